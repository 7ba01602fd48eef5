import { APP_TEMPLATES, appOf } from '../../concepts/index.ts';
import { withoutEntity } from '../without-entity.ts';
import type { EntityFact, Facts, Source } from '../facts.ts';
import { withEntity } from './grow.ts';
import { lexiconFor } from '../lexicon.ts';
import { categoryFor } from '../category.ts';

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
/** How many of the words of two texts both have. */
const NEARLY_ALL = 0.8;

/** The template whose sentence a description is, but for a word or two. */
function templateOf(text: string) {
  const words = wordsOf(text);
  return APP_TEMPLATES.find(({ description }) => {
    const theirs = wordsOf(description);
    const both = [...theirs].filter((word) => words.has(word)).length;
    return both / new Set([...words, ...theirs]).size >= NEARLY_ALL;
  });
}

const WHY: Source = { from: 'knowledge', because: 'the template has it' };

/** Who writes what a template says gets the things of the template, called as they were said, and what was said besides. */
export function withTemplate(facts: Facts, text: string): Facts {
  const template = facts.language === 'en' ? templateOf(text) : undefined;
  if (template === undefined) return facts;
  const lexicon = lexiconFor('en');
  const categoryOf = (entity: EntityFact) => categoryFor(entity, lexicon, 'en');
  const left = new Set(facts.entities);
  const take = (found: EntityFact | undefined) => found !== undefined && left.delete(found);
  const among = [...left];
  const things = appOf(template.kind).entities.map(({ label }) => {
    const noun = label.toLowerCase();
    return { label, like: { noun, concept: lexicon.thing(label)?.id } };
  });
  const unnamed = things.filter(
    ({ like: { noun, concept } }) =>
      !take(among.find((one) => one.noun === noun || (concept !== undefined && one.concept === concept))),
  );
  // "Concerts" are the template's events, and "restaurants" its places.
  const missing = unnamed.filter(({ like }) => {
    const category = categoryOf({ ...like, plural: like.noun, source: WHY });
    return !take(
      [...left].find((one) => one.source.from === 'text' && categoryOf(one) === category && category),
    );
  });
  const own = wordsOf(template.description);
  const isItsOwn = ({ source }: EntityFact) =>
    source.from === 'text' &&
    source.spans.every(({ start, end }) =>
      [...wordsOf(text.slice(start, end))].every((word) => own.has(word)),
    );
  const kept = [...left].filter(isItsOwn).reduce((some, { noun }) => withoutEntity(some, noun), facts);
  return missing.reduce((grown, { label }) => withEntity(grown, label, WHY), kept);
}

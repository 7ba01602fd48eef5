import { APP_TEMPLATES, appOf } from '../concepts/index.ts';
import type { AppKind } from '../kinds.ts';
import type { Facts, Source } from './facts.ts';
import { nounOf, withEntity } from './grow.ts';
import { lexiconFor } from './lexicon.ts';

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
/** How many of the words of two texts both have. */
const NEARLY_ALL = 0.8;

/** The template whose sentence a description is, but for a word or two. */
function templateOf(text: string): AppKind | undefined {
  const words = wordsOf(text);
  return APP_TEMPLATES.find(({ description }) => {
    const theirs = wordsOf(description);
    const both = [...theirs].filter((word) => words.has(word)).length;
    return both / new Set([...words, ...theirs]).size >= NEARLY_ALL;
  })?.kind;
}

const WHY: Source = { from: 'knowledge', because: 'the template has it' };

/** Who writes what a template says gets the things of the template besides those that were said. */
export function withTemplate(facts: Facts, text: string): Facts {
  const kind = facts.language === 'en' ? templateOf(text) : undefined;
  if (kind === undefined) return facts;
  const { thing } = lexiconFor('en');
  return appOf(kind).entities.reduce((grown, { label }) => {
    const concept = thing(label)?.id;
    const isThere = grown.entities.some(
      (entity) => entity.noun === nounOf(label) || (concept !== undefined && entity.concept === concept),
    );
    return isThere ? grown : withEntity(grown, label, WHY);
  }, facts);
}

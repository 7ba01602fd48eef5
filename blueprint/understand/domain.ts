import type { AppLanguage } from '../kinds.ts';
import { type EntityFact, type Facts, NO_FACTS, type Source, type Span } from './facts.ts';
import { type Domain, DOMAINS } from './ontology/domains.ts';
import type { ThingConcept } from './ontology/concept.ts';
import { thingById, thingIn } from './ontology/index.ts';
import { wishIn } from './wish.ts';
import { ASKING, TALKING, TRACKING } from './words/asking.ts';

// What a few words such as "yoga studio" or "CRM" ask for without saying it.

/** As many things as are filled up to. */
const ENOUGH = 4;
/** A text of so few words names what it wants. */
const FEW = 6;
const LONGEST_NAME = 3;
/** German words of so many letters are found at the start of longer ones. */
const COMPOUNDED = 6;

const USUAL: Source = { from: 'knowledge', because: 'such an app usually keeps it' };

interface NamedDomain {
  domain: Domain;
  word: string;
  start: number;
}

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Where a word stands by itself; Chinese has no spaces, German writes words together, and Arabic writes its article to the word. */
function placeOf(word: string, text: string, language: AppLanguage): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const before =
      language === 'ar' && /(?:^|[^\p{L}])(?:[وبل]?ال|لل)$/u.test(text.slice(0, at)) ? ' ' : text[at - 1];
    const isCompound = language === 'de' && word.length >= COMPOUNDED;
    if (language === 'zh' || !(isLetter(before) || (isLetter(text[at + word.length]) && !isCompound)))
      return at;
  }
  return -1;
}

/** The trade or sort of app that is named first; of two at one place the longer name. */
function domainIn(text: string, language: AppLanguage): NamedDomain | undefined {
  const lower = text.toLowerCase().replaceAll('’', "'");
  let best: NamedDomain | undefined;
  for (const domain of DOMAINS)
    for (const word of domain.words[language]) {
      const start = placeOf(word, lower, language);
      if (start === -1) continue;
      const isBetter =
        !best ||
        start + word.length < best.start ||
        (start < best.start + best.word.length && word.length > best.word.length);
      if (isBetter) best = { domain, word, start };
    }
  return best;
}

interface Word extends Span {
  text: string;
}
const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));

const entityOf = (concept: ThingConcept, language: AppLanguage, source: Source): EntityFact => ({
  noun: concept.names[language].one.toLowerCase(),
  plural: concept.names[language].many.toLowerCase(),
  concept: concept.id,
  source,
});

/** The things that a text names word by word, where no sentence says what to do with them. */
function thingsNamed(text: string, language: AppLanguage): EntityFact[] {
  const words = wordsOf(text);
  const found = new Map<string, EntityFact>();
  for (let at = 0; at < words.length;) {
    let taken = 1;
    for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length -= 1) {
      const [first, last] = [words[at], words[at + length - 1]];
      if (!first || !last) continue;
      const named = thingIn(text.slice(first.start, last.end), language);
      if (!named?.isWhole) continue;
      const span = { start: first.start, end: last.end };
      if (!found.has(named.entry.id))
        found.set(named.entry.id, entityOf(named.entry, language, { from: 'text', spans: [span] }));
      taken = length;
      break;
    }
    at += taken;
  }
  return [...found.values()].slice(0, ENOUGH);
}

/** The first noun that nothing is known of, or just something, where a wish names nothing else. */
function unknownThing({ unknown: [span], language }: Facts, text: string): EntityFact[] {
  const something = thingById('item');
  if (!span) return something ? [entityOf(something, language, USUAL)] : [];
  const noun = text.slice(span.start, span.end).toLowerCase();
  return [{ noun, plural: noun, source: { from: 'text', spans: [span] } }];
}

/** Whether a text may be a wish for an app: a few words that name something, or a word that asks for one. */
function isWish(text: string, language: AppLanguage): boolean {
  const count = language === 'zh' ? Math.ceil(text.length / 3) : wordsOf(text).length;
  return (count <= FEW && !TALKING[language].test(text)) || ASKING[language].test(text);
}

/** Only names of things, and of those only unknown ones or a single one. */
const isThin = ({ entities, fields, relations, states }: Facts): boolean =>
  fields.length + relations.length + states.length === 0 &&
  (entities.length < 2 || entities.every(({ concept }) => concept === undefined));

/** A row of words that was taken for one name. */
const isNoName = ({ noun, concept }: EntityFact): boolean =>
  concept === undefined && noun.split(' ').length > LONGEST_NAME;

/** Whether a thin text says anything of a thing besides that it is there. */
const isDescribed = (noun: string, { rules, access, pages }: Facts): boolean =>
  [...rules, ...access].some(({ owner }) => owner === noun) || pages.some(({ entity }) => entity === noun);

/**
 * The facts of a text that says little, with what its trade or sort of app usually keeps.
 * @param found what its reader found
 * @returns null where there is nothing to build
 */
export function withDomain(found: Facts, text: string): Facts | null {
  const { language } = found;
  const wish = wishIn(text, found);
  if (wish === 'none') return null;
  if (!isThin(found)) return found;
  const hasKnown = found.entities.some(({ concept }) => concept !== undefined);
  const isQuestion = /[?？؟]\s*$/u.test(text) && !ASKING[language].test(text);
  const isClear = wish === 'clear';
  if (!isClear && (hasKnown ? isQuestion : !isWish(text, language))) return null;
  const named = domainIn(text, language);
  const names = found.entities.filter((one) => !isNoName(one));
  if (names.length === 0) {
    const things = language === 'zh' ? [] : thingsNamed(text, language);
    const kept = things.length > 0 || named || !isClear ? things : unknownThing(found, text);
    return filledUp({ ...NO_FACTS, language }, kept, named);
  }
  const isKnown = isClear || hasKnown || named !== undefined;
  return isKnown || names.length > 1 || TRACKING[language].test(text) ? filledUp(found, names, named) : null;
}

/** With what its trade or sort of app usually keeps, where hardly anything was said. */
function filledUp(found: Facts, said: readonly EntityFact[], named: NamedDomain | undefined): Facts | null {
  if (!named) return said.length === 0 ? null : { ...found, entities: said };
  // "An online shop for candles" is one shop: what it keeps is not shops.
  const kept = said.filter(
    ({ noun, concept }) =>
      isDescribed(noun, found) ||
      named.domain.things.includes(concept ?? '') ||
      !(named.word.endsWith(noun) || noun.endsWith(named.word)),
  );
  if (kept.length > 1) return { ...found, entities: said };
  const added = named.domain.things
    .flatMap((id) => {
      const concept = thingById(id);
      return concept ? [entityOf(concept, found.language, USUAL)] : [];
    })
    .filter(({ noun, concept }) => !kept.some((one) => one.concept === concept || one.noun === noun))
    .slice(0, ENOUGH - kept.length);
  return { ...found, entities: [...kept, ...added] };
}

import type { AppLanguage } from '../../kinds.ts';
import { type Facts, isSaid } from '../facts.ts';
import { type Manner, MANNERS_OF_KEEPING } from '../words/manners.ts';

// Whether a text is one line that names an app, and how that line speaks of what is kept.

/** As many words as such a line has, and as many fields. */
const MOST_WORDS = 14;
const MOST_FIELDS = 2;

/** Chinese has no spaces: three of its characters count as a word. */
const wordsIn = (text: string): number =>
  text.split(/\s+/u).length + Math.ceil((text.match(/\p{Script=Han}/gu)?.length ?? 0) / 3);

/** "ورشة فيها عملاء وسيارات وقطع غيار", "一个可以记录支出、收入和预算的应用": at least three things, with what parts a list between them. */
const LISTS: Partial<Readonly<Record<AppLanguage, RegExp>>> = {
  es: /\p{L}, [^,]+,? (?:y|e) \p{L}/iu,
  fr: /\p{L}, [^,]+,? et \p{L}/iu,
  de: /\p{L}, [^,]+,? (?:und|sowie) \p{L}/iu,
  zh: /、[^、，。]+(?:、|和|及|与)/u,
  ar: /(?:\sو\p{L}{2}.*){2}/u,
};
const LISTED = 3;
/** Whether a text lists several things that were found in it. */
export const isListed = ({ entities, language }: Facts, text: string): boolean =>
  entities.filter(isSaid).length >= LISTED && LISTS[language]?.test(text) === true;

/** Whether a text names an app in one line, without a list of what is kept, or of what is kept of anything. */
export const isTerse = (facts: Facts, text: string): boolean =>
  wordsIn(text) <= MOST_WORDS &&
  !/[:：;；(（\n]|[.!?。！？]\s*\S/u.test(text.trim()) &&
  facts.states.length === 0 &&
  facts.rules.length < 2 &&
  facts.fields.filter(isSaid).length <= MOST_FIELDS &&
  !isListed(facts, text);

/** How a line speaks of what it keeps; nothing where no word of it says so. */
export const mannerOf = (line: string, language: AppLanguage): Manner | undefined =>
  MANNERS_OF_KEEPING.find(([, words]) => words[language].test(line))?.[0];

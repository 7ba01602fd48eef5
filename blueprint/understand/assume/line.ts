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

/** Whether a text names an app in one line, without a list of what is kept of anything. */
export const isTerse = ({ fields, states, rules }: Facts, text: string): boolean =>
  wordsIn(text) <= MOST_WORDS &&
  !/[:：;；(（\n]|[.!?。！？]\s*\S/u.test(text.trim()) &&
  states.length === 0 &&
  rules.length < 2 &&
  fields.filter(isSaid).length <= MOST_FIELDS;

/** How a line speaks of what it keeps; nothing where no word of it says so. */
export const mannerOf = (line: string, language: AppLanguage): Manner | undefined =>
  MANNERS_OF_KEEPING.find(([, words]) => words[language].test(line))?.[0];

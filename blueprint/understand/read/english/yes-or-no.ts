import { participleOf } from '../../words/english-stems.ts';
import { isBase } from './doing.ts';

// What is asked by yes or no is put as one of the fields, everything in its place: "…, and is it paid yet?" for "…, and paid or not".

const BEFORE = String.raw`(?<=[,:;(–-] ?(?:and |then )?|, (?:and )?|\band )`;
const END = String.raw`(?=\s*(?:[?,;)\n]|[.](?:\s|$)|$))`;
const THE = '(?:the|their|its|his|her|our)';
const SAID = String.raw`(?!an?\b|the\b|in\b|for\b|on\b|there\b|what\b|who\b)[a-z][a-z-]+(?: (?:up|off|out|in|back|away|down))?`;
/** "Is it paid yet?", "was the key returned?" */
const IS_IT = new RegExp(
  String.raw`${BEFORE}(?:is|are|was|were|has|have) (?:(?:it|they|he|she|everything)(?: been)? |(?:${THE} )(?<noun>[a-z]+) (?:been )?)(?<said>${SAID})(?: (?:yet|already|or not))?${END}`,
  'giu',
);
/** "Did they pay?" */
const DID = new RegExp(
  String.raw`${BEFORE}(?:did|have|has|had) (?:it|they|he|she|we|i) (?<deed>[a-z]+)(?: (?:yet|already|or not))?${END}`,
  'giu',
);
/** "Whether or not it's insured" */
const OR_NOT = /\b(whether|if) or not(?= (?:it|they|he|she|the|we|i)\b)/giu;

/** What is as short and isn't known has hardly ever a participle of its ending: "go". */
const SHORT = 4;

const orNot = (said: string, all: string): string => {
  const answer = `${said} or not`;
  return answer.length > all.length ? all : answer.padEnd(all.length);
};

/** @param text English, in which every question keeps its length */
export const withYesOrNo = (text: string): string =>
  text
    .replace(OR_NOT, (all, word: string) => word.padEnd(all.length))
    .replace(IS_IT, (all, noun: string | undefined, said: string) =>
      orNot(noun === undefined ? said : `${noun} ${said}`, all),
    )
    .replace(DID, (all, deed: string) => {
      const base = deed.toLowerCase();
      return orNot(isBase(base) || base.length > SHORT ? participleOf(base) : base, all);
    });

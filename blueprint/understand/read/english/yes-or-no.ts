import type { Facts, Span } from '../../facts.ts';
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
/** "Are they healthy, sick or dead": one of several. */
const OF_SEVERAL = /^\s*(?:, ?[a-z][a-z-]*(?: [a-z-]+)?){0,6},? or (?!not\b)[a-z]/iu;
/** "Did they pay?" */
const DID = new RegExp(
  String.raw`${BEFORE}(?:did|have|has|had) (?:it|they|he|she|we|i) (?<deed>[a-z]+)(?: (?:yet|already|or not))?${END}`,
  'giu',
);
/** "Whether or not it's insured" */
const OR_NOT = /\b(whether|if) or not(?= (?:it|they|he|she|the|we|i)\b)/giu;

/** "Is it paid? Did they escape?": one list of what is asked. */
const GOES_ON = /\?(?= ?(?:and )?(?:is|are|was|were|has|have|did) (?:it|they|he|she|everything)\b)/giu;

/** What is as short and isn't known has hardly ever a participle of its ending: "go". */
const SHORT = 4;

const orNot = (said: string, all: string): string => {
  // "Is it paid": one letter too short for the other.
  const answer = [`${said} or not`, `${said} y/n`].find(({ length }) => length <= all.length);
  return answer === undefined ? all : answer.padEnd(all.length);
};

/** @param text English, in which every question keeps its length */
export const withYesOrNo = (text: string): string =>
  text
    .replace(GOES_ON, ',')
    .replace(OR_NOT, (all, word: string) => word.padEnd(all.length))
    .replace(IS_IT, (all, ...found) => {
      const { noun, said = '' } = found.at(-1) as Record<string, string | undefined>;
      const [at, whole] = [Number(found.at(-3)), String(found.at(-2))];
      return OF_SEVERAL.test(whole.slice(at + all.length))
        ? all
        : orNot(noun === undefined ? said : `${noun} ${said}`, all);
    })
    .replace(DID, (all, deed: string) => {
      const base = deed.toLowerCase();
      return orNot(isBase(base) || base.length > SHORT ? participleOf(base) : base, all);
    });

/** The questions of a text, each with the words that say what is asked. */
function askedIn(text: string): { whole: Span; said: Span }[] {
  const listed = text.replace(GOES_ON, ',');
  return [IS_IT, DID].flatMap((pattern) =>
    [...listed.matchAll(pattern)].map(({ 0: all, index, groups = {} }) => {
      const words = groups['noun'] ?? groups['said'] ?? groups['deed'] ?? '';
      const last = groups['said'] ?? words;
      const start = index + all.indexOf(words, all.indexOf(' '));
      const end = index + all.lastIndexOf(last) + last.length;
      return { whole: { start: index, end: index + all.length }, said: { start, end } };
    }),
  );
}

const IS_DONE = /(?:^|\s)(?:[a-z]{2,}(?:ed|en|ought)|paid|sent|sold|done|met|made|kept|lost|built)$/iu;
/** "Date, band, paid?": what is asked so shortly is answered by yes or no. */
export const withShortQuestions = (facts: Facts, text: string): Facts => ({
  ...facts,
  fields: facts.fields.map((field) => {
    const end = field.source.from === 'text' ? field.source.spans[0]?.end : undefined;
    const isAsked = end !== undefined && text[end] === '?' && field.type === 'text';
    return isAsked && IS_DONE.test(field.label) ? { ...field, type: 'boolean' } : field;
  }),
});

/** What is answered by yes or no is marked by the words of its question that say what it is. */
export function withQuestionsMarked(facts: Facts, text: string): Facts {
  const asked = askedIn(text);
  const markOf = (span: Span): Span =>
    asked.find(({ whole }) => span.start < whole.end && span.end > whole.start)?.said ?? span;
  return asked.length === 0
    ? facts
    : {
        ...facts,
        fields: facts.fields.map((field) =>
          field.type === 'boolean' && field.source.from === 'text'
            ? { ...field, source: { ...field.source, spans: field.source.spans.map(markOf) } }
            : field,
        ),
      };
}

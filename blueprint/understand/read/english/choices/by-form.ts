import { isStately, usualIn } from './choice.ts';
import { nameOfValues } from './names.ts';
import type { Row } from './rows.ts';

// Rows that their form alone tells: by what they are paid, one after the other, where something goes; and what a survey asks.

/** "Is paid by card or in cash", "monthly, by card or bank transfer" */
export const isPaidBy = ({ head, values, words, joints }: Row): boolean => {
  const last = head.at(-1)?.text ?? '';
  const isBy = /^(?:by|with|via|in)$/u.test(last) || words[0]?.[0]?.text === 'by';
  return isBy && /^(?:or|slash)$/u.test(joints.at(-1) ?? '') && nameOfValues(values) === 'payment method';
};

/** "We sell them in small or large, in red or blue" */
export const isIn = ({ head, values, joints }: Row): boolean =>
  head.at(-1)?.text === 'in' &&
  /^(?:or|and|slash)$/u.test(joints.at(-1) ?? '') &&
  /^(?:size|colour)$/u.test(nameOfValues(values) ?? '');

/** "An appointment is a checkup, a filling or a root canal" */
export const areEachOne = ({ head, words, joints, values }: Row): boolean =>
  values.length > 2 &&
  joints.at(-1) === 'or' &&
  /^(?:is|be|are|either)$/u.test(head.at(-1)?.text ?? '') &&
  words.every(([first]) => /^an?$/u.test(first?.text ?? ''));

const FROM_ONE = /^(?:go|goes|move|moves|pass|passes|progress|progresses|travels?|changes?|turns?)$/u;
/** "Boxes go from shelf to scanning to published" */
export const isMovedOn = ({ head, joints, joinedAfter }: Row): boolean =>
  joints.filter((joint) => joint === 'to').length > 1 &&
  joints.every((joint, at) => joint === 'to' || joint === 'or' || (joint === 'comma' && at > 0)) &&
  joinedAfter !== 'to' &&
  joinedAfter !== 'or' &&
  head.at(-1)?.text === 'from' &&
  FROM_ONE.test(head.at(-2)?.text ?? '');

const OF_IT = /^(?:they['’]re|it['’]s)$/u;
const DONE = /(?:ed|en|[eo]ld|[eo]nt|ght|aid|ade)(?: \p{L}+)?$/u;
/** "They're cleaned, repaired, tuned and lent": one after the other is done to it. */
export const isDoneToIt = ({ head, joints, values }: Row): boolean =>
  values.length > 2 &&
  joints.at(-1) === 'and' &&
  OF_IT.test(head.at(-1)?.text ?? '') &&
  values.every((value) => DONE.test(value));

const LOOKED_AT =
  /^(?:tabs?|lists?|views?|pages?|screens?|sections?|columns?|filters?|sees?|shows?|separates?|between|split|switch)$/u;
const MANY = /[^s]s$/u;
const PLACED = /^(?:in|on|out|under|not|up|at) /u;
/** "Tabs for open, scheduled and finished calls": how the calls stand. */
export const areOfMany = ({ head, tail, joints, values, isSpaced }: Row): boolean => {
  const [of, ...others] = tail;
  return (
    of !== undefined &&
    !isSpaced &&
    /^(?:NOUN|PROPN)$/u.test(of.pos ?? '') &&
    MANY.test(of.text) &&
    others.every(({ pos }) => !/^(?:NOUN|PROPN|ADJ)$/u.test(pos ?? '')) &&
    /^(?:and|or)$/u.test(joints.at(-1) ?? '') &&
    values.length > 2 &&
    head.some(({ text }) => LOOKED_AT.test(text)) &&
    // "A page with fresh, dried and frozen herbs": what they are like.
    usualIn(values.filter((value) => value !== 'new')) > 0 &&
    (values[0]?.split(' ').length === 1 || PLACED.test(values[0] ?? '')) &&
    values.filter(isStately).length * 2 > values.length
  );
};
/** "Where they are, and are they healthy, sick or dead?" */
export const areAsked = ({ head, joints, values }: Row): boolean =>
  /^(?:is|are)$/u.test(head.at(-2)?.text ?? '') &&
  /^(?:it|they|he|she)$/u.test(head.at(-1)?.text ?? '') &&
  values.length > 2 &&
  joints.at(-1) === 'or' &&
  values.filter(isStately).length * 2 > values.length;

/** "Left ear pass/fail, right ear pass/fail": the words before the first name what is chosen. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['pass', 'fail'],
  ['good', 'bad'],
  ['hot', 'cold'],
  ['wet', 'dry'],
  ['open', 'closed'],
  ['paid', 'unpaid'],
  ['clean', 'dirty'],
  ['full', 'empty'],
  ['new', 'used'],
  ['on', 'off'],
  ['high', 'low'],
  ['left', 'right'],
  ['dead', 'alive'],
  ['old', 'young'],
];
export const areOpposite = ({ head, joints, values, tail }: Row): boolean =>
  joints.length === 1 &&
  joints[0] === 'slash' &&
  tail.length === 0 &&
  head.length > 0 &&
  head.length < 4 &&
  /^(?:NOUN|PROPN)$/u.test(head.at(-1)?.pos ?? '') &&
  OPPOSITES.some((pair) => pair.every((one) => values.includes(one)));

const ASKS =
  /(?:^|[:,;.?!)\n] ?)((?:how|what|which|when|where|why|do|does|did|would|will|are|is|have|has|can|could) [\p{L}' -]{3,40}\??) ?$/iu;
const MOST_ASKED = 7;
/** "Do you cycle (never, sometimes, always)?": what is asked is the name of its answers. */
export function askedBefore(open: number, text: string): { label: string; start: number } | undefined {
  const before = text.slice(Math.max(0, open - 80), open);
  const question = ASKS.exec(before)?.[1]?.trim();
  return question !== undefined &&
    question.split(' ').length <= MOST_ASKED &&
    /\b(?:you|your|we|it|they|this)\b/iu.test(question)
    ? { label: question.toLowerCase(), start: open - before.length + before.lastIndexOf(question) }
    : undefined;
}

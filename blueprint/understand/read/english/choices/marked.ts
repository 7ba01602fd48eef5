import { lookUp } from '../../../words/look-up.ts';
import { ADJECTIVAL, type Choice } from './choice.ts';

// A state that something is marked with, and the one that it is in before: "mark it as taken".

/** What something is before it is marked so. */
const BEFORE: Readonly<Record<string, string>> = {
  taken: 'available',
  sold: 'available',
  used: 'available',
  reserved: 'available',
  'picked up': 'waiting',
  collected: 'waiting',
  delivered: 'pending',
  shipped: 'pending',
  returned: 'on loan',
  'handed out': 'reserved',
  fixed: 'broken',
  repaired: 'broken',
  broken: 'working',
  resolved: 'open',
  closed: 'open',
  approved: 'pending',
  verified: 'pending',
  reviewed: 'pending',
  published: 'draft',
  submitted: 'draft',
  cleaned: 'dirty',
  read: 'unread',
  paid: 'unpaid',
  done: 'to do',
  finished: 'to do',
  completed: 'to do',
};
const STATE = "[a-z][a-z'-]*(?: (?:out|up|in|off|back|down|away))?";
const MARKING = new RegExp(
  `\\b(?:mark|tick|flag|set)(?:s|ed)?(?: off)?(?: (?:it|them|him|her|each [a-z]+|every [a-z]+|the [a-z]+|(?!as )[a-z]+s))? as (${STATE})`,
  'gu',
);

const STEP = "[a-z][a-z'-]*(?: [a-z'-]+){0,3}?";
/** "I set it to seen, working on it, done" */
const SETTING = new RegExp(
  `\\b(?:set|change|switch|put)s? (?:it|them|this|(?:the|its|their) (?:status|state|[a-z]+)) to (${STEP}(?:(?:, (?:then |or |and )?| or | then |/)${STEP}){1,7})(?= ?(?:[.;)\n]|$))`,
  'gu',
);
export const settingIn = (lower: string, start: number): Choice[] =>
  [...lower.matchAll(SETTING)].flatMap(({ 0: said, 1: listed = '', index }): Choice[] => {
    const values = listed.split(/, (?:then |or |and )?| or | then |\//u);
    const end = start + index + said.length;
    const span = { start: end - listed.length, end };
    return values.length < 2 ? [] : [{ label: '', values, isLife: true, ...span, valuesSpan: span }];
  });

const OF = '(?:an?|the|each|every|your|their|its|his|her|our)';
/** "Once an order is paid it is shipped" */
const ONCE = new RegExp(
  `\\b(?:once|when|as soon as|after) (?:it|they|everything|${OF} [a-z]+|[a-z]+s)(?:'s| is| are|'re| has been| have been| gets?) (?<first>${STATE}),? (?:then )?(?:it|they)(?:'s| is| are|'re| gets?| can be| will be) (?<second>${STATE})(?= ?(?:[.;,)\n]|$|(?:and|by|to|within|in) ))`,
  'gu',
);
/** What is only done with the app, or told. */
const NO_STATE =
  /^(?:gone|deleted|removed|hidden|shown|visible|locked|e-?mailed|mailed|notified|displayed|listed|moved|added|saved|created|logged|informed|told|automatically)\b/u;
export const onceIn = (lower: string, start: number, whole: string): Choice[] =>
  [...lower.matchAll(ONCE)].flatMap(({ 0: said, index, groups = {} }): Choice[] => {
    const { first = '', second = '' } = groups;
    const isOnce = [first, second].every(
      (state) => ADJECTIVAL.test(state) && !NO_STATE.test(state) && whole.split(state).length === 2,
    );
    const from = start + index + said.indexOf(first);
    const span = { start: from, end: start + index + said.length };
    return isOnce
      ? [
          {
            label: '',
            values: [lookUp(BEFORE, first) ?? 'new', first, second],
            isLife: true,
            ...span,
            valuesSpan: span,
          },
        ]
      : [];
  });

export const markedIn = (lower: string, start: number): Choice[] =>
  [...lower.matchAll(MARKING)].flatMap((match): Choice[] => {
    const state = match[1] ?? '';
    const before = lookUp(BEFORE, state);
    if (before === undefined) return [];
    const end = start + match.index + match[0].length;
    const span = { start: end - state.length, end };
    return [{ label: '', values: [before, state], isLife: true, ...span, valuesSpan: span }];
  });

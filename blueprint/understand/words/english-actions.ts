import type { AccessFact } from '../facts.ts';
import { stemsOf } from './english-stems.ts';

// What verbs of English do to rows.

type Action = AccessFact['action'];

const BY_ACTION: Readonly<Record<string, readonly Action[]>> = {
  'see view read browse access look search find check download print follow watch know': ['read'],
  'add create make enter book order submit post register apply reserve request join record buy list report donate upload propose suggest rsvp vote rate write comment review log file send enrol enroll pledge bid insert nominate subscribe note transcribe type invite open raise lodge':
    ['create'],
  'edit change update approve cancel confirm close accept reject decline refuse assign mark publish decide grade score tick correct modify complete finish move verify process handle resolve release reopen reschedule adjust hide moderate block grant sign set check-in prioritise archive unpublish dispatch issue answer allocate schedule plan':
    ['update'],
  'delete remove erase': ['delete'],
  'manage maintain administer control': ['create', 'update', 'delete'],
};
const ACTIONS = new Map(
  Object.entries(BY_ACTION).flatMap(([verbs, actions]) =>
    verbs.split(' ').map((verb) => [verb, actions] as const),
  ),
);

/** @returns the base form of what somebody does to rows */
export const deedOf = (word: string): string | undefined => formsOf(word).find((form) => ACTIONS.has(form));

/** The forms of which a verb may be one. */
export function formsOf(word: string): string[] {
  const [first = ''] = word.split(' ').filter((part) => !/^(?:is|are|be|been|being|get|gets)$/.test(part));
  return [first, ...stemsOf(first)];
}

/** What a verb does to rows; nothing for "drive" and "live". */
export const actionsOf = (word: string): readonly Action[] => ACTIONS.get(deedOf(word) ?? '') ?? [];

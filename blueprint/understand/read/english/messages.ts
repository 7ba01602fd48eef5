import { withoutEntity } from '../../without-entity.ts';
import { type Facts, isSaid, isWithin, spansOf } from '../../facts.ts';
import type { Unit } from './phrases.ts';
import { headOf } from './sorts.ts';
import type { Sentence } from './tokens.ts';

// "The tenant gets a message": somebody is told something, and no tenant has a message to keep.

const SENT = /^(?:e-?mail|mail|message|text|sms|notification|notice|reminder|alert|warning|ping)s?$/;
const GETS = /^(?:gets?|receives?)$/;

export const isMessage = (noun: string): boolean => SENT.test(headOf(noun));

/** @returns whether these are the words of somebody getting a message */
export const isMessageGot = (verb: string, object: Unit | undefined): boolean =>
  GETS.test(verb) &&
  object?.type === 'noun' &&
  /^(?:an?|the|another)$/.test(object.determiner) &&
  isMessage(object.noun);

/** @returns where the message stands that somebody gets from there on, or -1 */
export const messageAt = (units: readonly Unit[], from: number): number =>
  units.findIndex((unit, at) => {
    const verb = units[at - 1];
    return at > from && verb?.type === 'word' && isMessageGot(verb.lower, unit);
  });

/** "Reminders 24 hours before every lesson": what is sent is the rule, and nothing to keep beside it. */
export function withoutMessages(facts: Facts, sentences: readonly Sentence[]): Facts {
  const sending = facts.rules.filter(
    ({ kind, ...rule }) => /^(?:reminder|notify)$/.test(kind) && isSaid(rule),
  );
  const told = sentences
    .map(({ start, text }) => ({ start, end: start + text.length }))
    .filter((sentence) => sending.some((rule) => spansOf(rule).some((span) => isWithin(span, sentence))));
  const isSent = (noun: string) =>
    isMessage(noun) &&
    !sending.some(({ owner }) => owner === noun) &&
    !facts.fields.some((field) => field.owner === noun && isSaid(field));
  return facts.entities
    .filter((entity) => isSent(entity.noun))
    .filter(
      (entity) => isSaid(entity) && spansOf(entity).every((span) => told.some((one) => isWithin(span, one))),
    )
    .reduce((rest, { noun }) => withoutEntity(rest, noun), facts);
}

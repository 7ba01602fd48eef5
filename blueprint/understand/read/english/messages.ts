import type { Unit } from './phrases.ts';

// "The tenant gets a message": somebody is told something, and no tenant has a message to keep.

const SENT = /^(?:e-?mail|mail|message|text|sms|notification|notice|reminder|alert|warning|ping)s?$/;
const GETS = /^(?:gets?|receives?)$/;

/** @returns whether these are the words of somebody getting a message */
export const isMessageGot = (verb: string, object: Unit | undefined): boolean =>
  GETS.test(verb) &&
  object?.type === 'noun' &&
  /^(?:an?|the|another)$/.test(object.determiner) &&
  SENT.test(object.noun);

/** @returns where the message stands that somebody gets from there on, or -1 */
export const messageAt = (units: readonly Unit[], from: number): number =>
  units.findIndex((unit, at) => {
    const verb = units[at - 1];
    return at > from && verb?.type === 'word' && isMessageGot(verb.lower, unit);
  });

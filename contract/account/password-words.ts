import { PASSWORD } from '../core/limits.ts';

const MOST_COMMON = 10_000;

/** The part of zxcvbn's ranked list that passwords are checked against: its head, and all that are long enough to be a password here. */
export const passwordWords = (ranked: readonly string[]): string[] =>
  ranked.filter((word, rank) => rank < MOST_COMMON || word.length >= PASSWORD.min);

import type { Span } from '../../facts.ts';
import type { Role } from '../../words/others/grammar.ts';

export type Sign = 'comma' | 'colon' | 'open' | 'close' | 'slash';
export interface Word extends Span {
  text: string;
  key: string;
  role?: Role;
  sign?: Sign;
  /** "برقمها": the noun of what was spoken of. */
  isTheirs?: boolean;
  /** What it is in a list that says where each word ends: what has the others, or one of them. */
  part?: 'owner' | 'item';
}

export const SIGNS: Readonly<Record<string, Sign>> = {
  ',': 'comma',
  '،': 'comma',
  '，': 'comma',
  '、': 'comma',
  ':': 'colon',
  '：': 'colon',
  '–': 'colon',
  '—': 'colon',
  '=': 'colon',
  '(': 'open',
  '（': 'open',
  '[': 'open',
  ')': 'close',
  '）': 'close',
  ']': 'close',
  '/': 'slash',
  '|': 'slash',
  '+': 'comma',
  '&': 'comma',
};

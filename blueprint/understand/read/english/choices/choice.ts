import type { Span } from '../../../facts.ts';
import { STATES } from '../../../ontology/states.ts';
import { isDated } from './field-names.ts';
import { IS_LABEL } from './labels.ts';

// Values that are named one by one: "status: open, doing, done", "from a to b to c", "received, stored or discarded".

export interface Choice extends Span {
  /** What is chosen: "status", "priority"; nothing where only the values are named. */
  label: string;
  values: readonly string[];
  /** Whether the values follow each other in a life. */
  isLife: boolean;
  /** Where the values stand. */
  valuesSpan: Span;
  /** What stands right before the values, or right behind them, where it may be their name. */
  beside?: string | undefined;
  /** They are examples, or say when: read as one list, and nothing is chosen from it. */
  isOnlyNamed?: boolean;
}

/** Values that read like the state something is in: "laid up", "in stock", "with the driver", "valid". */
export const ADJECTIVAL =
  /^(?:[a-z]+(?:ed|en)|put|set|cut|sold|sent|paid|laid|held|lent|kept|brought|given|taken) (?:up|out|back|aside|off|away|in|on|down|over|to \w+)$|(?:ed|ing|en|ent|ant|able|ible|ive|al|ful|ic|own|ept|old|ost|aid|eld|ew|[bs]ought|brought|caught|built)$|^(?:(?:in|on|out|under|not|ready|waiting|partly|fully|half|no|up|at|to|being|waiting for|ready for|never|can.?t|won.?t) .+|with (?:the|our) .+|idle|open|new|sent|done|paid|won|lost|draft|closed|late|present|absent|free|busy|full|empty|good|bad|poor|fair|in|out|on|off|low|high|medium|live|ready|sold|set aside|put back|turned down|done|closed|pending|broken|clean|dirty|lent|due|overdue|todo|doing|set|cut|sick|healthy|dead|alive|hot|warm|cold|yes|no|maybe|vip|available|read|unread|granted|easy|hard|ok|okay|dry|fit|gone|met|left)$/u;

/** How many of the values read like states, from 0 to 1. */
export const stateliness = (values: readonly string[]): number =>
  values.filter((value) => ADJECTIVAL.test(value)).length / values.length;

/** What is known of words outside of their sentence. */
export interface Knows {
  attribute(words: string): boolean;
  /** What is entered as a day, and never chosen. */
  day(words: string): boolean;
  /** A thing that stands for itself, as a customer does. */
  thing(words: string): boolean;
  person(words: string): boolean;
}

/** What is answered rather than chosen. */
export const isYesNo = (values: readonly string[]): boolean =>
  values.length === 2 && values.every((value) => /^(?:yes|no|true|false)$/u.test(value));

/** A breed and a temperament only end like states. */
export const isStately = (value: string) =>
  ADJECTIVAL.test(value) &&
  !IS_LABEL.test(value) &&
  !isDated(value) &&
  !/(?:(?<!agr|guarant|fr|decr)eed|ment)$/u.test(value);

/** How many of the values are states that things usually go through, from 0 to 1. */
export const usualIn = (values: readonly string[]): number =>
  values.filter((value) => USUAL_STATES.has(value.toLowerCase())).length / values.length;
const USUAL_STATES: ReadonlySet<string> = new Set(
  Object.values(STATES).map(({ words }) => words[0].toLowerCase()),
);

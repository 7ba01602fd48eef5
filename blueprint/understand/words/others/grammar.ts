/** What a little word does in a sentence. */
export const ROLES = [
  /** Before what else is named, and before the last. */
  'and',
  'or',
  /** Before what a thing has. */
  'with',
  'has',
  /** "there is": before what is kept. */
  'there',
  /** "track, manage": before what is kept. */
  'manage',
  'of',
  'ofThe',
  /** "per, for each" */
  'per',
  'prep',
  'is',
  /** Before values: "marked as". */
  'as',
  /** "goes from": before states. */
  'goes',
  'to',
  'can',
  'only',
  'not',
  /** Begins a clause that says when or why. */
  'if',
  'who',
  'we',
  'they',
  'each',
  'the',
  'a',
  'poss',
  'many',
  /** Adverbs and the like, which say nothing of what is kept. */
  'skip',
  'belongs',
] as const;
export type Role = (typeof ROLES)[number];

/** The closed classes of a language, and what is known of its other words. Lists are separated by commas. */
export interface Grammar {
  roles: Readonly<Record<Role, string>>;
  /** Verbs of things that happen in apps, as a regular expression of their forms. */
  verbs: RegExp;
  /** Verbs that make a thing of their own: "books" makes a booking. */
  events: readonly (readonly [verb: RegExp, noun: string])[];
  /** Words for the app itself. */
  app: string;
  /** "A list of books": what is meant is the books. */
  wrappers: string;
  /** Adjectives that stand before a noun. */
  before: RegExp;
  /** Words that name a life of states. */
  life: RegExp;
  /** Words that name a choice. */
  choice: RegExp;
  /** What reads like a state: participles and the like. */
  participle: RegExp;
  yesNo: RegExp;
  /** Label of a life that isn't named. */
  status: string;
  /** Label of a choice of sorts that isn't named. */
  kind: string;
  /** Nouns that are never kept: units, times, places of speech. */
  empty: string;
  singular: (word: string) => string;
  plural: (word: string) => string;
  isPlural: (word: string) => boolean;
}

export const listOf = (words: string): readonly string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

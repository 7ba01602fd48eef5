import type { Action, AppLanguage } from '../../kinds.ts';
import type { Shade } from '../do/colour.ts';

// How requests are said in the other languages. `<name>` is what a request is about; a `|` parts two ways of saying it.

/** What is narrowest first: what is said of fields in general also fits much that means something else. */
export const INTENTS = [
  'sort',
  'appName',
  'reminder',
  'notify',
  'own',
  'only',
  'mayNot',
  'may',
  'open',
  'invited',
  'currency',
  'noOverlap',
  'unique',
  'longText',
  'optional',
  'required',
  'homePage',
  'hide',
  'pageFirst',
  'moveField',
  'belongs',
  'addStateBetween',
  'addStateAfter',
  'addStateBefore',
  'addState',
  'figure',
  'chart',
  'listOn',
  'addData',
  'addPage',
  'addWords',
  'removeFrom',
  'rename',
  'remove',
  'addTo',
  'add',
] as const;
export type Intent = (typeof INTENTS)[number];
export type OtherLanguage = Exclude<AppLanguage, 'en'>;

/** What a look is said with: words that mean nothing by themselves, and those that do. */
export interface LookWords {
  fillers: string;
  dark: RegExp;
  light: RegExp;
  /** How a colour should differ from what it is. */
  shades: Readonly<Record<Shade, RegExp>>;
  /** Words that compare, such as “greener”: a colour among them is not the colour itself. */
  compared: RegExp;
  /** What stands before a side that is not wanted. */
  not: RegExp;
  top: RegExp;
  side: RegExp;
}

export interface RequestWords {
  /** What may stand before a noun. */
  articles: RegExp;
  /** Words of courtesy around a request. */
  courtesy: RegExp;
  /** What a wish begins with, where the deed comes after it. */
  wish: RegExp;
  /** What kind of thing a name is of, before or after it: “the field”. */
  nouns: RegExp;
  /** What kind of option a name is of: “the state”. */
  stateNouns: RegExp;
  /** Words that stand in no name, such as verbs that other words depend on. */
  noName: RegExp;
  /** Words that stand in no name of data, and what no app can be given. */
  noData: RegExp;
  /** What stands between a field and the data that has it. */
  of: RegExp;
  /** What only says whose something is. */
  possessives: RegExp;
  /** What somebody does, by its verbs; the first that fits. */
  actions: readonly [RegExp, readonly Action[]][];
  me: RegExp;
  /** Amounts of all data. */
  amounts: RegExp;
  /** Words of a moment at which something is new. */
  fresh: RegExp;
  /** Words of a moment that name no state and no data. */
  moment: RegExp;
  /** Words that mean that something is done. */
  done: RegExp;
  numbers: Readonly<Record<string, number>>;
  /** Units of time by their words, in minutes. */
  units: readonly [RegExp, number][];
  /** The status as people call it. */
  status: RegExp;
  look: LookWords;
  patterns: Readonly<Record<Intent, readonly string[]>>;
  colours: Readonly<Record<string, string>>;
  kinds: readonly [RegExp, 'board' | 'calendar' | 'gallery' | 'list' | 'dashboard'][];
}

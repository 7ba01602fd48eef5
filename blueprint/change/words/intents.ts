import type { AppLanguage } from '../../kinds.ts';

// How the shorter requests are said in the other languages. `<name>` is what a request is about; a `|` parts two ways of saying it.

export const INTENTS = [
  'rename',
  'removeFrom',
  'addPage',
  'addState',
  'addTo',
  'required',
  'optional',
  'own',
  'open',
  'invited',
  'dark',
  'light',
  'colour',
  'darker',
  'lighter',
  'appName',
  'homePage',
  'hide',
  'remove',
  'add',
] as const;
export type Intent = (typeof INTENTS)[number];
export type OtherLanguage = Exclude<AppLanguage, 'en'>;

export interface RequestWords {
  /** What may stand before a noun. */
  articles: RegExp;
  /** Words of courtesy around a request. */
  courtesy: RegExp;
  patterns: Readonly<Record<Intent, readonly string[]>>;
  colours: Readonly<Record<string, string>>;
  kinds: readonly [RegExp, 'board' | 'calendar' | 'gallery' | 'list' | 'dashboard' | 'content'][];
}

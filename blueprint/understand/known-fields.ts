import type { AppLanguage } from '../kinds.ts';
import { lexiconFor } from './lexicon.ts';
import { singular } from './read/english/inflect.ts';
import { spelled } from './read/sheets/index.ts';

/** What stands in brackets at the end of a name. */
export const BRACKETED = /\s*[(（][^()（）]*[)）]\s*$/u;

/** "Pot size", "next inspection": what a field of something usually is called, or in English ends with. */
export function isKnownField(name: string, language: AppLanguage): boolean {
  const { attribute } = lexiconFor(language);
  const bare = (language === 'en' ? spelled(name) : name).replace(BRACKETED, '').trim().toLowerCase();
  const forms = language === 'en' ? [bare, singular(bare), bare.split(/\s+/u).at(-1) ?? bare] : [bare];
  return forms.some((one) => attribute(one) !== undefined);
}

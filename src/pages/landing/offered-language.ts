import { type Language, languageOf } from '#contract/core/languages.ts';
import { storedLanguage } from '../../locales/index.ts';

/** The first of the browser's languages that the product supports, unless it is English or a language was already chosen. */
export function offeredLanguage(): Exclude<Language, 'en'> | null {
  if (storedLanguage() !== null) return null;
  const preferred = navigator.languages.map(languageOf).find((one) => one !== null);
  return preferred === undefined || preferred === 'en' ? null : preferred;
}

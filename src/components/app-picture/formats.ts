import type { AppLanguage } from '#blueprint/kinds.ts';
import { localeOf } from '#contract/core/languages.ts';

// Numbers and days as an app of a language shows them.

/** Formatters take long to make: one for each language. */
function inLanguage<T>(make: (locale: string) => T): (language: AppLanguage) => T {
  const made = new Map<AppLanguage, T>();
  return (language) => {
    const known = made.get(language) ?? make(localeOf(language));
    made.set(language, known);
    return known;
  };
}

export const amountIn = inLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
export const numberIn = inLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
export const wholeIn = inLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));
export const dayIn = inLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** The languages of the product, by their own names. */
export const LANGUAGES = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'es', name: 'Español', dir: 'ltr' },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'de', name: 'Deutsch', dir: 'ltr' },
  { code: 'zh-CN', name: '简体中文', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
] as const;
export type Language = (typeof LANGUAGES)[number]['code'];
export const LANGUAGE_CODES: readonly Language[] = LANGUAGES.map(({ code }) => code);

/** The language a tag such as `de-AT` or `zh-Hans-HK` asks for; null for one the product does not speak. */
export function languageOf(tag: string): Language | null {
  const [base = ''] = tag.toLowerCase().split('-');
  return LANGUAGES.find(({ code }) => code.toLowerCase().split('-')[0] === base)?.code ?? null;
}

/** The first of the languages asked for that the product speaks; else English. */
export const preferredLanguage = (wanted: readonly string[]): Language =>
  wanted.map(languageOf).find((one) => one !== null) ?? 'en';

/** The language a person chose, or English where they chose none that the product speaks. */
export const languageOrDefault = (stored: string | null): Language =>
  LANGUAGES.find(({ code }) => code === stored)?.code ?? 'en';

export const directionOf = (code: string): 'ltr' | 'rtl' =>
  LANGUAGES.find((one) => one.code === code)?.dir ?? 'ltr';

/** How a language writes numbers and dates. Arabic texts carry the same digits as their sentences do. */
export const localeOf = (language: string): string => (language === 'ar' ? 'ar-u-nu-latn' : language);

import type { I18nProvider } from '@refinedev/core';
import type { i18n } from 'i18next';

/** Refine's texts come from the shell's file; it passes a fallback either as the second or as the third argument. */
export function createI18nProvider(texts: i18n, language: string): I18nProvider {
  return {
    translate: (key, options, fallback) => {
      const given: Record<string, unknown> = typeof options === 'object' && options !== null ? options : {};
      const defaultValue = typeof options === 'string' ? options : fallback;
      return String(texts.t(key, { ns: 'shell', ...given, ...(defaultValue ? { defaultValue } : {}) }));
    },
    changeLocale: (chosen) => texts.changeLanguage(chosen),
    getLocale: () => language,
  };
}

import type { AppLanguage } from '../../kinds.ts';

/** Names that several concepts rightly have; the earliest of them in `THINGS` is taken. */
export const SHARED_NAMES: Readonly<Record<AppLanguage, readonly string[]>> = {
  en: [],
  es: [],
  fr: [],
  de: [],
  zh: [],
  ar: [],
};

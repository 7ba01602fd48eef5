import { franc } from 'franc-min';
import type { AppLanguage } from '../kinds.ts';
import { CODES, COMMON } from './words/languages.ts';

/** Letters of a text from which on the detector of languages is reliable. */
const ENOUGH = 60;

/** The language of a description, as far as it is one that apps speak. */
export function languageOf(text: string): AppLanguage {
  const count = (of: RegExp) => text.match(of)?.length ?? 0;
  const letters = count(/\p{L}/gu);
  if (count(/\p{Script=Han}/gu) * 3 > letters) return 'zh';
  if (count(/\p{Script=Arabic}/gu) * 2 > letters) return 'ar';
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  let best: AppLanguage = 'en';
  let most = 0;
  for (const [language, common] of Object.entries(COMMON)) {
    const times = words.filter((word) => common.has(word)).length;
    if (times > most) [best, most] = [language as AppLanguage, times];
  }
  if (most > 1 || letters < ENOUGH) return best;
  return CODES[franc(text, { only: Object.keys(CODES) })] ?? 'en';
}

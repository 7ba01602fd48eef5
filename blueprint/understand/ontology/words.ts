import type { AppLanguage } from '../../kinds.ts';
import type { Names } from './concept.ts';

/** The same in each language, in the order of APP_LANGUAGES: English, Spanish, French, German, Chinese, Arabic. */
export type Six = readonly [en: string, es: string, fr: string, de: string, zh: string, ar: string];

export function inSix<T>([en, es, fr, de, zh, ar]: Six, read: (text: string, language: AppLanguage) => T) {
  return {
    en: read(en, 'en'),
    es: read(es, 'es'),
    fr: read(fr, 'fr'),
    de: read(de, 'de'),
    zh: read(zh, 'zh'),
    ar: read(ar, 'ar'),
  } satisfies Record<AppLanguage, T>;
}

const listed = (text: string | undefined): readonly string[] =>
  text === undefined ? [] : text.split(',').map((word) => word.trim());

/** `Customer|Customers|client,patron`: singular, plural, other words. Without a plural it is the singular. */
export function namesOf(text: string): Names {
  const [one = '', many = '', also] = text.replace(/^[mf] /, '').split('|');
  const others = listed(also);
  return { one, many: many === '' ? one : many, ...(others.length > 0 && { also: others }) };
}

/** `Phone|mobile,telephone`: the label, other words for it. */
export function labelOf(text: string): { label: string; also: readonly string[] } {
  const [label = '', also] = text.split('|');
  return { label, also: listed(also) };
}

/** Whether a name such as `f Facture|Factures` is feminine: marked, or by the ending of its first word. */
export function isFeminine(text: string, language: AppLanguage): boolean {
  if (/^[mf] /.test(text)) return text.startsWith('f ');
  const first = text.split(/[ |]/)[0] ?? '';
  if (language === 'es') return /(?:a|ión|dad)$/.test(first);
  if (language === 'ar') return first.endsWith('ة');
  return false;
}

/** `Pagado+` and `Actif+Active` agree with the gender of what they are said of; other texts stand as they are. */
export function agree(text: string, feminine: boolean, language: AppLanguage): string {
  const [masculine = '', given] = text.split('+');
  if (given === undefined || !feminine) return masculine;
  if (given !== '') return given;
  if (language === 'es') return masculine.replace(/o$/, 'a');
  return masculine + (language === 'ar' ? 'ة' : 'e');
}

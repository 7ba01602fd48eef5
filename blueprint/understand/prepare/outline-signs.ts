import type { AppLanguage } from '../../kinds.ts';
import { OUTLINES } from '../words/outlines.ts';

/** What tells the outlines of a language. */
export interface Signs {
  language: AppLanguage;
  /** Before and after what a heading names: signs of a heading, "table", "each … has". */
  head: RegExp;
  parts: RegExp;
  perhapsThing: RegExp;
  parting: RegExp;
  roles: RegExp;
  told: RegExp;
  called: RegExp;
  label: RegExp;
  rights: RegExp;
  /** Before the last item of a list. */
  and: RegExp;
  /** What a sentence begins with that says what something has, up to the first of it: "each hive has", "hive:". */
  titled: RegExp;
}

function signsOf(language: AppLanguage): Signs {
  const words = OUTLINES[language];
  const [from, to] = language === 'zh' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})'];
  const gap = language === 'zh' ? '\\s*' : '\\s+';
  const bullet = '(?:(?:[-*•][ \\t]+)|\\d{1,2}[.)][ \\t]+)?';
  return {
    language,
    head: new RegExp(
      `^([#*_\` ]*${words.before})(\\p{L}[\\p{L} '’/-]{0,40}?)((?:${gap}(?:${words.behind})){0,3}\\s{0,3}[:：=–-]?[*_\`]{0,3}[:：]?)$`,
      'iu',
    ),
    parts: new RegExp(`^(?:${words.parts})$`, 'iu'),
    perhapsThing: new RegExp(`^(?:${words.perhaps})$`, 'iu'),
    parting: new RegExp(`^(?:${words.parts}|${words.parting})$`, 'iu'),
    roles: new RegExp(`^${words.roles}$`, 'iu'),
    told: new RegExp(`${from}(?:${words.told})${to}`, 'iu'),
    /** "Table hive: location", "entity Hive (location)" */
    called: new RegExp(
      `(?<=^|\\n)([ \\t]*(?:[-*•]\\s)?)(${words.tables})(?=\\p{L}[\\p{L} '’-]{1,40}[ \\t]*(?:[:：(=]|[-–—] ))`,
      'giu',
    ),
    /** "Project: Yoga studio booking": what stands behind it is what the app is about. */
    label: new RegExp(`^\\s*(?:${words.label})\\s?[:：][ \\t]*(?=[^,，、،\\n:：]{3,60}(?:\\n|$))`, 'iu'),
    /** "- Helper: can only add inspections" says what a helper can do. */
    rights: new RegExp(
      `(?<=(?:^|\\n)[ \\t]*${bullet}(?:\\*\\*)?\\p{L}[\\p{L} ]{1,30})(?:\\*\\*)?[ \\t]*(?:[:：]|[-–—](?= ))(?:\\*\\*)?(?=[ \\t]${language === 'zh' ? '*' : '+'}(?:${words.may})${to})`,
      'giu',
    ),
    titled: new RegExp(
      `^([#*_\` ]*${words.before})(\\p{L}[\\p{L} '’-]{0,40}?)(?:(?:${gap}(?:${words.behind})){0,3}[*_\`]{0,3}\\s{0,3}(?:[:：=(（]|[–-](?= ))|(?:${gap}(?:${words.behind})){1,3}(?=[\\s,，])${language === 'ar' ? '|(?<=لكل \\p{L}{2,14})(?=\\s)' : ''})[*_\`]{0,3}\\s*`,
      'iu',
    ),
    and: new RegExp(
      language === 'zh' ? words.and : `\\s+(?:${words.and})${language === 'ar' ? '' : '\\s+'}`,
      'gu',
    ),
  };
}

const made = new Map<AppLanguage, Signs>();
export function signsFor(language: AppLanguage): Signs {
  const known = made.get(language) ?? signsOf(language);
  made.set(language, known);
  return known;
}

export const MOST_WORDS = 3;
/** Chinese has no spaces between words. */
export const wordsIn = (name: string): number =>
  /\p{Script=Han}/u.test(name) ? Math.ceil(name.length / 3) : name.split(/\s+/u).length;

import { listOf } from '../../words/others/grammar.ts';
import type { OtherLanguage } from '../../words/others/index.ts';
import { unaccented, type Vocabulary } from './vocabulary.ts';

export const escaped = (words: string) =>
  [...listOf(words)]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('|');

/** What comes next. */
export const THEN: Readonly<Record<OtherLanguage, string>> = {
  es: 'luego,después,y luego,y después,y al final,y finalmente,y por último',
  fr: 'puis,ensuite,et puis,et enfin,et à la fin',
  de: 'dann,danach,und dann,und am Ende,und zum Schluss,und schließlich,und zuletzt',
  zh: '然后,再到,接着',
  ar: 'ثم,وبعدها,بعدين',
};

/** "paid or not" is no choice of two. */
export const NOT: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /^no(?:\s|$)/iu,
  fr: /^(?:non|pas)(?:\s|$)/iu,
  de: /^(?:nicht|nein|kein\p{L}*)(?:\s|$)/iu,
  zh: /^(?:不|否|没|未)/u,
  ar: /^(?:لا|غير|لم|مو|مش)(?:\s|$)/u,
};

export interface Patterns {
  split: RegExp;
  to: RegExp;
  goes: RegExp;
  is: RegExp;
  as: RegExp;
  or: RegExp;
  next: RegExp;
  /** Where a clause begins that says when or why. */
  clause: RegExp;
  /** "to do, done, with photos and remarks": where a list ends that goes on with what else there is. */
  aside: RegExp;
  labelled: RegExp;
}
export function patternsOf({ language, grammar }: Vocabulary): Patterns {
  const isChinese = language === 'zh';
  const isRomance = language === 'es' || language === 'fr';
  const word = (words: string) =>
    // The blood group "O+" is no "or".
    isChinese ? `(?:${words})` : `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}]|[+-](?!\\p{L}))`;
  const { and, or, to, goes, is, as } = grammar.roles;
  const joins = `${escaped(or)}|${escaped(and)}`;
  // "胜、和、负": the sign for "and" is a value or a part of one where it doesn't stand between two words.
  const [short, long] = [
    listOf(and).filter((one) => one.length < 2),
    listOf(and).filter((one) => one.length > 1),
  ];
  const chinese = `${escaped(or)}|${escaped(long.join(','))}|(?<=\\p{Script=Han}\\s*)(?:${short.join('|')})(?=\\s*\\p{Script=Han})`;
  const ands = isChinese
    ? chinese
    : language === 'ar'
      ? `${word(`${escaped(or)}|ثم`)}|(?<=\\s)و(?!سط|ردي|رق|صل|قوف|اقف|حيد|طني|اسع|زن)(?=\\p{L}{2})`
      : word(`${joins}|${escaped(THEN[language])}`);
  return {
    split: new RegExp(`\\s*(?:[,،，、/|;；]|->|→|=>|>)\\s*(?:(?:${ands})\\s*)?|\\s*(?:${ands})\\s*`, 'giu'),
    to: new RegExp(
      // "从已收到到面试": the first of the two belongs to "received".
      `\\s*(?:[,،，]\\s*)?${isChinese ? '(?<![收签送达受报迟](?=到到))' : ''}(?:${word(`${escaped(to)}${isChinese ? '' : `|${escaped(and)}`}`)}|->|→)\\s*`,
      'giu',
    ),
    goes: new RegExp(word(escaped(goes)), 'giu'),
    // Without its accent "está" and "être" are only told by the states that follow.
    is: new RegExp(word(escaped(isRomance ? `${is},${unaccented(is)}` : is)), 'giu'),
    as: new RegExp(word(escaped(as)), 'giu'),
    or: new RegExp(word(escaped(or)), 'iu'),
    next: new RegExp(word(escaped(THEN[language])), 'iu'),
    clause: new RegExp(`\\s+${word(`${escaped(grammar.roles.if)}|antes de|avant d[e']|bevor`)}.*$`, 'iu'),
    // In Arabic "with the driver" may be a state as well.
    aside:
      language === 'ar'
        ? /(?!)/u
        : new RegExp(`\\s*[,،，]\\s*(?:${escaped(grammar.roles.with)})\\s.*$`, 'iu'),
    labelled: isChinese
      ? /([\p{Script=Han}]{0,6}?(?:状态|阶段|进度|类型|种类|类别|分类|结果|流程|环节|优先级|性别|级别|等级|程度|难度|方式|来源|频率|尺寸|规格|颜色|时段|成色|选项|组别|班次))\s*(?:[:：(（=]|(?:分为|有|包括|可以是|是|为|分(?=[^、，。；]{1,4}、))[:：]?|(?<=状态|阶段|进度)(?=(?:已|未|待|在|正|可|空|新)[^、，。；]{1,5}、)|(?=\p{Script=Han}、\p{Script=Han}(?:、|和|或|，|$)))\s*/gu
      : /([\p{L}-]+)((?:\s+(?:de la|de l['’]|de los|de las|del|de|du|des|der|von|der|eine[rs]|d['’])\s*(?:(?:una?|une|eine[rs]?|chaque|cada)\s+)?\p{L}+|\s+(?:كل\s+)?ال\p{L}+|\s+كل\s+\p{L}+)?)\s*([:：(=]|\s)\s*/gu,
  };
}

import type { OtherLanguage } from '../../words/others/index.ts';
import type { ValueLists, Values } from './value-lists.ts';
import { escaped } from './value-patterns.ts';

// What is answered by yes or no: "breakfast yes/no", "sea view (yes/no)", "insured: yes or no".

/** Words that a label of it has, at most. */
const LONGEST = 4;
const ELIDED = /^(?:l|d)['’]/iu;
/** "Or not", after what may be. */
const DENIALS: Readonly<Record<OtherLanguage, string>> = {
  es: 'no',
  fr: 'non|pas',
  de: 'nicht|nein',
  zh: '否',
  ar: 'لا|غير مدفوعة?',
};
const YES_NO: Readonly<Record<OtherLanguage, readonly string[]>> = {
  es: ['sí', 'no'],
  fr: ['oui', 'non'],
  de: ['ja', 'nein'],
  zh: ['是', '否'],
  ar: ['نعم', 'لا'],
};
/** Little words inside a label: "vue sur mer". */
const INSIDE = /^(?:prep|of|ofThe)$/u;

export function answeredFor({ found, vocabulary }: ValueLists) {
  const { grammar, language } = vocabulary;
  const answers = grammar.yesNo.source.slice(1, -1);
  const [letters, edge] =
    language === 'zh'
      ? ['\\p{Script=Han}{2,6}', '']
      : ["\\p{L}[\\p{L}'’-]*(?:\\s+\\p{L}[\\p{L}'’-]*){0,5}", '(?!\\p{L})'];
  const pattern = new RegExp(
    `(${letters})(?:\\s*[:：=]?\\s*(${answers})${edge}|\\s*[(（]\\s*(${answers})\\s*[)）])`,
    'iu',
  );

  const [deny, denied] =
    language === 'zh'
      ? [
          /((?:[\p{Script=Han}]{1,3})(?:费|金|款|租))(已\p{Script=Han})(?:或者?|还是|\/)(?:未\p{Script=Han})/u,
          ['是', '否'],
        ]
      : [
          new RegExp(
            `(?<!\\p{L})(\\p{L}[\\p{L}-]{2,})\\s+(\\p{L}{3,})\\s+(?:${escaped(grammar.roles.or)})\\s+(?:${DENIALS[language]})(?!\\p{L})`,
            'iu',
          ),
          YES_NO[language],
        ];
  const isPaidOr = (noun: string) => {
    const thing = vocabulary.thing(noun);
    return (
      !vocabulary.isVerb(noun) &&
      vocabulary.roles.get(noun.toLowerCase()) === undefined &&
      (thing?.isWhole !== true || thing.entry.category === 'money') &&
      !grammar.isPlural(noun.toLowerCase())
    );
  };

  /** "Acompte versé ou non": whether it is, and no choice of the two. */
  function orNot(text: string): Values | undefined {
    const match = deny.exec(text);
    const [all = '', noun = '', state = ''] = match ?? [];
    if (
      !match ||
      !(vocabulary.isState(state) || (language === 'fr' && /\p{L}ees?$/iu.test(state))) ||
      !isPaidOr(noun)
    )
      return undefined;
    const label = `${noun.replace(/^و(?=ال\p{L}{3})/u, '')}${language === 'zh' ? '' : ' '}${state}`;
    return found(label, denied, match.index, match.index + all.length, match.index, false, true);
  }

  const third = new RegExp(`^\\s*[,،，/]?\\s*(?:${escaped(grammar.roles.or)}|/)(?!\\p{L})`, 'iu');

  function answered(text: string): Values | undefined {
    const match = pattern.exec(text);
    if (!match) return undefined;
    const [all, said = '', plain, bracketed = ''] = match;
    // "Oui ou non ou peut-être": there is a third answer.
    if (third.test(text.slice(match.index + all.length))) return undefined;
    const words = said.split(/\s+/u);
    // The label begins behind the last little word: "and the breakfast".
    const cut = words.findLastIndex((word) => {
      const role = vocabulary.roles.get(word.toLowerCase());
      return role !== undefined && !INSIDE.test(role);
    });
    const whole = words
      .slice(cut + 1)
      .slice(-LONGEST)
      .join(' ');
    const label = whole.replace(ELIDED, '');
    if (label === '') return undefined;
    const start = match.index + said.lastIndexOf(whole);
    return found(
      label,
      (plain ?? bracketed).split(/\s*(?:\/|\s\p{L}+\s|[或])\s*/u),
      start,
      match.index + all.length,
      start,
      false,
      true,
    );
  }
  return (text: string): Values | undefined => answered(text) ?? orNot(text);
}

import type { ValueLists, Values } from './value-lists.ts';

// What is answered by yes or no: "breakfast yes/no", "sea view (yes/no)", "insured: yes or no".

/** Words that a label of it has, at most. */
const LONGEST = 4;
const ELIDED = /^(?:l|d)['’]/iu;
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

  return (text: string): Values | undefined => {
    const match = pattern.exec(text);
    if (!match) return undefined;
    const [all, said = '', plain, bracketed = ''] = match;
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
  };
}

// Punctuation that differs between languages, where `Intl.ListFormat` would write "and" before the last item.

const COMMAS: Readonly<Record<string, string>> = { ar: '، ', zh: '、' };
const COLONS: Readonly<Record<string, string>> = { fr: '\u00a0: ', zh: '：' };

const of = (marks: Readonly<Record<string, string>>, language: string) => marks[language.slice(0, 2)];

/** Items one after the other, with the comma of their language. */
export const listed = (items: readonly string[], language: string): string =>
  items.join(of(COMMAS, language) ?? ', ');

/** The colon of a language, with the space around it. */
export const colonOf = (language: string): string => of(COLONS, language) ?? ': ';

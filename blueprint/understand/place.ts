// Words are blanked, or put in the place of those that they stand for, so that everything keeps its place.

/** As many spaces as a text without line ends has letters. */
export const spaces = (words: string): string => words.replaceAll(/[^\n]/gu, ' ');
export const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + spaces(text.slice(start, end)) + text.slice(end);
export const put = (text: string, start: number, end: number, words: string): string =>
  text.slice(0, start) + words.padEnd(end - start) + text.slice(end);

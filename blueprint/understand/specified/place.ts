// Words are blanked, or put in the place of those that they stand for, so that everything keeps its place.

export const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + text.slice(start, end).replaceAll(/[^\n]/gu, ' ') + text.slice(end);
export const put = (text: string, start: number, end: number, words: string): string =>
  text.slice(0, start) + words.padEnd(end - start) + text.slice(end);

// Capital and small letters of nouns as they are shown.

const isAcronym = (word: string) => /^[\p{Lu}\d.-]{2,}s?$/u.test(word);
export const lowered = (text: string) =>
  text
    .split(' ')
    .map((word) => (isAcronym(word) ? word : word.toLowerCase()))
    .join(' ');
export const headed = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

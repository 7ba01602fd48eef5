// What values are written as: "0 = open, 1 = closed" is open or closed, and "green means ok, red means act" is green or red.

const COLOUR =
  '(?:red|orange|amber|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ea]y|gold|silver)';
const MEANS = ' ?(?:=|means|stands for|is for) ?';
const MEANING = String.raw`\p{L}[\p{L}\d'’ -]{1,40}`;
const listOf = (sign: string): RegExp => {
  const one = `${sign}${MEANS}${MEANING}`;
  return new RegExp(
    String.raw`(?<=^|[:(.,;\n] ?|\b(?:status|code|state|type|priority|level) )${one}(?:(?: ?[,;/] ?(?:and )?)${one}){1,9}(?= ?(?:[.;)\n]|$))`,
    'giu',
  );
};
const NUMBERED = listOf(String.raw`(?:\d{1,2}|[a-z])`);
const COLOURED = listOf(COLOUR);
const SIGN = new RegExp(String.raw`(?<![\p{L}\d])(?:\d{1,2}|[a-z])${MEANS}(?=\p{L})`, 'giu');
const MEANT = new RegExp(String.raw`(?<=${COLOUR})${MEANS}${MEANING}`, 'giu');
const spaces = (words: string) => ' '.repeat(words.length);

/** @param text English, in which everything keeps its place */
export const withoutCodes = (text: string): string =>
  text
    .replace(NUMBERED, (list) => list.replace(SIGN, spaces))
    .replace(COLOURED, (list) => list.replace(MEANT, spaces));

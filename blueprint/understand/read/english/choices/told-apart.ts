import { type Choice, ADJECTIVAL } from './choice.ts';

// States that are told apart one by one: "which tents are free, which are out and which are being dried",
// "green for free, yellow for rented and red for broken".

interface Part {
  value: string;
  start: number;
  end: number;
}

const JOINT = /,? (?:and|or) |, /gu;
/** What stands between the joints of a sentence, in its place. */
function partsOf(clause: string, start: number): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  let from = 0;
  for (const { 0: joint, index } of clause.matchAll(JOINT)) {
    found.push({ text: clause.slice(from, index), start: start + from });
    from = index + joint.length;
  }
  return [...found, { text: clause.slice(from), start: start + from }];
}

const STATE = "(?<value>[a-z][a-z'-]*(?: [a-z'-]+){0,2})";
const SURE = '(?: (?:still|already|now|currently|just|yet))?';
/** "Which tents are free", "who's out", "how many are broken" */
const ASKED = new RegExp(
  `(?:^|.* |\\()(?:which|who|how many|what)(?: of (?:them|those|these))?(?: (?!(?:is|are)\\b)[a-z-]+){0,2}?(?:['’]s|(?<=who)s| is| are|['’]re)${SURE} ${STATE}$`,
  'u',
);
const COLOUR =
  '(?:light |dark )?(?:green|red|yellow|orange|amber|blue|gr[ea]y|black|white|purple|pink|brown)';
/** "Green for free", "red if it's broken", "yellow = rented" */
const COLOURED = new RegExp(
  `(?:^|.* )${COLOUR}(?: for| if| when| means| is| ?=)(?: (?:it|they)(?:['’]?s|['’]re| is| are))?${SURE} ${STATE}$`,
  'u',
);
/** What is answered by a date, an amount or a name, or asks on. */
const NO_STATE =
  /\b(?:the|an?|my|our|your|their|his|her|its|who|which|what|when|where|how|to|by|of|than|not|it|them|us|me|overdue|due|late|expired|next|most|least|best|worst|mine|yours|ours|doing|using|\p{L}+est)\b/u;

/** Parts in a row that each tell a state, two at least. */
function rowsOf(clause: string, start: number, pattern: RegExp): Part[][] {
  const rows: Part[][] = [];
  let row: Part[] = [];
  for (const part of partsOf(clause, start)) {
    const value = pattern.exec(part.text)?.groups?.['value'];
    if (value === undefined || NO_STATE.test(value)) {
      rows.push(row);
      row = [];
      continue;
    }
    const end = part.start + part.text.length;
    row.push({ value, start: end - value.length, end });
  }
  return [...rows, row].filter(({ length }) => length > 1);
}

/** @param lower the sentence in small letters, and where it begins */
export const toldApartIn = (lower: string, start: number): Choice[] =>
  [...lower.matchAll(/[^.;:()?!\n]+/gu)].flatMap(({ 0: clause, index }) =>
    [
      ...rowsOf(clause, start + index, ASKED).filter(
        (row) => row.length > 2 || row.some(({ value }) => ADJECTIVAL.test(value)),
      ),
      ...rowsOf(clause, start + index, COLOURED),
    ].flatMap((row): Choice[] => {
      const values = row.map(({ value }) => value);
      const [first, last] = [row[0], row.at(-1)];
      if (!first || !last || new Set(values).size < values.length) return [];
      const span = { start: first.start, end: last.end };
      return [{ label: '', values, isLife: true, ...span, valuesSpan: span }];
    }),
  );

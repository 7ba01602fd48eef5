import type { Span } from '../../../facts.ts';
import { type Mention, sentenceStart } from '../../../mentions.ts';
import type { NotedValues } from '../../../notebook.ts';
import { type Choice, isStately } from './choice.ts';

// States that are told apart one by one: "which tents are free, which are out and which are being dried",
// "green for free, yellow for rented and red for broken".

interface Part {
  value: string;
  /** With the colour that stands for it. */
  from: number;
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
  `(?<before>^|.* )${COLOUR}(?: for| if| when| means| is| ?=)(?: (?:it|they)(?:['’]?s|['’]re| is| are))?${SURE} ${STATE}$`,
  'u',
);
/** What is answered by a date, an amount or a name, or asks on. */
const NO_STATE =
  /\b(?:the|an?|my|our|your|their|his|her|its|who|which|what|when|where|how|to|by|of|than|not|it|them|us|me|overdue|due|late|expired|next|most|least|best|worst|mine|yours|ours|doing|using|\p{L}+est)\b/u;
/** What something is like, and does not become: "red wines", "reliable suppliers", "allergic kids". */
const QUALITY =
  /^(?:red|used|good|bad|poor|fair|easy|hard|hot|warm|cold|high|medium|low|yes|no|maybe|vip|old)$|(?:(?<!avail)able|ible|ful|(?<!act)ive|ic|al|(?<![slp])ent)$/u;
const mayBeState = (value: string): boolean => !NO_STATE.test(value) && !QUALITY.test(value);
/** Two are both plain states; of more, most. */
const areStates = (row: readonly Part[]): boolean => {
  const stately = row.filter(({ value }) => isStately(value)).length;
  return row.length > 2 ? stately * 2 > row.length : row.length === 2 && stately === 2;
};

/** Parts in a row that each tell a state. */
function rowsOf(clause: string, start: number, pattern: RegExp): Part[][] {
  const rows: Part[][] = [];
  let row: Part[] = [];
  for (const part of partsOf(clause, start)) {
    const { value, before } = pattern.exec(part.text)?.groups ?? {};
    if (value === undefined || !mayBeState(value)) {
      rows.push(row);
      row = [];
      continue;
    }
    const end = part.start + part.text.length;
    const valueStart = end - value.length;
    row.push({
      value,
      from: before === undefined ? valueStart : part.start + before.length,
      start: valueStart,
      end,
    });
  }
  return [...rows, row].filter(areStates);
}

/** @param lower the sentence in small letters, and where it begins */
export const toldApartIn = (lower: string, start: number): Choice[] =>
  [...lower.matchAll(/[^.;:()?!\n]+/gu)].flatMap(({ 0: clause, index }) =>
    [ASKED, COLOURED]
      .flatMap((pattern) => rowsOf(clause, start + index, pattern))
      .flatMap((row): Choice[] => {
        const values = row.map(({ value }) => value);
        const [first, last] = [row[0], row.at(-1)];
        if (!first || !last || new Set(values).size < values.length) return [];
        const valuesSpan = { start: first.start, end: last.end };
        return [{ label: '', values, isLife: true, start: first.from, end: last.end, valuesSpan }];
      }),
  );

/** As far back as the question stands. */
const BEFORE = 60;
const MODAL = "(?:(?:can|may|must|should|need to|wants? to|would like to|['’]d like to|also|always) )*";
const LOOKS = new RegExp(
  String.raw`\b${MODAL}(?:sees?|knows?|checks?|views?|finds? out|looks? at|shows?|tells?)\b`,
  'iu',
);
/** The question that stands before the first value, and again before the next. */
const QUESTION = new RegExp(
  String.raw`\b(?<asked>which|who|how many|what)(?: [\p{L}-]+){0,4}?(?:['’]s|['’]re| is| are)${SURE} $`,
  'iu',
);

const questionOf = ({ start, end }: Span, text: string): string | undefined => {
  const from = Math.max(sentenceStart(text, start), start - BEFORE);
  const asked = QUESTION.exec(text.slice(from, start))?.groups?.['asked'];
  return /\b(?:which|who|how many|what)/iu.test(text.slice(start, end)) ? asked?.toLowerCase() : undefined;
};

const IN_COLOUR = new RegExp(`^${COLOUR} `, 'iu');

/** Whoever looks at what is told apart does not stand so: "the librarian sees what is lent and what is reserved". */
export function cannotBe(
  span: Span,
  mentions: readonly Mention[],
  text: string,
  isSomeone: (noun: string) => boolean,
): (noun: string) => boolean {
  const from = sentenceStart(text, span.start);
  const asked = questionOf(span, text);
  const isTold = asked !== undefined || IN_COLOUR.test(text.slice(span.start, span.end));
  const looks = isTold ? LOOKS.exec(text.slice(from, span.start)) : null;
  if (!looks) return () => false;
  const before = mentions.filter((one) => one.start >= from && one.end <= from + looks.index);
  const onlookers = before.filter(({ noun }, at) => at === 0 || isSomeone(noun)).map(({ noun }) => noun);
  const isWho = asked === 'who';
  return (noun) => onlookers.includes(noun) || (isWho && !isSomeone(noun));
}

/** "See which invoices are paid and which are open" names two of all the states that an invoice is known to have. */
export const areTwoOfMore = ({ values, span }: NotedValues, text: string, known: number): boolean =>
  values.length === 2 && known > 2 && questionOf(span, text) !== undefined;

import type { Span } from '../../facts.ts';
import { blanked } from './sheet.ts';

// A piece of a spreadsheet within a description, as it comes off the clipboard, out of a CSV file or as Markdown: a line of
// column names and, mostly, lines of values under it. Told by its signs alone, so before the language is known.

export interface Cell extends Span {
  text: string;
}
export interface PastedTable extends Span {
  header: readonly Cell[];
  /** What stands in the lines below, by columns; as many as were pasted. */
  rows: readonly (readonly string[])[];
  /** A line under its names says that they are such. */
  isRuled: boolean;
  /** The line above it, where that is a name and no sentence. */
  title?: Cell;
}

interface Line extends Span {
  text: string;
}

/** What parts cells, and how many of them at least make a line of names, with lines of values below and without. */
const SEPARATORS: readonly { sign: string; fewest: number; alone: number }[] = [
  { sign: '\t', fewest: 2, alone: 3 },
  { sign: '|', fewest: 2, alone: 4 },
  { sign: ';', fewest: 3, alone: Infinity },
  { sign: ',', fewest: 3, alone: Infinity },
];
const LONGEST_NAME = 40;
const MOST_WORDS = 6;
const MOST_COLUMNS = 40;
/** The line under the names of a Markdown table. */
const RULE = /^[\s|:+-]*-{2}[\s|:+-]*$/u;
const VALUE = /^[\s\d.,:/+%€£$-]+$|@|^\d{1,4}[-./]\d/u;
const SHORT_ANSWER =
  /^(?:y|n|yes|no|true|false|x|✓|✔|ja|nein|oui|non|s[ií]|是|否|نعم|لا|open|paid|unpaid|done|tbd|n\/a|-)$/iu;

const linesOf = (text: string): Line[] => {
  let start = 0;
  return text.split('\n').map((line) => {
    const found = { text: line.replace(/\r$/u, ''), start, end: start + line.length };
    start += line.length + 1;
    return found;
  });
};

/** The cells of a line; a separator between quotation marks parts none. */
function cellsOf({ text, start }: Line, sign: string): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  let isQuoted = false;
  const push = (to: number) => {
    const raw = text.slice(from, to);
    const bare = raw.trim();
    const lead = raw.length - raw.trimStart().length;
    const inner = /^"(.*)"$/su.exec(bare)?.[1]?.replaceAll('""', '"') ?? bare;
    cells.push({
      text: inner.trim(),
      start: start + from + lead,
      end: start + from + lead + bare.length,
    });
    from = to + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (text[at] === sign && !isQuoted) push(at);
  }
  push(text.length);
  if (sign !== '|') return cells;
  // Markdown has a line at both ends.
  const isFramed = (cell: Cell | undefined) => cell?.text === '';
  return cells.slice(isFramed(cells[0]) ? 1 : 0, isFramed(cells.at(-1)) ? -1 : undefined);
}

const isName = ({ text }: Cell) =>
  /\p{L}/u.test(text) &&
  text.length <= LONGEST_NAME &&
  text.split(/\s+/u).length <= MOST_WORDS &&
  !VALUE.test(text) &&
  !/[.!?:]\s|:$/u.test(text);

/** What stands between the separators of a line could be names of columns. */
function namesIn(line: Line, sign: string): readonly Cell[] | undefined {
  // A column of running numbers is called "#", or nothing.
  const cells = cellsOf(line, sign).map((cell) =>
    /^\P{L}{1,2}$/u.test(cell.text) ? { ...cell, text: '' } : cell,
  );
  while (cells.at(-1)?.text === '') cells.pop();
  const named = cells.filter(({ text }) => text !== '');
  const isRow =
    cells.length <= MOST_COLUMNS &&
    cells.length - named.length < 2 &&
    named.every(isName) &&
    new Set(named.map(({ text }) => text.toLowerCase())).size === named.length;
  return isRow ? cells : undefined;
}

const isValue = (text: string) => VALUE.test(text) || SHORT_ANSWER.test(text);

/** Lines of prose may have as many commas as the one before; lines of values hold numbers, days, addresses or a yes. */
function holdValues(rows: readonly (readonly string[])[], sign: string): boolean {
  if (sign === '\t' || sign === '|') return true;
  const cells = rows.flat().filter((text) => text !== '');
  return cells.filter(isValue).length * 5 >= cells.length && rows.every((row) => row.some(isValue));
}

function titleAbove(line: Line | undefined): Cell | undefined {
  const bare = line?.text.trim().replace(/^#+\s*/u, '') ?? '';
  const text = bare.replace(/\s*:$/u, '');
  if (!line || text === '' || text.split(/\s+/u).length > MOST_WORDS || /[.!?,;|\t]/u.test(text))
    return undefined;
  const start = line.start + line.text.indexOf(text);
  return { text, start, end: start + text.length };
}

/** The table that begins in a line, and the line to go on with. */
function tableAt(lines: readonly Line[], at: number): { table?: PastedTable; next: number } {
  const line = lines[at];
  let after = at + 1;
  if (!line) return { next: after };
  for (const { sign, fewest, alone } of SEPARATORS) {
    const header = namesIn(line, sign);
    if (!header || header.length < fewest) continue;
    const rows: string[][] = [];
    let next = at + 1;
    const isRuled = RULE.test(lines[next]?.text ?? '');
    for (let below = lines[next]; below; below = lines[next]) {
      if (RULE.test(below.text)) {
        next += 1;
        continue;
      }
      const cells = cellsOf(below, sign).map(({ text }) => text);
      // What is empty at the end of a line is often not copied.
      const isShort = sign === '\t' || sign === '|' ? cells.length < 2 : cells.length !== header.length;
      if (isShort || cells.length > header.length + 1) {
        // Where a long paste was cut, its last line is only begun.
        if (next === lines.length - 1 && rows.length > 0 && cells.length > 1 && isShort) next += 1;
        break;
      }
      rows.push(cells);
      next += 1;
    }
    const isTable = rows.length > 0 ? holdValues(rows, sign) : isRuled || header.length >= alone;
    // Lines as these that hold no values are none further down either.
    if (!isTable) {
      after = Math.max(after, next);
      continue;
    }
    let above = at - 1;
    while (above >= 0 && lines[above]?.text.trim() === '') above -= 1;
    const title = titleAbove(lines[above]);
    const end = lines[next - 1]?.end ?? line.end;
    const named = header.filter(({ text }) => text !== '');
    const columns = header.flatMap(({ text }, column) => (text === '' ? [] : [column]));
    return {
      table: {
        header: named,
        isRuled,
        rows: rows.map((row) => columns.map((column) => row[column] ?? '')),
        ...(title && { title }),
        start: line.start,
        end,
      },
      next,
    };
  }
  return { next: after };
}

/** The tables of a text in their order; a line of names alone is given too, and its reader judges whether it is one. */
export function pastedTables(text: string): PastedTable[] {
  const lines = linesOf(text);
  const tables: PastedTable[] = [];
  for (let at = 0; at < lines.length;) {
    const { table, next } = tableAt(lines, at);
    if (table) tables.push(table);
    at = next;
  }
  return tables;
}

/** A text without the values of its tables: whose names stand in them says nothing of what is wanted. */
export const withoutValues = (text: string, tables: readonly PastedTable[]): string =>
  blanked(
    text,
    tables.map(({ header, end }) => ({ start: header.at(-1)?.end ?? end, end })),
  );

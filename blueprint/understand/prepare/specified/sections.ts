import type { Span } from '../../facts.ts';
import { isKnownField } from '../../known-fields.ts';
import { HEADINGS, type Part, PARTS } from '../../words/specifications.ts';

// The parts of a specification: a heading that is known, with its items behind it or in the lines below.

export interface Line extends Span {
  words: string;
  indent: number;
  isBullet: boolean;
  /** Where the line itself begins, with its indent and its bullet. */
  from: number;
}
export interface Section {
  part: Part;
  heading: Span;
  items: readonly Span[];
}

const LINE = /^([ \t]*)((?:[-*•–·+]|\d{1,2}[.)])[ \t]+(?:\[[ x]?\][ \t]+)?)?(.*)$/gmu;
export const linesOf = (text: string): Line[] =>
  [...text.matchAll(LINE)].map(({ index, 1: space = '', 2: bullet = '', 3: rest = '' }) => {
    const words = rest.trimEnd();
    const start = index + space.length + bullet.length;
    return {
      from: index,
      start,
      end: start + words.length,
      words,
      indent: space.length,
      isBullet: bullet !== '',
    };
  });

const HEADING = /^([#*_ ]*)(\p{L}[\p{L}\p{N}'’ /&,.-]{1,40}?)[*_ ]*(?::[*_ ]*(.*))?$/u;
const MARKED = /^(?:#{1,6} .*|\*\*[^*]*\*\*:?|__[^_]*__:?|[^.!?]{2,60}:)$/u;

const partOf = (name: string): Part | undefined => {
  const plain = name.replaceAll('’', "'").trim();
  return PARTS.find((part) => HEADINGS[part].test(plain));
};

interface Head {
  part: Part;
  end: number;
  /** What stands behind it in its line. */
  rest: string;
}
function headOf(line: Line | undefined): Head | undefined {
  const [, , name = '', rest = ''] = HEADING.exec(line?.words ?? '') ?? [];
  const part = partOf(name);
  if (!line || !part) return undefined;
  return { part, end: line.end - rest.length, rest };
}

/** Names in a row, with their places: "admin, coach and parent"; commas in brackets part nothing. */
const ITEM = /(?:\([^)]*\)|[^,;(])+/gu;
const AND = /\s+(?:and|&)\s+/gu;
function rowIn(text: string, start: number, end: number): Span[] {
  const row = text.slice(start, end).replaceAll(AND, (and) => ','.padEnd(and.length));
  return Array.from(row.matchAll(ITEM), ({ 0: item, index }) => {
    const from = start + index + (item.length - item.trimStart().length);
    return { start: from, end: from + item.trim().length };
  }).filter((item) => item.end > item.start);
}
const SENTENCE_END = /[.!?](?=\s|$)/u;

/** The lines that stand below a heading. */
function below(lines: readonly Line[], at: number): Line[] {
  const found: Line[] = [];
  const heading = lines[at];
  for (const [index, line] of lines.entries()) {
    if (index <= at || !heading) continue;
    if (line.words === '') {
      const isApart = found.length === 0 && lines[index - 1] === heading;
      const next = lines[index + 1];
      if (isApart || (found.at(-1)?.isBullet === true && next?.isBullet === true)) continue;
      break;
    }
    const isDeeper = line.indent > heading.indent || (line.isBullet && !heading.isBullet);
    const isNext = !line.isBullet && (headOf(line) !== undefined || MARKED.test(line.words));
    if ((isNext && !isDeeper) || (isNext && line.indent <= heading.indent)) break;
    if (heading.isBullet && !isDeeper) break;
    if (found[0]?.isBullet === true && !line.isBullet && line.indent <= (found[0]?.indent ?? 0)) break;
    found.push(line);
  }
  return found;
}

/** Of these nothing is built. */
const LEFT: readonly Part[] = ['refused', 'postponed', 'conditions'];

/** What hardly anything is without that is kept in a table. */
const GENERAL =
  /^(?:name|title|date|due date|start date|end date|status|owner|amount|price|description|quantity|reason|notes?)$/iu;

/** "Later: the buyer pays": a sentence, and no list of what comes later. */
const SAID =
  /^(?:the|each|every|all|some|i|we|it|they|you|he|she|when|if|my|our|your|a \p{L}+ (?:can|has|is)) /iu;
const areNames = (text: string, items: readonly Span[]): boolean =>
  items.every(({ start, end }) => {
    const words = text.slice(start, end);
    return words.split(' ').length < 5 && !SAID.test(`${words} `);
  });

/** "Users: name, e-mail" says what a user has, and "Reminders" with "date" below it what a reminder has. */
function haveFields(text: string, part: Part, items: readonly Span[]): boolean {
  const isTable = items.length > 1 && items.some(({ start, end }) => GENERAL.test(text.slice(start, end)));
  if (isTable && part !== 'users') return true;
  if (part === 'refused' || part === 'postponed') return false;
  const nameOf = ({ start, end }: Span) => text.slice(start, end).replace(/[:(].*$/su, '');
  const known = items.filter((item) => isKnownField(nameOf(item), 'en'));
  // "Works on phones" names no phone.
  return items.length > 1 && (part === 'conditions' ? known.length : known.length * 2) >= items.length;
}

export function sectionsIn(text: string): Section[] {
  const lines = linesOf(text);
  return lines.flatMap((line, at): Section[] => {
    const head = headOf(line);
    if (!head) return [];
    const { part, end, rest } = head;
    const heading = { start: line.start, end };
    if (rest !== '') {
      const stop = SENTENCE_END.exec(rest)?.index ?? rest.length;
      const items = rowIn(text, end, end + stop);
      const isSaid = LEFT.includes(part) && !areNames(text, items);
      return isSaid || haveFields(text, part, items) ? [] : [{ part, heading, items }];
    }
    const items = below(lines, at);
    const isMarked = MARKED.test(line.words) || items.some(({ isBullet }) => isBullet);
    if (items.length === 0 || !isMarked) return [];
    // "Later" below "## Features" is a heading; "- Later" among wishes is none.
    if (line.isBullet && !items.every(({ indent }) => indent > line.indent) && !line.words.endsWith(':'))
      return [];
    return haveFields(text, part, items) ? [] : [{ part, heading, items }];
  });
}

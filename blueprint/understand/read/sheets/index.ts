import type { AppLanguage } from '../../../kinds.ts';
import type { Span } from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';
import { thingNamed } from '../../ontology/index.ts';
import { areCodes, optionsOfCells, statesOfCells, typeOfCells, unitOfCells } from './cells.ts';
import { pastedTables } from './pasted.ts';
import { ENTRY, isNumberOf, recordOf } from './record.ts';
import { blanked, type Column, type Sheet } from './sheet.ts';

// The pieces of spreadsheets in a description, as sheets.

/** What a language reads of the words around a table. */
export interface SheetWords {
  /** Names of columns without any values are read better here than among the sentences. */
  readsNames: boolean;
  /** A column as its name tells it. */
  columnOf(name: string): Column;
  /** What a row is by the line above the table, where that says it. */
  recordIn(title: string, labels: readonly string[]): string | undefined;
  /** The words elsewhere in the text that tell what the table is: "that is our blasting sheet". */
  toldIn(text: string): { title: string; span: Span } | undefined;
}

export interface PastedSheets {
  sheets: readonly Sheet[];
  /** The text without them, everything else in its place. */
  rest: string;
}

/** "customer_no", "firstName", "FIRST NAME", "Order #" as a person would say it. */
export function spelled(name: string): string {
  const words = name
    .replace(/[_/]+/gu, (sign) => (sign === '/' ? '/' : ' '))
    .replace(/(?<=\p{Ll})(?=\p{Lu}\p{Ll})/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return /\p{Ll}/u.test(words) || !/\p{Lu}{5}/u.test(words) ? words : words.toLowerCase();
}

/** A sheet that names one of these in a column has mostly another sheet for them. */
export const LISTED_APART: ReadonlySet<Category> = new Set<Category>([
  'person',
  'animal',
  'product',
  'vehicle',
  'learning',
  'asset',
]);
const STATUS =
  /^(?:status|state|stage|progress|estado|etapa|estatus|statut|état|étape|stand|phase|状态|阶段|الحالة|حالة|المرحلة|مرحلة)$/iu;

/** What digits may stand for, so that the name of a column tells more. */
const COUNTED = /^(?:number|money|duration|phone)$/u;

function columnFor(
  name: string,
  cells: readonly string[],
  { columnOf }: SheetWords,
  lexicon: Lexicon,
  language: AppLanguage,
): Column {
  const column = columnOf(spelled(name));
  const thing = lexicon.isAttribute(column.label) ? undefined : lexicon.thing(column.label);
  // Who or what is named there is looked up, however often the same comes back.
  if (thing && !column.options && LISTED_APART.has(thing.category)) return { ...column, type: 'text' };
  const type = typeOfCells(cells);
  const options = column.options ? undefined : optionsOfCells(cells);
  const isLife = STATUS.test(column.label);
  const states = isLife && type === undefined ? statesOfCells(cells) : undefined;
  if (states) return { ...column, type: 'select', options: states, isLife: true };
  // Digits may be a price, a code or a telephone number, which only the name of its column says.
  const isCode = isNumberOf(column.label, language) || areCodes(cells);
  const isPlainer = type === 'number' && (isCode || COUNTED.test(column.type));
  const unit = unitOfCells(cells);
  if (type !== undefined && !isPlainer && column.type !== type)
    return { ...column, type, ...(unit !== undefined && { unit }) };
  if (options && type === undefined && !COUNTED.test(column.type))
    return { ...column, type: 'select', options };
  // What was taken for a choice, a day or a number holds other words.
  const isOther = type === undefined && cells.some((text) => text !== '') && !column.options;
  return isOther && /^(?:select|boolean|number|money|date|dateTime|duration)$/u.test(column.type)
    ? { ...column, type: 'text' }
    : column;
}

const isKnown = (name: string, lexicon: Lexicon, language: AppLanguage) =>
  lexicon.attribute(name) !== undefined || thingNamed(name, language) !== undefined;

/**
 * The tables that were pasted into a description.
 * @param words how the language of the description reads what stands around a table
 */
export function pastedSheets(
  text: string,
  language: AppLanguage,
  lexicon: Lexicon,
  words: SheetWords,
): PastedSheets | undefined {
  const tables = pastedTables(text).filter(
    ({ rows, header, isRuled }) =>
      rows.length > 0 ||
      isRuled ||
      // None of them known: what stands between lines may be states.
      (words.readsNames && header.some((cell) => isKnown(spelled(cell.text), lexicon, language))),
  );
  const spans: Span[] = [];
  const sheets = tables.map(({ header, rows, title, start, end }): Sheet => {
    const labels = header.map((cell) => spelled(cell.text));
    const above = title && words.recordIn(title.text, labels);
    const told = above === undefined && tables.length === 1 ? words.toldIn(text) : undefined;
    const named = told && words.recordIn(told.title, labels);
    const record = above ?? named ?? recordOf(labels, language, lexicon) ?? ENTRY[language];
    spans.push(
      { start, end },
      ...(title && above !== undefined ? [title] : []),
      ...(told ? [told.span] : []),
    );
    const columns = header.map((cell, at) => {
      const cells = rows.map((row) => row[at] ?? '');
      const column = columnFor(cell.text, cells, words, lexicon, language);
      return { ...column, span: { start: cell.start, end: cell.end } };
    });
    const said = title && above !== undefined ? title : told?.span;
    return { record, title: said ?? columns[0]?.span ?? { start, end }, own: LISTED_APART, columns };
  });
  return sheets.length > 0 ? { sheets, rest: blanked(text, spans) } : undefined;
}

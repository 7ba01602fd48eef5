import type { Span } from '../../../facts.ts';
import { keyOf, type Lexicon } from '../../../lexicon.ts';
import type { Notebook } from '../../../notebook.ts';
import type { Category } from '../../../ontology/concept.ts';
import { type Column, columnsOf } from './column.ts';
import { recordFor, type Told } from './record.ts';
import { tableIn } from './table.ts';

// Descriptions that are a title and its columns: one record, and what is written down of it.

export interface Sheet {
  /** What a row is. */
  record: string;
  title: Span;
  /** It is a sentence of its own, after which things are told as often as columns. */
  isSaid: boolean;
  columns: readonly (Column & { span: Span })[];
}

/** Whether what told the record is to be trusted: after a full stop only words for a list, a diary or a deed are. */
const isTold = (by: Told, isSaid: boolean) =>
  by === 'deed' || by === 'diary' || by === 'holder' || (!isSaid && by !== 'word');

export function sheetIn(text: string, lexicon: Lexicon): Sheet | undefined {
  const table = tableIn(text, lexicon);
  if (!table) return undefined;
  const columns = table.columns.flatMap(({ text: part, start, end }) =>
    columnsOf(part, lexicon).map((column) => ({ ...column, span: { start, end } })),
  );
  const labels = columns.map(({ label }) => label);
  const { start, end } = table.title;
  const record = recordFor(table.title.text, labels, lexicon);
  if (!isTold(record.by, table.isSaid)) return undefined;
  return { record: record.noun, title: { start, end }, isSaid: table.isSaid, columns };
}

/** The rest of the text, everything in its place. */
export function withoutSheet(text: string, { title, columns }: Sheet): string {
  const blank = (rest: string, { start, end }: Span) => {
    const after = /^\s*(?:[,|?:]|[-–—]+(?=\s))?/u.exec(rest.slice(end))?.[0].length ?? 0;
    return rest.slice(0, start) + ' '.repeat(end + after - start) + rest.slice(end + after);
  };
  return [title, ...columns.map(({ span }) => span)].reduce(blank, text);
}

/** Who stands in a column has rows of their own. */
const OWN: ReadonlySet<Category> = new Set<Category>(['person', 'animal']);

function targetOf(
  { label, type, isAsked = false }: Column,
  isSaid: boolean,
  lexicon: Lexicon,
): string | undefined {
  const thing = lexicon.thing(label);
  if (type !== 'text' || thing === undefined || lexicon.attribute(label) !== undefined) return undefined;
  return isSaid || isAsked || OWN.has(thing.category) ? label : undefined;
}

export function noteSheet(
  { record, title, isSaid, columns }: Sheet,
  notebook: Notebook,
  lexicon: Lexicon,
): void {
  notebook.entity(record, title);
  const unnamed = ['type', 'kind', 'sort', 'group'];
  for (const column of columns) {
    const { type, options, isLife = false, unit, span } = column;
    const target = targetOf(column, isSaid, lexicon);
    if (target !== undefined && keyOf(target) !== keyOf(record)) {
      const to = notebook.entity(target, span);
      notebook.relation({ from: record, to, many: false, label: target }, span);
      continue;
    }
    const isItself = keyOf(column.label) === keyOf(record);
    const nameless = column.label === '' ? (isLife ? 'status' : (unnamed.shift() ?? 'type')) : column.label;
    const label = isItself ? 'name' : nameless;
    if (isLife && options) notebook.states({ owner: record, values: options }, span);
    notebook.field(
      { owner: record, label, type, ...(options && { options }), ...(unit !== undefined && { unit }) },
      span,
    );
  }
}

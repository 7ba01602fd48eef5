import type { FieldType } from '../../../kinds.ts';
import type { Span } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import type { Notebook } from '../../notebook.ts';
import { blank } from '../../place.ts';
import type { Category } from '../../ontology/concept.ts';

// A sheet is one record, and what is written down of it in its columns.

/** What one column is: its label, and what is written in it. */
export interface Column {
  label: string;
  type: FieldType;
  options?: readonly string[];
  isLife?: boolean;
  unit?: string;
  /** One of several is asked for: "which driver". */
  isAsked?: boolean;
  /** The noun of what it refers to, where that isn't its label. */
  of?: string;
  /** Who or what it names, where its label says more than that. */
  noun?: string;
  /** Things of which each row has many. */
  isMany?: boolean;
}
export interface Sheet {
  /** What a row is. */
  record: string;
  /** The words that name it. */
  title: Span;
  /** What stands in its columns has rows of its own where it is of such a sort, or always. */
  own: ReadonlySet<Category> | 'all';
  columns: readonly (Column & { span: Span })[];
  /** Of what it is kept: "fuel log for our vans". */
  subject?: { noun: string; span: Span; isMany?: boolean };
}

/** Blanks spans of a text, so that the rest keeps its places. */
export const blanked = (text: string, spans: readonly Span[]): string =>
  spans.reduce((rest, { start, end }) => blank(rest, start, end), text);

/** Who stands in a column has rows of their own. */
export const PEOPLE: ReadonlySet<Category> = new Set<Category>(['person', 'animal']);

function targetOf(
  { label, noun = label, type, isAsked = false, of }: Column,
  { own }: Sheet,
  records: readonly string[],
  lexicon: Lexicon,
): string | undefined {
  if (of !== undefined) return of;
  if (type !== 'text') return undefined;
  const thing = lexicon.thing(noun);
  const sheet = records.find(
    (record) => keyOf(record) === keyOf(noun) || (thing && lexicon.thing(record)?.id === thing.id),
  );
  if (sheet !== undefined) return sheet;
  if (thing === undefined || lexicon.attribute(label) !== undefined) return undefined;
  return own === 'all' || isAsked || own.has(thing.category) ? noun : undefined;
}

/** What columns without a name are called. */
const UNNAMED = ['type', 'kind', 'sort', 'group'];

/** Notes what sheets hold; a column that names another sheet refers to it. */
export function noteSheets(
  sheets: readonly Sheet[],
  notebook: Notebook,
  lexicon: Lexicon,
  name: string,
): void {
  const records = sheets.map(({ record, title }) => notebook.entity(record, title));
  for (const [at, sheet] of sheets.entries()) {
    const { columns, subject } = sheet;
    const owner = records[at] ?? sheet.record;
    const isColumn = (noun: string) =>
      columns.some(
        ({ label }) => keyOf(label) === noun || lexicon.thing(label)?.id === lexicon.thing(noun)?.id,
      );
    if (subject && !isColumn(subject.noun) && subject.noun !== keyOf(owner)) {
      const to = notebook.entity(subject.noun, subject.span);
      notebook.relation({ from: owner, to, many: subject.isMany === true }, subject.span);
    }
    const unnamed = [...UNNAMED];
    for (const column of columns) {
      const { options, isLife = false, unit, span } = column;
      if (column.isMany === true) {
        notebook.relation(
          { from: notebook.entity(column.noun ?? column.label, span), to: owner, many: false },
          span,
        );
        continue;
      }
      // "Next action" is no day where its day has a column of its own.
      const isDated = columns.some(({ label: other }) => keyOf(other) === `${keyOf(column.label)} date`);
      const type = isDated ? 'text' : column.type;
      const target = targetOf(column, sheet, records, lexicon);
      if (target !== undefined && keyOf(target) !== keyOf(owner)) {
        const to = notebook.entity(target, span);
        const label = keyOf(column.label) === keyOf(to) ? {} : { label: column.label };
        notebook.relation({ from: owner, to, many: false, ...label }, span);
        continue;
      }
      const isItself = keyOf(column.label) === keyOf(owner);
      const nameless = column.label === '' ? (isLife ? 'status' : (unnamed.shift() ?? 'type')) : column.label;
      const label = isItself ? name : nameless;
      if (isLife && options) notebook.states({ owner, values: options }, span);
      notebook.field(
        { owner, label, type, ...(options && { options }), ...(unit !== undefined && { unit }) },
        span,
      );
    }
  }
}

import type { Span } from '../../facts.ts';
import { isKnownField } from '../../known-fields.ts';
import { isName, optionsIn, partsBy, type Schema, type SchemaField, typeNamed } from './schema.ts';

// Tables that tell of tables: "| Field | Type |" below a heading, "| Table | Fields |", and lines such as "Hive | location | queen age".

interface Cell extends Span {
  text: string;
}
interface Row extends Span {
  cells: readonly Cell[];
}

const RULE = /^[\s|:+-]*-{2}[\s|:+-]*$/u;
const FIELD =
  /^(?:fields?|columns?|attributes?|propert(?:y|ies)|(?:field|column|attribute|property) names?)$/iu;
const NAMED = /^(?:names?)$/iu;
const TYPE = /^(?:(?:data ?|field )?types?|format)$/iu;
const TABLE =
  /^(?:tables?|entit(?:y|ies)|models?|objects?|things?|sheets?|collections?|records?)(?: names?)?$/iu;
const HEADING =
  /^[#*_ ]{0,8}((?:table|entity|model|collection|sheet)s?\b[ :]{0,3})?(\p{L}[^#*_:|]*?)(?: (?:table|entity|model|fields|columns))?[*_: ]{0,4}$/iu;
const LONGEST_HEADING = 80;

/** The lines with cells that follow each other, without the one that only rules. */
function tablesOf(text: string): { rows: Row[]; isRuled: boolean; start: number; end: number }[] {
  const tables: { rows: Row[]; isRuled: boolean; start: number; end: number }[] = [];
  let open: (typeof tables)[number] | undefined;
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const cells = line.includes('|')
      ? partsBy(line, start, (sign) => sign === '|').map((cell) => ({
          ...cell,
          text: cell.text.replace(/^(\*\*|`)(.*)\1$/u, '$2'),
        }))
      : [];
    const isRule = line.includes('|') && RULE.test(line);
    if (cells.length === 0) open = undefined;
    else if (!open) tables.push((open = { rows: [], isRuled: false, start, end }));
    if (open && cells.length > 0) {
      if (isRule) open.isRuled = true;
      else open.rows.push({ cells, start, end });
      open.end = end;
    }
    start = end + 1;
  }
  return tables;
}

/** The heading above a place, where that is a name. */
function headingAbove(text: string, start: number): Cell | undefined {
  const above = text.slice(0, start).trimEnd();
  const from = above.lastIndexOf('\n') + 1;
  const line = above.slice(from).trim();
  const name = line.length > LONGEST_HEADING ? '' : (HEADING.exec(line)?.[2]?.trim() ?? '');
  const at = above.lastIndexOf(name);
  return isName(name) && name.split(' ').length <= 3
    ? { text: name, start: at, end: at + name.length }
    : undefined;
}

const fieldOf = ({ text, start, end }: Cell, type = ''): SchemaField => {
  const options = optionsIn(type);
  return {
    name: text,
    start,
    end,
    ...(options ? { type: 'select', options } : typeNamed(type)),
  };
};
const areNames = (cells: readonly Cell[]) => cells.length > 0 && cells.every(({ text }) => isName(text));
const schemaOf = (title: Cell, fields: readonly SchemaField[], { start, end }: Span): Schema => ({
  name: title.text,
  title: { start: title.start, end: title.end },
  fields,
  start: Math.min(start, title.start),
  end,
});

/** The things that tables of a text tell of. */
export const tabledIn = (text: string): Schema[] =>
  tablesOf(text).flatMap(({ rows, isRuled, start, end }): Schema[] => {
    const [header, ...others] = rows;
    if (!header) return [];
    const [first, second] = header.cells;
    const firsts = others.flatMap(({ cells }) => cells[0] ?? []);
    const typeAt = header.cells.findIndex((cell) => TYPE.test(cell.text));
    const isFields = FIELD.test(first?.text ?? '') || (NAMED.test(first?.text ?? '') && typeAt > 0);
    const heading = headingAbove(text, start);
    if (isFields && heading && areNames(firsts)) {
      const fields = others.flatMap(({ cells: [cell, ...more] }) =>
        cell ? [fieldOf(cell, typeAt < 0 ? '' : more[typeAt - 1]?.text)] : [],
      );
      return [schemaOf(heading, fields, { start, end })];
    }
    if (TABLE.test(first?.text ?? '') && FIELD.test(second?.text ?? '') && areNames(firsts))
      return others.flatMap(({ cells: [title, list], ...row }, at) => {
        const parts = list ? partsBy(list.text, list.start, (sign) => sign === ',') : [];
        const span = at === 0 ? { start, end: row.end } : row;
        return title && parts.length > 0
          ? [
              schemaOf(
                title,
                parts.map((part) => fieldOf(part)),
                span,
              ),
            ]
          : [];
      });
    if (isRuled && others.length === 0 && heading && areNames(header.cells))
      return [
        schemaOf(
          heading,
          header.cells.map((cell) => fieldOf(cell)),
          { start, end },
        ),
      ];
    const isThing = ({ cells: [title, ...fields] }: Row) =>
      title !== undefined &&
      !isKnownField(title.text, 'en') &&
      fields.length > 1 &&
      areNames([title, ...fields]) &&
      fields.filter((field) => isKnownField(field.text, 'en')).length * 2 >= fields.length;
    if (!isRuled && rows.length > 1 && rows.every(isThing))
      return rows.flatMap(({ cells: [title, ...fields], ...row }) =>
        title
          ? [
              schemaOf(
                title,
                fields.map((field) => fieldOf(field)),
                row,
              ),
            ]
          : [],
      );
    return [];
  });

import { closings, isName, optionsIn, partsBy, type Schema, type SchemaField, typeNamed } from './schema.ts';

// `CREATE TABLE hives (id int PRIMARY KEY, location text, apiary_id int REFERENCES apiaries(id))`

const OPENING = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?(["'`[]?)(?:\w+\.)?(\w+)["'`\]]?\s*\(/giu;
const CONSTRAINT = /^(?:primary|foreign|unique|constraint|key|index|check|exclude)\b/iu;
const COLUMN =
  /^["'`[]?(\w+)["'`\]]?\s+(enum\s*\([^()]*\)|[a-z]\w*(?:\s+(?:precision|varying|with time zone))?(?:\s*\([^()]*\))?)/iu;
const REFERENCE = /\breferences\s+["'`[]?(\w+)/iu;
const FOREIGN = /\bforeign\s+key\s*\(\s*["'`[]?(\w+)["'`\]]?\s*\)\s*references\s+["'`[]?(\w+)/iu;
const CHECKED = /\bcheck\s*\(\s*["'`[]?\w+["'`\]]?\s+in\s*\(([^()]*)\)/iu;

function columnIn(part: string): Omit<SchemaField, 'start' | 'end'> | undefined {
  const [, name = '', said = ''] = COLUMN.exec(part) ?? [];
  if (!isName(name)) return undefined;
  const checked = CHECKED.exec(part)?.[1];
  const options = optionsIn(checked === undefined ? said : `enum(${checked})`);
  if (options) return { name, type: 'select', options };
  const of = REFERENCE.exec(part)?.[1];
  return { name, ...typeNamed(said), ...(of !== undefined && { of }) };
}

/** The tables that a text creates. */
export function tablesIn(text: string): Schema[] {
  const closed = closings(text);
  return [...text.matchAll(OPENING)].flatMap((match): Schema[] => {
    const [whole, , name = ''] = match;
    const from = match.index + whole.length;
    const end = closed.get(from - 1);
    if (end === undefined) return [];
    const parts = partsBy(text.slice(from, end), from, (sign) => sign === ',');
    const foreign = new Map(
      parts.flatMap(({ text: part }) => {
        const [, column, of] = FOREIGN.exec(part) ?? [];
        return column !== undefined && of !== undefined ? [[column, of] as const] : [];
      }),
    );
    const fields = parts.flatMap(({ text: part, start, end: to }): SchemaField[] => {
      const column = CONSTRAINT.test(part) ? undefined : columnIn(part);
      const of = foreign.get(column?.name ?? '');
      return column ? [{ ...column, ...(of !== undefined && { of }), start, end: to }] : [];
    });
    const start = match.index + whole.lastIndexOf(name);
    const close = /^\)\s*;?/u.exec(text.slice(end))?.[0].length ?? 1;
    return fields.length > 0
      ? [{ name, title: { start, end: start + name.length }, fields, start: match.index, end: end + close }]
      : [];
  });
}

const WIDTH = 110;

export type Literal =
  string | number | boolean | null | readonly Literal[] | { readonly [key: string]: Literal };

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value);
const isObject = (value: Literal): value is { readonly [key: string]: Literal } =>
  typeof value === 'object' && value !== null && !isList(value);

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const escapeAll = (text: string) => text.replace(/[^\x20-\x7e]/g, escapeUnit);

/**
 * A string as source text. What could end a script, break a line or turn the reading direction of the source is
 * escaped: `<`, `>`, control and format characters, line separators.
 */
export function quote(text: string): string {
  const mark = text.split("'").length > text.split('"').length ? '"' : "'";
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replaceAll(mark, `\\${mark}`)
    .replace(/[<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu, (character) =>
      character.split('').map(escapeUnit).join(''),
    );
  return mark + inner + mark;
}

const atom = (value: string | number | boolean | null) =>
  typeof value === 'string' ? quote(value) : String(value);

/** How wide a text can be at most: a character outside ASCII takes up to two columns for each of its units. */
const widest = (text: string) => text.length + text.replace(/[\x20-\x7e]/g, '').length;

function inline(value: Literal): string | undefined {
  if (isList(value)) {
    const items = value.map((item) => (isList(item) || isObject(item) ? undefined : atom(item)));
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (!isObject(value)) return atom(value);
  const parts = Object.entries(value).map(([key, item]) => {
    const text = isObject(item) ? undefined : inline(item);
    return text === undefined ? undefined : `${key}: ${text}`;
  });
  if (parts.includes(undefined)) return undefined;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/**
 * Prints a value the way prettier does (110 columns, single quotes). `column` is where the value starts. Keys must be
 * identifiers. A list of words whose width is in doubt is written in ASCII, so that no guess about wide characters is needed.
 */
export function literal(value: Literal, indent = '', column = indent.length, expand = true): string {
  const deeper = `${indent}  `;
  if (isList(value)) {
    if (value.length === 0) return '[]';
    let flat = inline(value);
    let items = value.map((item) => literal(item, deeper, deeper.length));
    if (flat !== undefined) {
      // A comma may follow; at its narrowest a character outside ASCII takes no column at all.
      const room = WIDTH - column - 1;
      if (widest(flat) > room && flat.replace(/[^\x20-\x7e]/g, '').length <= room) {
        flat = escapeAll(flat);
        items = items.map(escapeAll);
      }
      if (widest(flat) <= room) return flat;
    }
    return `[\n${items.map((item) => `${deeper}${item},\n`).join('')}${indent}]`;
  }
  if (!isObject(value)) return atom(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const flat = expand ? undefined : inline(value);
  if (flat !== undefined && widest(flat) <= WIDTH - column - 1) return flat;
  const lines = entries.map(
    ([key, item]) => `${deeper}${key}: ${literal(item, deeper, deeper.length + key.length + 2, false)},\n`,
  );
  return `{\n${lines.join('')}${indent}}`;
}

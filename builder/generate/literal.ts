const WIDTH = 110;

export type Literal =
  string | number | boolean | null | readonly Literal[] | { readonly [key: string]: Literal };

const isList = (value: Literal): value is readonly Literal[] => Array.isArray(value);
const isObject = (value: Literal): value is { readonly [key: string]: Literal } =>
  typeof value === 'object' && value !== null && !isList(value);

const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
const escapeAll = (text: string) => text.split('').map(escapeUnit).join('');

// Letters whose width prettier and every terminal agree on: one column, or two.
const NARROW =
  '\\x20-\\x7e\\xa1-\\xac\\xae-\\u024f\\u0391-\\u03c9\\u0410-\\u044f\\u05d0-\\u05ea\\u060c\\u061b\\u061f\\u0621-\\u063a\\u0641-\\u064a\\u0660-\\u0669‘’“”–—…€';
const WIDE =
  '\\u3001-\\u3002\\u3041-\\u3096\\u30a1-\\u30fa\\u4e00-\\u9fff\\uac00-\\ud7a3\\uff01-\\uff5e\\u{1f300}-\\u{1f320}\\u{1f600}-\\u{1f64f}';
const UNSURE = new RegExp(`[^${NARROW}${WIDE}]|[<>]`, 'gu');
const IS_WIDE = new RegExp(`[${WIDE}]`, 'gu');

/**
 * A string as source text. What could end a script, break a line or turn the reading direction of the source is
 * escaped: `<`, `>`, control and format characters, line separators; and what editors show in different widths.
 */
export function quote(text: string): string {
  const mark = text.split("'").length > text.split('"').length ? '"' : "'";
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replaceAll(mark, `\\${mark}`)
    .replace(UNSURE, escapeAll);
  return mark + inner + mark;
}

/**
 * A number as source text. Halfway between two numerals of the same length JavaScript writes the even one, and linters take the
 * larger: the even one, though it is the same value, counts there as imprecise (`no-loss-of-precision`).
 */
function numeral(value: number): string {
  const shortest = String(value);
  return /^-?[1-9]\d*\.\d+$/.test(shortest)
    ? value.toPrecision(shortest.replace(/\D/g, '').length)
    : shortest;
}

function atom(value: string | number | boolean | null): string {
  if (typeof value === 'string') return quote(value);
  return typeof value === 'number' ? numeral(value) : String(value);
}

const widthOf = (text: string) => [...text].length + (text.match(IS_WIDE)?.length ?? 0);

/** Option names may hold hyphens or begin with a digit. */
const keyOf = (key: string) => (/^[A-Za-z_]\w*$/.test(key) ? key : `'${key}'`);

/** Prettier gives each of several lists or objects a line of its own. */
const standApart = (items: readonly Literal[]) =>
  items.length > 1 &&
  (items.every((item) => isObject(item) && Object.keys(item).length > 1) ||
    items.every((item) => isList(item) && item.length > 1));

function inline(value: Literal): string | undefined {
  if (isList(value)) {
    if (standApart(value)) return undefined;
    const items = value.map((item) => inline(item));
    return items.includes(undefined) ? undefined : `[${items.join(', ')}]`;
  }
  if (!isObject(value)) return atom(value);
  const parts = Object.entries(value).map(([key, item]) => {
    const text = isObject(item) ? undefined : inline(item);
    return text === undefined ? undefined : `${keyOf(key)}: ${text}`;
  });
  if (parts.includes(undefined)) return undefined;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Prettier keeps a string beside a key this short, however long the line becomes. */
const SHORT_KEY = 4;

function property(key: string, value: Literal, indent: string): string {
  const name = keyOf(key);
  const head = `${indent}${name}: `;
  if (typeof value !== 'string' || name.length <= SHORT_KEY) {
    return `${head}${literal(value, indent, head.length, false)},\n`;
  }
  const text = quote(value);
  const isShort = head.length + widthOf(text) < WIDTH;
  return isShort ? `${head}${text},\n` : `${indent}${name}:\n${indent}  ${text},\n`;
}

function listLiteral(value: readonly Literal[], indent: string, column: number, expand: boolean): string {
  if (value.length === 0) return '[]';
  const deeper = `${indent}  `;
  const flat = inline(value);
  if (flat !== undefined && column + widthOf(flat) < WIDTH) return flat;
  const items = value.map((item) => `${deeper}${literal(item, deeper, deeper.length, expand)},\n`);
  return `[\n${items.join('')}${indent}]`;
}

/**
 * Prints a value the way prettier does (110 columns, single quotes). `column` is where the value starts.
 */
export function literal(value: Literal, indent = '', column = indent.length, expand = true): string {
  if (isList(value)) return listLiteral(value, indent, column, expand);
  if (!isObject(value)) return atom(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  // An object may stand on one line or on several; it goes on one if that fits.
  const flat = expand ? undefined : inline(value);
  if (flat !== undefined && column + widthOf(flat) < WIDTH) return flat;
  return `{\n${entries.map(([key, item]) => property(key, item, `${indent}  `)).join('')}${indent}}`;
}

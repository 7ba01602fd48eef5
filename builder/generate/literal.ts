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

// Letters whose width every terminal and prettier agree on; anything else outside ASCII takes none to two columns a unit.
const NARROW =
  /[\x20-\x7e\xc0-\u024f\u0391-\u03c9\u0410-\u044f\u05d0-\u05ea\u0621-\u063a\u0641-\u064a‘’“”–—…€]/g;
const WIDE = /[\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3]/g;

function widths(text: string): { least: number; most: number } {
  const unsure = text.replace(NARROW, '').replace(WIDE, '').length;
  const wide = text.match(WIDE)?.length ?? 0;
  const sure = text.length - unsure + wide;
  return { least: sure, most: sure + 2 * unsure };
}

/** Whether a text fits into a number of columns, or undefined where that is a matter of opinion. */
function fits(text: string, room: number): boolean | undefined {
  const { least, most } = widths(text);
  if (most <= room) return true;
  return least > room ? false : undefined;
}

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
  const room = WIDTH - head.length - 1;
  const text = fits(quote(value), room) === undefined ? escapeAll(quote(value)) : quote(value);
  return fits(text, room) ? `${head}${text},\n` : `${indent}${name}:\n${indent}  ${text},\n`;
}

function listLiteral(value: readonly Literal[], indent: string, column: number, expand: boolean): string {
  if (value.length === 0) return '[]';
  const deeper = `${indent}  `;
  const room = WIDTH - column - 1;
  const flat = inline(value);
  const plain = flat !== undefined && fits(flat, room) === undefined ? escapeAll : (text: string) => text;
  if (flat !== undefined && fits(plain(flat), room)) return plain(flat);
  const items = value.map((item) => `${deeper}${plain(literal(item, deeper, deeper.length, expand))},\n`);
  return `[\n${items.join('')}${indent}]`;
}

/**
 * Prints a value the way prettier does (110 columns, single quotes). `column` is where the value starts.  Where prettier would have to guess how wide a text is, the text is written in ASCII.
 */
export function literal(value: Literal, indent = '', column = indent.length, expand = true): string {
  if (isList(value)) return listLiteral(value, indent, column, expand);
  if (!isObject(value)) return atom(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  // An object may stand on one line or on several; it goes on one only if that surely fits.
  const flat = expand ? undefined : inline(value);
  if (flat !== undefined && fits(flat, WIDTH - column - 1)) return flat;
  return `{\n${entries.map(([key, item]) => property(key, item, `${indent}  `)).join('')}${indent}}`;
}

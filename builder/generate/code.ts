import type { Literal } from './literal.ts';
import { literal } from './literal.ts';

// Source text the way prettier prints it: 110 columns, single quotes, two spaces.

const WIDTH = 110;

export interface Import {
  from: string;
  names: readonly string[];
  isType?: boolean;
}

/** Imports of one file: packages first, then the nearest last; each module once. */
export function imports(list: readonly Import[]): string {
  const merged = new Map<string, Import & { names: string[] }>();
  for (const { from, names, isType = false } of list) {
    const key = `${from} ${isType}`;
    const before = merged.get(key)?.names ?? [];
    merged.set(key, { from, isType, names: [...new Set([...before, ...names])].toSorted() });
  }
  const rank = (from: string) => (from.startsWith('../') ? 1 : from.startsWith('./') ? 2 : 0);
  return [...merged.values()]
    .toSorted(
      (a, b) => rank(a.from) - rank(b.from) || compare(a.from, b.from) || Number(b.isType) - Number(a.isType),
    )
    .map(({ from, names, isType }) => importLine(from, names, isType ? 'import type' : 'import'))
    .join('');
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

function importLine(from: string, names: readonly string[], keyword: string): string {
  const line = `${keyword} { ${names.join(', ')} } from '${from}';\n`;
  if (line.length <= WIDTH + 1 || names.length === 1) return line;
  return `${keyword} {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';\n`;
}

/** What marks our own parts: data may have any names, `code` and `name` among them. */
const SORT = Symbol('sort');

/** Code that stands as it is, unlike a text that is quoted. */
export interface Code {
  [SORT]: 'code';
  code: string;
}
export const code = (text: string): Code => ({ [SORT]: 'code', code: text });

export interface Element {
  [SORT]: 'element';
  name: string;
  /** A string is a plain word of ours and is quoted; `undefined` leaves the attribute out; lists and objects are printed as data. */
  attributes?: readonly (readonly [string, string | Code | Data | Element | undefined])[];
  children?: readonly Element[];
}
type Data = readonly Literal[] | { readonly [key: string]: Literal };

const isCode = (value: object): value is Code => SORT in value && value[SORT] === 'code';
const isElement = (value: object): value is Element => SORT in value && value[SORT] === 'element';

export const element = (
  name: string,
  attributes: Element['attributes'] = [],
  children?: readonly Element[],
): Element => ({
  [SORT]: 'element',
  name,
  attributes,
  ...(children && children.length > 0 ? { children } : {}),
});

type Value = string | Code | Data | Element;
const attributesOf = ({ attributes = [] }: Element) =>
  attributes.filter((one): one is readonly [string, Value] => one[1] !== undefined);

/** A value on one line, or undefined where it can't be. */
function flatValue(value: Value): string | undefined {
  if (typeof value === 'string') return `"${value}"`;
  if (isCode(value)) return `{${value.code}}`;
  if (isElement(value)) {
    const flat = value.children ? undefined : flatElement(value);
    return flat && `{${flat}}`;
  }
  const text = literal(value, '', -10_000, false);
  return text.includes('\n') ? undefined : `{${text}}`;
}

function flatElement(one: Element): string | undefined {
  const parts = attributesOf(one).map(([name, value]) => {
    const flat = flatValue(value);
    return flat === undefined ? undefined : ` ${name}=${flat}`;
  });
  return parts.includes(undefined) ? undefined : `<${one.name}${parts.join('')} />`;
}

function brokenValue(name: string, value: Value, indent: string): string {
  const flat = flatValue(value);
  const head = `${indent}${name}=`;
  if (flat !== undefined && head.length + flat.length <= WIDTH) return head + flat;
  if (typeof value === 'string' || isCode(value)) return `${head}${flat}`;
  if (isElement(value)) return `${head}{\n${indent}  ${print(value, `${indent}  `)}\n${indent}}`;
  return `${head}{${literal(value, indent, head.length + 1, false)}}`;
}

/** An element that starts at `indent`; the first line carries none. @param after columns that follow on its line */
export function print(one: Element, indent: string, after = 0): string {
  const attributes = attributesOf(one);
  const { children } = one;
  if (!children) {
    const flat = flatElement(one);
    if (flat !== undefined && indent.length + flat.length + after <= WIDTH) return flat;
    const lines = attributes.map(([name, value]) => `${brokenValue(name, value, `${indent}  `)}\n`);
    return `<${one.name}\n${lines.join('')}${indent}/>`;
  }
  const open = flatElement(one)?.replace(/ \/>$/, '>');
  const inner = children.map((child) => `${indent}  ${print(child, `${indent}  `)}\n`).join('');
  if (open !== undefined && indent.length + open.length <= WIDTH)
    return `${open}\n${inner}${indent}</${one.name}>`;
  const lines = attributes.map(([name, value]) => `${brokenValue(name, value, `${indent}  `)}\n`);
  return `<${one.name}\n${lines.join('')}${indent}>\n${inner}${indent}</${one.name}>`;
}

/** `return …;` with the parentheses that an element over several lines has. */
export function returned(one: Element): string {
  const flat = one.children ? undefined : flatElement(one);
  if (flat !== undefined && `  return ${flat};`.length <= WIDTH) return `  return ${flat};\n`;
  return `  return (\n    ${print(one, '    ')}\n  );\n`;
}

import type { FieldType } from '../../../kinds.ts';
import type { Span } from '../../facts.ts';

// What a text defines as programmers write it: things with their fields, and the types of these.

export interface SchemaField extends Span {
  /** As it is written: "queenAge", "queen_age". */
  name: string;
  type?: FieldType;
  options?: readonly string[];
  /** The name of what it refers to. */
  of?: string;
  /** It lists rows of what it refers to. */
  isList?: boolean;
}
export interface Schema extends Span {
  name: string;
  /** Where its name stands. */
  title: Span;
  fields: readonly SchemaField[];
}

/** Of types that say no more than "some text" the name of the field says more. */
const TYPES: readonly (readonly [says: RegExp, type: FieldType | undefined])[] = [
  [
    /^(?:string|str|text|varchar|nvarchar|char|character varying|citext|uuid|guid|id|any|clob|mediumtext|tinytext)$/u,
    undefined,
  ],
  [
    /^(?:number|numeric|num|int|integer|int4|int8|int32|int64|bigint|smallint|tinyint|float|float4|float8|double|double precision|real|decimal|long|short|serial|bigserial|year)$/u,
    'number',
  ],
  [/^(?:money|currency|price)$/u, 'money'],
  [/^(?:bool|boolean|yes ?\/ ?no|bit|checkbox)$/u, 'boolean'],
  [/^(?:date|localdate|day)$/u, 'date'],
  [/^(?:date ?time|timestamp|timestamptz|timestamp with time zone|datetime2|instant|time)$/u, 'dateTime'],
  [/^(?:duration|interval)$/u, 'duration'],
  [/^(?:e-?mail)$/u, 'email'],
  [/^(?:url|uri|link)$/u, 'url'],
  [/^(?:phone|tel)$/u, 'phone'],
  [/^(?:image|photo|picture)$/u, 'image'],
  [/^(?:file|blob|bytea|attachment)$/u, 'file'],
  [/^(?:long ?text|rich ?text|multiline|textarea)$/u, 'longText'],
];

/** What a type says, as far as it is one that is known. */
export function typeNamed(word: string): { type?: FieldType } | undefined {
  const bare = word
    .toLowerCase()
    .replace(/\s*\([^()]*\)$/u, '')
    .replace(/[?!]+$/u, '')
    .trim();
  const found = TYPES.find(([says]) => says.test(bare));
  if (!found) return undefined;
  return found[1] === undefined ? {} : { type: found[1] };
}

const NAME = /^[\p{L}_][\p{L}\p{N}_]*(?:[ -][\p{L}\p{N}_]+){0,4}$/u;
export const isName = (words: string): boolean => NAME.test(words) && words.length <= 40;

/** `"new" | "paid"`, `enum('new', 'paid')`, `new | paid`. */
export function optionsIn(words: string): string[] | undefined {
  const inner = /^enum\s*\(([^()]*)\)$/iu.exec(words.trim())?.[1];
  const parts = (inner === undefined ? words.split('|') : inner.split(',')).map((part) =>
    part.trim().replace(/^(['"`])(.*)\1$/u, '$2'),
  );
  return parts.length > 1 && parts.every(isName) ? parts : undefined;
}

/** Where each bracket is closed that a text opens. */
export function closings(text: string): ReadonlyMap<number, number> {
  const open: number[] = [];
  const found = new Map<number, number>();
  for (const { 0: sign, index } of text.matchAll(/[()[\]{}]/gu)) {
    if (/[([{]/u.test(sign)) open.push(index);
    else {
      const start = open.pop();
      if (start !== undefined) found.set(start, index);
    }
  }
  return found;
}

/** Parts of a text by signs that stand in no brackets and no quotation marks, each with its place. */
export function partsBy(
  text: string,
  start: number,
  isSign: (sign: string) => boolean,
): (Span & { text: string })[] {
  const parts: (Span & { text: string })[] = [];
  let from = 0;
  let depth = 0;
  let quote = '';
  const push = (to: number) => {
    const raw = text.slice(from, to);
    const bare = raw.trim();
    const at = start + from + raw.length - raw.trimStart().length;
    if (bare !== '') parts.push({ text: bare, start: at, end: at + bare.length });
    from = to + 1;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (/["`]/u.test(sign)) quote = sign;
    else if (/[([{]/u.test(sign)) depth += 1;
    else if (/[)\]}]/u.test(sign)) depth -= 1;
    else if (depth === 0 && isSign(sign)) push(at);
  }
  push(text.length);
  return parts;
}

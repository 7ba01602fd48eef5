import type { AppLanguage } from '../../kinds.ts';
import { BRACKETED, isKnownField } from '../known-fields.ts';
import { keyOf, lexiconFor } from '../lexicon.ts';
import { MOST_WORDS, type Signs, signsFor, wordsIn } from './outline-signs.ts';
import { put } from '../place.ts';
import { nameOfValues } from '../read/english/choices/names.ts';
import { isPlural, singular } from '../read/english/inflect.ts';
import { APP_WORDS } from '../words/english-verbs.ts';
import { IMPERATIVES } from '../words/imperatives.ts';
import { OUTLINES } from '../words/outlines.ts';

// An outline, "Hive" with "- location" and "- queen age" below it, says the same as "Hive: location, queen age", which is how it is read.

interface Line {
  /** Where its own words begin, behind its indent and its bullet, and where they end. */
  start: number;
  end: number;
  words: string;
  indent: number;
  isBullet: boolean;
}

const LINE = /^([ \t]*)((?:[-*•–·+]|\d{1,2}[.)])[ \t]+)?(.*?)[ \t\r]*$/gmu;
const TAB = 4;

function linesOf(text: string): (Line | undefined)[] {
  return [...text.matchAll(LINE)].map((match) => {
    const [, space = '', bullet = '', words = ''] = match;
    const start = match.index + space.length + bullet.length;
    const indent = space.replaceAll('\t', ' '.repeat(TAB)).length;
    return words === ''
      ? undefined
      : { start, end: start + words.length, words, indent, isBullet: bullet !== '' };
  });
}

interface Heading {
  line: Line;
  /** Its name, and where that stands in the text. */
  name: string;
  start: number;
  end: number;
}

function headingIn(line: Line, { head, parts }: Signs): Heading | undefined {
  const [, before = '', name = ''] = head.exec(line.words) ?? [];
  if (name === '' || wordsIn(name) > MOST_WORDS || parts.test(name)) return undefined;
  // "Gym app" is what is described, and nothing that it keeps.
  if (APP_WORDS.has(name.toLowerCase().split(/\s+/u).at(-1) ?? '')) return undefined;
  const start = line.start + before.length;
  return { line, name, start, end: start + name.length };
}

/** "Name: text", "due - the day it is due": what a field holds is told by its name. */
const EXPLAINED = /^([\p{L}][\p{L}\p{N} '’/-]{0,30}?)(\s*(?::| [-–—])\s+|：\s*)(.+)$/u;
/** Nobody chooses a name or an amount. */
const NAMES = /(?:^|\s)(?:name|title|address)$/iu;
const ENTERED = /^(?:money|number|date|dateTime|email|phone|url|longText|image|file)$/u;
const LONGEST = 5;

/** What a line below a heading says of a field: its words with nothing but the field and its choices, in their place. */
function fieldIn({ words }: Line, signs: Signs): string | undefined {
  const explained = EXPLAINED.exec(words);
  const [, label = words, mark = '', rest = ''] = explained ?? [];
  const bare = label.replace(BRACKETED, '');
  const [first = ''] = bare.toLowerCase().split(/\s+/u);
  const { language, told } = signs;
  const lexicon = lexiconFor(language);
  const isDeed = language === 'en' && IMPERATIVES.has(first);
  const isField =
    wordsIn(bare) <= LONGEST &&
    /^[\p{L}\p{N}#€$£%][^.!?;。；]*$/u.test(bare) &&
    !told.test(bare) &&
    (!isDeed || lexicon.attribute(bare.toLowerCase()) !== undefined);
  if (!isField) return undefined;
  if (!explained) return words;
  const values = rest.split(/\s*[,，、،/|]\s*|\s+(?:or|o|ou|oder|أو)\s+/u);
  // "Members: name, email" below the name of an app is a thing with its fields.
  if (values.length > 1 && values.some((one) => isKnownField(one, language))) return undefined;
  if (/[.!?]\s|。./u.test(rest)) return undefined;
  const isNamed = NAMES.test(label) || ENTERED.test(lexicon.attribute(label.toLowerCase()) ?? '');
  const areAlike = language === 'en' && nameOfValues(values.map((one) => one.toLowerCase())) !== undefined;
  const areChoices =
    (!isNamed || areAlike) && values.length > 1 && values.every((one) => wordsIn(one) <= MOST_WORDS);
  // "Status: new, done" is read as "status new/done", and "status: new / done" as it stands.
  if (areChoices && language === 'en' && !rest.includes(',')) return words;
  if (!areChoices) return label.padEnd(words.length);
  const choices = rest.replaceAll(COMMA, '/');
  return language === 'en'
    ? (label + ' '.repeat(mark.length) + rest.replaceAll(PARTED, '/')).padEnd(words.length)
    : `${label}${'('.padEnd(mark.length)}${choices}`;
}
const COMMA = /[,，、،]/gu;
const PARTED = /, or |,? ?\bor\b ?|, ?/gu;

/** Whether a name is that of things, and of many. */
function areMany(name: string, language: AppLanguage): boolean {
  const { thing } = lexiconFor(language);
  if (language === 'en') return isPlural(name) && thing(singular(name)) !== undefined;
  const names = thing(name)?.names[language];
  return names !== undefined && (names.one === names.many || keyOf(names.one) !== keyOf(name));
}

/** Whether names below a heading are fields of it, for sure or perhaps, and not things. */
function areFields(fields: readonly string[], language: AppLanguage): 'surely' | 'perhaps' | undefined {
  const { thing } = lexiconFor(language);
  const bare = fields.map((one) => one.trim().toLowerCase());
  // "Rooms, guests, bookings" are kept themselves.
  if (bare.every((one) => areMany(one, language))) return undefined;
  if (fields.some((one) => isKnownField(one, language))) return 'surely';
  const single = language === 'en' ? bare.map(singular) : bare;
  return single.every((one) => thing(one) !== undefined) ? undefined : 'perhaps';
}

/** What stands between a thing and its fields; "name:date" without a space would give a type. */
const markIn = (room: number): string => (room > 1 ? ':' : '(');

interface Outline {
  heading: Heading;
  lines: readonly Line[];
  fields: readonly string[];
  isSure: boolean;
}

const isDeeper = (line: Line | undefined, heading: Line): boolean =>
  line !== undefined &&
  (line.indent > heading.indent + 1 || (line.isBullet && !heading.isBullet && line.indent >= heading.indent));
const MARKED = /^[#*_]|[:：*_]$/u;

/** The lines that stand below a heading. */
function below(lines: readonly (Line | undefined)[], at: number): Line[] {
  const heading = lines[at];
  const found: Line[] = [];
  if (!heading) return found;
  // "## Hive", an empty line, and what it has.
  const isApart = lines[at + 1] === undefined && MARKED.test(heading.words) && lines[at + 2]?.isBullet;
  for (const line of lines.slice(isApart ? at + 2 : at + 1)) {
    if (!line || !isDeeper(line, heading)) break;
    found.push(line);
  }
  return found;
}

/** The lines of a paragraph without signs, which are an outline only among others. */
function plainBelow(lines: readonly (Line | undefined)[], at: number): Line[] {
  if (at > 0 && lines[at - 1] !== undefined) return [];
  const found: Line[] = [];
  for (const line of lines.slice(at + 1)) {
    if (!line) break;
    if (line.isBullet || wordsIn(line.words) > MOST_WORDS + 1 || /[.,:;!?，、。：；،؛؟]/u.test(line.words))
      return [];
    found.push(line);
  }
  return found;
}

function outlinesIn(text: string, signs: Signs): Outline[] {
  const { language } = signs;
  const lines = linesOf(text);
  const read = (find: typeof below): Outline[] =>
    lines.flatMap((line, at) => {
      const heading = line && headingIn(line, signs);
      const children = heading ? find(lines, at) : [];
      const deepest = Math.min(...children.map(({ indent }) => indent));
      const fields = children.map((one) => fieldIn(one, signs));
      const isEnough = children.length > 1 || /[,，、،]/u.test(children[0]?.words ?? '');
      if (!heading || !isEnough || fields.includes(undefined)) return [];
      const deeds = children.filter(({ words }) => OUTLINES[language].deed.test(words)).length;
      if (deeds * 2 >= children.length) return [];
      // Only one level is read: what stands deeper says more than names.
      if (children.some(({ indent }) => indent > deepest + 1)) return [];
      const named = fields.flatMap((one) => one ?? []);
      const single = named.flatMap((one) => one.split(COMMA));
      const known = single.filter((one) => isKnownField(one, language)).length;
      if (signs.perhapsThing.test(heading.name) && known * 2 < single.length) return [];
      const fit = areFields(single, language);
      return fit ? [{ heading, lines: children, fields: named, isSure: fit === 'surely' }] : [];
    });
  const marked = read(below);
  if (marked.some(({ isSure }) => isSure)) return marked;
  const plain = read(plainBelow);
  return plain.length > 1 && plain.some(({ isSure }) => isSure) ? plain : [];
}

/** "Taller:" with "- gestionar clientes" below it lists no values: what ends such headings. */
function deedsListed(text: string, { language }: Signs): { start: number; end: number }[] {
  const { deed } = OUTLINES[language];
  const lines = linesOf(text);
  return lines.flatMap((line, at) => {
    if (!line || !/[:：]$/u.test(line.words)) return [];
    const children = below(lines, at);
    const deeds = children.filter(({ words }) => deed.test(words)).length;
    return deeds > 0 && deeds * 2 >= children.length ? [{ start: line.end - 1, end: line.end }] : [];
  });
}

/** "Hive", and in the line below "location, queen age, temper". */
const BELOW =
  /(?<=^|\n)([ \t]*(?:[-*•]\s)?)(\p{L}[\p{L} '’-]{1,40}?)([ \t]*\r?\n[ \t]*)(?![-*•–+]|\d{1,2}[.)])(?=(?:[^,，、،\n.!?;:。：]{1,40}[,，、،]){2}[^\n.!?;:。：]{1,200}(?:\n|$))/gu;
/** "蜂箱 - 位置、性情": between words without spaces a dash parts nothing else. */
const DASHED =
  /(?<=(?:^|\n)[ \t]*(?:[-*•][ \t]+)?)(\p{Script=Han}{2,8})[ \t]+[-–—][ \t]+(?=[^\n。；]{2,20}[、，,])/gu;
/** "蜂箱表：位置 | 性情" */
const PIPED = /(?<=^|\n)[ \t]*\p{Script=Han}{2,9}[:：][^\n|]*\|[^\n]*/gu;
const MARKS = /^[#*_` ]+|[*_`:：]{1,7}$/gu;
/** Without headings that only part it; "## Roles" is read as "Roles:". */
function withoutHeadings(text: string, { parting, roles, told }: Signs): string {
  const lines = linesOf(text);
  return lines.reduce<string>((read, line, at) => {
    const name = line?.words.replaceAll(MARKS, '').trimEnd() ?? '';
    const next = lines[at + 1];
    const isHeading = line && (name !== line.words || next?.isBullet === true);
    if (!isHeading || line.isBullet) return read;
    const isShort = wordsIn(name) <= MOST_WORDS && /^\p{L}[\p{L} -]*$/u.test(name);
    const isSentence = next !== undefined && told.test(next.words);
    const isParting = parting.test(name) || (roles.test(name) && isSentence);
    const isMarked = isShort && name.length < line.words.length;
    const named = isMarked ? `${' '.repeat(line.words.indexOf(name))}${name}:` : line.words;
    const words = isParting ? '' : named.slice(0, line.end - line.start);
    return read.slice(0, line.start) + words.padEnd(line.end - line.start) + read.slice(line.end);
  }, text);
}

const inOneLine = (text: string, { language, parts, told, called, label, rights, and }: Signs): string =>
  text
    .replace(rights, (all) => ' '.repeat(all.length))
    .replace(label, (all) => {
      const [first = '', second = ''] = text.slice(all.length).split('\n');
      const isThing =
        first.split(/[,，、،]/u).some((one) => one.split(and).some((part) => isKnownField(part, language))) ||
        /^\s*\p{L}[\p{L} ]*[:：]/u.test(second);
      return isThing ? all : ' '.repeat(all.length);
    })
    .replace(called, (all: string, ...[, , at]: [string, string, number]) => {
      // "Table: number (1 to 20), seats": what guests sit at.
      const name = /^[\p{L} '’-]*/u.exec(text.slice(at + all.length))?.[0] ?? '';
      return isKnownField(name, language) ? all : ' '.repeat(all.length);
    })
    .replace(PIPED, (line) => line.replaceAll('|', '、'))
    .replace(DASHED, (all, name: string) => `${name}：`.padEnd(all.length))
    .replace(BELOW, (all, lead: string, name: string, gap: string, at: number) => {
      const items = /^[^\n]*/u.exec(text.slice(at + all.length))?.[0].split(COMMA) ?? [];
      const isHeading =
        wordsIn(name) <= MOST_WORDS && !parts.test(name) && !told.test(`${name} ${items.join(' ')}`);
      return isHeading && areFields(items, language)
        ? `${lead}${name}${markIn(gap.length).padEnd(gap.length)}`
        : all;
    });

/** "Temper", and below it "calm" and "nervous": choices of a field, which are read as "temper: calm / nervous". */
function withChoicesBelow(text: string): string {
  const lines = linesOf(text);
  return lines.reduce<string>((read, line, at) => {
    const parent = line && lines.slice(0, at).findLast((one) => isDeeper(line, one ?? line));
    if (!line || !parent) return read;
    const end = lines.findIndex((one, index) => index > at && !isDeeper(one, line));
    const values = lines.slice(at + 1, end < 0 ? undefined : end).flatMap((one) => one ?? []);
    const name = line.words.replace(/\s*[:=]$/u, '');
    const areValues = values.every(
      ({ words, indent }) =>
        indent === values[0]?.indent &&
        wordsIn(words) <= MOST_WORDS &&
        /^[\p{L}\p{N}][\p{L}\p{N} '’-]*$/u.test(words),
    );
    if (values.length < 2 || !areValues) return read;
    const known = values.filter(({ words }) => isKnownField(words, 'en')).length;
    // Beside things that each have fields there are things, and beside fields a field.
    const isBesideFields = lines.some(
      (one, index) =>
        one !== undefined &&
        index !== at &&
        one.indent === line.indent &&
        isKnownField(one.words, 'en') &&
        !isDeeper(lines[index + 1], one),
    );
    const isField = /^\p{L}[\p{L} '’-]*$/u.test(name) && (isKnownField(name, 'en') || isBesideFields);
    if (known * 2 >= values.length || !isField) return read;
    return values.reduce((all, value, index) => {
      const before = values[index - 1];
      return before
        ? put(all, before.end, value.start, '/')
        : put(all, line.start + name.length, value.start, ':');
    }, read);
  }, text);
}

/** A text in which each outline stands as one line, everything in its place. */
export function withOutlines(text: string, language: AppLanguage): string {
  const signs = signsFor(language);
  let read = inOneLine(language === 'en' ? withChoicesBelow(text) : text, signs);
  const put = (start: number, end: number, words: string) => {
    read = read.slice(0, start) + words.padEnd(end - start) + read.slice(end);
  };
  for (const { start, end } of deedsListed(read, signs)) put(start, end, '.');
  for (const { heading, lines, fields } of outlinesIn(read, signs)) {
    put(heading.line.start, heading.start, '');
    const first = lines[0]?.start ?? heading.end;
    put(heading.end, first, markIn(first - heading.end));
    for (const [at, line] of lines.entries()) {
      put(line.start, line.end, fields[at] ?? '');
      const next = lines[at + 1];
      if (next) put(line.end, next.start, ',');
    }
  }
  return withoutHeadings(read, signs);
}

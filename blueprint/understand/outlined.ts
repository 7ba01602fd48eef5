import { isKnownField } from './known-fields.ts';
import { lexiconFor } from './lexicon.ts';
import { isPlural, singular } from './read/english/inflect.ts';
import { APP_WORDS } from './words/english-verbs.ts';
import { NO_THING, PARTS, PERHAPS_THING, TOLD } from './words/headings.ts';
import { IMPERATIVES } from './words/imperatives.ts';

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

/** Before and after what a heading names: signs of a heading, "table", "each … has". */
const HEAD =
  /^([#*_` ]*(?:(?:fields|columns|attributes|details|information|info|data) (?:for|of|about)\s+)?(?:(?:table|entity|model|collection|sheet|tab|module|object|form)(?: for)?:?\s+)?(?:(?:each|every|an?|the|our|my)\s+)?)(\p{L}[\p{L} '’/-]{0,40}?)((?:\s+(?:table|entity|model|fields?|columns|attributes|details|information|info|data|records?|has|have|with|contains?|includes?|needs?|stores?)){0,3}\s{0,3}[:=–-]?[*_`]{0,3}:?)$/iu;
const PARTING = new RegExp(`^(?:${PARTS}|goals?|modules?|entities|(?:data ?base )?tables)$`, 'iu');
const MOST_WORDS = 3;

interface Heading {
  line: Line;
  /** Its name, and where that stands in the text. */
  name: string;
  start: number;
  end: number;
}

function headingIn(line: Line): Heading | undefined {
  const [, before = '', name = ''] = HEAD.exec(line.words) ?? [];
  if (name === '' || name.split(/\s+/u).length > MOST_WORDS || NO_THING.test(name)) return undefined;
  // "Gym app" is what is described, and nothing that it keeps.
  if (APP_WORDS.has(name.toLowerCase().split(/\s+/u).at(-1) ?? '')) return undefined;
  const start = line.start + before.length;
  return { line, name, start, end: start + name.length };
}

/** "Name: text", "due - the day it is due": what a field holds is told by its name. */
const EXPLAINED = /^([\p{L}][\p{L}\p{N} '’/-]{0,30}?)(\s*(?::| [-–—])\s+)(.+)$/u;
/** Nobody chooses a name or an amount. */
const NAMES = /(?:^|\s)(?:name|title|address)$/iu;
const ENTERED = /^(?:money|number|date|dateTime|email|phone|url|longText|image|file)$/u;
const LONGEST = 5;

/** What a line below a heading says of a field: its words with nothing but the field and its choices, in their place. */
function fieldIn({ words }: Line): string | undefined {
  const explained = EXPLAINED.exec(words);
  const [, label = words, mark = '', rest = ''] = explained ?? [];
  const bare = label.replace(/\s*\([^()]*\)\s*$/u, '');
  const [first = ''] = bare.toLowerCase().split(/\s+/u);
  const isField =
    bare.split(/\s+/u).length <= LONGEST &&
    /^[\p{L}\p{N}#€$£%][^.!?;]*$/u.test(bare) &&
    !TOLD.test(bare) &&
    (!IMPERATIVES.has(first) || lexiconFor('en').attribute(bare.toLowerCase()) !== undefined);
  if (!isField) return undefined;
  if (!explained) return words;
  const values = rest.split(/\s*[,/|]\s*|\s+or\s+/u);
  // "Members: name, email" below the name of an app is a thing with its fields.
  if (values.length > 1 && values.some((one) => isKnownField(one))) return undefined;
  if (/[.!?]\s/u.test(rest)) return undefined;
  const isNamed = NAMES.test(label) || ENTERED.test(lexiconFor('en').attribute(label.toLowerCase()) ?? '');
  const areChoices =
    !isNamed && values.length > 1 && values.every((one) => one.split(/\s+/u).length <= MOST_WORDS);
  // "Status: new, done" is read as "status new/done", and "status: new / done" as it stands.
  if (areChoices && !rest.includes(',')) return words;
  const told = areChoices ? rest.replaceAll(/,/gu, '/') : ' '.repeat(rest.length);
  return label + ' '.repeat(mark.length) + told;
}

/** Whether names below a heading are fields of it, for sure or perhaps, and not things. */
function areFields(fields: readonly string[]): 'surely' | 'perhaps' | undefined {
  const { thing } = lexiconFor('en');
  const bare = fields.map((one) => one.trim().toLowerCase());
  const areThings = bare.every((one) => thing(singular(one)) !== undefined);
  // "Rooms, guests, bookings" are kept themselves.
  if (areThings && bare.every(isPlural)) return undefined;
  if (fields.some(isKnownField)) return 'surely';
  return areThings ? undefined : 'perhaps';
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

/** The lines that stand below a heading. */
function below(lines: readonly (Line | undefined)[], at: number): Line[] {
  const heading = lines[at];
  const found: Line[] = [];
  if (!heading) return found;
  for (const line of lines.slice(at + 1)) {
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
    if (line.isBullet || line.words.split(/\s+/u).length > MOST_WORDS + 1 || /[.,:;!?]/u.test(line.words))
      return [];
    found.push(line);
  }
  return found;
}

function outlinesIn(text: string): Outline[] {
  const lines = linesOf(text);
  const read = (find: typeof below): Outline[] =>
    lines.flatMap((line, at) => {
      const heading = line && headingIn(line);
      const children = heading ? find(lines, at) : [];
      const deepest = Math.min(...children.map(({ indent }) => indent));
      const fields = children.map(fieldIn);
      const isEnough = children.length > 1 || children[0]?.words.includes(',') === true;
      if (!heading || !isEnough || fields.includes(undefined)) return [];
      // Only one level is read: what stands deeper says more than names.
      if (children.some(({ indent }) => indent > deepest + 1)) return [];
      const named = fields.flatMap((one) => one ?? []);
      const single = named.flatMap((one) => one.split(','));
      const known = single.filter(isKnownField).length;
      if (PERHAPS_THING.test(heading.name) && known * 2 < single.length) return [];
      const fit = areFields(single);
      return fit ? [{ heading, lines: children, fields: named, isSure: fit === 'surely' }] : [];
    });
  const marked = read(below);
  if (marked.some(({ isSure }) => isSure)) return marked;
  const plain = read(plainBelow);
  return plain.length > 1 && plain.some(({ isSure }) => isSure) ? plain : [];
}

/** "Hive", and in the line below "location, queen age, temper". */
const BELOW =
  /(?<=^|\n)([ \t]*(?:[-*•]\s)?)(\p{L}[\p{L} '’-]{1,40}?)([ \t]*\r?\n[ \t]*)(?![-*•–+]|\d{1,2}[.)])(?=(?:[^,\n.!?;:]{1,40},){2}[^\n.!?;:]{1,200}(?:\n|$))/gu;
/** "Table hive: location", "entity Hive (location)" */
const CALLED =
  /(?<=^|\n)([ \t]*(?:[-*•]\s)?)((?:table|entity|model|collection|sheet|tab)(?: for)?:?[ \t]+)(?=\p{L}[\p{L} '’-]{1,40}[ \t]*(?:[:(=]|[-–—] ))/giu;

/** Above "Helper: can add inspections" it adds nothing. */
const ROLES = /^(?:(?:users?|people) (?:and|&) )?(?:roles?|permissions?|rights|access)$/iu;
const isSentence = (line: Line | undefined) => line !== undefined && TOLD.test(line.words);
const MARKS = /^[#*_` ]+|[*_`:]{1,7}$/gu;
/** Without headings that only part it; "## Roles" is read as "Roles:". */
function withoutHeadings(text: string): string {
  const lines = linesOf(text);
  return lines.reduce<string>((read, line, at) => {
    const name = line?.words.replaceAll(MARKS, '') ?? '';
    const isHeading = line && (name !== line.words || lines[at + 1]?.isBullet === true);
    if (!isHeading || line.isBullet) return read;
    const isShort = name.split(/\s+/u).length <= MOST_WORDS && /^\p{L}[\p{L} -]*$/u.test(name);
    const isParting = PARTING.test(name) || (ROLES.test(name) && isSentence(lines[at + 1]));
    const isMarked = isShort && name.length < line.words.length;
    const named = isMarked ? `${' '.repeat(line.words.indexOf(name))}${name}:` : line.words;
    const words = isParting ? '' : named.slice(0, line.end - line.start);
    return read.slice(0, line.start) + words.padEnd(line.end - line.start) + read.slice(line.end);
  }, text);
}

/** "Project: Yoga studio booking": what stands behind it is what the app is about. */
const LABEL = /^\s*(?:project|product|app|application):[ \t]*(?=[^,\n:]{3,60}(?:\n|$))/iu;

/** "- Helper: can only add inspections" says what a helper can do. */
const RIGHTS =
  /(?<=(?:^|\n)[ \t]*(?:[-*•][ \t]+|\d{1,2}[.)][ \t]+)?(?:\*\*)?\p{L}[\p{L} ]{1,30})(?:\*\*)?[ \t]*(?::|[-–—](?= ))(?:\*\*)?(?=[ \t]+(?:can|may|can't|cannot|must|sees?|only (?:sees?|adds?|reads?|edits?))\b)/giu;

const inOneLine = (text: string): string =>
  text
    .replace(RIGHTS, (all) => ' '.repeat(all.length))
    .replace(LABEL, (all) => {
      const [first = '', second = ''] = text.slice(all.length).split('\n');
      const isThing = first.split(/,| and /u).some(isKnownField) || /^\s*\p{L}[\p{L} ]*:/u.test(second);
      return isThing ? all : ' '.repeat(all.length);
    })
    .replace(CALLED, (all: string, ...[, , at]: [string, string, number]) => {
      // "Table: number (1 to 20), seats": what guests sit at.
      const name = /^[\p{L} '’-]*/u.exec(text.slice(at + all.length))?.[0] ?? '';
      return isKnownField(name) ? all : ' '.repeat(all.length);
    })
    .replace(BELOW, (all, lead: string, name: string, gap: string, at: number) => {
      const items = /^[^\n]*/u.exec(text.slice(at + all.length))?.[0].split(',') ?? [];
      const isHeading =
        name.split(/\s+/u).length <= MOST_WORDS &&
        !NO_THING.test(name) &&
        !TOLD.test(`${name} ${items.join(' ')}`);
      return isHeading && areFields(items) ? `${lead}${name}${markIn(gap.length).padEnd(gap.length)}` : all;
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
        words.split(/\s+/u).length <= MOST_WORDS &&
        /^[\p{L}\p{N}][\p{L}\p{N} '’-]*$/u.test(words),
    );
    const known = values.filter(({ words }) => isKnownField(words)).length;
    // Beside things that each have fields there are things, and beside fields a field.
    const isBesideFields = lines.some(
      (one, index) =>
        one !== undefined &&
        index !== at &&
        one.indent === line.indent &&
        isKnownField(one.words) &&
        !isDeeper(lines[index + 1], one),
    );
    const isField = /^\p{L}[\p{L} '’-]*$/u.test(name) && (isKnownField(name) || isBesideFields);
    if (values.length < 2 || known * 2 >= values.length || !areValues || !isField) return read;
    const put = (all: string, start: number, end: number, mark: string) =>
      all.slice(0, start) + mark.padEnd(end - start) + all.slice(end);
    return values.reduce((all, value, index) => {
      const before = values[index - 1];
      return before
        ? put(all, before.end, value.start, '/')
        : put(all, line.start + name.length, value.start, ':');
    }, read);
  }, text);
}

/** An English text in which each outline stands as one line, everything in its place. */
export function withOutlines(text: string): string {
  let read = inOneLine(withChoicesBelow(text));
  const put = (start: number, end: number, words: string) => {
    read = read.slice(0, start) + words.padEnd(end - start) + read.slice(end);
  };
  for (const { heading, lines, fields } of outlinesIn(read)) {
    put(heading.line.start, heading.start, '');
    const first = lines[0]?.start ?? heading.end;
    put(heading.end, first, markIn(first - heading.end));
    for (const [at, line] of lines.entries()) {
      put(line.start, line.end, fields[at] ?? '');
      const next = lines[at + 1];
      if (next) put(line.end, next.start, ',');
    }
  }
  return withoutHeadings(read);
}

import { singular } from '../english/inflect.ts';
import { AND, fieldsIn, isThing, MOST_WORDS, type Part } from './line-fields.ts';
import { forManyIn, ownedIn, spacedIn } from './told-lines.ts';
import { partsBy, type Schema, type SchemaField } from './schema.ts';

// Lines such as "Hive: location, queen age" and "Orders (number, date): new, paid, shipped", which say nothing but what a thing has.

const NAME = String.raw`\p{L}[\p{L}\p{N}_'’/-]*(?: [\p{L}\p{N}_'’/-]+){0,2}`;
/** "Hive: …", "Hive = …", "Hive - …", "Hive -> …" */
const HEADED = new RegExp(String.raw`^(${NAME})(?:\s?(?::|=|->|→)|\s[-–—](?=\s))\s*(\S.*)$`, 'u');
/** "Hive (…)", "Hive […]", "Hive (…): new, done" */
const BRACKETED = new RegExp(String.raw`^(?:and |& )?(${NAME})\s?[([](.*)[)\]](?:\s?:\s*(\S.*))?$`, 'u');
const BULLET = /^\s*(?:(?:[-*•–·+]|\d{1,2}[.)])\s+)?/u;

/** "Serial no. brand" goes on. */
const SENTENCE_END =
  /(?<=[.!?])(?<!\b(?:no|nr|st|approx|incl|max|min|e\.g|i\.e|etc|vs|ref|tel|qty|a\.m|p\.m)\.)\s+(?=\p{L})/iu;

/** The parts of a line or of the sentences in it that could each define something. */
const segmentsOf = (text: string): Part[] => {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const lead = BULLET.exec(line)?.[0].length ?? 0;
    const from = start + lead;
    start += line.length + 1;
    return partsBy(line.slice(lead), from, (sign) => sign === ';').flatMap((part) => {
      let at = part.start;
      return part.text.split(SENTENCE_END).map((sentence) => {
        const begin = text.indexOf(sentence, at);
        at = begin + sentence.length;
        const bare = sentence.replace(/[.\s]+$/u, '');
        return { text: bare, start: begin, end: begin + bare.length };
      });
    });
  });
};

/** "For each hive: …", "each inspection (…)" */
const LEAD = /^(?:and |& |for )?(?:(?:each|every|an?|the|our|my|all) )?/iu;
function headedIn({ text, start, end }: Part, headings: ReadonlySet<string>): Schema[] {
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const [, name = '', list = ''] = HEADED.exec(text.slice(lead)) ?? [];
  if (name === '' || !isThing(name)) return [];
  const fields = fieldsIn(list, end - list.length, name, headings);
  const title = { start: start + lead, end: start + lead + name.length };
  return fields.length > 0 ? [{ name, title, fields, start, end }] : [];
}

const TITLE = new RegExp(String.raw`^[\p{L}' ]{3,40}: ?(?=${NAME} ?\()`, 'u');
/** "…, visitors can look up a grave": where sentences begin the definitions end. */
const TELLS =
  /^(?:and |but |so )?(?:the )?\p{L}+ (?:can|may|must|should|will|need|needs|want|get|gets|have|has|is|are) /iu;
/** "Orders (number, date): new, paid, and customers (name)" */
function bracketedIn(segment: Part, headings: ReadonlySet<string>): Schema[] {
  // "Cemetery: graves (row, stone), burials (name, date)"
  const titled = TITLE.exec(segment.text)?.[0].length ?? 0;
  const [text, start] = [segment.text.slice(titled), segment.start + titled];
  const found: (Schema & { values: Part[] })[] = [];
  const parts = partsBy(text, start, (sign) => sign === ',');
  const bracketed = parts.map((part) => {
    const [, name = '', list = '', value] = BRACKETED.exec(part.text) ?? [];
    const begin = part.text.indexOf(name);
    const title = { start: part.start + begin, end: part.start + begin + name.length };
    const from = title.end + part.text.slice(begin + name.length).indexOf(list);
    const fields = (fewest: number) =>
      name !== '' && isThing(name) ? fieldsIn(list, from, name, headings, fewest) : [];
    return { part, name, title, value, fields, isSure: fields(2).length > 0 };
  });
  for (const { part, name, title, value, ...one } of bracketed) {
    const isBeside = bracketed.some((other) => other.isSure && other.part !== part);
    const fields = one.fields(isBeside ? 1 : 2);
    const last = found.at(-1);
    if (fields.length > 0) {
      const values =
        value === undefined ? [] : [{ text: value, start: part.end - value.length, end: part.end }];
      found.push({ name, title, fields, start: part.start, end: part.end, values });
    } else if (last && last.values.length > 0 && part.text.split(' ').length <= MOST_WORDS) {
      last.values.push({ ...part, text: part.text.replace(AND, '') });
      last.end = part.end;
    } else if (found.length > 1 && TELLS.test(part.text)) break;
    else return [];
  }
  return found.map(({ values, ...schema }): Schema => {
    const [first] = values;
    const status: SchemaField[] = first
      ? [
          {
            name: 'status',
            type: 'select',
            options: values.map((one) => one.text),
            start: first.start,
            end: schema.end,
          },
        ]
      : [];
    return { ...schema, fields: [...schema.fields, ...status] };
  });
}

/** What may stand above such lines: a title, "I need to track:". */
const isTitle = ({ text }: Part) => /:$/u.test(text) || text.split(/\s+/u).length <= MOST_WORDS;

/** The things that the lines of a text define, where it says nothing else. */
export function linesIn(text: string): Schema[] {
  const parts = segmentsOf(text);
  const headings = new Set(
    parts.flatMap(({ text: line }) => {
      const name = HEADED.exec(line.replace(BULLET, ''))?.[1];
      return name === undefined ? [] : [singular(name.toLowerCase())];
    }),
  );
  const owned = parts.map(ownedIn);
  const defined = parts.map((part, at) => {
    if ((owned[at]?.length ?? 0) > 0) return [];
    const headed = headedIn(part, headings);
    const listed = headed.length > 0 ? headed : bracketedIn(part, headings);
    if (listed.length > 0) return listed;
    const told = forManyIn(part, headings);
    return told.length > 0 ? told : spacedIn(part);
  });
  const others = parts.filter((_, at) => defined[at]?.length === 0 && owned[at]?.length === 0);
  // A line alone is a title and its columns, which say together what a row is: "Village hall: date, hirer, deposit".
  if (defined.flat().length < 2) return owned.flat();
  const isAlone = others.every((part) => part === parts[0] && isTitle(part));
  const isDefined = (at: number) => (defined[at]?.length ?? 0) > 0;
  const beside = defined.flatMap((found, at) =>
    isAlone || isDefined(at - 1) || isDefined(at + 1) ? found : [],
  );
  return [...beside, ...owned.flat()];
}

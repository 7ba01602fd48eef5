import type { Span } from '../../facts.ts';
import { isKnownField } from '../../known-fields.ts';
import { lexiconFor } from '../../lexicon.ts';
import { signsFor } from '../../prepare/outline-signs.ts';
import { APP_WORDS } from '../../words/english-verbs.ts';
import { IMPERATIVES } from '../../words/imperatives.ts';
import { ENGLISH_UNITS } from '../../words/measures.ts';
import { isPlural, singular } from '../english/inflect.ts';
import { optionsIn, partsBy, type Schema, type SchemaField, typeNamed } from './schema.ts';

// Lines such as "Hive: location, queen age" and "Orders (number, date): new, paid, shipped", which say nothing but what a thing has.

interface Part extends Span {
  text: string;
}

const NAME = String.raw`\p{L}[\p{L}\p{N}_'’/-]*(?: [\p{L}\p{N}_'’/-]+){0,2}`;
/** "Hive: …", "Hive = …", "Hive - …", "Hive -> …" */
const HEADED = new RegExp(String.raw`^(${NAME})(?:\s?(?::|=|->|→)|\s[-–—](?=\s))\s*(\S.*)$`, 'u');
/** "Hive (…)", "Hive […]", "Hive (…): new, done" */
const BRACKETED = new RegExp(String.raw`^(?:and |& )?(${NAME})\s?[([](.*)[)\]](?:\s?:\s*(\S.*))?$`, 'u');
const SIGNS = signsFor('en');
/** "Kg of honey" is read with its unit elsewhere. */
const MEASURED = new RegExp(`^(?:${ENGLISH_UNITS}) of `, 'iu');
const BULLET = /^\s*(?:(?:[-*•–·+]|\d{1,2}[.)])\s+)?/u;
const MOST_WORDS = 4;

/** The parts of a line or of the sentences in it that could each define something. */
const segmentsOf = (text: string): Part[] => {
  let start = 0;
  return text.split('\n').flatMap((line) => {
    const lead = BULLET.exec(line)?.[0].length ?? 0;
    const from = start + lead;
    start += line.length + 1;
    return partsBy(line.slice(lead), from, (sign) => sign === ';').flatMap((part) => {
      let at = part.start;
      return part.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map((sentence) => {
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
/** Words of sentences and of parts of them, which no name of a thing has. */
const JOINED =
  /(?:^|\s)(?:per|of|for|from|to|in|on|at|by|with|before|after|then|later|also|and|or|the|an?|each|every|my|our|these|this|about|not|no)(?:\s|$)/iu;

const isThing = (name: string): boolean => {
  const { thing, isAttribute } = lexiconFor('en');
  const words = name.toLowerCase().split(' ');
  return (
    !SIGNS.parts.test(name) &&
    !NOTHING_ELSE.test(name) &&
    !SIGNS.told.test(name) &&
    !JOINED.test(name) &&
    // "Lawyers record time": somebody does something.
    !words.slice(0, -1).some((word) => isPlural(word) || IMPERATIVES.has(word)) &&
    !APP_WORDS.has(words.at(-1) ?? '') &&
    (!isAttribute(name) || thing(singular(name.toLowerCase())) !== undefined)
  );
};
const NOTHING_ELSE =
  /^(?:fields?|columns?|attributes?|details|i (?:need|want|have)|we (?:need|want|have))$/iu;

const AND = /^(?:and|&|plus)\s+/u;

/** "Temper: calm / nervous" */
const CHOSEN = /^([^():]*[^():\s])\s*:\s*([^():]*\/[^():]*)$/u;
/** "Queen age (number)" */
const BEHIND = /^([^()]*[^()\s])\s*\(([^()]*)\)$/u;

/**
 * The fields in a list; none where a part of it is no field, or too few are known.
 * @param headings the things that other lines define, which it may refer to
 */
function fieldsIn(
  list: string,
  start: number,
  heading: string,
  headings: ReadonlySet<string>,
  fewest = 2,
): SchemaField[] {
  const parts = partsBy(list, start, (sign) => sign === ',').flatMap((part) => {
    const joined = part.text.replace(AND, '');
    const at = part.end - joined.length;
    const [first = '', second] = joined.split(/\s(?:and|&)\s/u);
    return second === undefined || !isKnownField(first, 'en') || !isKnownField(second, 'en')
      ? [{ text: joined, start: at, end: part.end }]
      : [
          { text: first, start: at, end: at + first.length },
          { text: second, start: part.end - second.length, end: part.end },
        ];
  });
  const { thing } = lexiconFor('en');
  const read = parts.map(({ text, start: from, end }): SchemaField | undefined => {
    const [, bare = text, told] = CHOSEN.exec(text) ?? BEHIND.exec(text) ?? [];
    const type = told === undefined ? undefined : typeNamed(told);
    const noun = bare.toLowerCase();
    const areThings = isPlural(noun) && thing(singular(noun)) !== undefined && !isKnownField(bare, 'en');
    const isName =
      /^[\p{L}#€$£][^.!?:;=()[\]]*$/u.test(bare) &&
      bare.split('/').every((piece) => piece.trim().split(/\s+/u).length <= MOST_WORDS) &&
      !SIGNS.told.test(bare) &&
      !MEASURED.test(bare) &&
      (type !== undefined || !areThings);
    if (!isName) return undefined;
    const options = told === undefined ? undefined : optionsIn(told.replaceAll('/', '|'));
    if (options) return { name: bare, start: from, end, type: 'select', options };
    return { name: type ? bare : text, start: from, end, ...type };
  });
  const fields = read.flatMap((field) => field ?? []);
  const known = fields.filter(
    ({ name, type }) =>
      type !== undefined ||
      name === 'id' ||
      isKnownField(name.replace(/\s*\(.*$/u, ''), 'en') ||
      headings.has(singular(name.toLowerCase())),
  );
  const isEnough =
    fields.length >= fewest &&
    known.length * 2 >= fields.length &&
    known.length > (SIGNS.perhapsThing.test(heading) ? 1 : 0);
  return fields.length === parts.length && isEnough ? fields : [];
}

function headedIn({ text, start, end }: Part, headings: ReadonlySet<string>): Schema[] {
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const [, name = '', list = ''] = HEADED.exec(text.slice(lead)) ?? [];
  if (name === '' || !isThing(name)) return [];
  const fields = fieldsIn(list, end - list.length, name, headings);
  const title = { start: start + lead, end: start + lead + name.length };
  return fields.length > 0 ? [{ name, title, fields, start, end }] : [];
}

/** "Orders (number, date): new, paid, and customers (name)" */
function bracketedIn({ text, start }: Part, headings: ReadonlySet<string>): Schema[] {
  const found: (Schema & { values: Part[] })[] = [];
  for (const part of partsBy(text, start, (sign) => sign === ',')) {
    const [, name = '', list = '', value] = BRACKETED.exec(part.text) ?? [];
    const begin = part.text.indexOf(name);
    const title = { start: part.start + begin, end: part.start + begin + name.length };
    const from = title.end + part.text.slice(begin + name.length).indexOf(list);
    const fields =
      name !== '' && isThing(name) ? fieldsIn(list, from, name, headings, found.length > 0 ? 1 : 2) : [];
    const last = found.at(-1);
    if (fields.length > 0) {
      const values =
        value === undefined ? [] : [{ text: value, start: part.end - value.length, end: part.end }];
      found.push({ name, title, fields, start: part.start, end: part.end, values });
    } else if (last && last.values.length > 0 && part.text.split(' ').length <= MOST_WORDS) {
      last.values.push({ ...part, text: part.text.replace(AND, '') });
      last.end = part.end;
    } else return [];
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
  const defined = parts.map((part) => {
    const headed = headedIn(part, headings);
    return headed.length > 0 ? headed : bracketedIn(part, headings);
  });
  const others = parts.filter((_, at) => defined[at]?.length === 0);
  // A line alone is a title and its columns, which say together what a row is: "Village hall: date, hirer, deposit".
  if (defined.flat().length < 2) return [];
  const isAlone = others.every((part) => part === parts[0] && isTitle(part));
  const isDefined = (at: number) => (defined[at]?.length ?? 0) > 0;
  return defined.flatMap((found, at) => (isAlone || isDefined(at - 1) || isDefined(at + 1) ? found : []));
}

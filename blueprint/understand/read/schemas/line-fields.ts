import type { Span } from '../../facts.ts';
import { isKnownField } from '../../known-fields.ts';
import { lexiconFor } from '../../lexicon.ts';
import { signsFor } from '../../prepare/outline-signs.ts';
import { APP_WORDS } from '../../words/english-verbs.ts';
import { IMPERATIVES } from '../../words/imperatives.ts';
import { ENGLISH_UNITS } from '../../words/measures.ts';
import { isStately } from '../english/choices/choice.ts';
import { isPlural, singular } from '../english/inflect.ts';
import { optionsIn, partsBy, type SchemaField, typeNamed } from './schema.ts';

// The fields in a list that stands behind the name of a thing.

export interface Part extends Span {
  text: string;
}

const SIGNS = signsFor('en');
/** "Kg of honey" is read with its unit elsewhere. */
const MEASURED = new RegExp(`^(?:${ENGLISH_UNITS}) of `, 'iu');
export const MOST_WORDS = 4;

/** Words of sentences and of parts of them, which no name of a thing has. */
export const JOINED =
  /(?:^|\s)(?:per|of|for|from|to|in|on|at|by|with|before|after|then|later|also|and|or|the|an?|each|every|my|our|these|this|about|not|no)(?:\s|$)/iu;

export const isThing = (name: string): boolean => {
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

export const AND = /^(?:and|&|plus)\s+/u;

/** "Temper: calm / nervous" */
const CHOSEN = /^([^():]*[^():\s])\s*:\s*([^():]*\/[^():]*)$/u;
/** "Queen age (number)" */
const BEHIND = /^([^()]*[^()\s])\s*\(([^()]*)\)$/u;

/**
 * The fields in a list; none where a part of it is no field, or too few are known.
 * @param headings the things that other lines define, which it may refer to
 */
export function fieldsIn(
  list: string,
  start: number,
  heading: string,
  headings: ReadonlySet<string>,
  fewest = 2,
): SchemaField[] {
  const listed = partsBy(list, start, (sign) => sign === ',');
  const parts = listed.flatMap((part) => {
    const joined = part.text.replace(AND, '');
    const at = part.end - joined.length;
    const [first = '', second] = joined.split(/\s(?:and|&)\s/u);
    // "Date, fault and cost" ends with two of them.
    const isLast = listed.length > 1 && part === listed.at(-1) && !/[(/]/u.test(joined);
    const areKnown = [first, second ?? ''].filter((one) => isKnownField(one, 'en')).length;
    return second === undefined || areKnown < (isLast ? 1 : 2)
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
      // "Photo club: members with name, phone": what a sentence says of members.
      !/\s(?:with|having|who|that)\s/iu.test(bare) &&
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
      // "Installed on"
      /^\p{L}+(?:ed|en|sent|paid|made) (?:on|at|by|in)$/iu.test(name) ||
      headings.has(singular(name.toLowerCase())),
  );
  // Beside lists of fields that are known, one of them is enough.
  const isBeside = fewest === 1 && fields.length > 2 && !fields.some(({ name }) => isStately(name));
  const isEnough =
    fields.length >= fewest &&
    (isBeside || known.length * 2 >= fields.length) &&
    known.length > (SIGNS.perhapsThing.test(heading) ? 1 : 0);
  return fields.length === parts.length && isEnough ? fields : [];
}

import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isSaidIn,
  type RelationFact,
  type Source,
  spansOf,
} from '../../../facts.ts';
import { keyOf, type Lexicon } from '../../../lexicon.ts';
import { ACTORS } from '../../../words/english-roles.ts';
import { irregularParticiple } from '../../../words/english-stems.ts';
import { isPlural, plural, singular } from '../inflect.ts';
import { isPublic } from '../access/someone.ts';
import { categoryFor, headOf } from '../sorts.ts';

// "Who fed it", "which trucks": what asks for somebody or something that is kept refers to it.

/** What several do together. */
const TOGETHER =
  /^(?:attend\w*|came|comes?|coming|join\w*|took part|takes? part|participat\w*|played?|plays|turned up|turns up|shows? up|showed up|worked|works|volunteered|was there|were there|is there|is going|is coming)\b/;
/** What those do who come from outside. */
const OF_PUBLIC =
  /^(?:borrow\w*|bought|buys?|book\w*|order\w*|reserv\w*|rent\w*|hir\w+|paid|pays?|owes?|ow(?:ed|ing)|sign\w*|register\w*|appl\w+|donat\w+|request\w*|complain\w*|won|wins|has (?:it|them|which)|ask\w*|vot\w+|sen[dt]\w*)\b/;

/** Whoever made something has nothing to do with who borrows it. */
const MAKER =
  /(?:^| )(?:author|artist|composer|director|writer|painter|publisher|illustrator|brand|maker|manufacturer)$/;
/** "Who fed it" is kept under "fed by", "who I lent it to" under "lent to". */
function labelOf(label: string): string {
  const [, given, to = ''] =
    /^(?:to )?whom? (?:i|we|you) (\p{L}+)(?: (?:it|them))?( to| with)?$/u.exec(label) ?? [];
  if (given !== undefined) return `${given}${to === '' ? ' to' : to}`;
  const [, deed = '', rest = ''] =
    /^who (\p{L}+)(?: (?:it|them|that|this|him|her))?( .+)?$/u.exec(label) ?? [];
  const participle = irregularParticiple(deed) ?? (/[^e]ed$/.test(deed) ? deed : undefined);
  return participle === undefined || rest !== '' || TOGETHER.test(deed) ? label : `${participle} by`;
}

type Reference = Pick<RelationFact, 'to' | 'many' | 'label'>;

/** The only one of those whom it may ask for. */
const onlyOf = <T>(some: readonly T[]): T | undefined => (some.length === 1 ? some[0] : undefined);

function personOf(deed: string, people: readonly EntityFact[]): EntityFact | undefined {
  const isOutside = OF_PUBLIC.test(deed) || TOGETHER.test(deed);
  return onlyOf(people) ?? onlyOf(people.filter((one) => isPublic(one) === isOutside));
}

/** How a field asks: its label may have lost the word for asking. */
function questionOf(field: FieldFact, text: string): string {
  const [span] = spansOf(field);
  if (!span) return keyOf(field.label);
  const before = /\bwhich $/iu.exec(text.slice(Math.max(0, span.start - 6), span.start))?.[0] ?? '';
  const said = keyOf(before + text.slice(span.start, span.end));
  return said.startsWith('which ') ? said : keyOf(field.label);
}

function referenceOf(
  { owner, label }: FieldFact,
  question: string,
  entities: readonly EntityFact[],
  isPerson: (one: EntityFact) => boolean,
): Reference | undefined {
  const [, asked = '', rest = ''] = /^(who|which) (.+)$/.exec(question) ?? [];
  if (asked === 'who') {
    const deed = rest.replace(/^(?:has|have|had|'s|is|was) (?=\w+(?:ed|en)\b)/, '');
    const isGiven = /^(?:i|we|you) |^(?:borrow|bought|buys?|rent|hire|owns?)/.test(rest);
    const people = entities.filter(
      (one) => one.noun !== owner && isPerson(one) && !(isGiven && MAKER.test(one.noun)),
    );
    const person = personOf(deed, people);
    return person && { to: person.noun, many: TOGETHER.test(deed), label: labelOf(label) };
  }
  if (asked !== 'which') return undefined;
  // "Which school years they left" asks for years.
  const thing = entities.find(({ noun, plural: several }) =>
    [noun, several].some(
      (name) =>
        rest === name ||
        (rest.startsWith(`${name} `) && !isPlural(rest.slice(name.length + 1).split(' ')[0] ?? '')),
    ),
  );
  if (!thing || thing.noun === owner) return undefined;
  const said = rest.startsWith(thing.plural) ? thing.plural : thing.noun;
  return { to: thing.noun, many: isPlural(said) && singular(said) === thing.noun };
}

/** Whoever one has dealings with again and again: who they are is kept once, however shortly they are named. */
const AGAIN = /^(?:customer|client|patient|tenant|member|student|pupil|donor)$/;
/** The same facts with the people as things that only stand in a list of fields: "job: client, roof, address". */
function withPeople(facts: Facts, lexicon: Lexicon, isPerson: (one: EntityFact) => boolean): Facts {
  let whole = facts;
  for (const field of facts.fields) {
    const { owner, label, type, options, source } = field;
    const concept = AGAIN.test(keyOf(label)) ? lexicon.thing(keyOf(label)) : undefined;
    const isText = source.from === 'text' && type === 'text' && !options;
    const from = facts.entities.find(({ noun }) => noun === owner);
    if (!isText || !concept || !from || isPerson(from)) continue;
    const to = keyOf(label);
    const isThere = whole.entities.some(({ noun }) => noun === to);
    const named = { noun: to, plural: plural(to), concept: concept.id, source };
    whole = {
      ...whole,
      entities: isThere ? whole.entities : [...whole.entities, named],
      fields: whole.fields.filter((one) => one !== field),
      relations: [...whole.relations, { from: owner, to, many: false, source }],
    };
  }
  return whole;
}

const ASKED_OF = /(?:,|\band|&) which ([a-z-]+(?: [a-z-]+)?)(?= [a-z])/giu;
/** "Rehearsals have a room and which actors are needed": asked among what the subject of a sentence has. */
function askedOf({ entities, relations }: Facts, text: string): RelationFact[] {
  return [...text.matchAll(/[^.!?\n]+/gu)].flatMap((sentence) => {
    const said = sentence[0]
      .replace(/^\s*(?:[-*•] )?(?:(?:an?|each|every|the|our|all) )?/iu, '')
      .toLowerCase();
    const subject = entities.find(({ noun, plural: several }) =>
      [several, noun].some((name) =>
        /^(?: (?:has|have|with)\b|:)/u.test(said.startsWith(name) ? said.slice(name.length) : ''),
      ),
    );
    if (!subject) return [];
    return [...sentence[0].matchAll(ASKED_OF)].flatMap((match): RelationFact[] => {
      const words = keyOf(match[1] ?? '');
      const name = [words, words.split(' ')[0] ?? ''].find((one) =>
        entities.some(({ noun, plural: several }) => one === noun || one === several),
      );
      const thing = entities.find(({ noun, plural: several }) => name === noun || name === several);
      const isThere = relations.some(
        ({ from, to }) => [from, to].includes(subject.noun) && [from, to].includes(thing?.noun ?? ''),
      );
      if (!thing || name === undefined || thing === subject || isThere) return [];
      const start = sentence.index + match.index + match[0].indexOf('which');
      const source: Source = {
        from: 'text',
        spans: [{ start, end: sentence.index + match.index + match[0].length }],
      };
      return [{ from: subject.noun, to: thing.noun, many: name === thing.plural, source }];
    });
  });
}

/** The facts with what asks for a thing as a reference to it. */
export function withReferences(given: Facts, text: string, lexicon: Lexicon): Facts {
  const isPerson = ({ noun }: EntityFact) =>
    ACTORS.has(headOf(noun)) || categoryFor(noun, lexicon) === 'person';
  const facts = withPeople(given, lexicon, isPerson);
  const found = facts.fields.flatMap((field) => {
    const question = questionOf(field, text);
    const isNamed = field.type === 'text' || question.startsWith('which ');
    if (field.source.from !== 'text' || !isNamed || field.options) return [];
    const reference = referenceOf(field, question, facts.entities, isPerson);
    const thing = facts.entities.find(({ noun }) => noun === reference?.to);
    // What no other words speak of is no more than a value.
    if (thing && isSaid(thing) && spansOf(thing).every((span) => isSaidIn(field, [span]))) return [];
    return reference ? [{ field, reference }] : [];
  });
  const pluralOf = new Map(facts.entities.map(({ noun, plural }) => [noun, plural]));
  const isSeveral = (one: RelationFact) =>
    spansOf(one).some(({ start, end }) => {
      const [, name = ''] = /^which (.+)$/.exec(keyOf(text.slice(start, end))) ?? [];
      return isPlural(name) && name === pluralOf.get(one.to);
    });
  // "Incidents: which vehicles went": no vehicle is of one incident.
  const isTurned = (one: RelationFact) =>
    one.label === undefined &&
    found.some(
      ({ field, reference }) =>
        reference.many &&
        one.from === reference.to &&
        one.to === field.owner &&
        isSaidIn(one, spansOf(field)),
    );
  const relations = facts.relations
    .filter((one) => !isTurned(one))
    .map((one) => (isSeveral(one) ? { ...one, many: true } : one));
  for (const { field, reference } of found) {
    const { owner: from, source } = field;
    const isBetween = (one: RelationFact) => one.from === from && one.to === reference.to;
    const before = relations.findIndex((one) => isBetween(one) && one.label === undefined);
    const relation = { from, source, ...reference };
    if (before < 0) relations.push(relation);
    else relations[before] = relation;
  }
  relations.push(...askedOf({ ...facts, relations }, text));
  const asked = new Set(found.map(({ field }) => field));
  return {
    ...facts,
    fields: facts.fields
      .filter((field) => !asked.has(field))
      .map((field) => (field.type === 'text' ? { ...field, label: labelOf(field.label) } : field)),
    relations,
  };
}

import type { FieldType } from '../../../kinds.ts';
import {
  type Facts,
  type FieldFact,
  type RelationFact,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { leftBy } from '../../words/english-deeds.ts';
import { entityOf } from './entity-of.ts';
import { plural } from './inflect.ts';
import type { NounPhrase, Unit } from './phrases.ts';
import { OF_PEOPLE, type Question, type Questioned, questionedIn, TIME } from './questioned.ts';
import { categoryFor, headOf } from './sorts.ts';

// What a deed of which several things are asked is kept as: who, what and when are its fields or refer to others.

/** "In which order": where it stands among the others. */
const isOrder = ({ noun, with: preposition }: Pick<Question, 'noun' | 'with'>) =>
  preposition === 'in' && noun?.noun === 'order';

const PAYS = /^(?:pay|give|donate|spend|owe|lend|sell|buy|bid|cost)$/;

/** What a question asks to keep, where it asks for nothing that is kept by itself. */
function fieldOf(
  { asks, noun, with: preposition }: Question,
  { participle, stem, isPassive }: Questioned,
): { label: string; type: FieldType } {
  switch (asks) {
    case 'when':
      return { label: 'date', type: 'date' };
    case 'where':
      return { label: 'place', type: 'text' };
    case 'why':
      return { label: 'reason', type: 'longText' };
    case 'how long':
      return { label: 'duration', type: 'duration' };
    case 'how much':
      return preposition === 'for'
        ? { label: 'price', type: 'money' }
        : PAYS.test(stem)
          ? { label: 'amount', type: 'money' }
          : { label: 'quantity', type: 'number' };
    case 'how many':
      return { label: noun?.label ?? 'quantity', type: 'number' };
    case 'which':
      if (noun && TIME.test(noun.noun)) return { label: 'date', type: 'date' };
      if (noun && isOrder({ noun, with: preposition })) return { label: 'position', type: 'number' };
      return noun && /^(?:price|cost|fee|amount)$/.test(noun.noun)
        ? { label: noun.label, type: 'money' }
        : { label: noun?.label ?? 'name', type: 'text' };
    case 'what':
      return preposition === ''
        ? { label: 'item', type: 'text' }
        : { label: `${participle} ${preposition}`, type: 'text' };
    default: {
      const isPerson = OF_PEOPLE.test(stem) || (preposition === '' && (isPassive || asks === 'whom'));
      return {
        label: isPerson ? 'person' : `${participle} ${preposition === '' ? 'by' : preposition}`,
        type: 'text',
      };
    }
  }
}

/** The facts with a record for each deed of which a sentence asks several things. */
export function withQuestioned(
  facts: Facts,
  rows: readonly { units: readonly Unit[] }[],
  lexicon: Lexicon,
): Facts {
  return rows.reduce((all, { units }) => {
    const found = questionedIn(units, all);
    return found.reduce(
      (read, one) => (isOfSomething(one, read, lexicon) ? withRecord(read, one, lexicon) : read),
      all,
    );
  }, facts);
}

/** "Who invented what and when" asks for no app, as long as nothing is named that is kept. */
function isOfSomething(
  { stem, object, questions }: Questioned,
  { entities }: Facts,
  lexicon: Lexicon,
): boolean {
  const things = [object, ...questions.map(({ noun }) => noun)].filter(
    (noun) =>
      noun && (thingIn(noun, lexicon) !== undefined || entities.some((one) => one.noun === noun.noun)),
  );
  if (stem === '') return things.length > 1;
  return entities.length > 0 || leftBy(stem).length > 0 || things.length > 0;
}

/** What is kept under a name, or under the end of it: "the office plants". */
const thingIn = ({ noun }: NounPhrase, lexicon: Lexicon): string | undefined =>
  [noun, headOf(noun)].find((one) => lexicon.thing(one) !== undefined);

function withRecord(facts: Facts, found: Questioned, lexicon: Lexicon): Facts {
  const { record, said, deed, questions, object } = found;
  const source = (span: Span): Source => ({ from: 'text', spans: [{ start: span.start, end: span.end }] });
  const isHere = ({ start, end }: Span) => start >= said.start && end <= said.end;
  const isOnlyHere = (one: { source: Source }) => spansOf(one).length > 0 && spansOf(one).every(isHere);
  const isPerson = (noun: string) => categoryFor(noun, lexicon) === 'person';
  const isSame = (noun: string) => keyOf(noun) === keyOf(record);
  const has = (noun: string) =>
    facts.fields.some(({ owner, source }) => owner === noun && !isOnlyHere({ source })) ||
    facts.states.some(({ owner }) => owner === noun);
  // "How many jars", "in which order": a number, and nothing that is kept.
  const counted = new Set(
    questions.flatMap((question) =>
      question.noun && (question.asks === 'how many' || isOrder(question) || TIME.test(question.noun.noun))
        ? [question.noun.noun]
        : [],
    ),
  );
  const read = facts.entities.filter((one) => !(counted.has(one.noun) && isOnlyHere(one) && !has(one.noun)));
  const isRead = (noun: string) => read.some((one) => keyOf(one.noun) === keyOf(noun));
  // "Which company", "the plants": what has a name of its own and is no mere attribute is kept.
  const asked = [
    ...questions.flatMap(({ asks, noun }) => (asks === 'which' && noun?.determiner !== 'what' ? [noun] : [])),
    ...(object?.isPlural ? [object] : []),
  ].flatMap((noun) => {
    // "Which proposals": several of something unknown are things, too.
    const thing = noun && (thingIn(noun, lexicon) ?? (noun.isPlural ? noun.noun : undefined));
    const isAttribute = noun !== undefined && lexicon.attribute(noun.label) !== undefined;
    const isNew = thing !== undefined && !isRead(noun?.noun ?? '') && !isRead(thing) && !isSame(thing);
    return noun && isNew && !isAttribute && !counted.has(thing)
      ? [entityOf(thing, source(noun), lexicon)]
      : [];
  });
  const entities = [...read, ...asked];
  const called = (noun: NounPhrase) =>
    entities.find((one) => keyOf(one.noun) === keyOf(noun.noun)) ??
    entities.find((one) => keyOf(one.noun) === headOf(noun.noun));
  const things = entities.filter(({ noun }) => !isPerson(noun) && !isSame(noun));
  const people = entities.filter(({ noun }) => isPerson(noun));
  const only = <T>(all: readonly T[]) => (all.length === 1 ? all[0] : undefined);
  const targetOf = ({ asks, noun, with: preposition }: Question) => {
    if (asks === 'which') return noun && called(noun);
    if (asks === 'what' && preposition === '') return only(things);
    return /^whom?$/.test(asks) ? only(people) : undefined;
  };
  const doneTo = object && called(object);
  const answers = questions.map((question) => ({ question, target: targetOf(question) }));
  const relations = [
    ...answers.map(({ question, target }) => ({ target, span: question })),
    ...(object ? [{ target: doneTo, span: object }] : []),
  ].flatMap(({ target, span }): RelationFact[] =>
    target && !isSame(target.noun)
      ? [{ from: record, to: target.noun, many: false, source: source(span) }]
      : [],
  );
  const own = answers.flatMap(({ question, target }): FieldFact[] =>
    target ? [] : [{ owner: record, ...fieldOf(question, found), source: source(question) }],
  );
  const kept = facts.fields.filter((field) => !isOnlyHere(field));
  const isNew = (one: FieldFact) =>
    !kept.some((field) => isSame(field.owner) && keyOf(field.label) === keyOf(one.label));
  const concept = lexicon.thing(record)?.id;
  const left = (noun: string) => isSame(noun) || entities.some((one) => one.noun === noun);
  return {
    ...facts,
    entities: [
      ...entities.map((one) => (isSame(one.noun) ? { ...one, isPast: true } : one)),
      ...(entities.some(({ noun }) => isSame(noun))
        ? []
        : [
            {
              noun: record,
              plural: plural(record),
              source: source(deed),
              isPast: true,
              ...(concept !== undefined && { concept }),
            },
          ]),
    ],
    fields: [...kept.filter(({ owner }) => left(owner)), ...own.filter(isNew)],
    relations: [
      ...facts.relations.filter(
        ({ from, to, ...one }) =>
          left(from) &&
          left(to) &&
          // What a deed joins belongs together by it alone.
          (isSame(from) ? !relations.some((own) => own.to === to) : isSame(to) || !isOnlyHere(one)),
      ),
      ...relations,
    ],
    pages: facts.pages.filter(({ entity }) => entity === undefined || left(entity)),
  };
}

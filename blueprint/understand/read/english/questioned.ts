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
import { participleOf } from '../../words/english-stems.ts';
import { recordLeft, stemOf } from './events.ts';
import { plural } from './inflect.ts';
import type { NounPhrase, Unit } from './phrases.ts';
import { categoryFor } from './sorts.ts';

// What is asked of a deed is kept with each of them: "who bought what, when and for how much" asks for purchases.

interface Question extends Span {
  /** "Who", "whom", "what", "when", "where", "why", "how much", "how long", "how many" or "which". */
  asks: string;
  /** "Which player", "how many jars", "what price". */
  noun: NounPhrase | undefined;
  /** "To whom", "for how much". */
  with: string;
}
export interface Questioned {
  record: string;
  deed: Span;
  said: Span;
  questions: readonly Question[];
  /** "Bought". */
  participle: string;
  stem: string;
  isPassive: boolean;
}

const lowerOf = (unit: Unit | undefined) => (unit?.type === 'word' ? unit.lower : '');
const SINGLE = /^(?:who|whom|what|when|where|why)$/;
const BEFORE = /^(?:to|with|by|for|from|in|on|at|since)$/;
const JOINS = /^(?:,|and|&)$/;
/** What is said of those who come and go is told of them, and of nothing that they do with something. */
const NO_DEED =
  /^(?:be|have|do|come|go|attend|play|work|see|show|know|need|want|get|make|ask|call|volunteer|join|sign|owe)$/;

/** "I can't tell who checked what". */
const COMPLAINS = /^(?:n't|nt|not|never|nobody|cannot|forget|forgets|argue|guess)$/;

/** A question that begins at a unit, and where reading goes on. */
function questionAt(units: readonly Unit[], from: number): { question: Question; next: number } | undefined {
  const preposition = BEFORE.test(lowerOf(units[from])) ? lowerOf(units[from]) : '';
  const at = preposition === '' ? from : from + 1;
  const [unit, next] = [units[at], units[at + 1]];
  if (!unit) return undefined;
  const start = units[from]?.start ?? unit.start;
  const asked = (asks: string, noun: NounPhrase | undefined, count: number) => ({
    question: { asks, noun, with: preposition, start, end: units[at + count - 1]?.end ?? unit.end },
    next: at + count,
  });
  if (unit.type === 'noun')
    return /^(?:which|what)$/.test(unit.determiner) ? asked('which', unit, 1) : undefined;
  const lower = lowerOf(unit);
  if (/^(?:which|what)$/.test(lower) && next?.type === 'noun' && next.determiner === '')
    return asked('which', next, 2);
  if (SINGLE.test(lower)) return asked(lower, undefined, 1);
  if (lower !== 'how') return undefined;
  if (next?.type === 'noun')
    return /^(?:many|much)$/.test(next.determiner) ? asked('how many', next, 2) : undefined;
  const manner = lowerOf(next);
  return /^(?:much|long)$/.test(manner) ? asked(`how ${manner}`, undefined, 2) : undefined;
}

/** @returns the deed of which a sentence asks several things at once */
export function questionedIn(units: readonly Unit[], facts: Facts): Questioned | undefined {
  // "What mix did I use on which client?" is asked of whoever reads it.
  if (units.some((unit) => lowerOf(unit) === '?')) return undefined;
  for (let from = 0; from < units.length; from += 1) {
    const first = questionAt(units, from);
    if (!first) continue;
    let at = first.next;
    while (/^(?:i|we|they|has|have|had|was|were|is|are|did|also|already)$/.test(lowerOf(units[at]))) at += 1;
    const verb = units[at];
    if (verb?.type !== 'word' || verb.pos !== 'VERB') continue;
    const stem = stemOf(verb.lower);
    if (NO_DEED.test(stem)) continue;
    const questions = [first.question];
    let end = verb.end;
    for (let next = at + 1; next < units.length;) {
      const joined = JOINS.test(lowerOf(units[next])) ? (JOINS.test(lowerOf(units[next + 1])) ? 2 : 1) : 0;
      const found = questionAt(units, next + joined);
      const after = units[found?.next ?? 0];
      // "And when it came back", "who cooks, who cleans" ask of something else.
      const isOther =
        after?.type === 'noun' ||
        /^(?:it|they|we|i|he|she)$/.test(lowerOf(after)) ||
        (after?.type === 'word' && /^(?:VERB|AUX)$/.test(after.pos));
      if (!found || isOther) break;
      questions.push(found.question);
      end = found.question.end;
      next = found.next;
    }
    const isAnybody = questions.some(({ asks }) => /^(?:who|whom|which|what)$/.test(asks));
    const isKnown = leftBy(stem).length > 0 || questions.length > 2;
    // "Expenses, who paid what": in a list two are told of what stands before.
    const isListed = questions.length < 3 && lowerOf(units[from - 1]) === ',';
    const isTold = units.slice(Math.max(0, from - 4), from).some((unit) => COMPLAINS.test(lowerOf(unit)));
    if (questions.length < 2 || !isAnybody || !isKnown || isListed || isTold) continue;
    const said: Span = { start: units[from]?.start ?? verb.start, end };
    return {
      record: recordLeft(verb.lower, undefined, facts),
      deed: verb,
      said,
      questions,
      participle: participleOf(stem),
      stem,
      isPassive: /^(?:was|were|is|are)$/.test(lowerOf(units[at - 1])),
    };
  }
  return undefined;
}

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
      return noun && /^(?:price|cost|fee|amount)$/.test(noun.noun)
        ? { label: noun.label, type: 'money' }
        : { label: noun?.label ?? 'name', type: 'text' };
    case 'what':
      return preposition === ''
        ? { label: 'item', type: 'text' }
        : { label: `${participle} ${preposition}`, type: 'text' };
    default:
      return {
        label: `${participle} ${preposition === '' ? (isPassive ? 'person' : 'by') : preposition}`,
        type: 'text',
      };
  }
}

/** The facts with a record for each deed of which a sentence asks several things. */
export function withQuestioned(
  facts: Facts,
  rows: readonly { units: readonly Unit[] }[],
  lexicon: Lexicon,
): Facts {
  return rows.reduce((read, { units }) => {
    const found = questionedIn(units, read);
    // "Who invented what and when" asks for no app, as long as nothing is named that is kept.
    const isOfSomething =
      read.entities.length > 0 ||
      found?.questions.some(({ noun }) => noun && lexicon.thing(noun.noun) !== undefined) === true;
    return found && isOfSomething ? withRecord(read, found, lexicon) : read;
  }, facts);
}

function withRecord(facts: Facts, found: Questioned, lexicon: Lexicon): Facts {
  const { record, said, deed, questions } = found;
  const isHere = ({ start, end }: Span) => start >= said.start && end <= said.end;
  const isOnlyHere = (one: { source: Source }) => spansOf(one).length > 0 && spansOf(one).every(isHere);
  const isPerson = (noun: string) => categoryFor(noun, lexicon) === 'person';
  const isSame = (noun: string) => keyOf(noun) === keyOf(record);
  const has = (noun: string) =>
    facts.fields.some(({ owner, source }) => owner === noun && !isOnlyHere({ source })) ||
    facts.states.some(({ owner }) => owner === noun);
  // "How many jars": a number, and nothing that is kept.
  const counted = new Set(
    questions.flatMap(({ asks, noun }) => (asks === 'how many' && noun ? [noun.noun] : [])),
  );
  const entities = facts.entities.filter(
    (one) => !(counted.has(one.noun) && isOnlyHere(one) && !has(one.noun)),
  );
  const things = entities.filter(({ noun }) => !isPerson(noun) && !isSame(noun));
  const people = entities.filter(({ noun }) => isPerson(noun));
  const only = <T>(all: readonly T[]) => (all.length === 1 ? all[0] : undefined);
  const targetOf = ({ asks, noun, with: preposition }: Question) => {
    if (asks === 'which') return noun && entities.find((one) => keyOf(one.noun) === keyOf(noun.noun));
    if (asks === 'what' && preposition === '') return only(things);
    return /^whom?$/.test(asks) ? only(people) : undefined;
  };
  const source = (span: Span): Source => ({ from: 'text', spans: [{ start: span.start, end: span.end }] });
  const answers = questions.map((question) => ({ question, target: targetOf(question) }));
  const relations = answers.flatMap(({ question, target }): RelationFact[] =>
    target && !isSame(target.noun)
      ? [{ from: record, to: target.noun, many: false, source: source(question) }]
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
        ({ from, to }) => left(from) && left(to) && !relations.some((one) => isSame(from) && one.to === to),
      ),
      ...relations,
    ],
    pages: facts.pages.filter(({ entity }) => entity === undefined || left(entity)),
  };
}

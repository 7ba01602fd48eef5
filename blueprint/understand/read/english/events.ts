import { type EntityFact, type Facts, isWithin, type Span, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { leftBy, nounOfVerb } from '../../words/english-deeds.ts';
import { participleOf, stemsOf } from '../../words/english-stems.ts';
import { lookUp } from '../../words/look-up.ts';
import { isDoing } from './doing-often.ts';
import { occasionsIn } from './occasions.ts';
import { lowerOf, type NounPhrase, type Unit } from './phrases.ts';
import { categoryFor, headOf } from './sorts.ts';

// What is written down each time that something happens is kept with what happened: "whenever someone takes something out they enter who, how much and when".

export interface Event {
  /** What is kept: a withdrawal. */
  record: string;
  /** "Taken". */
  participle: string;
  /** Where it is said that it happens. */
  happens: Span;
  /** Whom or what it happens to. */
  target: NounPhrase | EntityFact;
  /** What is written down then. */
  noted: Span;
}

const THAT = /^(?:it|one|something|anything|this)$/;
const WHO = /^(?:he|she|him|her)$/;
const PRONOUN = /^(?:it|them|one|something|anything|this|these|those|they|he|she|him|her)$/;
const NO_DEED =
  /^(?:be|get|have|do|want|need|can|will|must|may|should|there|happen|let|make|ask|say|know|call)$/;
const PASSIVE = /^(?:is|are|was|were|be|been|gets?|got|'s)$/;
/** What is done with the same thing again and again. */
const AGAIN =
  /^(?:take|borrow|use|come|visit|call|see|look|survey|examine|taste|tune|sharpen|empty|climb|photograph|feed|water|clean|walk|ride|play|train|practise|fill|refill|treat|test|check|inspect|service|repair|measure|weigh|milk|brew|bake|cook|harvest|open|meet|teach|drive|fly|dive|miss|maintain|calibrate|replace|prune|shear|groom)$/;
/** What is left where somebody comes is rather a visit than who attended. */
const USUAL: Readonly<Record<string, string>> = {
  come: 'visit',
  arrive: 'visit',
  meet: 'meeting',
  look: 'inspection',
};

/** @returns who or what is meant by a pronoun that stands at a place in the text */
export function meantBy(
  pronoun: string,
  at: number,
  { entities, relations }: Facts,
  isPerson: (noun: string) => boolean,
): EntityFact | undefined {
  // "Birds have a species. Each time it's caught": what another thing has is spoken of with that one.
  const isOfAnother = ({ noun }: EntityFact) =>
    relations.some(({ to, source }) => to === noun && source.from === 'text');
  const named = entities
    .map((entity) => ({
      entity,
      end: Math.max(-1, ...spansOf(entity).flatMap(({ end }) => (end <= at ? [end] : []))),
    }))
    .filter(({ end }) => end >= 0)
    .sort((one, other) => other.end - one.end)
    .map(({ entity }) => entity);
  const fits = ({ noun }: EntityFact) =>
    THAT.test(pronoun) ? !isPerson(noun) : WHO.test(pronoun) ? isPerson(noun) : true;
  return named.find((one) => fits(one) && !isOfAnother(one)) ?? named.find(fits) ?? named[0];
}

/** The words behind "each time" or "whenever", if that is how it begins. */
function clauseOf(units: readonly Unit[], { start, end }: Span): readonly Unit[] | undefined {
  const clause = units.filter((unit) => unit.start >= start && unit.end <= end);
  if (lowerOf(clause[0]) === 'whenever') return clause.slice(1);
  // "When a car comes in we write down …": what happens to it more than once.
  if (/^(?:when|once|after|if)$/.test(lowerOf(clause[0])))
    return clause.some((unit) => unit.type === 'word' && AGAIN.test(stemOf(unit.lower)))
      ? clause.slice(1)
      : undefined;
  const isTime = /^(?:each|every|any)$/.test(lowerOf(clause[0])) && lowerOf(clause[1]) === 'time';
  return isTime ? clause.slice(/^(?:that|when)$/.test(lowerOf(clause[2])) ? 3 : 2) : undefined;
}

/** "Calibrated", "analysed": the verb has an "e" at its end. */
const WITH_E = /(?:[^aeo]at|i[sz]|ys|uc|ag|ov|[^a]id)ed$/;

/** The verb of which a form is one, as far as can be told. */
export const stemOf = (verb: string): string =>
  stemsOf(verb).find((stem) => leftBy(stem).length > 0) ??
  (WITH_E.test(verb) ? verb.slice(0, -1) : undefined) ??
  stemsOf(verb).find((stem) => stem !== verb && !/(?:ed|[^s]s)$/.test(stem)) ??
  verb;

/** "Nurses give medicines": no donation. */
export const isDose = (stem: string, target: string | undefined, { entities }: Facts): boolean =>
  stem === 'give' &&
  entities.some(({ noun, concept }) => concept === 'medication' && (target === undefined || noun === target));

/** What it is called that is kept of a deed. */
export function recordLeft(verb: string, target: string | undefined, facts: Facts): string {
  const stem = stemOf(verb);
  const usual = isDose(stem, target, facts) ? 'dose' : lookUp(USUAL, stem);
  const isOther = (noun: string) => target === undefined || headOf(target) !== noun;
  const all = [...(usual === undefined ? [] : [usual]), ...leftBy(stem)].filter(isOther);
  const kept = all.find((noun) => facts.entities.some((one) => keyOf(one.noun) === keyOf(noun)));
  const deed = nounOfVerb(stem);
  return (
    kept ?? all[0] ?? (target === undefined || !deed.endsWith('ing') ? deed : `${headOf(target)} ${deed}`)
  );
}

/** "When I see them I write down a visit with the date and the score": what is written down is named. */
const isToldOfItsOwn = ({ entities, fields }: Facts, noted: Span, target: string): boolean =>
  entities.some(
    (one) =>
      one.noun !== target &&
      spansOf(one).some((span) => isWithin(span, noted)) &&
      fields.filter(
        (field) => field.owner === one.noun && spansOf(field).some((span) => isWithin(span, noted)),
      ).length > 1,
  );

/** What is done to one after another of what there is, each time anew. */
const DONE_TO_MANY =
  /^(?:visit|look|survey|examine|taste|tune|sharpen|empty|climb|photograph|refill|inspect|check|test|service|repair|clean|feed|water|treat|deliver|collect|examine|measure|weigh|walk|ride|groom|milk|harvest|maintain|patrol|audit|sample|calibrate|prune|spray)$/;
/** Who or what it is: noted of the thing itself. */
const OF_ITSELF = /^(?:name|e-?mail|phone|address|title|author|breed|cv|surname)$/;
const HOW_OFTEN = /^(?:every|each|daily|weekly|monthly|yearly|once|twice|times)$/;
/** Somebody does something that leaves a record. */
const isDeedOfPeople = (clause: readonly Unit[], isPerson: (noun: string) => boolean): boolean =>
  // "I'd say I look at forty roofs a year": what is said before it is no part of it.
  clause.some(
    (who, at) =>
      clause.slice(0, at).every((unit) => SAYS.test(lowerOf(unit))) &&
      isDeedAt(who, clause.slice(at), isPerson),
  );
const SAYS = /^(?:i|we|'d|would|say|think|guess|suppose|usually|so|and|then|maybe|well|mostly|normally)$/;

function isDeedAt(
  who: Unit,
  [, verb, ...rest]: readonly Unit[],
  isPerson: (noun: string) => boolean,
): boolean {
  const isSomeone = (who.type === 'noun' && isPerson(who.noun)) || /^(?:i|we|they)$/.test(lowerOf(who));
  if (!isSomeone || verb?.type !== 'word' || verb.pos !== 'VERB' || !DONE_TO_MANY.test(stemOf(verb.lower)))
    return false;
  // "I weigh my goats every month": read as what is done so often.
  const isOften = rest.some((unit) => HOW_OFTEN.test(unit.type === 'noun' ? unit.determiner : lowerOf(unit)));
  return !(isDoing(verb.lower) && isOften);
}
const NOTES = /^(?:record|log|note|write|enter|measure|document|register|report|type|jot)s?$/;

/** "Nurses visit patients and write down blood pressure and pulse": what is done, and what is noted then. */
function deedsNotedIn(units: readonly Unit[]): { clause: readonly Unit[]; when: Span; noted: Span }[] {
  return units.flatMap((unit, at) => {
    if (unit.type !== 'word' || unit.pos !== 'VERB' || !NOTES.test(unit.lower)) return [];
    // "I tune the piano, then I note the pitch"
    const before = /^(?:i|we|they|he|she)$/.test(lowerOf(units[at - 1])) ? at - 2 : at - 1;
    const joins = /^(?:and|then)$/.test(lowerOf(units[before])) ? before : -1;
    const end = lowerOf(units[joins - 1]) === ',' ? joins - 1 : joins;
    const from = units.findLastIndex((one, place) => place < end && /^[;:.,]$/.test(lowerOf(one))) + 1;
    const clause = end > from ? units.slice(from, end) : [];
    const [first, last, noted] = [clause[0], clause.at(-1), units[at + 1]];
    const until = units.find((one, place) => place > at && lowerOf(one) === ';')?.start ?? units.at(-1)?.end;
    if (!first || !last || !noted || until === undefined) return [];
    if (units.slice(at).some((one) => one.type === 'noun' && OF_ITSELF.test(headOf(one.noun)))) return [];
    return [
      { clause, when: { start: first.start, end: last.end }, noted: { start: noted.start, end: until } },
    ];
  });
}

/** @returns what a sentence says is written down each time that something happens */
export function eventIn(units: readonly Unit[], facts: Facts, lexicon: Lexicon): Event | undefined {
  const isPerson = (noun: string) => categoryFor(noun, lexicon) === 'person';
  const told = [
    ...occasionsIn(units).map(({ when, noted }) => ({ clause: clauseOf(units, when), when, noted })),
    ...deedsNotedIn(units).filter(({ clause }) => isDeedOfPeople(clause, isPerson)),
  ];
  for (const { clause, when, noted } of told) {
    const at =
      clause?.findIndex(
        (unit) =>
          unit.type === 'word' &&
          unit.pos === 'VERB' &&
          ![unit.lower, ...stemsOf(unit.lower)].some((stem) => NO_DEED.test(stem)),
      ) ?? -1;
    const verb = clause?.[at];
    if (!clause || verb?.type !== 'word') continue;
    const entityOf = (unit: Unit | undefined): NounPhrase | EntityFact | undefined => {
      if (unit?.type === 'word')
        return PRONOUN.test(unit.lower) ? meantBy(unit.lower, when.start, facts, isPerson) : undefined;
      if (unit?.type !== 'noun') return undefined;
      const known = facts.entities.find(({ noun }) => [unit.noun, headOf(unit.noun)].includes(noun));
      return known ?? (lexicon.thing(unit.noun) ? unit : undefined);
    };
    const isNamed = (unit: Unit) => unit.type === 'noun' || PRONOUN.test(lowerOf(unit));
    const subject = clause.slice(0, at).findLast(isNamed);
    const object = clause.slice(at + 1).find(isNamed);
    const isPassive = PASSIVE.test(lowerOf(clause[at - 1]));
    const left = leftBy(stemOf(verb.lower));
    const things = facts.entities.filter(({ noun }) => !isPerson(noun) && !left.includes(noun));
    const target =
      entityOf(isPassive ? subject : object) ??
      (object ? undefined : entityOf(subject)) ??
      (things.length === 1 ? things[0] : undefined);
    if (target === undefined || isToldOfItsOwn(facts, noted, target.noun)) continue;
    return {
      record:
        stemOf(verb.lower) === 'see' && isPerson(target.noun)
          ? 'visit'
          : recordLeft(verb.lower, target.noun, facts),
      participle: participleOf(stemOf(verb.lower)),
      happens: verb,
      target,
      noted,
    };
  }
  return undefined;
}

const LOGS = /^(?:log|record|note|track|enter|register|document)$/;

/** "Log every inspection, queen seen yes or no, mites counted": what is listed behind it is noted of each. */
export function loggedIn(
  units: readonly Unit[],
  { entities }: Facts,
  isHappening: (entity: EntityFact) => boolean,
): { record: EntityFact; logged: Span; noted: Span } | undefined {
  for (const [at, unit] of units.entries()) {
    if (unit.type !== 'noun' || !/^(?:each|every)$/.test(unit.determiner)) continue;
    const verb = units[at - 1];
    const logs = verb?.type === 'word' && verb.pos === 'VERB' && LOGS.test(stemOf(verb.lower));
    const record = entities.find(({ noun }) => noun === unit.noun);
    const [first, last] = [units[at + 2], units.at(-1)];
    const opens = /^[,:(]$/.test(lowerOf(units[at + 1]));
    if (!logs || !opens || !record || !isHappening(record) || !first || !last) continue;
    return { record, logged: unit, noted: { start: first.start, end: last.end } };
  }
  return undefined;
}

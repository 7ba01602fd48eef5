import type { EntityFact, Facts, FieldFact, RelationFact, Source, Span } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { leftBy } from '../../words/english-deeds.ts';
import { stemsOf } from '../../words/english-stems.ts';
import {
  type Doing,
  gaugedIn,
  isGauged,
  isOfThoseWhoCame,
  isOftenerThanDaily,
  type Often,
} from './doing-often.ts';
import { entityOf } from './entity-of.ts';
import type { Unit } from './phrases.ts';
import { categoryFor, headOf } from './sorts.ts';
import type { Sentence } from './tokens.ts';
import {
  type Told,
  isWithin,
  isOnlyWithin,
  isPerson,
  isLiving,
  isHappening,
  type Repeated,
  repeatedIn,
} from './repeated-doing.ts';
import { NO_OBJECT, notedIn } from './repeated-noted.ts';

// What is done with each thing again and again is a record of its own: "teachers mark each pupil present or absent every morning", "record milk per cow twice a day".

/** Whoever does it is rarely said to be kept with it, and asked for later. */
const BY_WHOM: Source = { from: 'knowledge', because: 'somebody does it' };

/** What it is called that is done so often. */
function recordOf(
  { way, verb }: Doing,
  isOfPeople: boolean,
  isOfLiving: boolean,
  labels: readonly string[],
  often?: Often,
): string {
  if (way === 'ticking') return isOfPeople ? 'attendance' : 'check';
  if (verb === 'milk') return 'milking';
  if (verb === 'count' && labels.join() === 'quantity') return 'count';
  if (way === 'tending') return [verb, ...stemsOf(verb)].flatMap((stem) => leftBy(stem))[0] ?? 'check';
  const gauged = labels.filter((label) => isGauged(keyOf(label))).length;
  if (verb === 'measure' && isOfLiving) return 'measurement';
  if (gauged === labels.length || (gauged > 0 && /^(?:measure)?$/.test(verb))) return 'reading';
  if (labels.length === 1 && labels.every((label) => /\bhours$/u.test(label))) return 'time entry';
  return often ? `${often.adjective} entry` : 'entry';
}

/** Where something is noted in the sentence behind: neither whose nor how often is said there. */
const elsewhere = ({ doing, target, said }: Repeated, start: number): Partial<Repeated> => ({
  doing: { ...doing, start: 0, end: said.start - start },
  often: undefined,
  target: target && { ...target, start: 0, end: 0 },
});

function withRecord(facts: Facts, sentence: Told, lexicon: Lexicon): Facts {
  const { text, start } = sentence;
  const repeated = repeatedIn(facts, sentence, lexicon);
  if (!repeated) return facts;
  const { doing, often, target, actor, said, event } = repeated;
  const { next } = sentence;
  const noted =
    next && said.start >= next.start
      ? notedIn(facts, next, { ...repeated, ...elsewhere(repeated, next.start) }, lexicon)
      : notedIn(facts, sentence, repeated, lexicon);
  const here: Span = { start, end: start + text.length };
  const isRecord = (one: EntityFact) =>
    isHappening(one, lexicon) ||
    (event?.isLog !== true &&
      doing.way === 'noting' &&
      !isPerson(one.noun, lexicon) &&
      (/^(?:document|message)$/.test(categoryFor(one.noun, lexicon) ?? '') ||
        (!isOnlyWithin(one, said) &&
          facts.fields.some((field) => field.owner === one.noun && isWithin(field, said)))));
  const isNamed = (one: EntityFact) =>
    isWithin(one, here) &&
    one.noun !== target?.noun &&
    one.noun !== event?.record &&
    !noted.things.includes(one) &&
    isRecord(one);
  if (facts.entities.some(isNamed)) return facts;
  const isMeasured = noted.fields.some(({ label }) => isGauged(keyOf(label)));
  if (doing.way === 'noting' && noted.fields.length < (target || isMeasured ? 1 : 2)) return facts;

  const placed = (span: Span): Source => ({
    from: 'text',
    spans: [{ start: start + span.start, end: start + span.end }],
  });
  const isBehind = target !== undefined && !NO_OBJECT.test(text.slice(doing.end, target.start).trim());
  // Whoever checks patients twice a day doesn't ask whether they came.
  const isOfPeople =
    (doing.verb !== 'check' && often !== undefined && isBehind && isPerson(target.noun, lexicon)) ||
    isOfThoseWhoCame(text.slice(doing.end, said.end - start));
  const isOfLiving = target !== undefined && isLiving(target.noun, lexicon);
  const labels = noted.fields.map(({ label }) => label);
  const record = event?.record ?? recordOf(doing, isOfPeople, isOfLiving, labels, often);
  const noun = record === 'check' && target?.noun === 'habit' ? 'check-in' : record;
  const isDate = ({ type }: { type: string }) => /^date/u.test(type);
  const isDated = noted.fields.some(isDate) || (lexicon.thing(noun)?.fields ?? []).some(isDate);
  const isTimed = often !== undefined && isOftenerThanDaily(often);
  const when: FieldFact = {
    owner: noun,
    label: isTimed ? 'time' : 'date',
    type: isTimed ? 'dateTime' : 'date',
    source: placed(often ?? doing),
  };
  const gone = new Set(noted.things.map((one) => one.noun));
  const people = facts.entities.filter((one) => isPerson(one.noun, lexicon) && one !== actor);
  const [who] = noun === 'attendance' && people.length === 1 ? people : [];
  const named = event ? people.filter((one) => one.noun !== target?.noun && isOnlyWithin(one, said)) : [];
  const linked = new Set(
    [target?.noun, who?.noun, actor?.noun, ...named.map((one) => one.noun)].filter(
      (one) => one !== undefined,
    ),
  );
  const isThere = (name: string) => facts.entities.some((one) => keyOf(one.noun) === keyOf(name));
  /** "We note the net and the ringer": who that is is kept with what happened. */
  const isNotedOf = (one: RelationFact) =>
    event !== undefined && one.from === target?.noun && one.to !== noun && isOnlyWithin(one, said);
  const isLinked = (from: string, to: string) =>
    facts.relations.some((one) => one.from === from && one.to === to && !isBetween(one));
  const isBetween = (one: RelationFact) =>
    isWithin(one, here) && [one.from, one.to].every((end) => end === actor?.noun || end === target?.noun);
  return {
    ...facts,
    entities: [
      ...facts.entities.filter((one) => !gone.has(one.noun)),
      ...(target && !isThere(target.noun) ? [entityOf(target.noun, placed(target), lexicon)] : []),
      ...(isThere(noun) ? [] : [entityOf(noun, placed(doing), lexicon)]),
    ].map((one) => (keyOf(one.noun) === keyOf(noun) ? { ...one, isPast: true } : one)),
    fields: [
      ...facts.fields.filter((field) => !noted.taken.includes(field)),
      ...noted.fields.map((field) => ({ ...field, owner: noun })),
      ...(isDated ? [] : [when]),
    ],
    states: facts.states.filter((one) => !isWithin(one, said)),
    // "You can't take more than there is": what takes it is only known now.
    rules: facts.rules.map((one) =>
      event && one.kind === 'stock' && one.owner === target?.noun ? { ...one, owner: noun } : one,
    ),
    relations: [
      ...facts.relations
        .filter((one) => !gone.has(one.from) && !gone.has(one.to) && !isBetween(one))
        .map((one) => (isNotedOf(one) ? { ...one, from: noun } : one)),
      ...[...linked]
        .filter((to) => !isLinked(noun, to))
        .map((to): RelationFact => ({
          from: noun,
          to,
          many: false,
          source: to === actor?.noun ? BY_WHOM : placed(doing),
        })),
    ],
  };
}

const RECORDS = /^(?:reading|check|measurement|log|test|record|entry)$/u;

/** "Fridge temperature checks": what is gauged is named with its record. */
function withGauged(facts: Facts): Facts {
  const fields = facts.entities.flatMap(({ noun, source }): FieldFact[] => {
    const label = RECORDS.test(headOf(noun)) ? gaugedIn(noun.split(' ').slice(0, -1).join(' ')) : undefined;
    const isThere = facts.fields.some((one) => one.owner === noun && keyOf(one.label).includes(label ?? ''));
    return label === undefined || isThere ? [] : [{ owner: noun, label, type: 'number', source }];
  });
  return fields.length === 0 ? facts : { ...facts, fields: [...facts.fields, ...fields] };
}

/** The facts with a record for what is done with things again and again, and for what is noted of it. */
export const withRepeated = (
  facts: Facts,
  rows: readonly { sentence: Sentence; units: readonly Unit[] }[],
  lexicon: Lexicon,
): Facts =>
  withGauged(
    rows.reduce(
      (read, { sentence, units }, at) =>
        withRecord(read, { ...sentence, units, next: rows[at + 1]?.sentence }, lexicon),
      facts,
    ),
  );

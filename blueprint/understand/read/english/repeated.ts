import {
  type EntityFact,
  type Facts,
  type FieldFact,
  type RelationFact,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';
import { categoryOf } from '../../ontology/index.ts';
import { leftBy } from '../../words/english-deeds.ts';
import { participleOf, stemsOf } from '../../words/english-stems.ts';
import { EMPTY_NOUNS, SETTINGS } from '../../words/english-verbs.ts';
import { lookUp } from '../../words/look-up.ts';
import {
  type Doing,
  doingIn,
  gaugedIn,
  gaugingIn,
  isDoing,
  isGauged,
  isOfThoseWhoCame,
  isOftenerThanDaily,
  nextClause,
  type Often,
  oftenIn,
} from './doing-often.ts';
import { entityOf } from './entity-of.ts';
import { singular } from './inflect.ts';
import { type Event, eventIn, loggedIn, meantBy, recordLeft } from './events.ts';
import type { Unit } from './phrases.ts';
import { categoryFor, headOf, isNever } from './sorts.ts';
import type { Sentence } from './tokens.ts';

// What is done with each thing again and again is a record of its own: "teachers mark each pupil present or absent every morning", "record milk per cow twice a day".

interface Told extends Pick<Sentence, 'text' | 'start'> {
  units: readonly Unit[];
  next: Pick<Sentence, 'text' | 'start'> | undefined;
}
interface Sourced {
  source: Source;
}
interface Phrase extends Span {
  noun: string;
}

/** What happens and is named is told with its own words, and needs no other record. */
const HAPPENINGS: readonly Category[] = [
  'booking',
  'event',
  'money',
  'task',
  'health',
  'measurement',
  'message',
];

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
const isWithin = (one: Sourced, { start, end }: Span) =>
  spansOf(one).some((span) => span.start >= start && span.start < end);
const isOnlyWithin = (one: Sourced, { start, end }: Span) =>
  spansOf(one).length > 0 && spansOf(one).every((span) => span.start >= start && span.start < end);

const isPerson = (noun: string, lexicon: Lexicon) => categoryFor(noun, lexicon) === 'person';
const isLiving = (noun: string, lexicon: Lexicon) =>
  /^(?:person|animal)$/.test(categoryFor(noun, lexicon) ?? '');
function isHappening({ noun, concept }: EntityFact, lexicon: Lexicon): boolean {
  const category = categoryFor(noun, lexicon);
  const isGauge = category === 'measurement' && concept === undefined;
  const isKnown = category !== undefined && HAPPENINGS.includes(category);
  return isKnown && !isGauge && lexicon.attribute(noun) === undefined;
}

/** Whether a word that the text names nowhere else as a thing is one. */
function isKept(noun: string, lexicon: Lexicon): boolean {
  const head = headOf(noun);
  if (isNever(head) || EMPTY_NOUNS.has(head) || SETTINGS.has(noun)) return false;
  return lexicon.thing(noun) !== undefined || (categoryOf(noun) !== undefined && !noun.includes(' '));
}

const EACH =
  /\b(?:per|each|every|all(?: of)?(?: the| our| my)?)(?: single)? ([a-z][a-z-]+(?: [a-z][a-z-]+)?)/iuy;
const OWN = /\b(?:my|our|the|all|\d+) ([a-z][a-z-]+(?: [a-z][a-z-]+)?)/iuy;
const OF_OWN = /\b(?:of|for|in|from|at) (?:my|our|the|all|\d+) ([a-z][a-z-]+(?: [a-z][a-z-]+)?)/iuy;

/** "Machines are serviced", "they have to be checked". */
const PASSIVE =
  /([a-z][a-z-]+(?: [a-z][a-z-]+)?) (?:(?:ha(?:s|ve)|needs?|must|should|will)(?: to)? (?:be|get)|is|are|was|were|gets?)(?: (?:also|always|usually|[a-z]+ly))? $/iu;

/** The thing with which it is done: "each pupil", "per cow", "my goats". */
function targetIn(
  text: string,
  doing: Doing,
  often: Often | undefined,
  facts: Facts,
  start: number,
  lexicon: Lexicon,
): Phrase | undefined {
  const { entities } = facts;
  const nounOf = (words: string, at: number): Phrase | undefined => {
    const all = words.toLowerCase().split(' ');
    // "Each machine gets", "the lawns".
    for (const parts of all.length > 1 ? [all, all.slice(0, 1), all.slice(-1)] : [all]) {
      const said = parts.join(' ');
      const noun = singular(said);
      const known = entities.find((one) => keyOf(one.noun) === noun)?.noun;
      const start = at + words.toLowerCase().indexOf(said);
      if (known !== undefined || isKept(noun, lexicon))
        return { noun: known ?? noun, start, end: start + said.length };
    }
    return undefined;
  };
  const pronounOf = (word: string, at: number): Phrase | undefined => {
    if (!/^(?:they|it|them)$/iu.test(word)) return undefined;
    // "I measure them": whoever has a body.
    const meant = /^(?:measure|weigh)$/.test(doing.verb)
      ? meantBy('him', start, facts, (noun) => isLiving(noun, lexicon))
      : meantBy(word.toLowerCase(), start, facts, (noun) => isPerson(noun, lexicon));
    return meant && { noun: meant.noun, start: at, end: at + word.length };
  };
  const firstOf = (pattern: RegExp, from: number): Phrase | undefined => {
    for (let at = from; at < text.length; at += 1) {
      pattern.lastIndex = at;
      const [all = '', words = ''] = pattern.exec(text) ?? [];
      const isTime = often !== undefined && at >= often.start && at < often.end;
      const found = all === '' || isTime ? undefined : nounOf(words, at + all.length - words.length);
      if (found) return found;
    }
    return undefined;
  };
  const each = firstOf(EACH, 0);
  // "Each department ticks it": who does it is no target, as each bed is that is watered.
  const passive = PASSIVE.exec(text.slice(0, doing.start));
  const isSubject =
    each !== undefined &&
    !passive &&
    doing.way !== 'noting' &&
    /^(?: [a-z]+)? $/iu.test(text.slice(each.end, doing.start));
  if (isSubject) return firstOf(EACH, doing.end);
  if (each) return each;
  const subject = passive?.[1] ?? '';
  return (
    (passive ? (nounOf(subject, passive.index) ?? pronounOf(subject, passive.index)) : undefined) ??
    (often && firstOf(doing.way === 'noting' && !doing.isCounted ? OF_OWN : OWN, doing.end)) ??
    (/^ them\b/iu.test(text.slice(doing.end)) ? pronounOf('them', doing.end) : undefined)
  );
}

/** What a sentence says that somebody does again and again. */
interface Repeated {
  doing: Doing;
  often: Often | undefined;
  target: Phrase | undefined;
  actor: EntityFact | undefined;
  /** What follows the verb in its own clause, as it stands in the description. */
  said: Span;
  /** What happens, where that is said. */
  event: (Pick<Event, 'record' | 'participle'> & { isLog?: boolean }) | undefined;
}

const THEIR_OWN = /\b(?:their|his|her|me|us)\b/iu;

/** "Whenever someone takes something out they enter who and how much." */
function happensIn(facts: Facts, { start, units }: Told, lexicon: Lexicon): Repeated | undefined {
  const placed = (span: Span): Span => ({ start: span.start - start, end: span.end - start });
  const noting = { way: 'noting', verb: '', isCounted: false, isOwn: false, isList: true } as const;
  const event = eventIn(units, facts, lexicon);
  if (!event) {
    const log = loggedIn(units, facts, (one) => isHappening(one, lexicon));
    return (
      log && {
        doing: { ...noting, ...placed(log.logged) },
        often: undefined,
        target: undefined,
        actor: undefined,
        said: log.noted,
        event: { record: log.record.noun, participle: 'noted', isLog: true },
      }
    );
  }
  const { happens, target, noted } = event;
  const actor = facts.entities.find(
    (one) =>
      isPerson(one.noun, lexicon) && one.noun !== target.noun && isWithin(one, { start, end: noted.start }),
  );
  return {
    doing: { ...noting, ...placed(happens) },
    often: undefined,
    target: { noun: target.noun, ...placed(happens) },
    actor,
    said: noted,
    event,
  };
}

const NOTING = String.raw`(?:who|we|i|they|he|she|the [a-z]+)(?: [a-z]+){0,2}? (?:write|note|record|log|keep|enter|want|need)s?(?: down| to (?:know|see|note|keep|record|log))?\b`;
/** "They are checked once a year by a technician, who writes down …", "plots get inspected twice a year: …" */
const NOTED_THEN = new RegExp(String.raw`^[^:;.]{0,60}?(?::|(?:[,;]| and) (?:and )?${NOTING}) `, 'iu');
const NOTED_NEXT = new RegExp(String.raw`^\s*(?:and )?${NOTING} `, 'iu');

function repeatedIn(facts: Facts, sentence: Told, lexicon: Lexicon): Repeated | undefined {
  const happens = happensIn(facts, sentence, lexicon);
  if (happens) return happens;
  const { text, start } = sentence;
  const often = oftenIn(text);
  const doing = doingIn(text, often) ?? (often && gaugingIn(text, often));
  if (!doing) return undefined;
  const end = nextClause(text, doing, often);
  if (often && often.start > end) return undefined;
  const before = facts.entities.find(
    (one) => isPerson(one.noun, lexicon) && isWithin(one, { start, end: start + doing.start }),
  );
  const isTheirs = doing.way === 'noting' && THEIR_OWN.test(text.slice(doing.end, end));
  const target =
    targetIn(text, doing, often, facts, start, lexicon) ??
    (before && (doing.isOwn || (often && isTheirs))
      ? { noun: before.noun, start: 0, end: doing.start }
      : undefined);
  if (!target && (!often || doing.way !== 'noting')) return undefined;
  const actor = before?.noun === target?.noun ? undefined : before;
  const said: Span = { start: start + doing.end, end: start + end };
  // "Puppies have a colour and weekly weights": whoever was given the figure is who it is of.
  const isAdjective = doing.verb === '' && doing.end === often?.start;
  const given = isAdjective ? facts.fields.find((field) => isWithin(field, said))?.owner : undefined;
  const owner = given === undefined ? undefined : { noun: given, start: 0, end: doing.start };
  const read = { doing, often, target: target ?? owner, actor, said };
  const isPassive = doing.way !== 'noting' && PASSIVE.test(text.slice(0, doing.start));
  const noted = isPassive ? notedThen(sentence, doing.end) : undefined;
  if (!noted) return { ...read, event: undefined };
  const record = doing.way === 'ticking' ? 'check' : recordLeft(doing.verb, read.target?.noun, facts);
  return {
    ...read,
    doing: { ...doing, way: 'noting', isList: true },
    said: noted,
    event: { record, participle: participleOf(doing.verb) },
  };
}

/** What is written down behind it, in the same sentence or the next. */
function notedThen({ text, start, next }: Told, from: number): Span | undefined {
  const then = NOTED_THEN.exec(text.slice(from));
  if (then) return { start: start + from + then[0].length, end: start + text.length };
  const after = NOTED_NEXT.exec(next?.text ?? '');
  return next && after
    ? { start: next.start + after[0].length, end: next.start + next.text.length }
    : undefined;
}

const NO_OBJECT =
  /^(?:and|who|what|when|where|how|if|whether|which|that|it|them|this|they|we|i|he|she|down|everything|something|things?)\b|\b(?:is|are|was|were|has|have|did|ate)\b/u;

/** "Enters cash, card and difference": what stands between the verb and whose it is. */
function objectsIn(text: string, from: number, until: number): Phrase[] {
  const listed = text
    .slice(from, until)
    .replace(/[()]/gu, ' ')
    .replace(/^ (?:them|it)\b/iu, (words) => ' '.repeat(words.length));
  const said = listed.replace(/ (?:of|for|per|in|from|by|at|on|every|each)\b.*$/iu, '');
  let at = from;
  return said.split(/(,| and | & )/iu).flatMap((part): Phrase[] => {
    const [first = ''] = part.trimStart().split(' ');
    const isVerb = isDoing(first.toLowerCase()) && part.trim() !== first;
    const verb = isVerb ? part.indexOf(first) + first.length : 0;
    const article = /^\s*(?:(?:the|an?|how much|how many|their|its|his|her|my|our) )?/iu.exec(
      part.slice(verb),
    );
    const lead = verb + (article?.[0].length ?? 0);
    const start = at + lead;
    at += part.length;
    const noun = part.slice(lead).trimEnd().toLowerCase();
    const isPhrase = /^[a-z][a-z-]+(?: [a-z][a-z-]+){0,2}$/u.test(noun);
    return isPhrase && !NO_OBJECT.test(noun) && !EMPTY_NOUNS.has(noun)
      ? [{ noun, start, end: start + noun.length }]
      : [];
  });
}

const UNITS = /\b(?:in|of) (?:kg|g|grams?|kilos?|lit(?:er|re)s?|ml|cm|km|miles|mm|degrees|°c|percent|%)/iu;

/** What is asked in passing has a shorter name. */
const ASKED: Readonly<Record<string, string>> = {
  'how much': 'quantity',
  'how many': 'quantity',
  'how long': 'duration',
};
const HOW_MANY = /\b(?:how (?:many|much)|number of|amount of)(?: [a-z]+)? $/iu;
/** What is asked by a single word. */
const QUESTIONS =
  /(?<=^|,|\band|&)\s*(who(?: did (?:it|this|that|so))?|where|why|for what|what for)\s*(?=,|;|\.|$|and\b|&)/giu;
const answerTo = (question: string, participle: string): Pick<FieldFact, 'label' | 'type'> =>
  question.startsWith('who')
    ? { label: `${participle} by`, type: 'text' }
    : question === 'where'
      ? { label: 'place', type: 'text' }
      : { label: question === 'why' ? 'reason' : 'purpose', type: 'longText' };

/** What a verb finds out. */
const FOUND_OUT: Readonly<Record<string, string>> = { weigh: 'weight', count: 'quantity' };

/** What is noted of it, and from whom it is taken. */
interface Noted {
  /** Fields with the labels they had, of whomever they were taken for. */
  taken: readonly FieldFact[];
  /** Taken for things by themselves. */
  things: readonly EntityFact[];
  fields: readonly Omit<FieldFact, 'owner'>[];
}

function notedIn(
  facts: Facts,
  { text, start }: Pick<Told, 'text' | 'start'>,
  repeated: Repeated,
  lexicon: Lexicon,
): Noted {
  const { doing, often, target, actor, said, event } = repeated;
  const placed = (span: Span): Span => ({ start: start + span.start, end: start + span.end });
  const time = often && placed(often);
  const isTime = (one: Sourced) =>
    time !== undefined && spansOf(one).length > 0 && spansOf(one).every((span) => overlap(span, time));
  const taken = facts.fields.filter((field) => isWithin(field, said));
  const isUnread = ({ noun }: EntityFact) =>
    [...facts.fields, ...facts.states].every(
      (one) => one.owner !== noun || (doing.isList && isWithin(one, said)),
    );
  const things = facts.entities.filter(
    (one) =>
      (isOnlyWithin(one, said) || isTime(one)) &&
      isUnread(one) &&
      one !== actor &&
      one.noun !== target?.noun &&
      !isPerson(one.noun, lexicon) &&
      (isTime(one) ||
        lexicon.attribute(one.noun) !== undefined ||
        (doing.way !== 'tending' &&
          (one.concept === undefined ||
            doing.isList ||
            (taken.some(({ owner }) => owner !== one.noun) && isHappening(one, lexicon))))),
  );
  const isTold = (span: Span, all: readonly Sourced[]) =>
    all.some((one) => spansOf(one).some((own) => overlap(own, span)));
  const measured = things.filter((one) => !isTime(one) && !spansOf(one).some((span) => isTold(span, taken)));
  const until = Math.min(
    said.end - start,
    ...[target?.start, often?.start].flatMap((at) => (at !== undefined && at > doing.end ? [at] : [])),
  );
  const unread = (
    doing.way === 'noting' ? objectsIn(text, Math.max(doing.end, said.start - start), until) : []
  ).filter((phrase) => !isTold(placed(phrase), [...facts.entities, ...taken]));
  const questions = (
    event ? [...text.slice(said.start - start, said.end - start).matchAll(QUESTIONS)] : []
  ).flatMap(({ 0: all, 1: question = '', index }): Omit<FieldFact, 'owner'>[] => {
    const from = said.start + index + all.length - all.trimStart().length;
    const span = { start: from, end: from + question.length };
    const label = answerTo(question.toLowerCase(), event?.participle ?? '');
    return isTold(span, taken) ? [] : [{ ...label, source: { from: 'text', spans: [span] } }];
  });
  const isNumber = UNITS.test(text) || doing.isCounted || (often !== undefined && isOftenerThanDaily(often));
  const typeOf = (label: string) => lexicon.attribute(label) ?? (isNumber ? 'number' : 'text');
  // "Check brakes and lights": each is in order or not.
  const isChecked = /^(?:check|inspect|test)$/.test(doing.verb);
  // What is measured so often is a number; what is written down at an event is one if it is asked how many.
  const typeUnknown = (one: Sourced) =>
    event && !spansOf(one).some((span) => HOW_MANY.test(text.slice(0, span.start - start)))
      ? 'text'
      : 'number';
  const isMarks = ({ label, options }: FieldFact) =>
    options !== undefined && (label === 'type' || label === target?.noun);
  const found = lookUp(FOUND_OUT, doing.verb);
  return {
    taken,
    things,
    fields: [
      ...taken.flatMap((field): Omit<FieldFact, 'owner'>[] => {
        if (isMarks(field)) return [{ ...field, label: 'status' }];
        const asked = event && lookUp(ASKED, field.label);
        if (asked) return [{ ...field, label: asked }];
        const [span] = spansOf(field);
        if (!often || !time || !span || !overlap(span, time)) return [field];
        // "Blood sugar three times a day": how often is no part of what it is called.
        const own: Span = { start: span.start - start, end: span.end - start };
        const label = [text.slice(own.start, often.start), text.slice(often.end, own.end)]
          .filter((part, at) => (at === 0 ? own.start < often.start : often.end < own.end) && part !== '')
          .join(' ')
          .trim();
        return label === '' ? [] : [{ ...field, label: label.toLowerCase(), type: typeOf(label) }];
      }),
      ...measured.map((one): Omit<FieldFact, 'owner'> => ({
        label: spansOf(one)
          .slice(0, 1)
          .map((span) => text.slice(span.start - start, span.end - start).toLowerCase())
          .join(),
        type: isHappening(one, lexicon)
          ? 'longText'
          : (lexicon.attribute(one.noun) ?? (isChecked ? 'boolean' : typeUnknown(one))),
        source: one.source,
      })),
      ...unread.map((one): Omit<FieldFact, 'owner'> => ({
        label: one.noun,
        type: HOW_MANY.test(text.slice(0, one.start)) ? 'number' : typeOf(one.noun),
        source: { from: 'text', spans: [placed(one)] },
      })),
      ...questions,
      // What weighing or counting finds out is said by the verb alone.
      ...(found !== undefined && target && taken.length + measured.length + unread.length === 0
        ? [
            {
              label: found,
              type: 'number' as const,
              source: { from: 'text' as const, spans: [placed(doing)] },
            },
          ]
        : []),
    ],
  };
}

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

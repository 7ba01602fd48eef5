import { type EntityFact, type Facts, type Source, type Span, spansOf } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';
import { categoryOf } from '../../ontology/index.ts';
import { participleOf } from '../../words/english-stems.ts';
import { EMPTY_NOUNS, SETTINGS } from '../../words/english-verbs.ts';
import { type Doing, doingIn, gaugingIn, nextClause, type Often, oftenIn } from './doing-often.ts';
import { singular } from './inflect.ts';
import { type Event, eventIn, loggedIn, meantBy, recordLeft } from './events.ts';
import type { Unit } from './phrases.ts';
import { categoryFor, headOf, isNever } from './sorts.ts';
import type { Sentence } from './tokens.ts';

// What a sentence says that somebody does again and again, and with what.

export interface Told extends Pick<Sentence, 'text' | 'start'> {
  units: readonly Unit[];
  next: Pick<Sentence, 'text' | 'start'> | undefined;
}
export interface Sourced {
  source: Source;
}
export interface Phrase extends Span {
  noun: string;
}

/** What happens and is named is told with its own words, and needs no other record. */
export const HAPPENINGS: readonly Category[] = [
  'booking',
  'event',
  'money',
  'task',
  'health',
  'measurement',
  'message',
];

export const isWithin = (one: Sourced, { start, end }: Span) =>
  spansOf(one).some((span) => span.start >= start && span.start < end);
export const isOnlyWithin = (one: Sourced, { start, end }: Span) =>
  spansOf(one).length > 0 && spansOf(one).every((span) => span.start >= start && span.start < end);

export const isPerson = (noun: string, lexicon: Lexicon) => categoryFor(noun, lexicon) === 'person';
export const isLiving = (noun: string, lexicon: Lexicon) =>
  /^(?:person|animal)$/.test(categoryFor(noun, lexicon) ?? '');
export function isHappening({ noun, concept }: EntityFact, lexicon: Lexicon): boolean {
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
export interface Repeated {
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

export function repeatedIn(facts: Facts, sentence: Told, lexicon: Lexicon): Repeated | undefined {
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

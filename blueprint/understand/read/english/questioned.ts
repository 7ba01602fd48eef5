import type { Facts, Span } from '../../facts.ts';
import { leftBy, leftWith, nounOfVerb } from '../../words/english-deeds.ts';
import { participleOf, stemsOf } from '../../words/english-stems.ts';
import { lookUp } from '../../words/look-up.ts';
import { recordLeft, stemOf } from './events.ts';
import { lowerOf, type NounPhrase, type Unit, type Word } from './phrases.ts';

// What is asked of a deed is kept with each of them: "who bought what, when and for how much" asks for purchases.

export interface Question extends Span {
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
  /** "The plants" of "who waters the plants when". */
  object: NounPhrase | undefined;
}

const SINGLE = /^(?:who|whom|what|when|where|why)$/;
const BEFORE = /^(?:to|with|by|for|from|in|on|at|since|during)$/;
const JOINS = /^(?:,|and|&)$/;
const PERSONAL = /^(?:i|we|they|he|she|it|you|each|everyone|everybody|somebody|someone)$/;
const AUXILIARY =
  /^(?:has|have|had|was|were|is|are|'s|'re|'ve|'ll|did|does|do|will|can|also|already|always|usually|last)$/;
const THEM = /^(?:it|them|him|her|us|this)$/;
/** What is told of somebody or something, and is no deed. */
const NO_DEED =
  /^(?:be|have|do|go|see|show|know|need|want|get|make|ask|call|join|sign|owe|like|love|prefer|think|believe|understand|remember|live|belong|feel|mean|say|tell|sit|stand|win|fit|look|went|got|gotten|gone|open|close|start|begin|end|finish|stop|break|broke|broken|damaged)$/;
/** Who comes is told of those who come, but "who comes to which rehearsal" is kept each time; so is "who works when". */
export const OF_PEOPLE = /^(?:come|attend|play|work|volunteer|help)$/;
const COMES = /^(?:come|attend|play)$/;
export const TIME =
  /^(?:date|day|night|evening|morning|afternoon|week|weekend|month|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

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
  return /^(?:much|long|many)$/.test(manner) ? asked(`how ${manner}`, undefined, 2) : undefined;
}

/** The verb behind a first question: "who *watered* …", "which books they have *read*". */
function verbBehind(units: readonly Unit[], from: number): { verb: Word; at: number } | undefined {
  let at = from;
  while (AUXILIARY.test(lowerOf(units[at])) || PERSONAL.test(lowerOf(units[at]))) at += 1;
  const [verb, before] = [units[at], units[at - 1]];
  if (verb?.type === 'word' && verb.pos === 'VERB') return { verb, at };
  // "Which vets vaccinated which dogs": what stands between two questions is a deed.
  if (verb?.type === 'word' && /[a-z]{2}ed$/.test(verb.lower) && questionAt(units, at + 1))
    return { verb, at };
  // "Who did what on which field".
  const isWhat = lowerOf(verb) === 'what' && questionAt(units, at + 1)?.question.asks === 'which';
  const isDone = at > from && isWhat && before?.type === 'word' && /^(?:did|does)$/.test(before.lower);
  return isDone ? { verb: before, at: at - 1 } : undefined;
}

/** What the deed is done to, where that is no question: "who waters *the plants* when". */
function objectAt(units: readonly Unit[], at: number): { object: NounPhrase | undefined; next: number } {
  const unit = units[at];
  const isObject =
    unit?.type === 'noun' ? !/^(?:which|what|no)$/.test(unit.determiner) : THEM.test(lowerOf(unit));
  const joined = JOINS.test(lowerOf(units[at + 1])) ? at + 2 : at + 1;
  if (!isObject || !questionAt(units, joined)) return { object: undefined, next: at };
  return { object: unit?.type === 'noun' ? unit : undefined, next: at + 1 };
}

/** The questions behind a deed, as far as they are asked of it. */
function questionsFrom(units: readonly Unit[], from: number): Question[] {
  const questions: Question[] = [];
  for (let next = from; next < units.length;) {
    const joined = JOINS.test(lowerOf(units[next])) ? (JOINS.test(lowerOf(units[next + 1])) ? 2 : 1) : 0;
    const found = questionAt(units, next + joined);
    const after = units[found?.next ?? 0];
    const isListed = after?.type === 'noun' && /^(?:which|what)$/.test(after.determiner);
    // "And when it came back", "who cooks, who cleans" ask of something else.
    const isOther =
      (after?.type === 'noun' && !isListed) ||
      /^(?:it|they|we|i|he|she)$/.test(lowerOf(after)) ||
      (after?.type === 'word' && /^(?:VERB|AUX)$/.test(after.pos));
    if (!found || isOther) break;
    questions.push(found.question);
    next = found.next;
  }
  return questions;
}

const isDated = (questions: readonly Question[]): boolean =>
  questions.some(({ asks, noun }) => asks === 'when' || (noun !== undefined && TIME.test(noun.noun)));

/** Whether what is asked of a deed says that each of them is kept. */
function isKept(stem: string, isPast: boolean, [first, ...others]: readonly Question[]): boolean {
  if (OF_PEOPLE.test(stem)) {
    const isToldOfWhat = others.some(
      ({ asks, noun, with: preposition }) =>
        (asks === 'which' || (asks === 'what' && stem === 'attend')) &&
        !TIME.test(noun?.noun ?? '') &&
        (stem === 'attend' || preposition !== ''),
    );
    // "Which members attended which classes"
    const isWho = first?.asks === 'who' || (first?.asks === 'which' && stem === 'attend');
    return isWho && (COMES.test(stem) ? isToldOfWhat : isDated(others));
  }
  return (
    leftBy(stem).length > 0 ||
    nounOfVerb(stem) === stem ||
    // "Who tasted what"
    (isPast && first?.asks === 'who' && others.some(({ asks }) => asks === 'what')) ||
    others.length > 1 ||
    isDated(others) ||
    others.some(({ asks }) => asks === 'which')
  );
}

/** @returns the deeds of which a sentence asks several things at once */
export function questionedIn(units: readonly Unit[], facts: Facts): Questioned[] {
  // "What mix did I use on which client?" is asked of whoever reads it.
  if (units.some((unit) => lowerOf(unit) === '?')) return [];
  const all: Questioned[] = [];
  for (let from = 0; from < units.length; from += 1) {
    const found = questionedAt(units, from, facts);
    if (!found) continue;
    all.push(found);
    from = units.findIndex(({ end }) => end >= found.said.end);
  }
  return all;
}

function questionedAt(units: readonly Unit[], from: number, facts: Facts): Questioned | undefined {
  const first = questionAt(units, from);
  if (!first) return undefined;
  const found = verbBehind(units, first.next);
  if (!found) return joinedAt(units, from, first);
  const { verb, at } = found;
  const isVerb = !/^(?:did|does)$/.test(verb.lower);
  const stem = isVerb ? stemOf(verb.lower) : 'do';
  const behind = lowerOf(units[at + 1]);
  const named = leftWith(stem, behind);
  const isNamed = named !== undefined;
  if (isVerb && !isNamed && [stem, ...stemsOf(verb.lower)].some((form) => NO_DEED.test(form)))
    return undefined;
  const isParticle = isNamed || /^(?:up|out|off|back|down|over|away)$/.test(behind);
  const { object, next } = objectAt(units, isParticle ? at + 2 : at + 1);
  const questions = [first.question, ...questionsFrom(units, next)];
  const isAnybody = questions.some(({ asks }) => /^(?:who|whom|which|what)$/.test(asks));
  // "Expenses, who paid what": in a list two are told of what stands before.
  const isListed = questions.length < 3 && lowerOf(units[from - 1]) === ',';
  const before = units.slice(Math.max(0, from - 4), from);
  if (questions.length < 2 || !isAnybody || isListed || before.some((unit) => COMPLAINS.test(lowerOf(unit))))
    return undefined;
  if (!isKept(stem, verb.lower.endsWith('ed'), questions)) return undefined;
  // "A rota of who drives the bus when": what is yet to come.
  const isPlanned = first.question.asks === 'who' && isDated(questions) && before.some(isPlan);
  const known = named ?? lookUp(NAMED, stem);
  // "Which actor wears which costume": what goes with what.
  const isPair = leftBy(stem).length === 0 && arePaired(questions) && verb.lower === `${stem}s`;
  return {
    record: isPlanned
      ? 'shift'
      : (known ?? (isPair ? 'assignment' : recordLeft(verb.lower, undefined, facts))),
    deed: verb,
    said: { start: units[from]?.start ?? verb.start, end: questions.at(-1)?.end ?? verb.end },
    object,
    questions,
    participle: participleOf(stem),
    stem,
    isPassive: /^(?:was|were|is|are)$/.test(lowerOf(units[at - 1])),
  };
}

const isPlan = (unit: Unit): boolean =>
  /\b(?:plan|rota|roster|schedule|timetable|organi[sz]e)s?$/.test(
    unit.type === 'noun' ? unit.noun : lowerOf(unit),
  );

const arePaired = (questions: readonly Question[]): boolean =>
  questions.filter(({ asks, noun }) => asks === 'which' && !TIME.test(noun?.noun ?? '')).length > 1;

/** "Which prop in which scene", "who on which shift": each pair is kept, though no verb says so. */
function joinedAt(
  units: readonly Unit[],
  from: number,
  { question: first, next }: { question: Question; next: number },
): Questioned | undefined {
  const questions = [first, ...questionsFrom(units, next)];
  const [last, deed] = [questions.at(-1), units[from]];
  if (!arePaired(questions) || !last || !deed) return undefined;
  return {
    record: 'assignment',
    deed,
    said: { start: first.start, end: last.end },
    object: undefined,
    questions,
    participle: 'assigned',
    stem: '',
    isPassive: false,
  };
}

/** What is kept where the verb alone would name something else, or nothing. */
const NAMED: Readonly<Record<string, string>> = {
  bring: 'contribution',
  come: 'attendance',
  attend: 'attendance',
  play: 'attendance',
};

import type { Span } from '../../facts.ts';
import { lowerOf, type NounPhrase, type Unit } from './phrases.ts';
import { type Verb, verbAt } from './verbs.ts';

// Who does what in a sentence, clause by clause.

export interface Statement extends Span {
  /** Who does it: nobody where that is a pronoun, or isn't said. */
  who: readonly NounPhrase[];
  /** "anyone", "they". */
  pronoun: string;
  verb: Verb;
  /** Nobody else does it. */
  isOnly: boolean;
  /** What it is done to, the nearest first. */
  objects: readonly NounPhrase[];
  /** All words of it, in small letters. */
  text: string;
}

const PRONOUNS = /^(?:anyone|anybody|everyone|everybody|nobody|someone|they|she|he|we|i|you|it)$/;
const JOINS = /^(?:and|or|nor|&|\/|,|plus)$/;
const ENDS = /^(?:;|but|while|whereas|because|so|when|if|until|once|unless|that|which|who|where)$/;
const ALSO = /^(?:and|or|but|then|,|\/|&)$/;

/** "Nobody but the manager": of all others it is said that they don't. */
const BUT_THEM =
  /\b(?:nobody|none)(?: else)? (?:but|except(?: for)?|besides|other than|apart from|save)(?: (?:the|an?|our|my|your))? $/;

/** @returns the phrases that end at a place, and begin at another or after it: "leads and admins" */
function groupAt(units: readonly Unit[], at: number, from: number): NounPhrase[] {
  const found: NounPhrase[] = [];
  for (let index = at; index >= from;) {
    const unit = units[index];
    if (unit?.type !== 'noun') break;
    found.unshift(unit);
    if (!JOINS.test(lowerOf(units[index - 1]))) break;
    index -= JOINS.test(lowerOf(units[index - 2])) ? 3 : 2;
  }
  return found;
}

/** @returns the phrases that begin at a place, after words that don't belong to them */
function groupFrom(units: readonly Unit[], from: number, to: number): NounPhrase[] {
  const found: NounPhrase[] = [];
  for (let index = from; index < to; index += 1) {
    const unit = units[index];
    if (unit?.type === 'noun') found.push(unit);
    else if (found.length > 0 && !JOINS.test(lowerOf(unit)) && lowerOf(unit) !== 'responsible') break;
  }
  return found;
}

/** Where a clause goes on after what brackets say of its subject: "applicants (people or firms) send in". */
function afterBrackets(units: readonly Unit[], at: number): number {
  if (units[at]?.type === 'choice') return at + 1;
  if (lowerOf(units[at]) !== '(') return at;
  const close = units.findIndex((unit, index) => index > at && lowerOf(unit) === ')');
  return close < 0 ? at : close + 1;
}

/** @param lower the sentence in small letters, and where it starts in the description */
export function statementsOf(units: readonly Unit[], lower: string, start: number): Statement[] {
  const found: Statement[] = [];
  const isSubject = (at: number) => {
    const unit = units[at];
    return (
      !isGiven(units, at) &&
      (unit?.type === 'noun' || PRONOUNS.test(lowerOf(unit))) &&
      actsAt(units, afterBrackets(units, at + 1)) !== undefined
    );
  };
  /** Where the objects of the clause before begin: they are no subjects. */
  let said = 0;
  units.forEach((unit, at) => {
    if (!isSubject(at)) return;
    const verb = actsAt(units, afterBrackets(units, at + 1));
    if (!verb) return;
    let end = verb.next;
    const isOver = (index: number) =>
      ENDS.test(lowerOf(units[index])) && !(lowerOf(units[index]) === 'but' && isDeed(units, index + 1));
    while (end < units.length && !isOver(end) && !(end > verb.next && isSubject(end))) end += 1;
    const isRelative = /^(?:who|that|which)$/.test(lowerOf(units[at + 1]));
    const from = isRelative ? at : beginning(units, said, at);
    const isMine = lowerOf(unit) === 'i';
    // "The pastor and I"
    const isJoined = isMine && JOINS.test(lowerOf(units[at - 1]));
    const subjects = groupAt(units, isJoined ? at - 2 : at, from);
    said = verb.next;
    const first = subjects[0] ?? unit;
    const pronoun = subjects.length > 0 && !isMine ? '' : lowerOf(unit);
    const before = units.indexOf(first) - 1;
    const isOnly =
      isLimited(units, before) ||
      (lowerOf(units[before]) === ',' && isLimited(units, before - 1)) ||
      lowerOf(units[at + 1]) === 'alone' ||
      BUT_THEM.test(lower.slice(0, first.start - start));
    const to = units[end - 1]?.end ?? unit.end;
    const text = lower.slice(first.start - start, to - start);
    const add = (one: Verb, from: number, until: number) => {
      const span = { start: first.start, end: to, text };
      const by = units.findIndex((word, index) => index >= at && index < until && lowerOf(word) === 'by');
      if (one.isPassive || (one.kind === 'link' && / by$/.test(one.lemma))) {
        const agents = groupFrom(units, Math.max(from, by < 0 ? until : by + 1), until);
        const isByOnly = /\bonly\b[^,;]*\bby\b|\bby\b[^,;]*\bonly\b/.test(text);
        found.push({ ...span, who: agents, pronoun: '', verb: one, isOnly: isByOnly, objects: subjects });
      } else {
        const objects = units.slice(from, until).flatMap((word) => (word.type === 'noun' ? [word] : []));
        found.push({ ...span, who: subjects, pronoun, verb: one, isOnly, objects });
      }
    };
    const others: { verb: Verb; at: number }[] = [];
    for (let index = verb.next; index < end - 1; index += 1) {
      const next = units[index + 1];
      if (!ALSO.test(lowerOf(units[index])) || next?.type !== 'word' || ALSO.test(next.lower)) continue;
      const other = verbAt(units, index + 1);
      if (other && isDeed(units, index + 1)) others.push({ verb: other, at: index });
    }
    // "Add or remove tools": one object of both.
    const [second] = others;
    const isShared = second?.at === verb.next && !verb.isPassive;
    if (isShared) add(verb, second.verb.next, others[1]?.at ?? end);
    else add(verb, verb.next, second?.at ?? end);
    others.forEach((other, index) => {
      const isNegated = other.verb.isNegated || (verb.isNegated && lowerOf(units[other.at]) !== 'but');
      const shared = other.verb.modal === '' ? { modal: verb.modal, isNegated } : {};
      add({ ...other.verb, ...shared }, other.verb.next, others[index + 1]?.at ?? end);
    });
  });
  return found;
}

/** "They see only jobs assigned to them": what is assigned does nothing itself. */
function isGiven(units: readonly Unit[], at: number): boolean {
  const before = units[isLimited(units, at - 1) ? at - 2 : at - 1];
  return GIVEN.test(lowerOf(units[at + 1])) && before?.type === 'word' && before.pos === 'VERB';
}
const GIVEN = /^(?:given|assigned|allocated|addressed|shared|sent|meant)$/;

/** Where a clause's subject may begin, given where the objects of the clause before do. */
function beginning(units: readonly Unit[], said: number, at: number): number {
  if (said === 0 || said >= at) return said === 0 ? 0 : at;
  const between = units.slice(said, at).map(lowerOf);
  const comma = between.lastIndexOf(',');
  return said + (comma < 0 ? between.lastIndexOf('and') : comma) + 1;
}

function isDeed(units: readonly Unit[], at: number): boolean {
  const verb = verbAt(units, at);
  return verb?.kind === 'do' && verb.next > at;
}

const isLimited = (units: readonly Unit[], at: number) => /^(?:only|just|solely)$/.test(lowerOf(units[at]));

/** What someone does, or may; that something is so and so is no deed. */
function actsAt(units: readonly Unit[], at: number): Verb | undefined {
  const from = lowerOf(units[at]) === 'responsible' ? at + 1 : at;
  const verb = verbAt(units, from);
  return verb && (verb.kind !== 'be' || verb.modal !== '') ? verb : undefined;
}

/** "Only coaches enter results" limits who may, and makes nobody a part of each result. */
export function isOnlyTheirs(units: readonly Unit[], end: number): boolean {
  let hasSubject = false;
  for (let at = end - 1; at >= 0; at -= 1) {
    const word = lowerOf(units[at]);
    if (/^[,;.:]$/.test(word)) return false;
    if (word === 'only' && hasSubject) return true;
    hasSubject ||= units[at]?.type === 'noun';
  }
  return false;
}

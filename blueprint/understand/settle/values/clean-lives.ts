import {
  type Facts,
  isSaid,
  isSaidIn,
  overlaps,
  type Source,
  type Span,
  type StatesFact,
} from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { doneOf } from '../../read/english/doing.ts';
import { isParticiple } from '../../read/english/told-clauses.ts';
import { participleOf, stemsOf } from '../../words/english-stems.ts';

// States without what belongs to the sentence around them, and lives that one sentence tells with by whom and when.

/** "Moves it from reported to fixed and enters the cost": what else is done is no state. */
const DEED = /^[a-z]+s (?:the|an?|his|her|their|its|all) /u;
const JOINT = / (?:and|or|then|but)$/u;
/** "Booked, done, and the client pays": paid. */
const EVENT =
  /^(?:the )?(?:owner|client|customer|guest|patient|member|student|parent|tenant|buyer|visitor|user|driver|animal) (arrives|pays|collects|accepts|declines|confirms|signs|leaves|approves|rejects|cancels|returns)$/u;

/** "The translator accepts the job, delivers it": accepted, as all others are said of the job. */
function bare(value: string, owner: string): string {
  const last = owner.slice(owner.lastIndexOf(' ') + 1);
  const event = EVENT.exec(value)?.[1];
  if (event !== undefined) return doneOf(event);
  const name = [owner, last].find(
    (one) => value.startsWith(`${one} `) && isParticiple(value.slice(one.length + 1)),
  );
  return (name === undefined ? value : value.slice(name.length + 1)).replace(JOINT, '');
}

function cleaned(one: StatesFact): StatesFact {
  if (!isSaid(one)) return one;
  const values = one.values.filter((value) => !DEED.test(value)).map((value) => bare(value, one.owner));
  return values.length > 1 && new Set(values).size === values.length ? { ...one, values } : one;
}

const LIVED =
  /(?<lead>\b(?:in the end|finally|eventually|at the end),? )?\b(?:an?|each|every|the) (?<of>[a-z]+(?: [a-z]+)?) (?:is|gets|was|can be|may be) (?<list>[a-z][a-z ]{2,40}(?:, [a-z][a-z ]{2,40})*,? or [a-z][a-z ]{2,40})(?=\s*(?:[.;)\n]|$))/giu;
const PARTING = /,? or |, /u;
const PART =
  /^(?:(?:it|they|he|she) )?(?:is |are |gets? |was )?(?<done>[a-z]+(?: (?:up|out|on|off|away|back|aside|in|down))?)(?= |$)(?<rest>.*)$/u;
const ADJUNCT = /^(?: (?:to|by|after|with|into|in|for|at|on|from|until|when|as) .*)?$/u;
const DIES = /^(?:it|he|she|they) ([a-z]+s)$/u;

/** What is left by a part of such a sentence: "picked up by its owner", "it dies". */
function stateIn(part: string): string | undefined {
  const [, verb] = DIES.exec(part) ?? [];
  if (verb !== undefined) {
    const stem = stemsOf(verb).find((one) => one !== verb);
    return stem === undefined ? undefined : participleOf(stem);
  }
  const { done = '', rest = '' } = PART.exec(part)?.groups ?? {};
  const [first = ''] = done.split(' ');
  return isParticiple(first) && ADJUNCT.test(rest) ? done : undefined;
}

/** "An item is kept, picked up by its owner or given away after three months" */
const withLivesOfOne = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(LIVED)].reduce<Facts>((facts, match) => {
    const { lead, of = '', list = '' } = match.groups ?? {};
    const noun = of.toLowerCase();
    const parts = list.toLowerCase().split(PARTING);
    const states = parts.map(stateIn);
    const values = states.filter((state) => state !== undefined);
    const owner = facts.entities.find((one) => one.noun === noun || one.noun.endsWith(` ${noun}`))?.noun;
    const isTold = facts.states.some((one) => one.owner === owner && isSaid(one));
    if (owner === undefined || isTold || values.length < 3 || values.length < parts.length) return facts;
    const end = match.index + match[0].length;
    const place: Span = { start: end - list.length, end };
    const source: Source = { from: 'text', spans: [place] };
    const isHere = (one: { source: Source }) => isSaidIn(one, [place]);
    const isAnimal = lexicon.thing(owner)?.category === 'animal';
    const before = lead === undefined ? [] : [isAnimal ? 'in care' : 'open'];
    return {
      ...facts,
      fields: facts.fields.filter((one) => !(one.options && isHere(one))),
      states: [...facts.states, { owner, values: [...before, ...values], source }],
      unknown: facts.unknown.filter((span) => !overlaps(span, { start: match.index, end })),
    };
  }, given);

/** @param given facts of an English description */
export function withCleanLives(given: Facts, text: string, lexicon: Lexicon): Facts {
  const facts = withLivesOfOne(given, text, lexicon);
  return { ...facts, states: facts.states.map(cleaned) };
}

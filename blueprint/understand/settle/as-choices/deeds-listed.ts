import {
  type Facts,
  type FieldFact,
  isSaid,
  isSaidIn,
  isWithin,
  overlaps,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { singular } from '../../read/english/inflect.ts';
import { mentionsOf, sentenceStart } from '../../mentions.ts';
import { categoryFor } from '../../read/english/sorts.ts';
import { isTold } from '../../told-of.ts';
import { participleOf, stemsOf } from '../../words/english-stems.ts';
import { DEEDS, HANDIWORK } from '../../words/english-verbs.ts';
import { withoutEntity } from '../../without-entity.ts';

// What somebody does to each of something, one or the other: "letters … the editor publishes, shortens or rejects them",
// "damages that someone reports, repairs and closes", "exams that a student passes or fails".

const DEED = String.raw`[a-z]+s(?: (?:off|down|back|out|away|up))?`;
const LISTED = new RegExp(
  String.raw`(?:\b([a-z]+s),? (?:that|which) )?\b((?:an?|the|our|each) [a-z]+(?: [a-z]+)?|someone|somebody|(?:he|she|who)) ((?:${DEED}, )*${DEED},? (?:and|or) ${DEED})(?: (it|them|each(?: of them)?))?(?=\s*(?:[.,;)\n]|$))`,
  'giu',
);
const PARTING = /,? (?:and|or) |, /u;
const RESULTS = /^(?:passed|failed|won|lost|drawn)$/u;

/** What a deed leaves: "rejects", rejected; nothing where it is none. */
function leftBy(words: string): string | undefined {
  const [verb = '', particle] = words.toLowerCase().split(' ');
  const stem = stemsOf(verb).find(
    (one) => one !== verb && (DEEDS.has(one) || HANDIWORK.has(one) || DONE.has(one)),
  );
  return stem === undefined ? undefined : [participleOf(stem), particle].filter(Boolean).join(' ');
}
/** Deeds beside those of workshops and offices. */
const DONE = new Set(
  'pass fail publish shorten reject report repair close pay query check return approve accept decline refuse merge correct edit archive postpone cancel win lose extend confirm release forward answer grade mark'.split(
    ' ',
  ),
);

/** "Students hand in essays; the teacher grades or returns them": the nearest thing before that is nobody. */
function pointedAt(facts: Facts, text: string, at: number, lexicon: Lexicon): string | undefined {
  const from = sentenceStart(text, Math.max(0, at - 2));
  return mentionsOf(facts.entities, text)
    .filter((one) => one.start >= Math.max(from, at - REACH) && one.end <= at)
    .findLast(({ noun }) => !/^(?:person|organisation|place)$/u.test(categoryFor(noun, lexicon) ?? ''))?.noun;
}
/** As far back as what "them" points at is looked for. */
const REACH = 60;

/** @param given facts of an English description */
export const withDeedsListed = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(LISTED)].reduce<Facts>((facts, match) => {
    const [said, of, , list = '', pointed] = match;
    const values = list.split(PARTING).map(leftBy);
    const left = values.filter((value) => value !== undefined);
    if (left.length < values.length || new Set(left).size < 2) return facts;
    const start = match.index + said.lastIndexOf(list);
    const place: Span = { start, end: start + list.length };
    const choice = facts.fields.find(({ options, ...field }) => options && isSaidIn(field, [place]));
    const noun = of === undefined ? undefined : singular(of.toLowerCase());
    const owner =
      facts.entities.find((one) => isSaid(one) && one.noun === noun)?.noun ??
      choice?.owner ??
      (pointed === undefined ? undefined : pointedAt(facts, text, match.index, lexicon));
    if (owner === undefined) return facts;
    // "The manager approves or rejects it" was read as a life already.
    const isLife = facts.states.some(
      (one) => one.owner === owner && isSaid(one) && left.every((value) => one.values.includes(value)),
    );
    if (isLife) return facts;
    const source: Source = { from: 'text', spans: [place] };
    const isHere = (one: { source: Source }) =>
      spansOf(one).length > 0 && spansOf(one).every((span) => isWithin(span, place));
    const called = facts.entities.filter(
      (one) =>
        one.noun !== owner &&
        spansOf(one).length > 0 &&
        spansOf(one).every((span) => overlaps(span, place)) &&
        !isTold(facts, one.noun),
    );
    const rest = called.reduce<Facts>((some, one) => withoutEntity(some, one.noun), {
      ...facts,
      fields: facts.fields.filter((field) => field !== choice && !isHere(field)),
      states: facts.states.filter((one) => !isHere(one)),
    });
    if (left.every((value) => RESULTS.test(value))) {
      const isKnown = rest.fields.some((field) => field.owner === owner && field.label === 'result');
      const result: FieldFact = { owner, label: 'result', type: 'select', options: left, source };
      return isKnown ? rest : { ...rest, fields: [...rest.fields, result] };
    }
    if (rest.states.some((one) => one.owner === owner && isSaid(one))) return rest;
    const first = lexicon.thing(owner)?.states?.[0]?.label.en.toLowerCase() ?? 'new';
    const isEither = / or /iu.test(list);
    const life = isEither && !left.includes(first) ? [first, ...left] : left;
    return { ...rest, states: [...rest.states, { owner, values: life, source }] };
  }, given);

import {
  type EntityFact,
  type Facts,
  type FieldFact,
  type Source,
  type Span,
  isSaid,
  isWithin,
  overlaps,
  spansOf,
} from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import type { Category } from '../../ontology/concept.ts';
import { entityOf } from '../../read/english/entity-of.ts';
import { isPlural, singular } from '../../read/english/inflect.ts';
import { categoryFor } from '../../read/english/sorts.ts';

// "Backers pledge money and choose a reward": the pledge names the reward, and "guests pick a meal" the guest the meal.

const LINKING = String.raw`(?!(?:for|from|and|or|with|at|in|on|to|by|of|per|up|when|that|which|if|as)\b)`;
const CHOOSES = new RegExp(
  String.raw`\b(?:choose|pick|select)s? (?:an? |one |their |his |her |one of (?:the |our )|from (?:the |our ))(${LINKING}[a-z-]+(?: ${LINKING}[a-z-]+)?)(?: for (?:each|every|the|their|an?) ([a-z-]+(?: [a-z-]+)?)|,? and (?:an? )?(?:free )?((?:[a-z-]+ )?(?:date|day|time|slot)(?: and time)?)\b)?`,
  'giu',
);
/** What stands between one sentence and the next. */
const END = /[.;:!?\n]/u;

function sentenceAround(text: string, at: number): Span {
  let start = at;
  while (start > 0 && !END.test(text[start - 1] ?? '')) start -= 1;
  const rest = text.slice(at).search(END);
  return { start, end: rest < 0 ? text.length : at + rest };
}

const named = (words: string, { entities }: Facts): EntityFact | undefined => {
  const one = words.toLowerCase();
  const forms = [one, one.split(' ').at(-1), one.split(' ')[0]];
  return forms
    .map((form) => entities.find(({ noun, plural }) => form === noun || form === plural))
    .find((found) => found !== undefined);
};

/** Of whom a list is kept also where nothing else is said of them, unlike visitors, users or staff. */
const KEPT = new Set('guest child kid pupil student member player patient participant singer'.split(' '));
/** "Select a file and upload it": what is done with it right away is no choice that is kept. */
const USED = /^[^.;!?\n]*? and (?:then )?[a-z]+ (?:it|them)\b/iu;
/** Whose turn these are is said of them. */
const TAKEN_ON: readonly (Category | undefined)[] = ['task', 'work'];
/** What nobody comes to. */
const UNBOOKED: readonly (Category | undefined)[] = ['document', 'product', 'learning', 'food'];

/** Somebody named before the deed in the same sentence, the nearest last. */
function whoIn(facts: Facts, text: string, place: Span, lexicon: Lexicon): EntityFact | undefined {
  const before = text.slice(place.start, place.end);
  const words = [...before.matchAll(/(?<each>\b(?:each|every|an?) )?(?<name>[a-z]+)/giu)];
  return words
    .map((word): EntityFact | undefined => {
      const { each, name = '' } = word.groups ?? {};
      const noun = singular(name.toLowerCase());
      // "The chef" is one only, of whom no table tells what else was chosen.
      const isOneOfMany = each !== undefined || isPlural(name.toLowerCase());
      if (!isOneOfMany || categoryFor(noun, lexicon) !== 'person') return undefined;
      const start = place.start + word.index + (each?.length ?? 0);
      const source: Source = { from: 'text', spans: [{ start, end: start + name.length }] };
      const found = facts.entities.find((one) => one.noun === noun);
      return found ?? (KEPT.has(noun) ? entityOf(noun, source, lexicon) : undefined);
    })
    .findLast((found) => found !== undefined);
}

const isBooking = ({ noun }: EntityFact, lexicon: Lexicon): boolean =>
  categoryFor(noun, lexicon) === 'booking';

/** "Patients choose a doctor and a time": an appointment, whose it is and with whom. */
function bookingOf(facts: Facts, thing: EntityFact, source: Source, lexicon: Lexicon): EntityFact {
  const noun = categoryFor(thing.noun, lexicon) === 'person' ? 'appointment' : 'booking';
  return facts.entities.find((one) => isBooking(one, lexicon)) ?? entityOf(noun, source, lexicon);
}

interface Choice {
  who: EntityFact;
  thing: EntityFact;
  /** Where what is chosen is said, with what stands behind it. */
  place: Span;
  source: Source;
}
/** What is chosen so is told by a booking, or is a value. */
const NO_THING =
  /(?:^| )(?:slot|time|date|day|week|option|answer|number|colou?r|size)$|\b(?:day|time|week) off$/iu;
const DAYS = /^(?:date|day)$/iu;

const withLinks = (facts: Facts, holder: EntityFact, to: readonly EntityFact[], source: Source): Facts => ({
  ...facts,
  entities: [...facts.entities, ...[holder, ...to].filter((one) => !facts.entities.includes(one))],
  relations: [
    ...facts.relations,
    ...to
      .filter((one) => !areLinked(facts, holder, one))
      .map(({ noun }) => ({ from: holder.noun, to: noun, many: false, label: noun, source })),
  ],
});
const areLinked = ({ relations }: Facts, one: EntityFact, other: EntityFact): boolean =>
  one.noun === other.noun ||
  relations.some(({ from, to }) => [from, to].every((noun) => [one.noun, other.noun].includes(noun)));

/** What is chosen together with a time is booked, so the time and who may do it are said of the booking. */
function withBooking(
  given: Facts,
  { who, thing, place, source }: Choice,
  when: string,
  lexicon: Lexicon,
): Facts {
  const booking = bookingOf(given, thing, source, lexicon);
  const { noun: owner } = booking;
  const facts = withLinks(given, booking, [who, thing], source);
  const hasDay = facts.fields.some((field) => field.owner === owner && /^date/u.test(field.type));
  const day: FieldFact = {
    owner,
    label: when === 'time' ? 'starts' : 'date',
    type: DAYS.test(when) ? 'date' : 'dateTime',
    source,
  };
  const isTheirs = (one: { owner: string; source: Source }) =>
    one.owner === thing.noun && spansOf(one).some((span) => isWithin(span, place));
  return {
    ...facts,
    fields: [...facts.fields.filter((field) => !isTheirs(field)), ...(hasDay ? [] : [day])],
    access: facts.access.map((one) =>
      one.owner === thing.noun && one.action === 'create' ? { ...one, owner } : one,
    ),
    rules: facts.rules.map((one) =>
      one.owner === thing.noun && one.source.from === 'knowledge' ? { ...one, owner } : one,
    ),
  };
}

/** @param given facts of an English description */
export const withChosen = (given: Facts, text: string, lexicon: Lexicon): Facts =>
  [...text.matchAll(CHOOSES)].reduce((facts, match) => {
    const [all, words = '', where, when] = match;
    const sentence = sentenceAround(text, match.index);
    const who = whoIn(facts, text, { start: sentence.start, end: match.index }, lexicon);
    if (!who || isPlural(words.toLowerCase()) || NO_THING.test(words)) return facts;
    const start = match.index + all.indexOf(words);
    const span: Span = { start, end: start + words.length };
    const source: Source = { from: 'text', spans: [span] };
    const found = named(words, facts);
    const isField = facts.fields.some((field) => spansOf(field).some((one) => overlaps(one, span)));
    if (!found && (isField || lexicon.isAttribute(words.toLowerCase()))) return facts;
    const thing = found ?? entityOf(words.toLowerCase(), source, lexicon);
    const category = categoryFor(thing.noun, lexicon);
    const isTaken = TAKEN_ON.includes(category) || thing.noun === 'shift';
    if (isTaken || USED.test(text.slice(start, sentence.end))) return facts;
    // What they do with it at the same time is written down, and names it.
    const record = facts.entities.find(
      (one) =>
        one !== thing &&
        spansOf(one).some((place) => isWithin(place, sentence)) &&
        (/^(?:booking|money)$/u.test(categoryFor(one.noun, lexicon) ?? '') ||
          facts.relations.some(({ from, to }) => from === one.noun && to === who.noun)),
    );
    const place = { start, end: match.index + all.length };
    const kept = { ...facts, unknown: facts.unknown.filter((one) => !overlaps(one, span)) };
    if (!record && when !== undefined && !UNBOOKED.includes(category))
      return withBooking(kept, { who, thing, place, source }, when.toLowerCase(), lexicon);
    // Where bookings are kept, these tell who takes what.
    const booking = facts.entities.find((one) => one !== thing && isSaid(one) && isBooking(one, lexicon));
    const holder = record ?? (where === undefined ? (booking ?? who) : named(where, facts));
    return !holder || areLinked(facts, holder, thing) ? facts : withLinks(kept, holder, [thing], source);
  }, given);

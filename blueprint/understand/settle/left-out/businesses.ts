import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isSaidIn,
  isWithin,
  type Span,
  spansOf,
} from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { isPlural } from '../../read/english/inflect.ts';
import { categoryFor, headOf } from '../../read/english/sorts.ts';
import { withoutEntity } from '../../without-entity.ts';

// "We manage a family campsite with 80 pitches", "planning for a weekly local paper", "the website of our theatre group":
// what somebody runs is where all the rest is kept, and no table.

const NAME = String.raw`(?:[\p{L}'&-]+ ){0,4}?[\p{L}'-]+`;
const RUN = new RegExp(
  String.raw`(?<=^\s*|[.!?\n]\s*)(?:i|we) (run|manage|operate|own|have) (?:an?|our|the|my) (${NAME})(?=( (?:with|of) (?:about |around |over |up to |nearly )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a (?:few|couple)|several|some|many)\b)| (?:with|in|at|near|for|on|and|that|which|where|from)\b|[.,:;!\n])`,
  'giu',
);
const RUNNING = /^(?:run|manage|operate)$/iu;
/** "A Dungeons & Dragons campaign" */
const PROPER = /(?<!\p{L})\p{Lu}\p{Ll}/u;
const OPENING =
  /^[^.:;\n]{0,60}? (?:for|of) (?:an?|our|my|the) ((?:[\p{L}-]+ ){0,3}(?:paper|newspaper|magazine|newsletter|podcast|channel|blog|group|society|troupe|ensemble|association|circle))(?=[.:;,\n])/iu;

interface Name extends Span {
  /** All of its words belong together. */
  isProper: boolean;
}
/** "The tenants association" keeps tenants. */
const isOf = (span: Span, name: Name): boolean =>
  isWithin(span, name) && (name.isProper || span.end === name.end);

/** @returns where a text says what somebody runs */
const namedIn = (text: string, lexicon: Lexicon): Name[] => {
  const isPlace = (noun: string) => /^(?:organisation|place)$/u.test(categoryFor(noun, lexicon) ?? '');
  const opening = OPENING.exec(text);
  const [all = '', name = ''] = opening ?? [];
  return [
    ...(opening ? [{ start: all.length - name.length, end: all.length, isProper: false }] : []),
    ...[...text.matchAll(RUN)].flatMap((match) => {
      const [said, verb = '', named = '', numbered] = match;
      const noun = named.toLowerCase();
      const isUnknown = categoryFor(noun, lexicon) === undefined || PROPER.test(named);
      // "We have a cottage" is what guests book.
      const isRun = (isPlace(noun) || isUnknown) && (RUNNING.test(verb) || numbered !== undefined);
      const end = match.index + said.length;
      return isRun ? [{ start: end - named.length, end, isProper: PROPER.test(named) }] : [];
    }),
  ];
};

/** "With 12 rooms" */
const isCountIn = (field: FieldFact, named: readonly Span[]): boolean =>
  field.type === 'number' &&
  spansOf(field).every(({ start }) => named.some(({ end }) => start >= end && start < end + WITH_COUNT));
const WITH_COUNT = 30;

/** "In the group": it is the only one there is. */
const isTheOne = ({ start, end }: Span, text: string): boolean =>
  /(?:\b(?:the|our|my|this) (?:[\p{L}-]+ )?)$/iu.test(text.slice(Math.max(0, start - 20), start)) &&
  !isPlural(headOf(text.slice(start, end).toLowerCase()));

/** @param given facts of an English description */
export const withoutBusinesses = (given: Facts, text: string, lexicon: Lexicon): Facts => {
  const named = namedIn(text, lexicon);
  if (named.length === 0) return given;
  const isOnlyRun = ({ noun, source }: EntityFact, { fields, states, access, rules }: Facts): boolean => {
    const spans = spansOf({ source });
    return (
      spans.some((span) => named.some((name) => isOf(span, name))) &&
      spans.every((span) => named.some((name) => isOf(span, name)) || isTheOne(span, text)) &&
      ![...states, ...rules].some((one) => one.owner === noun && isSaid(one)) &&
      // "Only the master can change anything" is said of all alike.
      access.every(
        (one) =>
          one.owner !== noun || access.some((other) => other.owner !== noun && isSaidIn(other, spansOf(one))),
      ) &&
      fields.every((field) => field.owner !== noun || !isSaid(field) || isCountIn(field, named))
    );
  };
  return given.entities
    .filter((entity) => isOnlyRun(entity, given))
    .reduce((facts, { noun }) => (facts.entities.length > 1 ? withoutEntity(facts, noun) : facts), given);
};

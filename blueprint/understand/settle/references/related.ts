import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaidIn,
  type RelationFact,
  type Span,
} from '../../facts.ts';
import type { Lexicon } from '../../lexicon.ts';
import { categoryFor } from '../../category.ts';
import { type Mention, mentionsOf } from '../../mentions.ts';
import type { Category } from '../../ontology/concept.ts';
import { isPlural } from '../../read/english/inflect.ts';
import { usuallyRefers } from '../../assume/pairs.ts';
import { AND, ARE_MANY, CONTAINS, HAS_MANY, JOINING, REFERS, RELATING } from '../../words/relating.ts';

// "A lot belongs to an auction", "one hive to many inspections": a sentence that says how two things hang together says
// which of them refers to the other, and to how many.

interface Claim {
  from: string;
  to: string;
  many: boolean;
  /** Said as "a hive has many inspections". */
  isHeld: boolean;
  span: Span;
}
/** What is there before anything happens with it. */
const LASTING: readonly Category[] = ['product', 'food', 'asset', 'vehicle', 'animal', 'place', 'person'];
/** As much as stands before two things and behind them, where they are said to hang together. */
const AROUND = 60;

/** Another noun right behind a name. */
const GOES_ON =
  /^ (?!(?:and|or|in|on|at|to|for|with|by|from|of|that|which|who|whose|where|is|are|was|were|has|have|had|can|could|must|may|might|should|will|would|when|while|if|per|each|every|as|so|but|it|its|they|their|only|too|also|once|twice|first|then|daily|weekly|again|before|after|until|than|plus|via|either|needs?|gets?|belongs?|goes|comes?|takes?|does|do|not|no|because|since|during|over|under|about|into|through)\b)[a-z]/;

/** What a text says of two mentions that follow each other. */
function claimIn(text: string, first: Mention, second: Mention): Claim | undefined {
  const plain = (start: number, end: number) =>
    text.slice(Math.max(0, start), end).replaceAll(/\s+/gu, ' ').toLowerCase();
  const between = plain(first.end, second.start);
  const before = plain(first.start - AROUND, first.start);
  // "Assign each reader to a book club": the second is only part of a name.
  if (GOES_ON.test(plain(second.end, second.end + AROUND))) return undefined;
  const span = { start: first.start, end: second.end };
  const forth = { from: first.noun, to: second.noun, many: false, isHeld: false, span };
  const back = { ...forth, from: second.noun, to: first.noun };
  // "An inspection has a date and notes and belongs to a hive."
  const refers = REFERS.exec(between.replace(/^.*(?:,| and| which| that| who)(?= )/u, ''));
  if (refers) return { ...forth, many: refers[1] !== undefined };
  const areMany = isPlural(text.slice(second.start, second.end).toLowerCase());
  if (HAS_MANY.test(between) || (areMany && CONTAINS.test(between))) return { ...back, isHeld: true };
  if (AND.test(between) && ARE_MANY.test(plain(second.end, second.end + AROUND)))
    return { ...forth, many: true };
  const said = RELATING.find((one) => one.before.test(before) && one.between.test(between))?.says;
  if (said === undefined) return undefined;
  return said === 'back' ? back : { ...forth, many: said === 'many' };
}

function claimsIn(facts: Facts, text: string): Claim[] {
  const mentions = mentionsOf(facts.entities, text);
  return mentions.flatMap((first, at) => {
    const second = mentions[at + 1];
    const isOne = second && second.noun !== first.noun && second.sentence === first.sentence;
    return (isOne && claimIn(text, first, second)) || [];
  });
}

const isOf = (pair: { from: string; to: string }, { from, to }: { from: string; to: string }): boolean =>
  (pair.from === from && pair.to === to) || (pair.from === to && pair.to === from);

const entityOf = ({ entities }: Facts, noun: string): EntityFact | undefined =>
  entities.find((one) => one.noun === noun);

/** What all that is said of a pair comes to. */
function settled(claim: Claim, claims: readonly Claim[], facts: Facts, lexicon: Lexicon): Claim {
  const turned = { ...claim, from: claim.to, to: claim.from, many: true };
  const all = claims.filter((one) => isOf(one, claim));
  const many = all.find((one) => one.many);
  if (many) return many;
  if (!claim.isHeld) return claim;
  const isMutual = all.some((one) => one.isHeld && one.from === claim.to);
  const [held, holder] = [entityOf(facts, claim.from), entityOf(facts, claim.to)];
  // "A booking has several kayaks": they were there before it.
  const isOfHeld =
    held !== undefined &&
    holder !== undefined &&
    !usuallyRefers(held, holder, lexicon) &&
    (usuallyRefers(holder, held, lexicon) ||
      (categoryFor(holder, lexicon, 'en') === 'booking' &&
        LASTING.includes(categoryFor(held, lexicon, 'en') ?? 'booking')));
  return isOfHeld ? turned : { ...claim, many: isMutual };
}

/** The facts with relations that run the way an English text says, and to as many. */
export function withRelated(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const claims = claimsIn(facts, text);
  const firsts = claims.filter((one, at) => !claims.slice(0, at).some((other) => isOf(other, one)));
  const relations = firsts.reduce<readonly RelationFact[]>((all, first) => {
    const { from, to, many, span } = settled(first, claims, facts, lexicon);
    // Where something stands between two, as an enrolment does, that says which belong together.
    const isBetween = facts.entities.some(({ noun }) =>
      [from, to].every((one) => all.some((link) => link.from === noun && link.to === one)),
    );
    if (isBetween && (many || !all.some((one) => isOf(one, first)))) return all;
    // Who somebody is to a thing has a name of its own, and may run the other way.
    const isNamed = ({ label, to: other }: RelationFact) =>
      label !== undefined && label !== other && label !== entityOf(facts, other)?.plural;
    const kept = all.filter((one) => !isOf(one, first) || one.from === from || isNamed(one));
    // By its name it stays the way it was said, also where others of the sort run the other way.
    const named = many ? {} : { label: to };
    const isThere = kept.some((one) => isOf(one, { from, to }) && one.from === from);
    return isThere
      ? kept.map((one) =>
          one.from === from && one.to === to ? { ...named, ...one, many: one.many || many } : one,
        )
      : [...kept, { ...named, from, to, many, source: { from: 'text', spans: [span] } }];
  }, facts.relations);
  // "Belongs to kayak" was taken for the name of a field.
  const isClaim = (field: FieldFact) =>
    JOINING.test(field.label) &&
    isSaidIn(
      field,
      claims.map(({ span }) => span),
    );
  return { ...facts, relations: [...relations], fields: facts.fields.filter((field) => !isClaim(field)) };
}

import type { EntityFact, Facts, RelationFact } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { linkedPairs } from './likely-pairs.ts';
import type { Category, ThingConcept } from '../ontology/concept.ts';
import { isLine } from '../ontology/stand-ins.ts';
import { type Pair, pairsOf, usuallyRefers } from './pairs.ts';
import { areStrangers, isOfMany, isOnlyCarried } from './strangers.ts';
import { LINK_WEIGHTS } from '../words/link-weights.ts';

// How things hang together where nobody said it: the pairs that are likely enough, and what joins the rest to them.

const NAMED_TOGETHER = 'they are named together';
const USUAL = 'they usually belong together';

const linkOf = (pair: Pair): RelationFact => ({
  from: pair.from.entity.noun,
  to: pair.to.entity.noun,
  many: isOfMany(pair),
  source: { from: 'knowledge', because: pair.signs.includes('together 0') ? USUAL : NAMED_TOGETHER },
});

const usualLink = (from: string, to: string): RelationFact => ({
  from,
  to,
  many: false,
  source: { from: 'knowledge', because: USUAL },
});

/** Whether a thing is away for a while, or what takes it away. */
export const isAway = (concept: ThingConcept | undefined): boolean =>
  concept?.states?.some(({ name }) => name === 'rented' || name === 'borrowed') ?? false;

/** @returns the relations that are added to those of the facts */
export function impliedLinks(
  facts: Facts,
  text: string,
  lexicon: Lexicon,
  categoryOf: (entity: EntityFact) => Category | undefined,
): RelationFact[] {
  const refers = (one: EntityFact, other: EntityFact) => usuallyRefers(one, other, lexicon);
  const isTurned = ({ from, to }: Pair) =>
    refers(to.entity, from.entity) ? !refers(from.entity, to.entity) : isWrittenAfter(from, to, refers);
  const turned = (pair: Pair): Pair => ({ ...pair, from: pair.to, to: pair.from });
  const pairs = pairsOf(facts, text, lexicon, categoryOf).flatMap((pair): Pair[] => {
    const [from, to] = [pair.from.entity, pair.to.entity];
    if (from.source.from !== 'knowledge' && to.source.from !== 'knowledge')
      return [!pair.isSaid && isUntold(pair) && isTurned(pair) ? turned(pair) : pair];
    // Of what nobody named only the usual is known: "a student is of a class", and a budget is of no account.
    if (isTurned(pair)) return [turned(pair)];
    const isBetween = pair.from.rank !== pair.to.rank && !OF_OTHERS.includes(categoryOf(to) ?? 'document');
    return refers(from, to) || isBetween ? [pair] : [];
  });
  const said = pairs.filter(({ isSaid }) => isSaid);
  /** "Trainers, classes, and bookings of a class": the class tells whose it is. */
  const isToldBetween = ({ from, to }: Pair) =>
    to.category === 'person' &&
    !refers(from.entity, to.entity) &&
    pairs.some(
      (one) =>
        one.from.at === from.at &&
        (one.isSaid || refers(from.entity, one.to.entity)) &&
        refers(one.to.entity, to.entity),
    );
  const isOpen = (pair: Pair) =>
    !isUntold(pair) ||
    (refers(pair.from.entity, pair.to.entity) && !isOnlyCarried(pair)) ||
    refers(pair.to.entity, pair.from.entity) ||
    (!areBothPeople(pair) && !areStrangers(pair) && !isToldBetween(pair));
  const all = linkedPairs(pairs, LINK_WEIGHTS, isOpen).filter(({ isSaid }) => !isSaid);
  const isOne = (one: EntityFact, categories: readonly Category[]) =>
    categories.includes(categoryOf(one) ?? 'work');
  /** What happens stands before who it happens to, but a pupil is of a class. */
  const isOfGroup = (pair: Pair) => isOne(pair.from.entity, ['learning', 'category']) && isTurned(pair);
  const isUsual = ({ from, to }: Pair) => refers(from.entity, to.entity);
  /** "Enrolments of a course of a teacher": whose an enrolment is is told by its course. */
  const isByAnother = (pair: Pair) =>
    !isUsual(pair) &&
    isUntold(pair) &&
    isOne(pair.to.entity, ['person', 'organisation']) &&
    all.some(
      (one) =>
        one.from.at === pair.from.at &&
        isUsual(one) &&
        all.some((other) => other.from.at === one.to.at && other.to.at === pair.to.at && isUsual(other)),
    );
  const bookings = [...said, ...all].filter(
    (pair) =>
      (isOne(pair.from.entity, ['booking']) || pair.from.entity.noun === 'attendance') && !isByAnother(pair),
  );
  const needed = all.filter(
    (pair) =>
      !isOne(pair.from.entity, ATTENDED) || !isOne(pair.to.entity, ['person']) || !isBooked(pair, bookings),
  );
  /** "Hires with customer and bike": the bike that is hired is no customer's own. */
  const isHired = ({ from, to }: Pair) =>
    bookings.some(
      (one) =>
        one.to.at === from.at &&
        isAway(lexicon.byId(one.from.entity.concept ?? '')) &&
        bookings.some((other) => other.from.at === one.from.at && other.to.at === to.at),
    ) && isOne(to.entity, ['person']);
  /** "Customers browse cakes and order them": the order says who wants one, and no cake is a customer's. */
  const isOrdered = ({ from, to }: Pair) =>
    isOne(from.entity, ['product', 'food']) &&
    BUYERS.includes(to.entity.concept ?? '') &&
    [...said, ...all].some((one) => isOrder(one.from.entity) && one.to.at === to.at);
  const isNeedless = (pair: Pair) =>
    isByLines(pair, facts) || isMark(pair) || isByAnother(pair) || isHired(pair) || isOrdered(pair);
  const links = needed
    .filter((pair) => !isNeedless(pair))
    .map((pair) => linkOf(isOfGroup(pair) ? turned(pair) : pair));
  const known = [...facts.relations, ...links];
  return [
    ...links,
    ...bookedFor(known, facts, isOne),
    ...orderedFrom(known, facts, isOne),
    ...broughtTo(known, facts, isOne),
    ...workedOutOf(known, facts),
  ];
}

/** "A bill is nights times price": it names the room that has the price. */
function workedOutOf(links: readonly RelationFact[], { fields }: Facts): RelationFact[] {
  return fields.flatMap(({ owner, computed }) =>
    computed?.of === 'product'
      ? computed.fields.flatMap((label) => {
          const having = fields.filter((one) => !one.computed && keyOf(one.label) === keyOf(label));
          const [one, another] = [...new Set(having.map((field) => field.owner))];
          const isThere = links.some(({ from, to }) => from === owner && to === one);
          return one === undefined || another !== undefined || one === owner || isThere
            ? []
            : [usualLink(owner, one)];
        })
      : [],
  );
}

/** "Owners have pets and book appointments": each is for one of the animals. */
function broughtTo(
  links: readonly RelationFact[],
  { entities }: Facts,
  isOne: (entity: EntityFact, categories: readonly Category[]) => boolean,
): RelationFact[] {
  const [animal, another] = entities.filter((entity) => isOne(entity, ['animal']));
  const owner = links.find(({ from }) => from === animal?.noun)?.to;
  if (!animal || another || !entities.some((one) => one.noun === owner && isOne(one, ['person']))) return [];
  return entities
    .filter(({ concept = '' }) => BROUGHT.includes(concept))
    .filter(
      ({ noun }) =>
        !links.some(({ from, to }) => [from, to].every((one) => [noun, animal.noun].includes(one))),
    )
    .map(({ noun }) => usualLink(noun, animal.noun));
}
const BROUGHT: readonly string[] = ['appointment', 'booking', 'reservation'];

/** What is booked, where there is only one thing to book: a booking of a tour names the tour. */
function bookedFor(
  links: readonly RelationFact[],
  { entities }: Facts,
  isOne: (entity: EntityFact, categories: readonly Category[]) => boolean,
): RelationFact[] {
  const [offered, another] = entities.filter((entity) => isOne(entity, OFFERED));
  if (!offered || another) return [];
  // "Books, pupils with class, loans": what is lent is known already.
  const isLent = ({ to }: RelationFact) => entities.some((one) => one.noun === to && isOne(one, ['product']));
  return entities
    .filter(({ concept = '' }) => BOOKED.includes(concept))
    .filter(({ noun }) => !links.some((one) => one.from === noun && (one.to === offered.noun || isLent(one))))
    .map(({ noun }) => usualLink(noun, offered.noun));
}
const BOOKED: readonly string[] = ['booking', 'reservation', 'registration', 'ticket', 'rental', 'loan'];
const OFFERED: readonly Category[] = ['event', 'learning', 'place', 'vehicle', 'asset'];

const BUYERS: readonly string[] = ['customer', 'user', 'guest', 'member'];
const isOrder = ({ concept = '' }: EntityFact) => concept === 'order' || concept === 'foodOrder';
/** What is cooked with or after, and not sold. */
const IN_KITCHEN: readonly string[] = ['ingredient', 'recipe'];
/** "Customers order cakes; we keep recipes": an order names what is sold, where that is one thing. */
function orderedFrom(
  links: readonly RelationFact[],
  { entities }: Facts,
  isOne: (entity: EntityFact, categories: readonly Category[]) => boolean,
): RelationFact[] {
  const goods = entities.filter((entity) => isOne(entity, ['product', 'food']));
  const [sold, another] = goods.filter(({ concept = '' }) => !IN_KITCHEN.includes(concept));
  if (!sold || another) return [];
  const isWho = (noun: string) =>
    entities.some((one) => one.noun === noun && isOne(one, ['person', 'organisation']));
  // What else it refers to is what is ordered: "kegs, which pubs order".
  const isLinked = ({ noun }: EntityFact) =>
    links.some(({ from, to }) => (from === noun && !isWho(to)) || (from === sold.noun && to === noun));
  return entities
    .filter((one) => isOrder(one) && !isLinked(one))
    .map(({ noun }) => usualLink(noun, sold.noun));
}

/** "Viewings, and offers": what is written of a visit or an appointment is of that, and not the other way round. */
const isWrittenAfter = (
  from: Pair['from'],
  to: Pair['to'],
  refers: (one: EntityFact, other: EntityFact) => boolean,
): boolean =>
  !refers(from.entity, to.entity) &&
  (OFFERED_LAST.test(to.entity.noun)
    ? MET.includes(from.category ?? 'task') && !BOOKED.includes(from.entity.concept ?? '')
    : from.category === 'booking' &&
      to.category === 'document' &&
      !BEFORE_ANYTHING.includes(from.entity.concept ?? ''));
/** "Jobs, candidates, interviews and offers": each offer is of one of these. */
const OFFERED_LAST = /(?:^| )offer$/u;
const MET: readonly Category[] = ['booking', 'event', 'work', 'place'];
/** With these it begins: a sign-up is written of nothing. */
const BEFORE_ANYTHING: readonly string[] = ['registration', 'loan', 'waitlistEntry', 'slot'];

/** Nothing in the text speaks of both but a row of names. */
const isUntold = ({ signs }: Pair): boolean =>
  !signs.some((sign) => /^(?:clause|column \w+|(?:field|rule|access) (?:forth|back))$/u.test(sign));

/** Nobody is somebody else's of whom nothing is said: a nurse is no resident's, and a donor no family's. */
const areBothPeople = ({ from, to }: Pair): boolean => from.category === 'person' && to.category === 'person';

/** What somebody does with one thing is of no other, and nothing is of it. */
const MARKS: readonly string[] = ['like', 'follow', 'favourite'];
const isMark = ({ from, to }: Pair): boolean =>
  [from, to].some((one) => MARKS.includes(one.entity.concept ?? ''));

/** What stands in an order is told by its lines. */
const isByLines = ({ from, to }: Pair, { entities, relations }: Facts): boolean =>
  entities.some(
    ({ noun, concept }) =>
      isLine(concept) &&
      [from, to].every((one) => relations.some((link) => link.from === noun && link.to === one.entity.noun)),
  );

/** What is kept of others, and hardly ever of what somebody only assumes. */
const OF_OTHERS: readonly Category[] = ['money', 'measurement', 'message', 'document', 'booking', 'task'];

/** Who comes to a class is told by its bookings, and the class is nobody's own. */
const ATTENDED: readonly Category[] = ['event', 'learning'];
const isBooked = ({ from, to }: Pair, bookings: readonly Pair[]): boolean =>
  bookings.some(
    (one) =>
      one.to.at === from.at &&
      bookings.some((other) => other.from.at === one.from.at && other.to.at === to.at),
  );

import type { AppLanguage } from '../../../kinds.ts';
import {
  type EntityFact,
  type Facts,
  type FieldFact,
  isSaid,
  isWithin,
  type Source,
  type Span,
  spansOf,
} from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import type { Category, ThingConcept } from '../../ontology/concept.ts';
import { isPlural } from '../../read/english/inflect.ts';
import { askedFor } from './asked-for.ts';
import { withoutEntity } from '../../without-entity.ts';
import { renamed } from '../../renamed.ts';

// One thing that a text calls by two names: "children … each kid", "spare parts … the part", "job card … job".

/** Of these a concept's names mean the same; names of a place, an asset or a food may be kinds of it. */
const SAME: readonly Category[] = ['person', 'money', 'message'];
/** A drug and a medicine are one, and so are a bike and a bicycle, whatever else of the sort is kept. */
const SAME_THINGS: readonly string[] = ['medication', 'bike'];
const meansSame = ({ id, category }: ThingConcept): boolean =>
  SAME.includes(category) || SAME_THINGS.includes(id);

/** What parts a list, and what begins another clause in it. */
const PARTS = /\s*[,،、]\s*(?:(?:y|e|et|und|sowie)\s+|و)?|\s+(?:y|e|et|und|sowie)\s+|\s+و(?=\p{L})|[和及与]/u;
const NO_LIST = /[.;:!?。；：！？()（）]|(?<!\p{L})(?:cada|chaque|jede[rsmn]?|لكل|كل)(?!\p{L})|每/iu;
const LONGEST_ITEM = 3;
/** "Cultivos, bancales, riegos y cosechas": both are named in one list, with others between them. */
function areInOneList(between: string): boolean {
  const items = between.split(PARTS);
  return (
    items.length > 1 &&
    !NO_LIST.test(between) &&
    items.every((item) => item.trim().split(/\s+/u).length <= LONGEST_ITEM)
  );
}

/** "Crops, plantings with a date, harvests": several of each, and each behind a joint of one list. */
const areItems = (text: string, left: Span, right: Span): boolean =>
  !/[.!?\n]/u.test(text.slice(left.end, right.start)) &&
  text.slice(left.end).startsWith(',') &&
  [left, right].every(
    ({ start, end }) =>
      /(?:[,:;]|,\s*and)\s*$/iu.test(text.slice(0, start)) && isPlural(text.slice(start, end)),
  );

/** Whether a text lists two things beside each other, as what is told apart: "halls and rooms". */
function areListed(one: EntityFact, other: EntityFact, text: string, language: AppLanguage): boolean {
  const [a, b] = [spansOf(one), spansOf(other)];
  return a.some((first) =>
    b.some((second) => {
      const [left, right] = first.start < second.start ? [first, second] : [second, first];
      const between = text.slice(left.end, right.start);
      return (
        /^\s*(?:,|;|and|&|,\s*and)\s*(?:the |our |their )?$/iu.test(between) ||
        (language === 'en' && areItems(text, left, right)) ||
        (language !== 'en' && areInOneList(between))
      );
    }),
  );
}

const unlike = <T>(items: readonly T[], keyFor: (item: T) => string): T[] => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyFor(item);
    return !seen.has(key) && Boolean(seen.add(key));
  });
};

/** "Job card", "maintenance diary": what is written of a thing is kept as that thing. */
const WRITTEN = /^ (?:card|diary|log|log entry|record|sheet|journal|history|profile)$/;
const isHeadOf = (head: string, compound: string) => compound.endsWith(` ${head}`);

/** What is booked is called by each of these. */
const BOOKED: readonly string[] = ['booking', 'appointment', 'reservation'];
/** Whether two things of which one has no fields of its own are one. */
function areOne(
  bare: EntityFact,
  other: EntityFact,
  said: readonly EntityFact[],
  lexicon: Lexicon,
  language: AppLanguage,
): boolean {
  const [short, long] =
    bare.noun.length < other.noun.length ? [bare.noun, other.noun] : [other.noun, bare.noun];
  const isOnly = () =>
    said.every(({ noun }) => noun === long || !(isHeadOf(short, noun) || isHeadOf(long, noun)));
  if (isHeadOf(short, long) && isOnly()) return true;
  if (long.startsWith(short) && WRITTEN.test(long.slice(short.length))) return true;
  // "Book an appointment … only staff see the bookings"
  if (language === 'en' && BOOKED.includes(bare.concept ?? '') && BOOKED.includes(other.concept ?? ''))
    return true;
  // A fixture is a match; a dress and a shoe are both clothes, and two things.
  const concept = lexicon.byId(bare.concept ?? '');
  if (!concept || concept.id !== other.concept || meansSame(concept)) return false;
  const name = keyOf(concept.names[language].one);
  return [bare, other].some(({ noun }) => keyOf(noun) === name);
}

/** "Log hive inspections, with a reminder of the next inspection": one of these is meant. */
const isOneOf = (bare: EntityFact, other: EntityFact, text: string): boolean =>
  isHeadOf(bare.noun, other.noun) &&
  spansOf(bare).every(({ start, end }) => keyOf(text.slice(start, end)).endsWith(bare.noun));

/** What has no fields, and the thing that it is another name of. */
function partlyTold({ entities, fields, states, language }: Facts, text: string, lexicon: Lexicon) {
  const said = entities.filter(isSaid);
  // A life by itself may be told of either name: "production orders go to …; each order has …".
  const isLife = ({ owner, label }: FieldFact) =>
    label === 'status' && states.some((one) => one.owner === owner && isSaid(one));
  const told = new Set(fields.flatMap((field) => (isSaid(field) && !isLife(field) ? [field.owner] : [])));
  return new Map(
    said
      .filter(({ noun }) => !told.has(noun))
      .flatMap((bare): [string, string][] => {
        const twin = said.find(
          (other) =>
            (told.has(other.noun) || isOneOf(bare, other, text)) &&
            !areListed(bare, other, text, language) &&
            areOne(bare, other, said, lexicon, language),
        );
        if (!twin) return [];
        // "User profiles with a picture": the picture is the user's.
        return [twin.noun === `${bare.noun} profile` ? [twin.noun, bare.noun] : [bare.noun, twin.noun]];
      }),
  );
}

/** Other names of the same people, amounts or messages, and the one that is used most often. */
function alike({ entities, language }: Facts, text: string, lexicon: Lexicon) {
  const said = entities.filter(isSaid);
  const nounFor = new Map<string, string>();
  for (const entity of said) {
    const concept = lexicon.byId(entity.concept ?? '');
    if (!concept || !meansSame(concept)) continue;
    const twins = said.filter(
      (one) => one.concept === entity.concept && (one === entity || !areListed(one, entity, text, language)),
    );
    const most = Math.max(...twins.map((one) => spansOf(one).length));
    const main = twins.find((one) => spansOf(one).length === most);
    if (main && main !== entity) nounFor.set(entity.noun, nounFor.get(main.noun) ?? main.noun);
  }
  return nounFor;
}

const DEEDS: readonly string[] = ['post', 'report'];
/** "Neighbours post news … comment on posts", "citizens report potholes … their reports": what is posted is a post. */
function postedIn({ entities, fields }: Facts, text: string, lexicon: Lexicon): ReadonlyMap<string, string> {
  const said = entities.filter(isSaid);
  const isBare = ({ noun }: EntityFact) =>
    !fields.some((field) => field.owner === noun && field.type !== 'select' && isSaid(field));
  return new Map(
    said
      .filter(({ noun }) => DEEDS.includes(noun))
      .flatMap((deed) =>
        said
          .filter(
            (other) =>
              other !== deed &&
              lexicon.byId(other.concept ?? '')?.category !== 'person' &&
              (deed.noun === 'post' || isBare(deed) || isBare(other)) &&
              spansOf(other).every(({ start }) =>
                new RegExp(String.raw`\b${deed.noun}s? (?:(?:an?|the|their|any|new|broken) )?$`, 'iu').test(
                  text.slice(Math.max(0, start - POSTED), start),
                ),
              ),
          )
          .map(({ noun }): [string, string] => [noun, deed.noun]),
      ),
  );
}
/** As far back as such a verb is looked for. */
const POSTED = 20;

const REMARKS = /^(?:note|remark|observation|detail|reason|amount|quantity)$/;
const THESE = /\b(?:the|these|those|their|his|her|its)(?: own)? $/iu;
/** "Characters with hit points", "courses with credits" */
const isAmountOf = ({ label, type }: FieldFact, { noun, plural, concept }: EntityFact): boolean =>
  type === 'number' &&
  concept === undefined &&
  /^(?:point|credit|rep|set|lap|calorie)$/.test(noun) &&
  ` ${keyOf(label)}`.endsWith(` ${plural}`);
/** "Log each service with notes": the notes are a field of it already, and nothing beside it. */
function withoutFieldsTwice(facts: Facts, text: string): Facts {
  const told = facts.fields.filter(isSaid);
  const isField = (entity: EntityFact) =>
    isSaid(entity) &&
    told.every(({ owner }) => owner !== entity.noun) &&
    spansOf(entity).every(
      (span) =>
        told.some(
          (field) =>
            (REMARKS.test(entity.noun)
              ? [entity.noun, entity.plural].includes(keyOf(field.label))
              : isAmountOf(field, entity)) && spansOf(field).some((place) => isWithin(span, place)),
        ) ||
        // "Paid out for the points": those that were a number before.
        (told.some((field) => isAmountOf(field, entity)) && THESE.test(text.slice(0, span.start))),
    );
  return facts.entities.filter(isField).reduce((left, { noun }) => withoutEntity(left, noun), facts);
}

/** "Customers, daily harvest, goals per client": what a thing is kept of by itself is no text of the thing beside it. */
function withoutThingsAsFields(facts: Facts): Facts {
  const isThing = (field: FieldFact): boolean =>
    (field.type === 'text' || field.type === 'longText') &&
    !field.options &&
    isSaid(field) &&
    facts.entities.some(
      (entity) =>
        entity.noun !== field.owner &&
        !REMARKS.test(entity.noun) &&
        [entity.noun, entity.plural].some((words) => ` ${keyOf(field.label)}`.endsWith(` ${words}`)) &&
        spansOf(field).every((span) =>
          spansOf(entity).some(({ start, end }) => start === span.start && end === span.end),
        ),
    );
  return { ...facts, fields: facts.fields.filter((field) => !isThing(field)) };
}

const COUNTED = / (?:count|number|no|nr|level|size|weight|id|code|until|total|percentage|rate)$/iu;
/** "Mites count … when mites count is over 9": nothing but the name of a field speaks of mites. */
function ownersByLabel({ entities, fields, relations }: Facts, text: string): ReadonlyMap<string, FieldFact> {
  const lower = text.toLowerCase();
  const told = fields.filter(isSaid);
  const found = new Map<string, FieldFact>();
  for (const entity of entities) {
    const names = [entity.noun, entity.plural];
    const isBare =
      isSaid(entity) &&
      entity.concept === undefined &&
      told.every(({ owner }) => owner !== entity.noun) &&
      relations.every(
        ({ from, to, label }) => label === undefined || (from !== entity.noun && to !== entity.noun),
      );
    const field = told.find(
      ({ owner, label }) =>
        owner !== entity.noun &&
        names.some((name) => keyOf(label).startsWith(`${name} `)) &&
        COUNTED.test(label),
    );
    if (!isBare || !field) continue;
    const label = keyOf(field.label);
    const isInLabel = spansOf(entity).every(({ start }) => lower.startsWith(label, start));
    if (isInLabel) found.set(entity.noun, field);
  }
  return found;
}

/** The facts without things that only the name of a field speaks of; what is asked of them is asked of the field. */
function withoutLabelled(facts: Facts, text: string): Facts {
  const owners = ownersByLabel(facts, text);
  if (owners.size === 0) return facts;
  const pages = facts.pages.map((page) => {
    const field = owners.get(page.entity ?? '');
    return field && page.attention && page.attention.field === undefined
      ? { ...page, attention: { ...page.attention, field: field.label } }
      : page;
  });
  return joined({ ...facts, pages }, new Map([...owners].map(([noun, { owner }]) => [noun, owner])));
}

const LEARNERS = /(?:^| )(?:student|pupil|player|athlete|dancer|swimmer|camper|gymnast|learner|participant)$/;
const THEIR = /\b(?:their|his|her|own)(?: own)? $/i;
/** "Students … parents are told when their child is absent": the child is one of the students. */
function childrenOf(
  { entities, fields, states, language }: Facts,
  text: string,
): ReadonlyMap<string, string> {
  const child = language === 'en' ? entities.find(({ noun }) => noun === 'child') : undefined;
  const learners = entities.filter((one) => LEARNERS.test(one.noun) && isSaid(one));
  const [learner] = learners;
  if (!child || !learner || learners.length > 1) return new Map();
  const isTold = [...fields, ...states].some((one) => one.owner === 'child' && isSaid(one));
  const isTheirs = spansOf(child).every(({ start }) =>
    THEIR.test(text.slice(Math.max(0, start - 12), start)),
  );
  return isTold || !isSaid(child) || !isTheirs ? new Map() : new Map([['child', learner.noun]]);
}

const BOOKINGS: readonly string[] = ['booking', 'reservation'];
const OTHERWISE: readonly string[] = ['rental', 'stay'];
/** "I rent out flats … bookings with arrival and departure": each booking is such a rental, and a stay. */
function bookedOnce({ entities, fields, language }: Facts): ReadonlyMap<string, string> {
  const isTold = ({ noun }: EntityFact) => fields.some((one) => one.owner === noun && isSaid(one));
  const booking = entities.find((one) => BOOKINGS.includes(one.noun) && isSaid(one) && isTold(one));
  if (language !== 'en' || !booking) return new Map();
  const others = entities.filter((one) => OTHERWISE.includes(one.noun) && !isTold(one));
  return new Map(others.map(({ noun }) => [noun, booking.noun]));
}

/** The facts with one thing for each that was named twice: called as its fields were told, or as it is called most often. */
export function withoutTwins(facts: Facts, text: string, lexicon: Lexicon): Facts {
  // One after the other: what a bare name joined may be joined to another in turn.
  const single = withoutLabelled(withoutThingsAsFields(withoutFieldsTwice(facts, text)), text);
  const told = joined(single, partlyTold(single, text, lexicon));
  const asked = joined(told, askedFor(told, text, lexicon));
  const posted = joined(asked, postedIn(asked, text, lexicon));
  const rented = joined(posted, bookedOnce(posted));
  const taught = joined(rented, childrenOf(rented, text));
  return withOtherNames(joined(taught, alike(taught, text, lexicon)), lexicon);
}

/** "Prescribe medication …  stock of a drug": what a field calls otherwise is kept, and referred to. */
function withOtherNames(facts: Facts, lexicon: Lexicon): Facts {
  const targetOf = ({ owner, label, type, options }: FieldFact): string | undefined => {
    const concept = type === 'text' && !options ? lexicon.thing(keyOf(label))?.id : undefined;
    return concept !== undefined && SAME_THINGS.includes(concept)
      ? facts.entities.find((one) => one.concept === concept && one.noun !== owner)?.noun
      : undefined;
  };
  const links = facts.fields.flatMap((field) => {
    const to = isSaid(field) ? targetOf(field) : undefined;
    return to === undefined ? [] : [{ field, to }];
  });
  if (links.length === 0) return facts;
  const moved = links.map(({ field: { owner, label, source }, to }) => ({
    from: owner,
    to,
    many: false,
    label,
    source,
  }));
  const others = facts.relations.filter(
    ({ from, to }) =>
      !moved.some((one) => (one.from === from && one.to === to) || (one.from === to && one.to === from)),
  );
  return {
    ...facts,
    fields: facts.fields.filter((field) => !links.some((one) => one.field === field)),
    relations: [...others, ...moved],
  };
}

/** The facts with things under other names. @param nounFor names that go, and those under which what was said of them stands */
export function joined(facts: Facts, nounFor: ReadonlyMap<string, string>): Facts {
  if (nounFor.size === 0) return facts;
  const nounOf = (noun: string) => nounFor.get(noun) ?? noun;
  const whole = renamed(facts, nounOf);
  const keyed = ({ source: _, ...fact }: { source: Source }) => JSON.stringify(fact);
  return {
    ...whole,
    entities: facts.entities
      .filter(({ noun }) => !nounFor.has(noun))
      .map((entity) => {
        const others = facts.entities.filter(({ noun }) => nounFor.get(noun) === entity.noun);
        const spans = [entity, ...others].flatMap(spansOf);
        return others.length > 0 ? { ...entity, source: { from: 'text' as const, spans } } : entity;
      }),
    fields: unlike(whole.fields, ({ owner, label }) => `${owner} ${keyOf(label)}`),
    states: unlike(whole.states, ({ owner }) => owner),
    relations: unlike(
      whole.relations.filter(({ from, to }) => from !== to),
      ({ from, to, label = '' }) => `${from} ${to} ${label}`,
    ),
    rules: unlike(whole.rules, keyed),
    access: unlike(
      whole.access.map((one) => ({ ...one, who: nounOf(one.who) })),
      keyed,
    ),
    roles: unlike(
      facts.roles.map((role) => ({ ...role, noun: nounOf(role.noun) })),
      ({ noun }) => noun,
    ),
    pages: unlike(whole.pages, keyed),
  };
}

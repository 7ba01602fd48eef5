import type { EntityFact, Facts, PageFact, RelationFact, RuleFact } from '../../facts.ts';
import type { Category } from '../../ontology/concept.ts';

// Which thing a rule or a page is really about: a room is named, and what may not overlap are its bookings.

/** What takes up the time of others, the likeliest first. */
const TAKING: readonly Category[] = ['booking', 'event', 'learning', 'task', 'work', 'document', 'health'];
/** What can be taken, or be busy. */
const TAKEN: readonly Category[] = [
  'person',
  'organisation',
  'place',
  'asset',
  'vehicle',
  'animal',
  'product',
  'category',
];

/** "Before the next cut is due", "after 90 days": which day is meant is said; and nobody is told ahead where gear is to be serviced. */
const isDayNamed = ({ fields }: Facts, { owner, details }: RuleFact): boolean =>
  details['after'] !== undefined ||
  details['to'] === undefined ||
  details['to'] === 'us' ||
  fields.some((field) => field.owner === owner && field.label === details['field']);

/** "Items can be borrowed; a reminder one day before the due date": that day is the loan's, where the item has none. */
const isOfTaker = ({ fields }: Facts, { owner, details: { field } }: RuleFact): boolean =>
  /^(?:due|return) date$/u.test(String(field)) &&
  !fields.some((one) => one.owner === owner && one.label === field);

type CategoryOf = (entity: EntityFact) => Category | undefined;

interface Holder {
  noun: string;
  /** What it takes: the thing that was named. */
  of: string;
}

/** @returns what takes up the time of `owner`, where that itself only is taken */
function takerOf(facts: Facts, categoryOf: CategoryOf, owner: string): Holder | undefined {
  const categoryFor = (noun: string) => {
    const entity = facts.entities.find((one) => one.noun === noun);
    return entity && categoryOf(entity);
  };
  const rank = (noun: string) => {
    const category = categoryFor(noun);
    return category === undefined ? -1 : TAKING.indexOf(category);
  };
  const isDated = (noun: string) =>
    facts.fields.some((field) => field.owner === noun && /^date/.test(field.type));
  const category = categoryFor(owner);
  const isTaken = category === undefined ? !isDated(owner) : TAKEN.includes(category);
  if (!isTaken) return undefined;
  const takers = facts.entities
    .map(({ noun }) => noun)
    .filter((noun) => noun !== owner && rank(noun) >= 0)
    .map((noun) => ({
      noun,
      value:
        rank(noun) -
        (facts.relations.some(
          ({ from, to }) => (from === noun && to === owner) || (from === owner && to === noun),
        )
          ? 4
          : 0) -
        (isDated(noun) ? 2 : 0),
    }))
    .sort((a, b) => a.value - b.value);
  const [best] = takers;
  return best && { noun: best.noun, of: owner };
}

/** What fills a place up, the likeliest first. */
const FILLING: readonly Category[] = ['booking', 'person', 'animal'];

/** What takes a place of `owner`, where nobody said what hangs on it. */
function fillerOf(facts: Facts, categoryOf: CategoryOf, owner: string): RelationFact | undefined {
  const rank = (noun: string) => {
    const entity = facts.entities.find((one) => one.noun === noun);
    const category = entity && categoryOf(entity);
    return category === undefined ? -1 : FILLING.indexOf(category);
  };
  const isLinked = facts.relations.some(
    ({ from, to }) => (to === owner && rank(from) >= 0) || (from === owner && rank(to) >= 0),
  );
  if (isLinked || rank(owner) >= 0) return undefined;
  const [best] = facts.entities
    .map(({ noun }) => noun)
    .filter((noun) => noun !== owner && rank(noun) >= 0)
    .sort((a, b) => rank(a) - rank(b));
  return best === undefined
    ? undefined
    : { from: best, to: owner, many: false, source: { from: 'knowledge', because: 'they fill it up' } };
}

const TIMED: readonly RuleFact['kind'][] = ['noOverlap', 'uniqueTogether'];

/** A day of something's past, which nobody is reminded of before it comes. */
const PAST = /\b(?:birth|born|birthday|since|joined|bought|built|hired|planted|acquired)\b/i;
/** Whether somebody can be reminded of it: a patient of an appointment, which has a day, and not of a chair. */
const hasDay = ({ fields }: Facts, noun: string): boolean =>
  fields.some(({ owner, type, label }) => owner === noun && /^date/.test(type) && !PAST.test(label));

/** The facts with each rule and page at the thing that it can be kept for. */
export function atTheirHolders(facts: Facts, categoryOf: CategoryOf): Facts {
  const ruleAt = (rule: RuleFact): RuleFact => {
    if (rule.source.from !== 'text') return rule;
    if (rule.kind === 'reminder') {
      const isKept = !isOfTaker(facts, rule) && (isDayNamed(facts, rule) || hasDay(facts, rule.owner));
      const taker = isKept ? undefined : takerOf(facts, categoryOf, rule.owner);
      return taker ? { ...rule, owner: taker.noun } : rule;
    }
    // What is alike in no two rows of a thing is a matter of its fields, and of no time.
    if (!TIMED.includes(rule.kind) || rule.details.field !== undefined) return rule;
    const taker = takerOf(facts, categoryOf, rule.owner);
    return taker ? { ...rule, owner: taker.noun, details: { per: taker.of, ...rule.details } } : rule;
  };
  const pageAt = (page: PageFact): PageFact => {
    if (page.source.from !== 'text' || page.kind !== 'calendar' || page.entity === undefined) return page;
    const taker = takerOf(facts, categoryOf, page.entity);
    return taker ? { ...page, entity: taker.noun } : page;
  };
  const fillers = facts.rules
    .filter(({ kind }) => kind === 'capacity')
    .flatMap(({ owner }) => fillerOf(facts, categoryOf, owner) ?? []);
  return {
    ...facts,
    relations: [...facts.relations, ...fillers],
    rules: facts.rules.map(ruleAt),
    pages: facts.pages.map(pageAt),
  };
}

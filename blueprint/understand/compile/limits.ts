import { isDate } from '../../fields.ts';
import { LIMITS, TIME_UNITS } from '../../kinds.ts';
import { nameFor } from '../../names.ts';
import { doneStates, goneStates, returnedStates, waitingStates } from '../../over.ts';
import type { Blueprint, Entity, Field, Rule } from '../../schema.ts';
import type { Facts, RuleFact } from '../facts.ts';
import { keyOf } from '../lexicon.ts';
import type { Category } from '../ontology/concept.ts';
import { type AttributeName, fieldOf } from '../ontology/attributes/index.ts';
import { attributeNamed } from '../ontology/index.ts';
import { headOf } from '../read/english/sorts.ts';
import { ACTORS } from '../words/english-roles.ts';
import { CAPACITY } from '../words/measures.ts';
import { add, isSomeone, linkTo, nounIn, put } from './alterations.ts';
import type { Made } from './entities.ts';
import { cut, TEXTS } from './texts.ts';

// How many there may be: in something, of somebody, or in a time; and what no longer counts.

/** What something is filled for once, and stays filled when it is over. */
const ONCE: readonly (Category | undefined)[] = ['event', 'learning', 'booking'];

/** The rule without the rows that no longer take what they took: cancelled appointments, returned loans. */
export function withoutOver(
  { entities }: Blueprint,
  rule: Rule,
  categoryOf: (name: string) => Category | undefined,
): Rule {
  const entity = entities.find(({ name }) => name === rule.entity);
  if (!entity?.states || rule.kind === 'before' || rule.kind === 'notify' || rule.kind === 'reminder')
    return rule;
  const over = goneStates(entity);
  if (rule.kind === 'noOverlap' || rule.kind === 'stock') over.push(...returnedStates(entity));
  if (rule.kind === 'capacity') {
    over.push(...waitingStates(entity));
    const { entity: target } = entity.fields.find(({ name }) => name === rule.reference) ?? {};
    if (rule.date === undefined && !ONCE.includes(categoryOf(target ?? '')))
      over.push(...returnedStates(entity), ...doneStates(entity));
  }
  const except = [...new Set(over)];
  return except.length > 0 ? { ...rule, except } : rule;
}

/** What fills a place, the likeliest first. */
const FILLING: readonly Category[] = ['booking', 'person', 'animal', 'message', 'document', 'event', 'asset'];

/** What fills something up, and is filled by nothing. */
const UNFILLED: readonly Category[] = ['booking', 'task', 'food', 'message', 'money'];
/** What is counted by its rows, where a text says so. */
const COUNTED: readonly Category[] = ['booking', 'animal', 'document', 'event', 'learning', 'work', 'task'];

/** "25 dogs a night" says nothing of how many dogs somebody has. */
const ALIVE = /^(?:animal|person)$/;

const WAITING = /^wait/iu;

/** The app with a limit, and with the fields that it needs. */
export function limited(
  app: Blueprint,
  entity: Entity,
  details: RuleFact['details'],
  facts: Facts,
  made: readonly Made[],
  categoryOf: (name: string) => Category | undefined,
): Blueprint {
  const texts = TEXTS[facts.language];
  const links = entity.fields.filter(({ type }) => type === 'reference');
  if (details.each !== undefined) return limitedInPeriod(app, entity, details, facts, made, categoryOf);
  // What fills up is what others point to; otherwise what the row itself points to.
  const sortAt = (name: string) => {
    const category = categoryOf(name);
    return category === undefined ? -1 : FILLING.indexOf(category);
  };
  const named = nounIn(made, details.unit);
  const isBetween = (name: string) => {
    const one = app.entities.find((other) => other.name === name);
    return (
      one !== undefined &&
      categoryOf(name) === 'booking' &&
      named !== undefined &&
      linkTo(one, named) !== undefined &&
      linkTo(one, entity.name) !== undefined
    );
  };
  const rank = ({ name, label, access }: Entity) => {
    if (WAITING.test(label)) return FILLING.length + 1;
    // "Three games out at the most": what says who has which game is counted, and not the games.
    if (isBetween(name)) return -2;
    if (access.create.includes('public')) return -1;
    const at = sortAt(name);
    // "At most three extractors per beekeeper": what is counted is known by that, whatever it is.
    if (name === named && categoryOf(name) === undefined) return FILLING.length - 1;
    if (name === named && COUNTED.some((sort) => sort === categoryOf(name))) return -1;
    return at < 0 ? FILLING.length : at;
  };
  const isHolder = (name: string | undefined) =>
    name !== undefined && !UNFILLED.some((sort) => sort === categoryOf(name));
  // "At most 12 visits a year": the visits fill something up, and nothing fills them.
  const isTaking =
    details.per !== undefined ||
    !isHolder(entity.name) ||
    (named === entity.name && links.some(({ entity: target }) => isHolder(target)));
  // Whoever keeps a place, or owns it, doesn't fill it; where others are counted nobody else does.
  const isFilling = ({ name, label }: Entity) =>
    categoryOf(name) !== 'person' ||
    name === named ||
    (named === undefined && !ACTORS.has(headOf(label.toLowerCase())));
  const linked = isTaking ? app : withFilling(app, entity, named, categoryOf);
  const [taker = entity] = linked.entities
    .filter((one) => !isTaking && one.name !== entity.name && linkTo(one, entity.name) !== undefined)
    .filter(isFilling)
    .sort((a, b) => rank(a) - rank(b))
    .filter((one) => rank(one) < FILLING.length);
  const theirs =
    details.per === undefined ? undefined : links.find(({ entity: of }) => of && isSomeone(app, of));
  const link =
    theirs ??
    (taker === entity
      ? (links.find(({ entity: of }) => isHolder(of) && !isSomeone(app, of)) ??
        (ALIVE.test(categoryOf(taker.name) ?? '') ? undefined : links.find(({ entity: of }) => isHolder(of))))
      : linkTo(taker, entity.name));
  const target = app.entities.find(({ name }) => name === link?.entity);
  if (!link || !target) return app;
  const numbers = target.fields.filter(({ type }) => type === 'number');
  // How many a family is says nothing of how much it may have.
  const ofSomeone = isSomeone(app, target.name);
  const label = ofSomeone ? cut(texts.atOnce(taker.plural), LIMITS.name) : texts.capacity;
  const own = keyOf(String(details.limit ?? ''));
  const limit = numbers.find(({ label }) => keyOf(label) === own) ??
    numbers.find(({ label }) => !ofSomeone && CAPACITY.test(label)) ?? {
      name: nameFor(
        label,
        'capacity',
        target.fields.map(({ name }) => name),
      ),
      label,
      type: 'number' as const,
      min: 1,
      default: typeof details.most === 'number' ? details.most : 20,
    };
  const most = typeof details.most === 'number' ? details.most : undefined;
  const said = most !== undefined && limit.default === undefined ? { ...limit, default: most } : limit;
  const whole = target.fields.includes(limit)
    ? put(linked, { ...target, fields: target.fields.map((one) => (one === limit ? said : one)) })
    : put(linked, { ...target, fields: [...target.fields, limit] });
  return add(whole, { kind: 'capacity', entity: taker.name, reference: link.name, limit: limit.name });
}

/** Days that something is for, the surest first; others say when it was made or until when it holds. */
const FOR_WHEN: readonly AttributeName[] = [
  'starts',
  'startDate',
  'scheduledAt',
  'checkIn',
  'pickupTime',
  'deliveryDate',
  'dueDate',
  'deadline',
  'time',
  'date',
  'harvestDate',
  'arrivalTime',
  'departureTime',
  'timestamp',
];
const UNTIL: readonly AttributeName[] = ['ends', 'endDate', 'checkOut', 'departureTime', 'returnDate'];
/** What is done on a day, and counted; what lasts is only counted by what is done with it. */
const DATED: readonly (Category | undefined)[] = [
  'booking',
  'event',
  'work',
  'task',
  'document',
  'money',
  undefined,
];
const SOMEBODY: readonly (Category | undefined)[] = ['person', 'organisation'];

/** "No more than six orders a day", "three visits a week for each member". */
function limitedInPeriod(
  app: Blueprint,
  named: Entity,
  details: RuleFact['details'],
  { language }: Facts,
  made: readonly Made[],
  categoryOf: (name: string) => Category | undefined,
): Blueprint {
  const unit = details.each === 'night' ? 'day' : TIME_UNITS.find((one) => one === details.each);
  const { most } = details;
  if (unit === undefined || typeof most !== 'number' || most < 1) return app;
  const person = nounIn(made, details.per);
  const isDated = (one: Entity) => DATED.includes(categoryOf(one.name)) && one.fields.some(isDate);
  // "25 dogs a night" are 25 stays of dogs, and "three trout a day per member" three catches of a member.
  const of = isDated(named) ? person : named.name;
  const owner =
    of === undefined || (of === person && linkTo(named, of) !== undefined)
      ? named
      : (app.entities.find((one) => one !== named && isDated(one) && linkTo(one, of) !== undefined) ?? named);
  const added: Field[] = [];
  const withField = (name: AttributeName): Field => {
    const { label, type } = fieldOf(name);
    const names = [...owner.fields, ...added].map((field) => field.name);
    const field: Field = { name: nameFor(label[language], name, names), label: label[language], type };
    added.push(field);
    return field;
  };
  const nameOf = ({ label }: Field) => attributeNamed(label, language)?.name;
  const dates = owner.fields.filter(isDate);
  const known = FOR_WHEN.map((name) => dates.find((field) => nameOf(field) === name)).find(Boolean);
  // A date by another name was said, so that it is likely the one that counts.
  const date = known ?? dates.find((field) => nameOf(field) === undefined) ?? withField('date');
  const end =
    details.each === 'night'
      ? dates.find(
          (field) =>
            field !== date && field.type === date.type && UNTIL.some((name) => name === nameOf(field)),
        )
      : undefined;
  const counted: AttributeName | undefined =
    details.count === 'day' || details.count === 'night'
      ? 'days'
      : details.count === 'hour'
        ? 'hours'
        : undefined;
  const count =
    counted &&
    (owner.fields.find((field) => field.type === 'number' && nameOf(field) === counted) ??
      withField(counted));
  const links = owner.fields.filter(({ type }) => type === 'reference');
  const per =
    details.per === undefined
      ? undefined
      : (links.find(({ entity }) => entity === person) ??
        links.find(({ entity }) => SOMEBODY.includes(categoryOf(entity ?? ''))));
  // Whose limit it is has to be said of each row; without that it would hold for all of them together.
  if (details.per !== undefined && !per) return app;
  const whole =
    added.length > 0 && owner.fields.length + added.length <= LIMITS.fields
      ? put(app, { ...owner, fields: [...owner.fields, ...added] })
      : app;
  if (added.length > 0 && whole === app) return app;
  return add(whole, {
    kind: 'capacity',
    entity: owner.name,
    most,
    date: date.name,
    ...(end && { end: end.name }),
    unit,
    ...(per && { reference: per.name }),
    ...(count && { count: count.name }),
  });
}

/** "At most eight bikes on the stand": each bike says on which it is, where nothing else fills it. */
function withFilling(
  app: Blueprint,
  holder: Entity,
  named: string | undefined,
  categoryOf: (name: string) => Category | undefined,
): Blueprint {
  const filling = app.entities.find(({ name }) => name === named && name !== holder.name);
  const isFilled = app.entities.some(
    (one) =>
      linkTo(one, holder.name) !== undefined && (one === filling || categoryOf(one.name) === 'booking'),
  );
  if (!filling || isFilled || filling.fields.length >= LIMITS.fields) return app;
  const names = filling.fields.map(({ name }) => name);
  const link: Field = {
    name: nameFor(holder.label, 'reference', names),
    label: holder.label,
    type: 'reference',
    entity: holder.name,
  };
  return put(app, { ...filling, fields: [...filling.fields, link] });
}

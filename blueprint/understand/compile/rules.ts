import { LIMITS, TIME_UNITS } from '../../kinds.ts';
import { nameFor } from '../../names.ts';
import { doneStates, goneStates, returnedStates, waitingStates } from '../../over.ts';
import { isDate, isRecipient } from '../../fields.ts';
import type { Blueprint, Entity, Field, Rule } from '../../schema.ts';
import type { Facts, RuleFact } from '../facts.ts';
import { keyOf, type Lexicon } from '../lexicon.ts';
import { categoryFor } from '../merge.ts';
import type { Category } from '../ontology/concept.ts';
import { type AttributeName, fieldOf } from '../ontology/attributes/index.ts';
import { ACTORS } from '../words/english-roles.ts';
import { CAPACITY, QUANTITY, STOCK } from '../words/measures.ts';
import { attributeNamed } from '../ontology/index.ts';
import { headOf } from '../read/english/sorts.ts';
import type { Made } from './entities.ts';
import { cut, TEXTS } from './texts.ts';

/** The blueprint with its rules, and with the fields that these need. */
export function withRules(
  blueprint: Blueprint,
  facts: Facts,
  made: readonly Made[],
  lexicon: Lexicon,
): Blueprint {
  const categoryOf = (name: string) => {
    const one = made.find(({ entity }) => entity.name === name);
    return one && categoryFor(one.fact, lexicon, facts.language);
  };
  const ruled = facts.rules.reduce((app, fact) => {
    const name = made.find((one) => one.fact.noun === fact.owner)?.entity.name;
    const entity = app.entities.find((one) => one.name === name);
    return entity && app.rules.length < LIMITS.rules
      ? withRule(app, entity, fact, facts, made, categoryOf)
      : app;
  }, blueprint);
  return { ...ruled, rules: ruled.rules.map((rule) => withoutOver(ruled, rule, categoryOf)) };
}

/** What something is filled for once, and stays filled when it is over. */
const ONCE: readonly (Category | undefined)[] = ['event', 'learning', 'booking'];

/** The rule without the rows that no longer take what they took: cancelled appointments, returned loans. */
function withoutOver(
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
const COUNTED: readonly Category[] = ['booking', 'animal', 'document', 'event', 'work', 'task'];

/** "25 dogs a night" says nothing of how many dogs somebody has. */
const ALIVE = /^(?:animal|person)$/;

const WAITING = /^wait/iu;

const put = (app: Blueprint, changed: Entity): Blueprint => ({
  ...app,
  entities: app.entities.map((one) => (one.name === changed.name ? changed : one)),
});
const add = (app: Blueprint, rule: Rule): Blueprint =>
  app.rules.some((one) => JSON.stringify(one) === JSON.stringify(rule))
    ? app
    : { ...app, rules: [...app.rules, rule] };
const nounIn = (made: readonly Made[], noun: string | number | undefined) =>
  made.find(({ fact }) => fact.noun === noun)?.entity.name;

/** Days on which something is over, for a reminder before "the membership expires". */
const OVER: readonly string[] = [
  'endDate',
  'ends',
  'expiryDate',
  'dueDate',
  'deadline',
  'returnDate',
  'nextDue',
  'renewalDate',
];
const OVER_WORDS: readonly string[] = ['end', 'due date'];

function withRule(
  app: Blueprint,
  entity: Entity,
  { kind, details }: RuleFact,
  facts: Facts,
  made: readonly Made[],
  categoryOf: (name: string) => Category | undefined,
): Blueprint {
  const texts = TEXTS[facts.language];
  const mail = { subject: cut(texts.mailSubject(entity.label), 120), text: texts.mailSoon };
  const names = entity.fields.map(({ name }) => name);
  // Nobody is booked from the day of their birth on.
  const dates = entity.fields.filter(
    (field) => isDate(field) && attributeNamed(field.label, facts.language)?.name !== 'birthDate',
  );
  const links = entity.fields.filter(({ type }) => type === 'reference');
  const to = recipientOf(app, entity, details.to, made);
  switch (kind) {
    case 'noOverlap': {
      const [start] = [...dates].sort(
        (a, b) => Number(b.type === 'dateTime') - Number(a.type === 'dateTime'),
      );
      if (!start) return app;
      const end =
        dates.find((one) => one !== start && one.type === start.type) ??
        (start.type === 'dateTime' ? entity.fields.find(({ type }) => type === 'duration') : undefined);
      const per =
        links.find(({ entity: target }) => target === nounIn(made, details.per)) ??
        links.find(({ entity: target }) => !isSomeone(app, target));
      if (!end && start.type === 'date') {
        const fields = [start.name, ...(per ? [per.name] : [])];
        return fields.length > 1 ? add(app, { kind: 'uniqueTogether', entity: entity.name, fields }) : app;
      }
      const length: Field = end ?? {
        name: nameFor(texts.duration, 'duration', names),
        label: texts.duration,
        type: 'duration',
        min: 5,
        default: 60,
      };
      const whole = end ? app : put(app, { ...entity, fields: [...entity.fields, length] });
      return add(whole, {
        kind,
        entity: entity.name,
        start: start.name,
        end: length.name,
        ...(per && { per: per.name }),
      });
    }
    case 'uniqueTogether': {
      const wanted = String(details.of ?? '')
        .split(', ')
        .map((noun) => nounIn(made, noun));
      const named = links.filter(({ entity: target }) => target !== undefined && wanted.includes(target));
      const own = entity.fields.find(({ label }) => keyOf(label) === keyOf(String(details.field ?? '')));
      const told = own ? [own, ...named] : named;
      const fields = (told.length > 1 ? told : links).slice(0, 2).map(({ name }) => name);
      if (fields.length === 1 && dates[0]) fields.push(dates[0].name);
      return fields.length > 1 ? add(app, { kind, entity: entity.name, fields }) : app;
    }
    case 'capacity': {
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
        if (name === named && COUNTED.some((sort) => sort === categoryOf(name))) return -1;
        return at < 0 ? FILLING.length : at;
      };
      const isHolder = (name: string | undefined) =>
        name !== undefined && !UNFILLED.some((sort) => sort === categoryOf(name));
      // "At most 12 visits a year": the visits fill something up, and nothing fills them.
      const isTaking =
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
      const link =
        taker === entity
          ? (links.find(({ entity: of }) => isHolder(of) && !isSomeone(app, of)) ??
            (ALIVE.test(categoryOf(taker.name) ?? '')
              ? undefined
              : links.find(({ entity: of }) => isHolder(of))))
          : linkTo(taker, entity.name);
      const target = app.entities.find(({ name }) => name === link?.entity);
      if (!link || !target) return app;
      const limit = target.fields.find(({ type, label }) => type === 'number' && CAPACITY.test(label)) ?? {
        name: nameFor(
          texts.capacity,
          'capacity',
          target.fields.map(({ name }) => name),
        ),
        label: texts.capacity,
        type: 'number' as const,
        min: 1,
        default: typeof details.most === 'number' ? details.most : 20,
      };
      const most = typeof details.most === 'number' ? details.most : undefined;
      const said = most !== undefined && limit.default === undefined ? { ...limit, default: most } : limit;
      const whole = target.fields.includes(limit)
        ? put(linked, { ...target, fields: target.fields.map((one) => (one === limit ? said : one)) })
        : put(linked, { ...target, fields: [...target.fields, limit] });
      return add(whole, { kind, entity: taker.name, reference: link.name, limit: limit.name });
    }
    case 'stock': {
      const link = links.find((one) => numberOf(app, one.entity) !== undefined);
      const stock = numberOf(app, link?.entity);
      const quantity = entity.fields.find(({ type, label }) => type === 'number' && QUANTITY.test(label));
      return link && stock
        ? add(app, {
            kind,
            entity: entity.name,
            reference: link.name,
            stock: stock.name,
            ...(quantity && { quantity: quantity.name }),
          })
        : app;
    }
    case 'before': {
      const named = (label: string | number | undefined) =>
        dates.find((one) => keyOf(one.label) === keyOf(String(label ?? '')));
      const [first = dates[0], second = dates[1]] = [named(details.first), named(details.second)];
      return first && second && first.type === second.type
        ? add(app, { kind, entity: entity.name, first: first.name, second: second.name })
        : app;
    }
    case 'notify': {
      if (details.below !== undefined) return app;
      const options = entity.fields.find(({ name }) => name === entity.states?.field)?.options ?? [];
      const state = options.find(({ label }) => keyOf(label) === keyOf(String(details.state ?? '')));
      const what = state
        ? { subject: cut(`${entity.label}: ${state.label}`, 120), text: texts.mailText() }
        : { subject: cut(texts.mailNew(entity.label), 120), text: texts.mailNewText };
      return add(app, { kind, entity: entity.name, to, ...(state && { state: state.name }), ...what });
    }
    case 'reminder': {
      if (typeof details.after === 'number') {
        const { label } = fieldOf('dueDate');
        const due: Field = {
          name: nameFor(label[facts.language], 'due', names),
          label: label[facts.language],
          type: 'date',
          default: `today+${details.after}`,
        };
        const whole = put(app, { ...entity, fields: [...entity.fields, due] });
        return add(whole, { kind, entity: entity.name, field: due.name, minutes: 0, to, ...mail });
      }
      const said = keyOf(String(details.field ?? '-'));
      const isOver = ({ label }: Field) => OVER.includes(attributeNamed(label, facts.language)?.name ?? '');
      const day =
        dates.find(({ label }) => keyOf(label).includes(said)) ??
        (OVER_WORDS.includes(said) ? dates.find(isOver) : undefined) ??
        dates[0];
      return day
        ? add(app, {
            kind,
            entity: entity.name,
            field: day.name,
            minutes: typeof details.minutes === 'number' ? details.minutes : 1440,
            to,
            ...mail,
          })
        : app;
    }
  }
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

const linkTo = (from: Entity, name: string) =>
  from.fields.find(({ type, entity }) => type === 'reference' && entity === name);
const numberOf = (app: Blueprint, name: string | undefined) =>
  app.entities
    .find((one) => one.name === name)
    ?.fields.find(({ type, label }) => type === 'number' && STOCK.test(label));
const isSomeone = (app: Blueprint, name: string | undefined) =>
  app.entities
    .find((one) => one.name === name)
    ?.fields.some(({ type }) => type === 'email' || type === 'phone') ?? false;

function recipientOf(
  app: Blueprint,
  entity: Entity,
  noun: string | number | undefined,
  made: readonly Made[],
): { field: string } | { role: string } {
  if (noun === 'owner') return { role: 'owner' };
  const mail = entity.fields.find(({ type }) => type === 'email');
  if (mail) return { field: mail.name };
  // Of those whom a row names only they are meant.
  const person = nounIn(made, noun);
  const link = person === undefined ? undefined : linkTo(entity, person);
  if (link && isRecipient(app, link)) return { field: link.name };
  const role = app.roles.find(({ label }) => keyOf(label) === keyOf(String(noun ?? '')));
  return { role: role && !link ? role.name : 'owner' };
}

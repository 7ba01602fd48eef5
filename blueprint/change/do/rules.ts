import { addRule, combinable, newRule, recipients, removeRule } from '../../edit-rules.ts';
import { updateField } from '../../edits.ts';
import { isDate } from '../../fields.ts';
import { LIMITS } from '../../kinds.ts';
import { goneStates } from '../../over.ts';
import type { Blueprint, Entity, Field, Limit, Rule } from '../../schema.ts';
import { compared } from '../../understand/compile/attention.ts';
import { TEXTS } from '../../understand/compile/texts.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { dateOf, findEntity, findFieldIn, findOptions, findRole } from '../find.ts';
import { bare, keyOf, labelOf } from '../text.ts';
import { withField } from './fields.ts';
import { SECTION_TEXTS } from './words.ts';

function withRule(context: Context, app: Blueprint, rule: Rule, entity: Entity): Outcome {
  if (app.rules.length >= LIMITS.rules) return failed('full', entity.plural);
  if (app.rules.some((one) => JSON.stringify(one) === JSON.stringify(rule)))
    return failed('already', entity.plural);
  const next = addRule(app, rule);
  return next.rules.length > app.rules.length
    ? made(rule.kind, context, next, entity.plural, entity.name)
    : failed('unfit', entity.plural);
}

const linksTo = (entity: Entity, name: string | undefined) =>
  entity.fields.filter(
    ({ type, entity: target }) => type === 'reference' && (name === undefined || target === name),
  );

const except = (entity: Entity) => {
  const gone = goneStates(entity);
  return gone.length > 0 ? { except: gone } : {};
};

/** No two rows at one time, for each of what is booked. */
export function addNoOverlap(context: Context, entityAt: number, per?: Entity): Outcome {
  const { app } = context;
  const entity = app.entities[entityAt];
  if (!entity) return failed('unknown', '');
  const start = dateOf(entity);
  if (!start) return failed('unfit', entity.plural);
  const ends = entity.fields.filter(
    (field) =>
      field !== start &&
      (field.type === start.type || (field.type === 'duration' && start.type === 'dateTime')),
  );
  const link = per ? linksTo(entity, per.name)[0] : undefined;
  if (per && !link) return failed('unfit', entity.plural);
  const only =
    link ??
    (per === undefined && linksTo(entity, undefined).length === 1
      ? linksTo(entity, undefined)[0]
      : undefined);
  const older = app.rules.find(
    (rule) => rule.kind === 'noOverlap' && rule.entity === entity.name && rule.per === only?.name,
  );
  if (older) return failed('already', entity.plural);
  const lengths: Readonly<Record<Blueprint['language'], string>> = {
    en: 'Length',
    es: 'Duración',
    fr: 'Durée',
    de: 'Dauer',
    zh: '时长',
    ar: 'المدة',
  };
  const [end] = ends;
  if (!end && start.type === 'date') {
    const fields = [start.name, ...(only ? [only.name] : [])];
    return fields.length > 1
      ? withRule(
          context,
          app,
          { kind: 'uniqueTogether', entity: entity.name, fields, ...except(entity) },
          entity,
        )
      : failed('unfit', entity.plural);
  }
  const ground = end ? app : withField(app, entityAt, { label: lengths[app.language], type: 'duration' });
  const length = end ?? ground.entities[entityAt]?.fields.at(-1);
  if (!length) return failed('unfit', entity.plural);
  const rule: Rule = {
    kind: 'noOverlap',
    entity: entity.name,
    start: start.name,
    end: length.name,
    ...(only && { per: only.name }),
    ...except(entity),
  };
  return withRule(context, ground, rule, entity);
}

const CAPACITY = /capacity|seats?|places|spots|max|limit|people|size|plazas|plätze|aforo|名额|سعة/iu;
const CAPACITIES: Readonly<Record<Blueprint['language'], string>> = {
  en: 'Capacity',
  es: 'Capacidad',
  fr: 'Capacité',
  de: 'Kapazität',
  zh: '容量',
  ar: 'السعة',
};

/** At most as many rows for one thing as it has room for. */
export function addCapacity(
  context: Context,
  entityAt: number,
  target: Entity,
  most?: number,
  limit?: Field,
  isCounted = false,
): Outcome {
  const { app } = context;
  const entity = app.entities[entityAt];
  const link = entity && linksTo(entity, target.name)[0];
  if (!entity || !link) return failed('unfit', target.plural);
  const known =
    limit ??
    target.fields.find(
      ({ type, label, name }) => type === 'number' && (CAPACITY.test(label) || CAPACITY.test(name)),
    );
  const targetAt = app.entities.indexOf(target);
  const ground = known ? app : withField(app, targetAt, { label: CAPACITIES[app.language], type: 'number' });
  const added = known ?? ground.entities[targetAt]?.fields.at(-1);
  if (!added) return failed('unfit', target.plural);
  const numbered =
    known || most === undefined
      ? ground
      : updateField(ground, targetAt, target.fields.length, { ...added, default: most });
  const count = isCounted
    ? entity.fields.find(
        ({ type, label }) =>
          type === 'number' && /people|guests|persons|places|seats|party|number/iu.test(label),
      )
    : undefined;
  if (
    app.rules.some(
      (rule) => rule.kind === 'capacity' && rule.entity === entity.name && rule.reference === link.name,
    )
  )
    return failed('already', target.plural);
  return withRule(
    context,
    numbered,
    {
      kind: 'capacity',
      entity: entity.name,
      reference: link.name,
      limit: added.name,
      ...(count && { count: count.name }),
      ...except(entity),
    },
    entity,
  );
}

/** What is ordered or used is taken from the stock of what it points to. */
export function addStock(context: Context, entityAt: number | undefined, target?: Entity): Outcome {
  const { app } = context;
  const stockOf = (one: Entity | undefined) =>
    one?.fields.find(
      ({ type, label, name }) =>
        type === 'number' &&
        /stock|quantity|qty|on hand|inventory|left|existencias|bestand|库存|المتوفر|مخزون/iu.test(
          `${label} ${name}`,
        ),
    );
  for (const [at, entity] of app.entities.entries()) {
    if (entityAt !== undefined && at !== entityAt) continue;
    for (const link of linksTo(entity, target?.name)) {
      const stock = stockOf(app.entities.find(({ name }) => name === link.entity));
      if (!stock) continue;
      if (
        app.rules.some(
          (rule) => rule.kind === 'stock' && rule.entity === entity.name && rule.reference === link.name,
        )
      )
        return failed('already', entity.plural);
      const quantity = entity.fields.find(
        ({ type, label, name }) =>
          type === 'number' &&
          /quantity|qty|count|amount|pieces|number of|cantidad|menge|sacks|doses|数量|كمية/iu.test(
            `${label} ${name}`,
          ),
      );
      return withRule(
        context,
        app,
        {
          kind: 'stock',
          entity: entity.name,
          reference: link.name,
          stock: stock.name,
          ...(quantity && { quantity: quantity.name }),
          ...except(entity),
        },
        entity,
      );
    }
  }
  return failed('unfit', target?.plural ?? app.entities[entityAt ?? 0]?.plural ?? '');
}

export function addUnique(context: Context, entityAt: number, phrases: readonly string[]): Outcome {
  const entity = context.app.entities[entityAt];
  if (!entity) return failed('unknown', '');
  const can = combinable(entity);
  const fields = phrases.map((phrase) => {
    const target = findEntity(context, phrase)?.item;
    return findFieldIn(context, entityAt, phrase)?.field ?? (target && linksTo(entity, target.name)[0]);
  });
  const missing = fields.findIndex((field) => field === undefined || !can.includes(field));
  if (missing >= 0) return failed('notFound', phrases[missing] ?? '');
  const names = [...new Set(fields.flatMap((field) => field?.name ?? []))];
  if (names.length < 2 || names.length > 4) return failed('unfit', entity.plural);
  return withRule(
    context,
    context.app,
    { kind: 'uniqueTogether', entity: entity.name, fields: names, ...except(entity) },
    entity,
  );
}

export function addBefore(context: Context, entityAt: number, first: Field, second: Field): Outcome {
  const entity = context.app.entities[entityAt];
  if (!entity || first === second || !isDate(first) || first.type !== second.type)
    return failed('unfit', first.label);
  return withRule(
    context,
    context.app,
    { kind: 'before', entity: entity.name, first: first.name, second: second.name },
    entity,
  );
}

const US = /^(?:me|us|i|we|the owner|owner|admins?|myself|the team|the office)$/iu;

/** Whom a mail goes to: an address of the row, a role, or the owner. */
function recipientOf(context: Context, entity: Entity, who: string): { field: string } | { role: string } {
  const role = findRole(context, who);
  if (role) return { role: role.item.name };
  const target = findEntity({ ...context, recent: undefined }, who)?.item.name;
  const all = recipients(context.app, entity);
  // Of several people that a row names, the one who is meant.
  const mail = all.find((field) => field.type !== 'email' && field.entity === target) ?? all[0];
  return mail && !US.test(who.trim()) ? { field: mail.name } : { role: 'owner' };
}

export function addNotify(context: Context, entityAt: number, who: string, state?: string): Outcome {
  const { app } = context;
  const entity = app.entities[entityAt];
  if (!entity) return failed('unknown', '');
  const fieldAt = entity.fields.findIndex(({ name }) => name === entity.states?.field);
  const field = entity.fields[fieldAt];
  const option =
    state === undefined || !field
      ? undefined
      : findOptions(context, state, { entity, entityAt, field, at: fieldAt, score: 1 })[0]?.option;
  if (state !== undefined && !option) return failed('notFound', state);
  const rule = newRule(app, 'notify', entity, words(app, entity, option?.label));
  if (rule?.kind !== 'notify') return failed('unfit', entity.plural);
  return withRule(
    context,
    app,
    { ...rule, to: recipientOf(context, entity, who), ...(option && { state: option.name }) },
    entity,
  );
}

function words(app: Blueprint, entity: Entity, state?: string) {
  const texts = TEXTS[app.language];
  const subject =
    state === undefined ? texts.mailSubject(entity.label) : `${entity.label}: ${state.toLocaleLowerCase()}`;
  return { subject: labelOf(subject, 120), text: texts.mailText() };
}

/** A mail when a number of a row comes to lie beyond a limit: only to whoever is meant, and to no address that just stands there. */
export function addNotifyAt(context: Context, entityAt: number, who: string, when: Limit): Outcome {
  const { app } = context;
  const entity = app.entities[entityAt];
  if (!entity) return failed('unknown', '');
  const role = findRole(context, who)?.item.name;
  const target = findEntity({ ...context, recent: undefined }, who)?.item.name;
  const field = recipients(app, entity).find((one) =>
    one.type === 'email'
      ? keyOf(one.label).startsWith(keyOf(bare(who)))
      : target !== undefined && one.entity === target,
  );
  const to =
    role !== undefined
      ? { role }
      : field
        ? { field: field.name }
        : US.test(who.trim())
          ? { role: 'owner' }
          : undefined;
  if (!to) return failed('notFound', who);
  const name = entity.fields.some((one) => one.name === entity.title) ? `{${entity.title}}` : entity.label;
  const subject = labelOf(`${name}: ${compared(when, entity, app.language)}`, 120);
  const text = TEXTS[app.language].mailText();
  return withRule(context, app, { kind: 'notify', entity: entity.name, when, to, subject, text }, entity);
}

export function addReminder(
  context: Context,
  entityAt: number,
  who: string,
  minutes: number,
  field?: Field,
): Outcome {
  const { app } = context;
  const entity = app.entities[entityAt];
  const date = field ?? (entity && dateOf(entity));
  if (!entity || !date) return failed('unfit', entity?.plural ?? '');
  const subject = labelOf(SECTION_TEXTS[app.language].reminder(entity.label), 120);
  const rule = newRule(app, 'reminder', entity, { subject, text: subject });
  if (rule?.kind !== 'reminder') return failed('unfit', entity.plural);
  const capped = Math.max(0, Math.min(525_600, Math.round(minutes)));
  return withRule(
    context,
    app,
    { ...rule, field: date.name, minutes: capped, to: recipientOf(context, entity, who) },
    entity,
  );
}

export function removeRules(context: Context, kinds: readonly Rule['kind'][], entity?: string): Outcome {
  const { app } = context;
  const left = app.rules
    .map((rule, at) => ({ rule, at }))
    .filter(({ rule }) => kinds.includes(rule.kind) && (entity === undefined || rule.entity === entity))
    .toReversed();
  if (left.length === 0) return failed('notFound', '');
  return made(
    'removeRule',
    context,
    left.reduce((next, { at }) => removeRule(next, at), app),
    '',
  );
}

import { escaped } from '../../escaped.ts';
import { type Aggregate, type Arithmetic, usualAs } from '../../edit-computed.ts';
import { addField as addPlainField, updateField } from '../../edits.ts';
import { isDate, isMeasure, isReference } from '../../fields.ts';
import { LIMITS } from '../../kinds.ts';
import type { Blueprint, Entity, Expression, Field } from '../../schema.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { findEntity, findFieldIn } from '../find.ts';
import { keyOf, labelOf } from '../text.ts';

/** A number of the rows of an entity: one of its own, or one of a row that it links to. */
function numberIn({ app, ...context }: Context, entityAt: number, phrase: string): Expression | null {
  const whole = { ...context, app };
  const entity = app.entities[entityAt];
  if (!entity) return null;
  if (/^\d+(?:\.\d+)?$/.test(phrase.trim())) return { op: 'value', value: Number(phrase) };
  const own = findFieldIn(whole, entityAt, phrase);
  if (own && isMeasure(own.field)) return { op: 'field', field: own.field.name };
  for (const link of entity.fields.filter(({ type }) => type === 'reference')) {
    const target = app.entities.findIndex(({ name }) => name === link.entity);
    const found =
      findFieldIn(whole, target, phrase) ??
      findFieldIn(
        whole,
        target,
        phrase.replace(new RegExp(`^(?:the )?${escaped(link.label)}(?:'s)? `, 'iu'), ''),
      );
    if (found && isMeasure(found.field)) return { op: 'field', field: found.field.name, of: link.name };
  }
  return null;
}

function withComputed(context: Context, entityAt: number, wanted: string, value: Expression): Outcome {
  const { app } = context;
  const entity = app.entities[entityAt];
  if (!entity) return failed('unknown', wanted);
  if (entity.fields.length >= LIMITS.fields) return failed('full', entity.plural);
  const label = labelOf(wanted);
  if (keyOf(label) === '') return failed('unknown', wanted);
  if (entity.fields.some((field) => keyOf(field.label) === keyOf(label))) return failed('already', label);
  const next = addPlainField(app, entityAt, label);
  const field = next.entities[entityAt]?.fields.at(-1);
  if (!field) return failed('unknown', wanted);
  const as = usualAs(app, entity, value) ?? 'number';
  const computed: Field = {
    name: field.name,
    label,
    type: 'computed',
    as,
    value,
    ...(as === 'money' && currencyIn(app, entity)),
  };
  return made(
    'computed',
    context,
    updateField(next, entityAt, entity.fields.length, computed),
    label,
    entity.name,
  );
}

function currencyIn(app: Blueprint, entity: Entity): { currency?: string } {
  const all = [...entity.fields, ...app.entities.flatMap(({ fields }) => fields)];
  const currency = all.find((field) => field.currency !== undefined)?.currency;
  return currency === undefined ? {} : { currency };
}

/** A product, sum, difference or quotient of two numbers, in the first entity that has both. */
export function addArithmetic(
  context: Context,
  label: string,
  op: Arithmetic['op'],
  a: string,
  b: string,
  owner?: number,
): Outcome {
  const order = [...context.app.entities.keys()].sort(
    (x, y) => Number(isRecent(context, y)) - Number(isRecent(context, x)),
  );
  for (const at of owner === undefined ? order : [owner]) {
    const [first, second] = [numberIn(context, at, a), numberIn(context, at, b)];
    if (first && second) return withComputed(context, at, label, { op, args: [first, second] });
  }
  return failed('notFound', `${a}, ${b}`);
}
const isRecent = ({ app, recent }: Context, at: number) => app.entities[at]?.name === recent;

/** A count, sum or average of the rows that point to a row. */
export function addAggregate(
  context: Context,
  op: Aggregate['op'],
  of: string,
  owner: number,
  label?: string,
): Outcome {
  const { app } = context;
  const entity = app.entities[owner];
  if (!entity) return failed('unknown', of);
  const sources = app.entities.flatMap((other, at) =>
    other.fields
      .filter((field) => isReference(field) && field.entity === entity.name)
      .map((by) => ({ other, at, by })),
  );
  const named = findEntity(context, of);
  if (op === 'count') {
    const source = sources.find(({ other }) => other === named?.item);
    if (!source) return failed(named ? 'unfit' : 'notFound', named?.item.plural ?? of);
    return withComputed(context, owner, label ?? source.other.plural, {
      op,
      entity: source.other.name,
      by: source.by.name,
    });
  }
  for (const { other, at, by } of sources) {
    const phrase = named?.item === other ? '' : of;
    const found =
      phrase === ''
        ? undefined
        : findFieldIn(
            context,
            at,
            phrase.replace(new RegExp(` of (?:the |its |their )?${escaped(other.plural)}$`, 'iu'), ''),
          );
    const field = found && isMeasure(found.field) ? found.field : phrase === '' ? moneyOf(other) : undefined;
    if (field)
      return withComputed(context, owner, label ?? `${other.plural}: ${field.label}`, {
        op,
        entity: other.name,
        by: by.name,
        field: field.name,
      });
  }
  return failed(sources.length === 0 ? 'unfit' : 'notFound', sources.length === 0 ? entity.plural : of);
}
const moneyOf = ({ fields }: Entity) =>
  fields.find((field) => field.type === 'money' || (field.type === 'computed' && field.as === 'money'));

/** The days from one date of a row to another. */
export function addDays(context: Context, a: string, b: string, label?: string): Outcome {
  const part = (at: number, phrase: string): Expression | null => {
    if (/^(?:today|now)$/iu.test(phrase.trim())) return { op: 'today' };
    const found = findFieldIn(context, at, phrase);
    return found && isDate(found.field) ? { op: 'field', field: found.field.name } : null;
  };
  for (const at of context.app.entities.keys()) {
    const [first, second] = [part(at, a), part(at, b)];
    if (first && second)
      return withComputed(
        context,
        at,
        label ??
          { en: 'Days', es: 'Días', fr: 'Jours', de: 'Tage', zh: '天数', ar: 'الأيام' }[context.app.language],
        { op: 'days', args: [first, second] },
      );
  }
  return failed('notFound', `${a}, ${b}`);
}

import { LIMITS, type RuleKind, TIME_UNITS } from './kinds.ts';
import { isDate, isRecipient } from './fields.ts';
import { newLimit } from './edits.ts';
import type { Blueprint, Entity, Field, Limit, Rule } from './schema.ts';
import { tidy } from './tidy.ts';

// Rules as a person builds them: a sentence with places, each of which takes only fields that can work there.

export const RULE_PLACES = [
  'start',
  'end',
  'per',
  'reference',
  'limit',
  'count',
  'date',
  'stock',
  'quantity',
  'first',
  'second',
  'field',
] as const;
export type RulePlace = (typeof RULE_PLACES)[number];

/** A place of a rule with the fields that fit there, given what stands in the places before it. */
export interface Place {
  name: RulePlace;
  fields: readonly Field[];
  optional: boolean;
}

const isNumber = ({ type }: Field) => type === 'number';
const entityNamed = (blueprint: Blueprint, name: string | undefined) =>
  blueprint.entities.find((entity) => entity.name === name);

/** The names of the states of an entity's rows. */
export function statesOf(entity: Entity | undefined): { name: string; label: string }[] {
  const field = entity?.fields.find(({ name }) => name === entity.states?.field);
  return field?.type === 'select' ? (field.options ?? []) : [];
}

/** What stands in a place of a rule. */
export function placed(rule: Rule, place: RulePlace): string | undefined {
  const value: unknown = Object.entries(rule).find(([key]) => key === place)?.[1];
  return typeof value === 'string' ? value : undefined;
}

/** The places of a rule, in the order of its sentence. */
export function placesOf(blueprint: Blueprint, rule: Rule): Place[] {
  const entity = entityNamed(blueprint, rule.entity);
  if (!entity) return [];
  const { fields } = entity;
  const need = (name: RulePlace, fitting: readonly Field[]): Place => ({
    name,
    fields: fitting,
    optional: false,
  });
  const may = (name: RulePlace, fitting: readonly Field[]): Place => ({
    name,
    fields: fitting,
    optional: true,
  });
  const typeOf = (name: string) => fields.find((field) => field.name === name)?.type;
  const numbersOf = (reference: Field | undefined) =>
    entityNamed(blueprint, reference?.entity)?.fields.filter(isNumber) ?? [];
  const references = fields.filter(({ type }) => type === 'reference');
  const toNumbers = references.filter((field) => numbersOf(field).length > 0);
  switch (rule.kind) {
    case 'noOverlap': {
      const start = typeOf(rule.start);
      const ends = fields.filter(
        ({ name, type }) =>
          (type === start && name !== rule.start) || (type === 'duration' && start === 'dateTime'),
      );
      return [need('start', fields.filter(isDate)), need('end', ends), may('per', references)];
    }
    case 'capacity': {
      const limits = numbersOf(references.find(({ name }) => name === rule.reference));
      // It holds for each row of the linked data, for each day or month of a date, or for both.
      return [
        rule.date === undefined ? need('reference', references) : may('reference', references),
        may('limit', limits),
        rule.reference === undefined
          ? need('date', fields.filter(isDate))
          : may('date', fields.filter(isDate)),
        ...(rule.date === undefined
          ? []
          : [
              may(
                'end',
                fields.filter(({ name, type }) => name !== rule.date && type === typeOf(rule.date ?? '')),
              ),
            ]),
        may('count', fields.filter(isNumber)),
      ];
    }
    case 'stock': {
      const stocks = numbersOf(references.find(({ name }) => name === rule.reference));
      return [need('reference', toNumbers), need('stock', stocks), may('quantity', fields.filter(isNumber))];
    }
    case 'before': {
      const first = typeOf(rule.first);
      return [
        need('first', fields.filter(isDate)),
        need(
          'second',
          fields.filter(({ name, type }) => type === first && name !== rule.first),
        ),
      ];
    }
    case 'reminder':
      return [need('field', fields.filter(isDate))];
    case 'uniqueTogether':
    case 'notify':
      return [];
  }
}

/** Fields that can be unique together. */
export const combinable = (entity: Entity): Field[] =>
  entity.fields.filter(({ type }) => !['computed', 'references', 'image', 'file', 'longText'].includes(type));

/** Puts a field into a place, or empties one that may be empty. */
export function withPlace(rule: Rule, place: RulePlace, field: string | undefined): Rule {
  if (field !== undefined) return { ...rule, [place]: field };
  const { [place]: _, ...rest }: Record<string, unknown> & Rule = rule;
  return rest as Rule;
}

/** The rule with the first fitting field wherever one doesn't fit; nothing where a place can't be filled. */
export function fitted(blueprint: Blueprint, rule: Rule): Rule | null {
  const found = fittedPlaces(blueprint, rule);
  return found?.kind === 'capacity' ? wholeCapacity(found) : found;
}

/** How many there may be where no field says it, and a period where they are counted by a date. */
function wholeCapacity({ limit, most, date, end, unit, ...rest }: Capacity): Capacity {
  return {
    ...rest,
    ...(limit === undefined ? { most: most ?? MOST } : { limit }),
    ...(date !== undefined && { date, unit: unit ?? TIME_UNITS[0], ...(end !== undefined && { end }) }),
  };
}
type Capacity = Extract<Rule, { kind: 'capacity' }>;
/** What a new limit starts with. */
const MOST = 10;

function fittedPlaces(blueprint: Blueprint, rule: Rule): Rule | null {
  let current = rule;
  for (let round = 0; round < LIMITS.fields; round += 1) {
    const wrong = placesOf(blueprint, current).find(({ name, fields, optional }) => {
      const value = placed(current, name);
      return value === undefined ? !optional : !fields.some((field) => field.name === value);
    });
    if (!wrong) return current;
    const [first] = wrong.fields;
    if (!first && !wrong.optional) {
      // Another field in the first place may leave one for this place.
      const next = refilled(blueprint, current);
      if (!next) return null;
      current = next;
    } else current = withPlace(current, wrong.name, wrong.optional ? undefined : first?.name);
  }
  return null;
}

/** The rule with the next field in its first place. */
function refilled(blueprint: Blueprint, rule: Rule): Rule | null {
  const [first] = placesOf(blueprint, rule);
  if (!first) return null;
  const at = first.fields.findIndex(({ name }) => name === placed(rule, first.name));
  const next = first.fields[at + 1];
  return next ? withPlace(rule, first.name, next.name) : null;
}

/** A rule of a kind that can work on an entity; nothing where it has no fields for it. */
export function newRule(
  blueprint: Blueprint,
  kind: RuleKind,
  entity: Entity,
  words: { subject: string; text: string },
): Rule | null {
  const { name } = entity;
  const email = entity.fields.find(({ type }) => type === 'email');
  const mail = { to: email ? { field: email.name } : { role: 'owner' }, ...words };
  switch (kind) {
    case 'noOverlap':
      return fitted(blueprint, { kind, entity: name, start: '', end: '' });
    case 'capacity': {
      const places = placesOf(blueprint, { kind, entity: name, reference: '', date: '' });
      const first = (place: RulePlace) => places.find((one) => one.name === place)?.fields[0]?.name;
      const reference = first('reference');
      if (reference === undefined)
        return fitted(blueprint, { kind, entity: name, date: first('date') ?? '' });
      // A link to data that says how many places there are comes first.
      const limited = entity.fields
        .map((field): Rule => ({ kind, entity: name, reference: field.name }))
        .flatMap((rule) => {
          const limit = placesOf(blueprint, rule).find((one) => one.name === 'limit')?.fields[0]?.name;
          return limit === undefined ? [] : [{ ...rule, limit }];
        })[0];
      return fitted(blueprint, limited ?? { kind, entity: name, reference });
    }
    case 'stock':
      return fitted(blueprint, { kind, entity: name, reference: '', stock: '' });
    case 'before':
      return fitted(blueprint, { kind, entity: name, first: '', second: '' });
    case 'uniqueTogether': {
      const fields = combinable(entity).slice(0, 2);
      return fields.length < 2 ? null : { kind, entity: name, fields: fields.map((field) => field.name) };
    }
    case 'notify':
      return { kind, entity: name, ...mail };
    case 'reminder':
      return fitted(blueprint, { kind, entity: name, field: '', minutes: 1440, ...mail });
  }
}

type Mail = Extract<Rule, { kind: 'notify' }>;

/** When a mail is sent: at a state, at a limit, or where neither is given when a row is added. */
export interface Moment {
  state?: string;
  op?: Limit['op'];
}

/** A mail at another moment; the number it looks at stays where it can. */
export function mailAt(rule: Mail, entity: Entity, { state, op }: Moment): Mail {
  const { state: _, when, ...rest } = rule;
  if (state !== undefined) return { ...rest, state };
  if (op === undefined) return rest;
  const limit = when ? { ...when, op } : newLimit(entity, op);
  return limit ? { ...rest, when: limit } : rule;
}

export const addRule = (blueprint: Blueprint, rule: Rule): Blueprint =>
  tidy({ ...blueprint, rules: [...blueprint.rules, rule] });

/** Changes a rule; the places after a changed one take fields that fit it. */
export function setRule(blueprint: Blueprint, index: number, rule: Rule): Blueprint {
  const next = fitted(blueprint, rule);
  if (!next) return blueprint;
  return tidy({ ...blueprint, rules: blueprint.rules.map((old, at) => (at === index ? next : old)) });
}

export const removeRule = (blueprint: Blueprint, index: number): Blueprint => ({
  ...blueprint,
  rules: blueprint.rules.filter((_, at) => at !== index),
});

/** Fields that a mail can be sent to, addresses of the row itself first. */
export const recipients = (blueprint: Blueprint, entity: Entity): Field[] => {
  const fields = entity.fields.filter((field) => isRecipient(blueprint, field));
  return [...fields.filter(({ type }) => type === 'email'), ...fields.filter(({ type }) => type !== 'email')];
};

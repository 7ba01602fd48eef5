import type { At, Parts } from './check.ts';
import type { CheckText } from './check-texts.ts';
import { ACTIONS, WHO } from './kinds.ts';
import { isDate, isNumeric, isRecipient } from './fields.ts';
import type { Entity, Field, Limit, Rule } from './schema.ts';

const isOneReference = ({ type }: Field) => type === 'reference';

function checkWho({ blueprint, report }: Parts, names: readonly string[], at: At): void {
  for (const name of names) {
    if ((WHO as readonly string[]).includes(name)) continue;
    if (!blueprint.roles.some((role) => role.name === name))
      report(at, '“{name}” is not a role of this app.', { name });
  }
}

export function checkAccess(parts: Parts, { access }: Entity, at: At): void {
  for (const action of ACTIONS) checkWho(parts, access[action], [...at, action]);
}

export function checkStates(parts: Parts, { name, states }: Entity, at: At): void {
  if (!states) return;
  const field = parts.fieldOf(name, states.field);
  if (field?.type !== 'select') {
    parts.report([...at, 'field'], 'Choose a choice field of this data.');
    return;
  }
  const options = new Set(field.options?.map((option) => option.name));
  const seen = new Set<string>();
  states.transitions.forEach(({ from, to, roles }, index) => {
    const here = [...at, 'transitions', index];
    for (const [end, state] of [
      ['from', from],
      ['to', to],
    ] as const) {
      if (!options.has(state))
        parts.report([...here, end], '“{name}” is not a choice of its field.', { name: state });
    }
    if (from === to) parts.report([...here, 'to'], 'A step must lead to another state.');
    if (seen.has(`${from} ${to}`)) parts.report(here, 'This step is there twice.');
    seen.add(`${from} ${to}`);
    checkWho(parts, roles ?? [], [...here, 'roles']);
  });
}

export function checkRules(parts: Parts): void {
  parts.blueprint.rules.forEach((rule, index) => checkRule(parts, rule, ['rules', index]));
}

function checkRule(parts: Parts, rule: Rule, at: At): void {
  const { fieldOf, known, need, report } = parts;
  if (!known(rule.entity, [...at, 'entity'])) return;
  const needs = (
    part: string,
    field: string | undefined,
    fit: (field: Field) => boolean,
    what: CheckText,
  ) => {
    if (field !== undefined) need(rule.entity, field, [...at, part], fit, what);
  };
  /** A number of the row that a reference points to. */
  const needsThere = (part: string, reference: string | undefined, field: string) =>
    need(
      fieldOf(rule.entity, reference)?.entity,
      field,
      [...at, part],
      ({ type }) => type === 'number',
      'Choose a number field of the linked data.',
    );
  if ('except' in rule && rule.except) {
    const states = parts.entityOf(rule.entity)?.states;
    const options = fieldOf(rule.entity, states?.field)?.options?.map(({ name }) => name) ?? [];
    for (const name of rule.except)
      if (!options.includes(name))
        report([...at, 'except'], '“{name}” is not a state of this data.', { name });
  }
  switch (rule.kind) {
    case 'noOverlap': {
      needs('start', rule.start, isDate, 'Choose a date field of this data.');
      const start = fieldOf(rule.entity, rule.start)?.type;
      needs(
        'end',
        rule.end,
        ({ type }) => type === start || (type === 'duration' && start === 'dateTime'),
        'Choose a date of the same type as the start, or a duration.',
      );
      needs('per', rule.per, isOneReference, 'Choose a link of this data.');
      break;
    }
    case 'capacity':
      needs('reference', rule.reference, isOneReference, 'Choose a link of this data.');
      needs('date', rule.date, isDate, 'Choose a date field of this data.');
      needs(
        'end',
        rule.end,
        ({ name, type }) => name !== rule.date && type === fieldOf(rule.entity, rule.date)?.type,
        'Choose a date of the same type as the first.',
      );
      if (rule.limit !== undefined) needsThere('limit', rule.reference, rule.limit);
      if ((rule.limit === undefined) === (rule.most === undefined))
        report([...at, 'most'], 'Enter how many there may be, or choose a field that says it.');
      if (rule.reference === undefined && rule.date === undefined)
        report([...at, 'reference'], 'Choose a link or a date of this data.');
      needs('count', rule.count, ({ type }) => type === 'number', 'Choose a number field of this data.');
      break;
    case 'stock':
      needs('reference', rule.reference, isOneReference, 'Choose a link of this data.');
      needsThere('stock', rule.reference, rule.stock);
      needs(
        'quantity',
        rule.quantity,
        ({ type }) => type === 'number',
        'Choose a number field of this data.',
      );
      break;
    case 'uniqueTogether':
      if (new Set(rule.fields).size < rule.fields.length)
        report([...at, 'fields'], 'A field is there twice.');
      for (const field of rule.fields)
        needs(
          'fields',
          field,
          ({ type }) => type !== 'computed' && type !== 'references',
          'Choose fields of this data.',
        );
      break;
    case 'before': {
      needs('first', rule.first, isDate, 'Choose a date field of this data.');
      const first = fieldOf(rule.entity, rule.first)?.type;
      needs(
        'second',
        rule.second,
        ({ type }) => type === first,
        'Choose a date of the same type as the first.',
      );
      break;
    }
    case 'notify': {
      checkRecipient(parts, rule, at);
      const states = parts.entityOf(rule.entity)?.states;
      const options = fieldOf(rule.entity, states?.field)?.options ?? [];
      if (rule.state !== undefined && !options.some(({ name }) => name === rule.state))
        report([...at, 'state'], '“{name}” is not a state of this data.', { name: rule.state });
      if (rule.when) checkLimit(parts, rule.entity, rule.when, [...at, 'when']);
      if (rule.when && rule.state !== undefined)
        report([...at, 'when'], 'Choose a state or a number, not both.');
      break;
    }
    case 'reminder':
      checkRecipient(parts, rule, at);
      needs('field', rule.field, isDate, 'Choose a date field of this data.');
      break;
  }
}

/** A number is compared as it is stored, so a computed one can't be. */
export function checkLimit({ need }: Parts, entity: string, { field, value }: Limit, at: At): void {
  need(entity, field, [...at, 'field'], isNumeric, 'Choose a number or an amount.');
  if (typeof value === 'string')
    need(entity, value, [...at, 'value'], isNumeric, 'Choose a number field of the same data.');
}

function checkRecipient(
  { need, blueprint, report }: Parts,
  { entity, to }: Extract<Rule, { kind: 'notify' | 'reminder' }>,
  at: At,
): void {
  if ('field' in to)
    need(
      entity,
      to.field,
      [...at, 'to'],
      (field) => isRecipient(blueprint, field),
      'Choose an e-mail field of this data, or a reference to data with one.',
    );
  else if (to.role !== 'owner' && !blueprint.roles.some(({ name }) => name === to.role))
    report([...at, 'to'], '“{name}” is not a role of this app.', { name: to.role });
}

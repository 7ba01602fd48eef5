import { checkAccess, checkRules, checkStates } from './check-rules.ts';
import { checkPages } from './check-pages.ts';
import { checkExpressions } from './expressions.ts';
import { LIMITS, TITLE_PLACEHOLDER } from './kinds.ts';
import { fits, isReference, rowsOf } from './rows.ts';
import type { Blueprint, Entity, Field } from './schema.ts';

// What must hold between the parts of a blueprint: names that meet, addresses that differ, fields that fit what uses them.

export type At = (string | number)[];
/** @param text says what is wrong, after the name of what is at `at`; `{name}` is filled from `values` */
export type Report = (at: At, text: string, values?: Record<string, string | number>) => void;

export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

export interface Parts {
  blueprint: Blueprint;
  report: Report;
  entityOf(name: string | undefined): Entity | undefined;
  fieldOf(entity: string | undefined, field: string | undefined): Field | undefined;
  /** Reports an entity that isn't there. */
  known(name: string | undefined, at: At): boolean;
  /** Reports a field that isn't there or is of another kind. */
  need(
    entity: string | undefined,
    field: string | undefined,
    at: At,
    fit: (field: Field) => boolean,
    what: string,
  ): void;
}

function partsOf(blueprint: Blueprint, report: Report): Parts {
  const entities = new Map(blueprint.entities.map((entity) => [entity.name, entity]));
  const entityOf: Parts['entityOf'] = (name) => (name === undefined ? undefined : entities.get(name));
  const fieldOf: Parts['fieldOf'] = (entity, field) =>
    entityOf(entity)?.fields.find(({ name }) => name === field);
  return {
    blueprint,
    report,
    entityOf,
    fieldOf,
    known(name, at) {
      if (name === undefined || entities.has(name)) return true;
      report(at, 'names “{name}”, which is not among the data of this app', { name });
      return false;
    },
    need(entity, field, at, fit, what) {
      const found = fieldOf(entity, field);
      if (!found || !fit(found)) report(at, what);
    },
  };
}

export function checkParts(blueprint: Blueprint, report: Report): void {
  const parts = partsOf(blueprint, report);
  checkRoles(parts);
  checkEntities(parts);
  checkExpressions(parts);
  blueprint.entities.forEach((entity, index) => {
    checkStates(parts, entity, ['entities', index, 'states']);
    checkAccess(parts, entity, ['entities', index, 'access']);
  });
  checkRules(parts);
  checkPages(parts);
  checkRows(parts);
}

/** Reports the second of two that are called alike; file names on some systems ignore case. */
function checkTwice(names: readonly string[], at: (index: number) => At, report: Report): void {
  const seen = new Set<string>();
  names.forEach((name, index) => {
    const lower = name.toLowerCase();
    if (seen.has(lower)) report(at(index), '“{name}” is used twice', { name });
    seen.add(lower);
  });
}

const TAKEN_ROLES: readonly string[] = ['public', 'member', 'own', 'owner'];
function checkRoles({ blueprint, report }: Parts): void {
  checkTwice(
    blueprint.roles.map(({ name }) => name),
    (index) => ['roles', index, 'name'],
    report,
  );
  blueprint.roles.forEach(({ name }, index) => {
    if (TAKEN_ROLES.includes(name)) report(['roles', index, 'name'], 'is a reserved name');
  });
}

function checkEntities(parts: Parts): void {
  const { blueprint, report } = parts;
  checkTwice(
    blueprint.entities.map(({ name }) => name),
    (index) => ['entities', index, 'name'],
    report,
  );
  blueprint.entities.forEach((entity, e) => {
    checkTitle(parts, entity, ['entities', e, 'title']);
    if (entity.fields.filter(({ indexed }) => indexed).length > LIMITS.indexed)
      report(['entities', e, 'fields'], 'has more than {most} fields that are indexed', {
        most: LIMITS.indexed,
      });
    checkTwice(
      entity.fields.map(({ name }) => name),
      (index) => ['entities', e, 'fields', index, 'name'],
      report,
    );
    entity.fields.forEach((field, f) => checkField(parts, field, ['entities', e, 'fields', f]));
  });
}

function checkTitle({ report }: Parts, entity: Entity, at: At): void {
  const names = entity.fields.map(({ name }) => name);
  if (names.includes(entity.title)) return;
  const used = Array.from(entity.title.matchAll(TITLE_PLACEHOLDER), ([, name = '']) => name);
  if (used.length === 0 || used.some((name) => !names.includes(name)))
    report(at, 'is not a field of this data');
}

function checkField({ report, known }: Parts, field: Field, at: At): void {
  if (field.min !== undefined && field.max !== undefined && field.min > field.max)
    report([...at, 'max'], 'is smaller than the minimum');
  if (field.type === 'select') {
    const { options } = field;
    if (!options) report([...at, 'options'], 'a choice field needs its options');
    else if (
      (['name', 'label'] as const).some(
        (part) => new Set(options.map((option) => option[part])).size !== options.length,
      )
    )
      report([...at, 'options'], 'has an option twice');
  }
  if (isReference(field)) {
    if (field.entity === undefined) report([...at, 'entity'], 'a reference needs the data it points to');
    else known(field.entity, [...at, 'entity']);
  }
  if (field.type === 'computed') {
    if (!field.value) report([...at, 'value'], 'a computed field needs what it is made of');
    if (field.required || field.unique || field.default !== undefined)
      report(at, 'a computed field can’t be required, unique or have a default');
  } else if (field.value) report([...at, 'value'], 'only a computed field is made of others');
  if (field.default !== undefined && !fits(field, field.default))
    report([...at, 'default'], 'does not fit a {type} field', { type: field.type });
}

function checkRows({ blueprint, report, known, entityOf }: Parts): void {
  const ids = new Map(
    blueprint.entities.map(({ name }) => [name, new Set(rowsOf(blueprint, name).map(({ id }) => id))]),
  );
  for (const [name, rows] of Object.entries(blueprint.rows)) {
    const entity = entityOf(name);
    if (!known(name, ['rows', name]) || !entity) continue;
    const seen = new Set<unknown>();
    rows.forEach((row, r) => {
      if (seen.has(row.id)) report(['rows', name, r, 'id'], 'is used twice');
      seen.add(row.id);
      for (const [key, cell] of Object.entries(row)) {
        if (key === 'id') continue;
        const at = ['rows', name, r, key];
        const field = entity.fields.find((candidate) => candidate.name === key);
        if (!field) report(at, 'is not a field of this data');
        else if (!fits(field, cell)) report(at, 'does not fit a {type} field', { type: field.type });
        else if (isReference(field) && !pointsOnly(cell, ids.get(field.entity ?? '')))
          report(at, 'points to a row that is not there');
      }
    });
  }
}

/** Whether all that a reference points to is there. */
export function pointsOnly(cell: unknown, ids: ReadonlySet<unknown> | undefined): boolean {
  if (cell === null || cell === '' || ids === undefined) return true;
  return Array.isArray(cell) ? cell.every((id) => ids.has(id)) : ids.has(cell);
}

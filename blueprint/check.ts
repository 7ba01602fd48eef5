import { checkAccess, checkRules, checkStates } from './check-rules.ts';
import { checkPages } from './check-pages.ts';
import type { CheckText } from './check-texts.ts';
import { checkExpressions } from './expressions.ts';
import { mayUpdate, UNCHOSEN } from './access.ts';
import { isOneOf, LIMITS, RESERVED_ENTITY_NAMES } from './kinds.ts';
import { fits, hasAddress, isReference, linksToPeople, mayBeSelf } from './fields.ts';
import { rowsOf, titleNames } from './rows.ts';
import type { Blueprint, Entity, Field } from './schema.ts';

// What must hold between the parts of a blueprint: names that meet, addresses that differ, fields that fit what uses them.

export type At = (string | number)[];
/** @param text says what is wrong with what is at `at`; `{name}` is filled from `values` */
export type Report = (at: At, text: CheckText, values?: Record<string, string | number>) => void;

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
    what: CheckText,
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
      report(at, '“{name}” is not among the data of this app.', { name });
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
    if (seen.has(lower)) report(at(index), '“{name}” is used twice.', { name });
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
    if (TAKEN_ROLES.includes(name)) report(['roles', index, 'name'], 'This name is reserved.');
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
    if (isOneOf(RESERVED_ENTITY_NAMES, entity.name))
      report(['entities', e, 'name'], 'This name is reserved.');
    checkTitle(parts, entity, ['entities', e, 'title']);
    if (entity.fields.filter(({ indexed }) => indexed).length > LIMITS.indexed)
      report(['entities', e, 'fields'], 'At most {most} fields can be indexed.', {
        most: LIMITS.indexed,
      });
    checkTwice(
      entity.fields.map(({ name }) => name),
      (index) => ['entities', e, 'fields', index, 'name'],
      report,
    );
    entity.fields.forEach((field, f) => {
      checkField(parts, field, ['entities', e, 'fields', f]);
      if (field.self && !mayBeSelf(entity, field))
        report(
          ['entities', e, 'fields', f, 'self'],
          'Only plain fields of data with an e-mail field can be left to the people themselves.',
        );
    });
  });
}

function checkTitle({ report }: Parts, entity: Entity, at: At): void {
  const names = entity.fields.map(({ name }) => name);
  if (titleNames(entity.title).some((name) => !names.includes(name)))
    report(at, 'This is not a field of this data.');
}

function checkField(parts: Parts, field: Field, at: At): void {
  const { report, known } = parts;
  if (field.min !== undefined && field.max !== undefined && field.min > field.max)
    report([...at, 'max'], 'The maximum is smaller than the minimum.');
  if (field.type === 'select') {
    const { options } = field;
    if (!options) report([...at, 'options'], 'Add at least one choice.');
    else if (
      (['name', 'label'] as const).some(
        (part) => new Set(options.map((option) => option[part])).size !== options.length,
      )
    )
      report([...at, 'options'], 'Two choices have the same name.');
  }
  if (isReference(field)) {
    if (field.entity === undefined) report([...at, 'entity'], 'Choose the data that this links to.');
    else known(field.entity, [...at, 'entity']);
  }
  checkOwns(parts, field, at);
  if (field.type === 'computed') {
    if (!field.value) report([...at, 'value'], 'Say how this field is computed.');
    if (field.required || field.unique || field.default !== undefined)
      report(at, 'A computed field can’t be required or unique, or have a default.');
  } else if (field.value) report([...at, 'value'], 'Only a computed field has a formula.');
  if (field.default !== undefined && !fits(field, field.default))
    report([...at, 'default'], 'The value does not fit the type of the field.');
}

function checkOwns({ blueprint, report, entityOf }: Parts, field: Field, at: At): void {
  const { owns, through } = field;
  const target = isReference(field) ? entityOf(field.entity) : undefined;
  const link = linksToPeople(blueprint, target?.name).find(({ name }) => name === through);
  const noPerson = 'Rows belong to someone only by a link to data with an e-mail field.';
  if (through !== undefined && !(owns && link)) report([...at, 'through'], noPerson);
  if (!owns) return;
  if (!hasAddress(target) && !link) report([...at, 'owns'], noPerson);
  const isOpen =
    (hasAddress(target) && mayUpdate(target, UNCHOSEN)) ||
    (link &&
      (link.self ||
        mayUpdate(entityOf(link.entity), UNCHOSEN) ||
        // Whoever made the row between keeps it when it names another, unless the link owns.
        mayUpdate(target, link.owns ? ['public', 'member'] : UNCHOSEN)));
  if (isOpen)
    report([...at, 'owns'], 'Whoever may change these addresses or links could make any row their own.');
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
      if (seen.has(row.id)) report(['rows', name, r, 'id'], 'This is used twice.');
      seen.add(row.id);
      for (const [key, cell] of Object.entries(row)) {
        if (key === 'id') continue;
        const at = ['rows', name, r, key];
        const field = entity.fields.find((candidate) => candidate.name === key);
        if (!field) report(at, 'This is not a field of this data.');
        else if (!fits(field, cell)) report(at, 'The value does not fit the type of the field.');
        else if (isReference(field) && !pointsOnly(cell, ids.get(field.entity ?? '')))
          report(at, 'This links to a row that does not exist.');
      }
    });
  }
}

/** Whether all that a reference points to is there. */
export function pointsOnly(cell: unknown, ids: ReadonlySet<unknown> | undefined): boolean {
  if (cell === null || cell === '' || ids === undefined) return true;
  return Array.isArray(cell) ? cell.every((id) => ids.has(id)) : ids.has(cell);
}

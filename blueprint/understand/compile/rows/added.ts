import { fits, isReference } from '../../../fields.ts';
import { rowsOf } from '../../../rows.ts';
import type { Blueprint, Entity, Field, Row } from '../../../schema.ts';
import { lexiconFor } from '../../lexicon.ts';
import { thingNamed } from '../../ontology/index.ts';
import type { Made } from '../entities.ts';
import { withRows } from './index.ts';

// Sample rows for what was added to an app by hand: data without any row, and fields that no row knows of. A value that is left
// empty stays so.

/** An entity as if a description had named it. */
const madeOf = (entity: Entity, { language }: Blueprint): Made => {
  const noun = entity.label.toLowerCase();
  const concept = thingNamed(noun, language)?.id;
  return {
    entity,
    fact: {
      noun,
      plural: entity.plural.toLowerCase(),
      source: { from: 'text', spans: [] },
      ...(concept !== undefined && { concept }),
    },
  };
};

/** Files are chosen by people, and what is computed has no value of its own. */
const isOwn = ({ type }: Field): boolean => type !== 'image' && type !== 'file' && type !== 'computed';

/**
 * The app with sample rows for all that has none.
 * @returns the same app where every table has rows, and every field stands in one of them
 */
export function withAddedRows(app: Blueprint): Blueprint {
  const isBare = ({ name }: Entity) => rowsOf(app, name).length === 0;
  const emptyIn = (entity: Entity) =>
    entity.fields.filter(
      (field) => isOwn(field) && rowsOf(app, entity.name).every((row) => row[field.name] === undefined),
    );
  if (app.entities.every((entity) => !isBare(entity) && emptyIn(entity).length === 0)) return app;
  const made = app.entities.map((entity) => madeOf(entity, app));
  const samples = withRows(app, made, lexiconFor(app.language)).rows;
  const bare = app.entities.filter(isBare).map(({ name }) => name);
  const sampleOf = (entity: Entity, field: Field, index: number): Row[string] => {
    // A row that refers to its own table might go round in circles.
    if (isReference(field) && field.entity === entity.name) return field.type === 'references' ? [] : null;
    if (isReference(field) && !bare.includes(field.entity ?? '')) return referenceTo(field, app, index);
    const own = samples[entity.name] ?? [];
    const sample = field.unique ? own[index] : own[index % Math.max(own.length, 1)];
    return sample?.[field.name] ?? null;
  };
  const cellOf = (entity: Entity, field: Field, index: number): [string, Row[string]] => {
    const sample = sampleOf(entity, field, index);
    return [field.name, fits(field, sample) ? sample : null];
  };
  const rows = Object.fromEntries(
    app.entities.map((entity): [string, Row[]] => {
      const isEmpty = isBare(entity);
      const before = isEmpty ? (samples[entity.name] ?? []) : rowsOf(app, entity.name);
      const fields = isEmpty ? entity.fields.filter(isOwn) : emptyIn(entity);
      return [
        entity.name,
        before.map((row, index) => ({
          ...(isEmpty ? { id: row.id ?? null } : row),
          ...Object.fromEntries(fields.map((field) => cellOf(entity, field, index))),
        })),
      ];
    }),
  );
  return { ...app, rows };
}

/** A row of a table that has rows of its own. */
function referenceTo(field: Field, app: Blueprint, index: number): Row[string] {
  const targets = rowsOf(app, field.entity ?? '');
  const id = targets[(index * 5 + 1) % Math.max(targets.length, 1)]?.id;
  if (typeof id !== 'string') return field.type === 'references' ? [] : null;
  return field.type === 'references' ? [id] : id;
}

import { models } from '../model/index.ts';
import type { Field, Model, Row } from './model.ts';

/** Rows of a model that refer to one row by one field. */
export interface Reference {
  model: Model;
  field: Field;
  rows: readonly Row[];
}

type RowsOf = (model: Model) => readonly Row[];

export function referencesTo(model: Model, id: string, rowsOf: RowsOf): Reference[] {
  return models.flatMap((other) =>
    other.fields
      .filter((field) => field.type === 'reference' && field.to === model.key)
      .map((field) => ({
        model: other,
        field,
        rows: rowsOf(other).filter((row) => row[field.name] === id),
      })),
  );
}

interface Part {
  model: Model;
  row: Row;
}

/** What deleting a row does to all that refers to it. */
export interface Deletion {
  /** The row itself, and rows that go with it. */
  deleted: Part[];
  /** Rows whose reference is emptied. */
  cleared: (Part & { field: Field })[];
  /** Rows that keep theirs: while there is one, nothing can be deleted. */
  kept: Part[];
}

export function planDeletion(model: Model, id: string, rowsOf: RowsOf): Deletion {
  const plan: Deletion = { deleted: [], cleared: [], kept: [] };
  const isDeleted = (other: Model, row: Row) =>
    plan.deleted.some((part) => part.model === other && part.row.id === row.id);

  function add(of: Model, row: Row): void {
    plan.deleted.push({ model: of, row });
    for (const { model: other, field, rows } of referencesTo(of, row.id, rowsOf)) {
      for (const referring of rows) {
        if (field.onDelete === 'delete') {
          if (!isDeleted(other, referring)) add(other, referring);
        } else if (field.onDelete === 'keep') plan.kept.push({ model: other, row: referring });
        else plan.cleared.push({ model: other, row: referring, field });
      }
    }
  }

  const row = rowsOf(model).find((candidate) => candidate.id === id);
  if (row) add(model, row);
  const isLeft = (part: Part) => !isDeleted(part.model, part.row);
  return { ...plan, cleared: plan.cleared.filter(isLeft), kept: plan.kept.filter(isLeft) };
}

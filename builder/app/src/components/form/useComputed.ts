import { useWatch } from 'react-hook-form';
import { useRowsById } from '../../api/hooks.ts';
import { draftValues, referencesOf } from '../../core/compute.ts';
import { dayOf } from '../../core/dates.ts';
import type { Cell, Entity, Row } from '../../core/entity.ts';
import { entities } from '../../entities/index.ts';
import { format } from '../../lib/format.ts';
import type { EntityFormState } from './useEntityForm.ts';

const byName = new Map(entities.map((entity) => [entity.name, entity]));

const NEW_ROW = { id: '', version: 0, createdAt: '', updatedAt: '', createdBy: null };

/** What the app would work out for the row as it is typed. */
export function useComputed<E extends Entity>(form: EntityFormState<E>, name: string): Cell {
  const typed = useWatch({ control: form.fields.control });
  const row: Row = { ...NEW_ROW, ...form.answer?.row, ...typed };
  const referenced = useRowsById(referencesOf(form.entity, row));
  const values = draftValues(
    { entities: byName, format, today: dayOf(new Date()) },
    form.entity,
    row,
    (_, id) => referenced.find((candidate) => candidate.id === id),
  );
  return values[name] ?? null;
}

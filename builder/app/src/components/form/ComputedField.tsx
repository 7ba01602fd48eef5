import type { Entity } from '../../core/entity.ts';
import { isEmpty } from '../../core/format.ts';
import { fieldOf } from '../../lib/entities.ts';
import { format } from '../../lib/format.ts';
import { words } from '../../words/index.ts';
import type { FieldProps } from './useEntityForm.ts';

/** What the app works out itself, as it was when the row was read. */
export function ComputedField<E extends Entity>({ form, name }: FieldProps<E, 'computed'>) {
  const field = fieldOf(form.entity, name);
  const cells: Readonly<Record<string, string | number | boolean | readonly string[] | null>> =
    form.answer?.row ?? {};
  const cell = cells[name];
  return (
    <div className="form-field form-field-computed">
      <span className="form-label" dir="auto">
        {field.label}
      </span>
      <output>{isEmpty(cell) ? words.form.computed : format.cell(field, cell, form.answer?.titles)}</output>
    </div>
  );
}

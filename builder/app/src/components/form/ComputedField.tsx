import type { Entity } from '../../core/entity.ts';
import { isEmpty } from '../../core/format.ts';
import { knownField } from '../../lib/entities.ts';
import { format } from '../../lib/format.ts';
import { words } from '../../words/index.ts';
import { useComputed } from './useComputed.ts';
import type { FieldProps } from './useEntityForm.ts';
import { inputId } from './useField.ts';

/** What the app works out itself, from what is typed so far. */
export function ComputedField<E extends Entity>({ form, name }: FieldProps<E, 'computed'>) {
  const field = knownField(form.entity, name);
  const cell = useComputed(form, name);
  const id = inputId(form, name);
  return (
    <div className="form-field form-field-computed">
      <span className="form-label" id={`${id}-label`} dir="auto">
        {field.label}
      </span>
      <output aria-labelledby={`${id}-label`} className={isEmpty(cell) ? 'quiet' : undefined} dir="auto">
        {isEmpty(cell) ? words.form.computed : format.cell(field, cell)}
      </output>
    </div>
  );
}

import type { Entity } from '../../core/entity.ts';
import { FormField } from './FormField.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

export function BooleanField<E extends Entity>({ form, name }: FieldProps<E, 'boolean'>) {
  const state = useField(form, name);
  return (
    <FormField state={state} className="form-field-check">
      <input
        id={state.id}
        type="checkbox"
        checked={state.value === true}
        aria-invalid={state.error !== undefined}
        aria-describedby={state.describedBy}
        onChange={(event) => state.change(event.target.checked)}
        onBlur={state.blur}
      />
    </FormField>
  );
}

import type { Entity } from '../../core/entity.ts';
import { FormField } from './FormField.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

export function LongTextField<E extends Entity>({ form, name }: FieldProps<E, 'longText'>) {
  const state = useField(form, name);
  return (
    <FormField state={state}>
      <textarea
        id={state.id}
        rows={4}
        dir="auto"
        value={typeof state.value === 'string' ? state.value : ''}
        aria-required={state.field.required}
        aria-invalid={state.error !== undefined}
        aria-describedby={state.describedBy}
        onChange={(event) => state.change(event.target.value)}
        onBlur={state.blur}
      />
    </FormField>
  );
}

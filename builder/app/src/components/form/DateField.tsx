import type { Entity } from '../../core/entity.ts';
import { DateInput } from '../fields/DateInput.tsx';
import { FormField } from './FormField.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

export function DateField<E extends Entity>({ form, name }: FieldProps<E, 'date'>) {
  const state = useField(form, name);
  return (
    <FormField state={state} isGroup className="form-field-short">
      <DateInput
        label={state.field.label}
        value={typeof state.value === 'string' ? state.value : null}
        isRequired={state.field.required}
        isInvalid={state.error !== undefined}
        describedBy={state.describedBy}
        onChange={state.change}
        onBlur={state.blur}
      />
    </FormField>
  );
}

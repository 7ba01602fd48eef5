import type { Entity } from '../../core/entity.ts';
import { NumberInput } from '../fields/NumberInput.tsx';
import { FormField } from './FormField.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

export function NumberField<E extends Entity>({ form, name }: FieldProps<E, 'number'>) {
  const state = useField(form, name);
  const { field, value } = state;
  return (
    <FormField state={state} className="form-field-short">
      <span className="with-unit">
        <NumberInput
          id={state.id}
          value={typeof value === 'number' || typeof value === 'string' ? value : null}
          isRequired={field.required}
          isInvalid={state.error !== undefined}
          describedBy={state.describedBy}
          onChange={state.change}
          onBlur={state.blur}
        />
        {field.unit && (
          <span className="unit" dir="auto">
            {field.unit}
          </span>
        )}
      </span>
    </FormField>
  );
}

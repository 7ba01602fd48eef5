import { useController } from 'react-hook-form';
import type { Cell, Entity, Field } from '../../core/entity.ts';
import { knownField } from '../../lib/entities.ts';
import type { EntityFormState } from './useEntityForm.ts';

export const inputId = (form: { readonly id: string }, name: string) => `${form.id}${name}`;

export interface FieldState {
  readonly id: string;
  readonly field: Field;
  readonly value: Cell;
  readonly change: (value: Cell) => void;
  readonly blur: () => void;
  readonly error: string | undefined;
  /** Whether others decide what stands here. */
  readonly isHidden: boolean;
  /** For `aria-describedby`: the help and the error under the input. */
  readonly describedBy: string | undefined;
}

export function useField<E extends Entity>(form: EntityFormState<E>, name: string): FieldState {
  const field = knownField(form.entity, name);
  const { field: input, fieldState } = useController({ control: form.fields.control, name });
  const id = inputId(form, name);
  const error = fieldState.error?.message;
  const described = [...(field.help ? [`${id}-help`] : []), ...(error ? [`${id}-error`] : [])];
  return {
    id,
    field,
    value: input.value ?? null,
    change: (value) => {
      input.onChange(value);
      if (fieldState.error?.type === 'server') form.fields.clearErrors(name);
    },
    blur: input.onBlur,
    error,
    isHidden: form.answer?.fields?.includes(name) === false,
    describedBy: described.join(' ') || undefined,
  };
}

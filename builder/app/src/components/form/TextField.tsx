import type { Entity } from '../../core/entity.ts';
import { FormField } from './FormField.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

const INPUTS = {
  text: { type: 'text' },
  email: { type: 'email', autoComplete: 'email' },
  url: { type: 'url', placeholder: 'https://' },
  phone: { type: 'tel', autoComplete: 'tel' },
} as const;

type TextType = keyof typeof INPUTS;
const isText = (type: string): type is TextType => type in INPUTS;

export function TextField<E extends Entity>({ form, name }: FieldProps<E, TextType>) {
  const state = useField(form, name);
  const { field, value } = state;
  return (
    <FormField state={state}>
      <input
        id={state.id}
        {...INPUTS[isText(field.type) ? field.type : 'text']}
        dir="auto"
        value={typeof value === 'string' ? value : ''}
        aria-required={field.required}
        aria-invalid={state.error !== undefined}
        aria-describedby={state.describedBy}
        onChange={(event) => state.change(event.target.value)}
        onBlur={state.blur}
      />
    </FormField>
  );
}

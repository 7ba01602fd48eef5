import { useActor } from '../../api/hooks.ts';
import { mayUpdateAll } from '../../core/access.ts';
import type { Entity } from '../../core/entity.ts';
import { words } from '../../words/index.ts';
import { FormField } from './FormField.tsx';
import type { EntityFormState, FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

/** One of a few choices. Of a state only the allowed next steps are offered. */
export function SelectField<E extends Entity>({ form, name }: FieldProps<E, 'select'>) {
  const state = useField(form, name);
  const options = useOptions(form, name);
  const { field, value } = state;
  // A visitor's new row has the state that new rows have.
  if (options.length < 2 && field.required) return null;
  return (
    <FormField state={state} className="form-field-short">
      <select
        id={state.id}
        value={typeof value === 'string' ? value : ''}
        aria-required={field.required}
        aria-invalid={state.error !== undefined}
        aria-describedby={state.describedBy}
        onChange={(event) => state.change(event.target.value || null)}
        onBlur={state.blur}
      >
        {(!field.required || value === null) && (
          <option value="">{field.required ? words.form.choose : words.none}</option>
        )}
        {options.map((option) => (
          <option key={option} value={option}>
            {field.optionTexts[option]?.label ?? option}
          </option>
        ))}
      </select>
    </FormField>
  );
}

function useOptions<E extends Entity>(
  { entity, answer }: EntityFormState<E>,
  name: string,
): readonly string[] {
  const actor = useActor();
  const { states } = entity.definition;
  const options = entity.fields.find((field) => field.name === name)?.options ?? [];
  if (states?.field !== name) return options;
  if (!answer) return mayUpdateAll(entity, actor) ? options : [states.initial];
  const row: Readonly<Record<string, unknown>> = answer.row;
  return options.filter((option) => option === row[name] || answer.nextStates.includes(option));
}

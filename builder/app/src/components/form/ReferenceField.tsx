import type { ComponentType } from 'react';
import { useActor } from '../../api/hooks.ts';
import type { Entity, FieldName } from '../../core/entity.ts';
import { ReferenceInput } from '../fields/ReferenceInput.tsx';
import { mayEver } from '../shell/useMay.ts';
import type { FormProps } from './EntityForm.tsx';
import { FormField } from './FormField.tsx';
import { NewRowButton } from './NewRowButton.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';
import { useWithin } from './useWithin.ts';

interface Props<E extends Entity, T extends Entity> extends FieldProps<E, 'reference'> {
  /** What it points to. */
  entity: T;
  /** Opens in a dialog to add a row that isn't there yet. */
  newForm?: ComponentType<FormProps<T>>;
  /** Narrows the choice to rows whose field has the value of another field of this form: `{ theirs: 'ours' }`. */
  within?: Partial<Record<FieldName<T>, FieldName<E>>>;
}

/** Chooses a row of another entity; nothing for whoever may not see it. */
export function ReferenceField<E extends Entity, T extends Entity>(props: Props<E, T>) {
  const { form, name, entity, newForm, within } = props;
  const state = useField(form, name);
  const actor = useActor();
  const value = typeof state.value === 'string' ? state.value : null;
  const { filters, start, fill } = useWithin({ form, name, entity, value, within });
  if (!mayEver(actor, entity, 'read')) return null;
  return (
    <FormField state={state}>
      <div className="reference-row">
        <ReferenceInput
          id={state.id}
          entity={entity}
          label={state.field.label}
          value={value}
          filters={filters}
          isRequired={state.field.required}
          onBlur={state.blur}
          isInvalid={state.error !== undefined}
          describedBy={state.describedBy}
          onChange={(id, row) => {
            state.change(id);
            if (row) fill(row);
          }}
        />
        {newForm && mayEver(actor, entity, 'create') && (
          <NewRowButton entity={entity} form={newForm} start={start} onAdded={(id) => state.change(id)} />
        )}
      </div>
    </FormField>
  );
}

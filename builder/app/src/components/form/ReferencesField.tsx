import type { ComponentType } from 'react';
import { useActor } from '../../api/hooks.ts';
import type { Entity } from '../../core/entity.ts';
import ReferencesInput from '../fields/ReferencesInput.tsx';
import { mayEver } from '../shell/useMay.ts';
import type { FormProps } from './EntityForm.tsx';
import { FormField } from './FormField.tsx';
import { NewRowButton } from './NewRowButton.tsx';
import type { FieldProps } from './useEntityForm.ts';
import { useField } from './useField.ts';

interface Props<E extends Entity, T extends Entity> extends FieldProps<E, 'references'> {
  /** What it points to. */
  entity: T;
  /** Opens in a dialog to add a row that isn't there yet. */
  newForm?: ComponentType<FormProps<T>>;
}

/** Chooses rows of another entity; nothing for whoever may not see them. */
export function ReferencesField<E extends Entity, T extends Entity>(props: Props<E, T>) {
  const { form, name, entity, newForm } = props;
  const state = useField(form, name);
  const actor = useActor();
  const value = Array.isArray(state.value) ? state.value : [];
  if (!mayEver(actor, entity, 'read')) return null;
  return (
    <FormField state={state}>
      <div className="reference-row">
        <ReferencesInput
          id={state.id}
          entity={entity}
          label={state.field.label}
          value={value}
          isInvalid={state.error !== undefined}
          describedBy={state.describedBy}
          onChange={state.change}
        />
        {newForm && mayEver(actor, entity, 'create') && (
          <NewRowButton
            entity={entity}
            form={newForm}
            start={{}}
            onAdded={(id) => state.change([...value, id])}
          />
        )}
      </div>
    </FormField>
  );
}

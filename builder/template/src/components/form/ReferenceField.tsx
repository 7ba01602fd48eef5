import type { ComponentType } from 'react';
import type { Entity, FieldName } from '../../core/entity.ts';
import type { FormProps } from './EntityForm.tsx';
import type { FieldProps } from './useEntityForm.ts';

interface Props<E extends Entity, T extends Entity> extends FieldProps<E, 'reference'> {
  /** What it points to. */
  entity: T;
  /** Opens in a dialog to add a row that isn't there yet. */
  newForm?: ComponentType<FormProps<T>>;
  /** Narrows the choice to rows whose field has the value of another field of this form: `{ theirs: 'ours' }`. */
  within?: Partial<Record<FieldName<T>, FieldName<E>>>;
}

export function ReferenceField<E extends Entity, T extends Entity>({ name }: Props<E, T>) {
  return <div>{name}</div>;
}

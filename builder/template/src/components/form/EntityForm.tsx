import type { ReactNode } from 'react';
import type { Values } from '../../api/client.ts';
import type { Entity, RowOf } from '../../core/entity.ts';
import type { EntityFormState } from './useEntityForm.ts';

export interface FormProps<E extends Entity> {
  /** The row to change; a new one is made without. */
  row?: RowOf<E>;
  /** What a new row begins with besides the defaults. */
  start?: Values;
  onSaved: (row: RowOf<E>) => void;
  onCancel: () => void;
}

export function EntityForm<E extends Entity>({
  children,
}: {
  form: EntityFormState<E>;
  children: ReactNode;
}) {
  return <form>{children}</form>;
}

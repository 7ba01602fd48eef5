import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function NumberField<E extends Entity>({ name }: FieldProps<E, 'number'>) {
  return <div>{name}</div>;
}

import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function DateField<E extends Entity>({ name }: FieldProps<E, 'date'>) {
  return <div>{name}</div>;
}

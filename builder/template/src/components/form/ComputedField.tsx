import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function ComputedField<E extends Entity>({ name }: FieldProps<E, 'computed'>) {
  return <div>{name}</div>;
}

import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function BooleanField<E extends Entity>({ name }: FieldProps<E, 'boolean'>) {
  return <div>{name}</div>;
}

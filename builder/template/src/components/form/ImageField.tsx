import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function ImageField<E extends Entity>({ name }: FieldProps<E, 'image'>) {
  return <div>{name}</div>;
}

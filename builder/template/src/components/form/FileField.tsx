import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function FileField<E extends Entity>({ name }: FieldProps<E, 'file'>) {
  return <div>{name}</div>;
}

import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function DateTimeField<E extends Entity>({ name }: FieldProps<E, 'dateTime'>) {
  return <div>{name}</div>;
}

import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function DurationField<E extends Entity>({ name }: FieldProps<E, 'duration'>) {
  return <div>{name}</div>;
}

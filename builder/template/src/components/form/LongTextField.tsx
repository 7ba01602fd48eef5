import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function LongTextField<E extends Entity>({ name }: FieldProps<E, 'longText'>) {
  return <div>{name}</div>;
}

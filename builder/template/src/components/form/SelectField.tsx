import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function SelectField<E extends Entity>({ name }: FieldProps<E, 'select'>) {
  return <div>{name}</div>;
}

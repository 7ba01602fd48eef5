import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function MoneyField<E extends Entity>({ name }: FieldProps<E, 'money'>) {
  return <div>{name}</div>;
}

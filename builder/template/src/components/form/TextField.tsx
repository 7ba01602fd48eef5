import type { Entity } from '../../core/entity.ts';
import type { FieldProps } from './useEntityForm.ts';

export function TextField<E extends Entity>({ name }: FieldProps<E, 'text' | 'email' | 'url' | 'phone'>) {
  return <div>{name}</div>;
}

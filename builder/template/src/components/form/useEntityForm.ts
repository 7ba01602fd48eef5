import { useForm } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import type { Save } from '../../api/hooks.ts';
import type { Values } from '../../api/client.ts';
import type { Definition, Entity, FieldType } from '../../core/entity.ts';
import type { FormProps } from './EntityForm.tsx';

export interface EntityFormState<E extends Entity = Entity> {
  readonly entity: E;
  readonly form: UseFormReturn<Values>;
}

/** The names of an entity's fields of some types. */
export type NameOf<E, T extends FieldType> =
  E extends Entity<infer D extends Definition>
    ? Extract<
        { [K in keyof D['fields']]: D['fields'][K]['type'] extends T ? K : never }[keyof D['fields']],
        string
      >
    : never;

export interface FieldProps<E extends Entity, T extends FieldType> {
  form: EntityFormState<E>;
  name: NameOf<E, T>;
}

export function useEntityForm<E extends Entity>(
  entity: E,
  _save: Save<E>,
  _props: FormProps<E>,
): EntityFormState<E> {
  return { entity, form: useForm<Values>() };
}

import type { ReactNode } from 'react';
import type { Titles } from '../../api/client.ts';
import type { Entity, Field, FieldName, RowOf } from '../../core/entity.ts';
import { knownField } from '../../lib/entities.ts';

/** A field's name, or a field with a look or a heading of its own. */
export type Column<E extends Entity> =
  | FieldName<E>
  | {
      readonly field: FieldName<E>;
      readonly label?: string;
      readonly render?: (row: RowOf<E>, titles: Titles) => ReactNode;
    };

export interface ReadColumn<E extends Entity> {
  readonly field: Field;
  readonly label: string;
  readonly isNumeric: boolean;
  readonly render?: (row: RowOf<E>, titles: Titles) => ReactNode;
}

const NUMERIC: readonly string[] = ['number', 'money', 'duration'];

export function readColumns<E extends Entity>(entity: E, columns: readonly Column<E>[]): ReadColumn<E>[] {
  return columns.map((column) => {
    const { field: name, label, render } = typeof column === 'object' ? column : { field: column };
    const field = knownField(entity, name);
    return {
      field,
      label: label ?? field.label,
      isNumeric: NUMERIC.includes(field.as ?? field.type),
      render,
    };
  });
}

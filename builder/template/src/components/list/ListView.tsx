import type { ReactNode } from 'react';
import type { Titles } from '../../api/client.ts';
import type { RowsResult } from '../../api/hooks.ts';
import type { Entity, FieldName, RowOf } from '../../core/entity.ts';
import type { ListState } from './useListState.ts';

/** A field's name, or a field with a look or a heading of its own. */
export type Column<E extends Entity> =
  | FieldName<E>
  | {
      readonly field: FieldName<E>;
      readonly label?: string;
      readonly render?: (row: RowOf<E>, titles: Titles) => ReactNode;
    };

interface Props<E extends Entity> {
  entity: E;
  state: ListState;
  answer: RowsResult<E>;
  columns: readonly Column<E>[];
  filters: readonly FieldName<E>[];
}

export function ListView<E extends Entity>({ entity, answer }: Props<E>) {
  return (
    <p>
      {entity.text.plural}: {answer.data?.total}
    </p>
  );
}

import { useState } from 'react';
import type { RowsResult } from '../../api/hooks.ts';
import type { Entity, FieldName } from '../../core/entity.ts';
import { local } from '../../lib/kept.ts';
import type { Column } from './columns.ts';
import { readColumns } from './columns.ts';
import { ListFrame } from './ListFrame.tsx';
import { RowTable } from './RowTable.tsx';
import type { ListState } from './useListState.ts';

interface Props<E extends Entity> {
  entity: E;
  state: ListState;
  answer: RowsResult<E>;
  columns: readonly Column<E>[];
  filters: readonly FieldName<E>[];
}

/** Rows in a table. */
export function ListView<E extends Entity>({ entity, state, answer, columns, filters }: Props<E>) {
  const [isCompact, setCompact] = useState(() => local.read('density') === 'compact');
  const shown = readColumns(entity, columns);

  function changeDensity(compact: boolean) {
    setCompact(compact);
    local.write('density', compact ? 'compact' : 'comfortable');
  }

  return (
    <ListFrame
      entity={entity}
      state={state}
      answer={answer}
      sortable={shown.map(({ field }) => field)}
      filters={filters}
      density={{ isCompact, change: changeDensity }}
    >
      {({ rows, titles }) => (
        <RowTable entity={entity} rows={rows} titles={titles} columns={shown} state={state} />
      )}
    </ListFrame>
  );
}

import { useState } from 'react';
import type { RowsResult } from '../../api/hooks.ts';
import type { Entity, FieldName } from '../../core/entity.ts';
import { fieldOf } from '../../lib/entities.ts';
import { local } from '../../lib/kept.ts';
import { words } from '../../words/index.ts';
import { Failure } from '../shell/Failure.tsx';
import { Loading } from '../shell/Loading.tsx';
import { AddLink } from './AddLink.tsx';
import type { Column } from './columns.ts';
import { readColumns } from './columns.ts';
import { FilterChips } from './FilterChips.tsx';
import { ListTools } from './ListTools.tsx';
import { Pager } from './Pager.tsx';
import { RowTable } from './RowTable.tsx';
import type { ListState } from './useListState.ts';

interface Props<E extends Entity> {
  entity: E;
  state: ListState;
  answer: RowsResult<E>;
  columns: readonly Column<E>[];
  filters: readonly FieldName<E>[];
}

export function ListView<E extends Entity>({ entity, state, answer, columns, filters }: Props<E>) {
  const [isCompact, setCompact] = useState(() => local.read('density') === 'compact');
  const shown = readColumns(entity, columns);
  const { query } = state;
  const isNarrowed = Boolean(query.q) || Object.keys(query.filters ?? {}).length > 0;

  function changeDensity(compact: boolean) {
    setCompact(compact);
    local.write('density', compact ? 'compact' : 'comfortable');
  }

  if (answer.isPending) return <Loading />;
  if (!answer.data) return <Failure error={answer.error} retry={answer.refetch} />;
  const { rows, total, titles } = answer.data;
  if (total === 0 && !isNarrowed) {
    return (
      <div className="empty">
        <p className="empty-title" dir="auto">
          {words.list.empty(entity.text.plural)}
        </p>
        <p>{words.list.emptyText}</p>
        <AddLink entity={entity} />
      </div>
    );
  }
  return (
    <div className={isCompact ? 'list list-compact' : 'list'} aria-busy={answer.isFetching}>
      <ListTools
        entity={entity}
        state={state}
        sortable={shown.map(({ field }) => field)}
        filters={filters.map((name) => fieldOf(entity, name))}
        density={{ isCompact, change: changeDensity }}
      />
      <FilterChips entity={entity} state={state} titles={titles} />
      <p className="list-count" role="status">
        {words.list.results(total)}
      </p>
      {rows.length === 0 ? (
        <div className="empty">
          <p className="empty-title">{words.list.nothing}</p>
          <p>{words.list.nothingText}</p>
          <button
            type="button"
            className="button"
            onClick={() => state.change({ q: undefined, filters: {} })}
          >
            {words.list.clearFilters}
          </button>
        </div>
      ) : (
        <RowTable entity={entity} rows={rows} titles={titles} columns={shown} state={state} />
      )}
      <Pager answer={answer.data} onCursor={(cursor) => state.change({ cursor })} />
    </div>
  );
}

import type { ReactNode } from 'react';
import type { ListAnswer } from '../../api/client.ts';
import type { RowsResult } from '../../api/hooks.ts';
import type { Entity, Field, FieldName, RowOf } from '../../core/entity.ts';
import { knownField } from '../../lib/entities.ts';
import { words } from '../../words/index.ts';
import { iconOf } from '../Icon.tsx';
import { Picture } from '../pictures/Picture.tsx';
import { Failure } from '../shell/Failure.tsx';
import { Loading } from '../shell/Loading.tsx';
import { AddLink } from './AddLink.tsx';
import { FilterChips } from './FilterChips.tsx';
import type { Density } from './ListTools.tsx';
import { ListTools } from './ListTools.tsx';
import { Pager } from './Pager.tsx';
import type { ListState } from './useListState.ts';

interface Props<E extends Entity> {
  entity: E;
  state: ListState;
  answer: RowsResult<E>;
  sortable: readonly Field[];
  filters: readonly FieldName<E>[];
  density?: Density;
  children: (answer: ListAnswer<RowOf<E>>) => ReactNode;
}

/** What stands around the rows of a list: search, filters, order, how many there are, and the other pages. */
export function ListFrame<E extends Entity>(props: Props<E>) {
  const { entity, state, answer, sortable, filters, density, children } = props;
  const { chosen } = state;
  const isNarrowed = Boolean(chosen.q) || Object.keys(chosen.filters ?? {}).length > 0;

  if (answer.isPending) return <Loading />;
  if (!answer.data) return <Failure error={answer.error} retry={answer.refetch} />;
  const { rows, total, titles } = answer.data;
  if (total === 0 && !isNarrowed) {
    return (
      <div className="empty">
        <div className="empty-picture">
          <Picture seed={entity.name} icon={iconOf(entity.definition.icon)} />
        </div>
        <p className="empty-title" dir="auto">
          {words.list.empty(entity.text.plural)}
        </p>
        <p>{words.list.emptyText}</p>
        <AddLink entity={entity} />
      </div>
    );
  }
  return (
    <div className={density?.isCompact ? 'list list-compact' : 'list'} aria-busy={answer.isFetching}>
      <ListTools
        entity={entity}
        state={state}
        sortable={sortable}
        filters={filters.map((name) => knownField(entity, name))}
        density={density}
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
        children(answer.data)
      )}
      <Pager answer={answer.data} onCursor={(cursor) => state.change({ cursor })} />
    </div>
  );
}

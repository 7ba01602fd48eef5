import { useId, useState } from 'react';
import type { Entity, Field } from '../../core/entity.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import { ExportButton } from './ExportButton.tsx';
import { FilterField } from './FilterField.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { ListState } from './useListState.ts';

interface Props {
  entity: Entity;
  state: ListState;
  sortable: readonly Field[];
  filters: readonly Field[];
  /** How close the rows of a table are; other lists have none. */
  density: Density | undefined;
}

export interface Density {
  readonly isCompact: boolean;
  readonly change: (isCompact: boolean) => void;
}

export function ListTools({ entity, state, sortable, filters, density }: Props) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { query, chosen, change, filterBy } = state;
  const active = Object.keys(chosen.filters ?? {}).length;
  return (
    <>
      <div className="list-head">
        <SearchBox value={query.q ?? ''} onSearch={(q) => change({ q })} />
        {filters.length > 0 && (
          <button
            type="button"
            className="button"
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="filter" />
            {active > 0 ? words.list.filtersCount(active) : words.list.filters}
          </button>
        )}
        <label className="sort-select">
          <span>{words.list.sortBy}</span>
          <select
            aria-label={words.list.sortBy}
            value={query.sort ?? ''}
            onChange={(event) => change({ sort: event.target.value || undefined })}
          >
            <option value="">{words.list.newest}</option>
            {sortable
              .filter(({ type }) => type !== 'computed')
              .flatMap(({ name, label }) => [
                <option key={name} value={name}>
                  {words.list.ascending(label)}
                </option>,
                <option key={`-${name}`} value={`-${name}`}>
                  {words.list.descending(label)}
                </option>,
              ])}
          </select>
        </label>
        {density && (
          <button
            type="button"
            className="icon-button density-button"
            aria-label={density.isCompact ? words.list.comfortable : words.list.compact}
            title={density.isCompact ? words.list.comfortable : words.list.compact}
            onClick={() => density.change(!density.isCompact)}
          >
            <Icon name="list" />
          </button>
        )}
        <ExportButton entity={entity} query={query} />
      </div>
      <div id={panel} className="filter-panel" hidden={!isOpen}>
        {isOpen &&
          filters.map((field) => (
            <FilterField
              key={field.name}
              field={field}
              filter={chosen.filters?.[field.name]}
              onFilter={(filter) => filterBy(field.name, filter)}
            />
          ))}
      </div>
    </>
  );
}

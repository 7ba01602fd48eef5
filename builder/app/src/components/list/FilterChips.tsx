import type { Filter, Titles } from '../../api/client.ts';
import { useRow } from '../../api/hooks.ts';
import type { Entity, Field } from '../../core/entity.ts';
import { titleOf } from '../../core/format.ts';
import { entityOf } from '../../lib/entities.ts';
import { format } from '../../lib/format.ts';
import { words } from '../../words/index.ts';
import { Icon } from '../Icon.tsx';
import type { ListState } from './useListState.ts';

interface Props {
  entity: Entity;
  state: ListState;
  titles: Titles;
}

/** What the list is narrowed by, each removed by a press. */
export function FilterChips({ entity, state, titles }: Props) {
  const filters = Object.entries(state.chosen.filters ?? {}).flatMap(([name, filter]) => {
    const field = entity.fields.find((candidate) => candidate.name === name);
    return field ? [{ field, filter }] : [];
  });
  if (filters.length === 0) return null;
  return (
    <ul className="chips">
      {filters.map(({ field, filter }) => (
        <li key={field.name}>
          <button
            type="button"
            className="chip"
            onClick={() => state.filterBy(field.name, undefined)}
            aria-label={words.list.removeFilter(field.label)}
          >
            <span dir="auto">
              {field.label}: <FilterText field={field} filter={filter} titles={titles} />
            </span>
            <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="link" onClick={() => state.change({ filters: {} })}>
          {words.list.clearFilters}
        </button>
      </li>
    </ul>
  );
}

function FilterText({ field, filter, titles }: { field: Field; filter: Filter; titles: Titles }) {
  const target = entityOf(field.entity);
  if (filter.empty) return <>{words.list.isEmpty}</>;
  if (filter.contains) return <>“{filter.contains}”</>;
  if (filter.is && target) {
    return filter.is.map((id, index) => (
      <span key={id}>
        {index > 0 && ', '}
        {titles[target.name]?.[id] ?? <RowTitle entity={target} id={id} />}
      </span>
    ));
  }
  if (filter.is) return <>{format.list(filter.is.map((value) => valueText(field, value)))}</>;
  const from = filter.from === undefined ? undefined : valueText(field, filter.from);
  const to = filter.to === undefined ? undefined : valueText(field, filter.to);
  if (from !== undefined && to !== undefined) return <>{words.list.span(from, to)}</>;
  return <>{from === undefined ? words.list.atMost(to ?? '') : words.list.atLeast(from)}</>;
}

function RowTitle({ entity, id }: { entity: Entity; id: string }) {
  const { data } = useRow(entity, id);
  return <>{data ? titleOf(entity, data.row, format, data.titles) : '…'}</>;
}

function valueText(field: Field, text: string): string {
  switch (field.as ?? field.type) {
    case 'boolean':
      return text === 'true' ? words.list.yes : words.list.no;
    case 'number':
    case 'money':
    case 'duration':
      return format.cell(field, Number(text));
    case 'date':
    case 'dateTime':
      return format.date(text.slice(0, 10));
    default:
      return format.cell(field, text);
  }
}

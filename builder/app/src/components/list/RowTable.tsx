import { Link } from 'react-router';
import type { Titles } from '../../api/client.ts';
import type { Entity, RowOf } from '../../core/entity.ts';
import { titleFields, titleOf } from '../../core/format.ts';
import { format } from '../../lib/format.ts';
import { rowPath } from '../../lib/paths.ts';
import { words } from '../../words/index.ts';
import { Value } from '../fields/Value.tsx';
import { Icon } from '../Icon.tsx';
import type { ReadColumn } from './columns.ts';
import type { ListState } from './useListState.ts';

interface Props<E extends Entity> {
  entity: E;
  rows: readonly RowOf<E>[];
  titles: Titles;
  columns: readonly ReadColumn<E>[];
  /** Without it the columns can't be sorted. */
  state?: ListState;
  /** A field that is the same in all of them, so that their titles needn't say it. */
  shared?: string;
}

/** Rows in a table; on a narrow screen each row becomes a card. The whole row leads to its page. */
export function RowTable<E extends Entity>({ entity, rows, titles, columns, state, shared }: Props<E>) {
  const all = titleFields(entity);
  const distinct = all.filter((name) => name !== shared);
  const named = distinct.length > 0 ? distinct : all;
  const without = shared === undefined ? [] : [shared];
  // What a row is called comes first and is its link, whether or not it was named among the columns.
  const others = columns.filter(({ field, render }) => render || !named.includes(field.name));
  return (
    <div className="table-frame">
      <table className="rows">
        <caption className="visually-hidden">{entity.text.plural}</caption>
        <thead>
          <tr>
            <Header name={named[0] ?? ''} label={nameLabel(entity, named)} state={state} />
            {others.map(({ field, label, isNumeric }) => (
              <Header
                key={field.name}
                name={field.type === 'computed' ? '' : field.name}
                label={label}
                isNumeric={isNumeric}
                state={state}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <Link className="row-link" to={rowPath(entity, row.id)} dir="auto">
                  {titleOf(entity, row, format, titles, without)}
                </Link>
              </th>
              {others.map(({ field, label, isNumeric, render }) => (
                <td key={field.name} data-label={label} className={isNumeric ? 'number' : undefined}>
                  {render ? render(row, titles) : <Value {...{ entity, field, row, titles }} isBrief />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function nameLabel(entity: Entity, named: readonly string[]): string {
  const field = entity.fields.find(({ name }) => name === named[0]);
  return named.length === 1 && field ? field.label : entity.text.label;
}

interface HeaderProps {
  /** Empty where rows can't be sorted by it. */
  name: string;
  label: string;
  isNumeric?: boolean;
  state: ListState | undefined;
}

function Header({ name, label, isNumeric, state }: HeaderProps) {
  const className = isNumeric ? 'number' : undefined;
  if (!state || name === '') {
    return (
      <th scope="col" className={className} dir="auto">
        {label}
      </th>
    );
  }
  const { sort } = state.query;
  const order = sort === name ? 'ascending' : sort === `-${name}` ? 'descending' : 'none';
  return (
    <th scope="col" className={className} aria-sort={order}>
      <button
        type="button"
        className="sort"
        title={order === 'ascending' ? words.list.descending(label) : words.list.ascending(label)}
        onClick={() => state.change({ sort: order === 'ascending' ? `-${name}` : name })}
      >
        <span dir="auto">{label}</span>
        {order !== 'none' && <Icon name={order === 'descending' ? 'down' : 'up'} size={14} />}
      </button>
    </th>
  );
}

import { useState } from 'react';
import type { Field, Model } from '../lib/model.ts';
import type { Query } from '../lib/query.ts';
import { Icon } from './Icon.tsx';
import { columnsOf } from './RowTable.tsx';

const MOST_FILTERS = 3;

interface Props {
  model: Model;
  query: Query;
  onChange: (part: Partial<Query>) => void;
}

function choices(field: Field): { value: string; label: string }[] {
  if (field.type === 'select') return field.options.map(({ name, label }) => ({ value: name, label }));
  return [
    { value: 'true', label: 'Yes' },
    { value: 'false', label: 'No' },
  ];
}

function Filter({ field, query, onChange }: Omit<Props, 'model'> & { field: Field }) {
  const { [field.name]: value = '', ...others } = query.filters;
  return (
    <label className="tool">
      <span dir="auto">{field.label}</span>
      <select
        value={value}
        onChange={(event) =>
          onChange({ filters: event.target.value ? { ...others, [field.name]: event.target.value } : others })
        }
      >
        <option value="">All</option>
        {choices(field).map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Search, filters for the choices a model has, and sorting where the screen is too narrow for column headers. */
export function ListTools({ model, query, onChange }: Props) {
  // The box keeps its own text: the address follows a moment later and must not pull the caret about.
  const [search, setSearch] = useState(query.search);
  if (query.search === '' && search !== '' && search.trim() === '') setSearch('');
  const filters = model.fields
    .filter((field) => field.type === 'select' || field.type === 'boolean')
    .slice(0, MOST_FILTERS);
  return (
    <div className="tools">
      <label className="tool tool-search">
        <span>Search</span>
        <span className="search-box">
          <Icon name="search" />
          <input
            type="search"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              onChange({ search: event.target.value });
            }}
          />
        </span>
      </label>
      {filters.map((field) => (
        <Filter key={field.name} field={field} query={query} onChange={onChange} />
      ))}
      <label className="tool tool-sort">
        <span>Sort by</span>
        <select
          value={query.sort && `${query.descending ? '-' : ''}${query.sort}`}
          onChange={(event) => {
            const sort = event.target.value;
            onChange({ sort: sort.replace(/^-/, ''), descending: sort.startsWith('-') });
          }}
        >
          <option value="">Latest</option>
          {columnsOf(model).flatMap((field) => [
            <option key={field.name} value={field.name}>
              {field.label}
            </option>,
            <option key={`-${field.name}`} value={`-${field.name}`}>
              {field.label}, reversed
            </option>,
          ])}
        </select>
      </label>
    </div>
  );
}

import { Link } from 'react-router';
import { rowTitle, titleField } from '../lib/format.ts';
import { detailPath, editPath } from '../lib/links.ts';
import type { Field, Model, Row } from '../lib/model.ts';
import { isNumeric } from '../lib/model.ts';
import type { Query } from '../lib/query.ts';
import { Icon } from './Icon.tsx';
import { glanceFields } from './RowCards.tsx';
import { Value } from './Value.tsx';

const MOST_COLUMNS = 6;

/** The columns of a list: what names a row first, then the fields that tell rows apart. */
export function columnsOf(model: Model): Field[] {
  const title = titleField(model);
  return [...(title ? [title] : []), ...glanceFields(model, MOST_COLUMNS - 1)];
}

interface Props {
  model: Model;
  rows: readonly Row[];
  caption: string;
  /** A field that all of the rows share, which needs no column. */
  shared?: Field;
  query?: Query;
  onChange?: (part: Partial<Query>) => void;
}

function Header({ field, query, onChange }: Pick<Props, 'query' | 'onChange'> & { field: Field }) {
  const className = isNumeric(field) ? 'number' : undefined;
  if (!query || !onChange) {
    return (
      <th scope="col" className={className} dir="auto">
        {field.label}
      </th>
    );
  }
  const sorted = query.sort === field.name;
  const order = query.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={sorted ? order : 'none'}>
      <button
        type="button"
        className="sort"
        onClick={() => onChange({ sort: field.name, descending: sorted && !query.descending })}
      >
        <span dir="auto">{field.label}</span>
        {sorted && <Icon name={query.descending ? 'down' : 'up'} size={14} />}
      </button>
    </th>
  );
}

function NameCell({ model, row }: { model: Model; row: Row }) {
  const path = detailPath(model, row) ?? editPath(model, row);
  const title = rowTitle(model, row);
  return (
    <th scope="row" dir="auto">
      {path ? <Link to={path}>{title}</Link> : title}
    </th>
  );
}

/** Rows in a table; on a narrow screen each row becomes a small card. */
export function RowTable({ model, rows, caption, shared, query, onChange }: Props) {
  const title = titleField(model);
  const columns = columnsOf(model).filter((field) => field !== title && field !== shared);
  return (
    <div className="table-frame">
      <table className="rows">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {title ? (
              <Header field={title} query={query} onChange={onChange} />
            ) : (
              <th scope="col">{model.label}</th>
            )}
            {columns.map((field) => (
              <Header key={field.name} field={field} query={query} onChange={onChange} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <NameCell model={model} row={row} />
              {columns.map((field) => (
                <td
                  key={field.name}
                  data-label={field.label}
                  className={isNumeric(field) ? 'number' : undefined}
                >
                  <Value field={field} cell={row[field.name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

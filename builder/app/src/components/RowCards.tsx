import { Link } from 'react-router';
import { rowTitle, titleField } from '../lib/format.ts';
import { detailPath } from '../lib/links.ts';
import type { Field, Model, Row } from '../lib/model.ts';
import { isEmpty } from '../lib/model.ts';
import { Value } from './Value.tsx';

/** The few fields that tell rows apart at a glance. */
export function glanceFields(model: Model, count: number): Field[] {
  const title = titleField(model);
  return model.fields
    .filter((field) => field !== title && !['longText', 'image', 'url'].includes(field.type))
    .slice(0, count);
}

/** Rows as cards, each with its name, its picture if it has one, and three facts. */
export function RowCards({ model, rows }: { model: Model; rows: readonly Row[] }) {
  const fields = glanceFields(model, 3);
  const picture = model.fields.find((field) => field.type === 'image');
  return (
    <ul className="cards">
      {rows.map((row) => {
        const path = detailPath(model, row);
        const title = rowTitle(model, row);
        return (
          <li key={row.id} className="card">
            {picture && !isEmpty(row[picture.name]) && <Value field={picture} cell={row[picture.name]} />}
            <h3 dir="auto">{path ? <Link to={path}>{title}</Link> : title}</h3>
            <dl className="facts">
              {fields
                .filter((field) => !isEmpty(row[field.name]))
                .map((field) => (
                  <div key={field.name}>
                    <dt dir="auto">{field.label}</dt>
                    <dd>
                      <Value field={field} cell={row[field.name]} />
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}

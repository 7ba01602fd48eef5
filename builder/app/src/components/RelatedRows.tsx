import { Link } from 'react-router';
import { type Reference, referencesTo } from '../lib/deletion.ts';
import { newPath } from '../lib/links.ts';
import type { Model, Row } from '../lib/model.ts';
import { useAllRows } from '../lib/useRows.ts';
import { Icon } from './Icon.tsx';
import { RowTable } from './RowTable.tsx';

/** Adds a row that refers to this one from the start. */
function AddLink({ reference, row }: { reference: Reference; row: Row }) {
  const path = newPath(reference.model);
  if (!path) return null;
  return (
    <Link className="button" to={`${path}?${reference.field.name}=${encodeURIComponent(row.id)}`}>
      <Icon name="plus" /> Add {reference.model.label.toLocaleLowerCase('en-US')}
    </Link>
  );
}

/** Rows of other models that point to this one. */
export function RelatedRows({ model, row }: { model: Model; row: Row }) {
  const references = referencesTo(model, row.id, useAllRows());
  return references.map((reference) => {
    const twins = references.filter((other) => other.model === reference.model).length > 1;
    const { plural } = reference.model;
    const heading = twins ? `${plural} · ${reference.field.label}` : plural;
    return (
      <section key={`${reference.model.key} ${reference.field.name}`} className="related">
        <div className="section-head">
          <h2 dir="auto">{heading}</h2>
          <AddLink reference={reference} row={row} />
        </div>
        {reference.rows.length > 0 ? (
          <RowTable
            model={reference.model}
            rows={reference.rows}
            caption={heading}
            shared={reference.field}
          />
        ) : (
          <p className="quiet">None yet.</p>
        )}
      </section>
    );
  });
}

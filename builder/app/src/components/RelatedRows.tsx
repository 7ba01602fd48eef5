import type { Field, Model, Row } from '../lib/model.ts';
import { models } from '../model/index.ts';
import { useAllRows } from '../lib/useRows.ts';
import { RowTable } from './RowTable.tsx';

interface Group {
  model: Model;
  field: Field;
  rows: readonly Row[];
}

/** What refers to a row, by model and field. */
export function useRelated(model: Model, row: Row): Group[] {
  const rowsOf = useAllRows();
  return models.flatMap((other) =>
    other.fields
      .filter((field) => field.type === 'reference' && field.to === model.key)
      .map((field) => ({
        model: other,
        field,
        rows: rowsOf(other).filter((candidate) => candidate[field.name] === row.id),
      })),
  );
}

/** Rows of other models that point to this one. */
export function RelatedRows({ model, row }: { model: Model; row: Row }) {
  const groups = useRelated(model, row);
  return groups.map((group) => {
    const twins = groups.filter((other) => other.model === group.model).length > 1;
    const heading = twins ? `${group.model.plural} · ${group.field.label}` : group.model.plural;
    return (
      <section key={`${group.model.key} ${group.field.name}`} className="related">
        <h2 dir="auto">{heading}</h2>
        {group.rows.length > 0 ? (
          <RowTable model={group.model} rows={group.rows} caption={heading} />
        ) : (
          <p className="quiet">None yet.</p>
        )}
      </section>
    );
  });
}

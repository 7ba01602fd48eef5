import { Link } from 'react-router';
import { rowTitle } from '../lib/format.ts';
import { detailPath, modelOf } from '../lib/links.ts';
import type { Model, Row } from '../lib/model.ts';
import type { Section } from '../lib/page.ts';
import { useFormat } from '../lib/useFormat.ts';
import { useRows } from '../lib/useRows.ts';
import { Icon } from './Icon.tsx';

type Watch = Omit<Extract<Section, { kind: 'attention' }>, 'kind'>;

/** The limit of one row: a number, or what another of its fields says. */
function limitOf(watch: Watch, row: Row): number | undefined {
  if (typeof watch.value === 'number') return watch.value;
  const cell = row[watch.value];
  return typeof cell === 'number' ? cell : undefined;
}

function Watched({ watch, model }: { watch: Watch; model: Model }) {
  const { rows } = useRows(model);
  const format = useFormat();
  const field = model.fields.find((candidate) => candidate.name === watch.field);
  if (!field) return null;
  const found = rows.filter((row) => {
    const cell = row[field.name];
    const limit = limitOf(watch, row);
    if (typeof cell !== 'number' || limit === undefined) return false;
    return watch.op === 'below' ? cell < limit : cell > limit;
  });
  if (found.length === 0) {
    return (
      <p className="all-well">
        <Icon name="check" /> Nothing needs attention.
      </p>
    );
  }
  return (
    <ul className="watch-list">
      {found.map((row) => {
        const path = detailPath(model, row);
        const title = rowTitle(model, row);
        return (
          <li key={row.id}>
            <Icon name="alert" />
            <span className="watch-name" dir="auto">
              {path ? <Link to={path}>{title}</Link> : title}
            </span>
            <span className="watch-value">
              <span dir="auto">{field.label}</span> <strong>{format(field, row[field.name])}</strong>
              <span className="quiet">
                {' '}
                {watch.op} {format(field, limitOf(watch, row))}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Rows whose number lies below or above a limit. */
export function Attention(watch: Watch) {
  const model = modelOf(watch.entity);
  if (!model) return null;
  return (
    <section>
      <h2 dir="auto">{watch.heading}</h2>
      <Watched watch={watch} model={model} />
    </section>
  );
}

import { countOf } from '../lib/format.ts';
import { modelOf } from '../lib/links.ts';
import type { Cell, Field, Model } from '../lib/model.ts';
import { isEmpty } from '../lib/model.ts';
import { useFormat } from '../lib/useFormat.ts';
import { useRows } from '../lib/useRows.ts';
import { Empty } from './Empty.tsx';

const MOST = 12;

/** How many rows there are for each answer; choices keep their own order, anything else goes by size. */
function countBy(
  field: Field,
  cells: readonly (Cell | undefined)[],
  name: (cell: Cell | undefined) => string,
) {
  const counts = new Map<string, number>();
  if (field.type === 'select') for (const { label } of field.options) counts.set(label, 0);
  for (const cell of cells) {
    const key = isEmpty(cell) ? 'Not given' : name(cell);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const bars = [...counts].map(([label, count]) => ({ label, count }));
  if (field.type !== 'select') bars.sort((a, b) => b.count - a.count);
  if (bars.length <= MOST) return bars;
  const others = bars.slice(MOST - 1).reduce((total, bar) => total + bar.count, 0);
  return [...bars.slice(0, MOST - 1), { label: 'All others', count: others }];
}

function Bars({ heading, model, field }: { heading: string; model: Model; field: Field }) {
  const { rows } = useRows(model);
  const format = useFormat();
  const bars = countBy(
    field,
    rows.map((row) => row[field.name]),
    (cell) => format(field, cell),
  );
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  if (rows.length === 0) return <Empty text="Nothing to count yet." />;
  return (
    <table className="bars">
      <caption>
        {countOf(rows.length, model)} by {field.label.toLocaleLowerCase('en-US')}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{field.label}</th>
          <th scope="col">{heading}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row" dir="auto">
              {bar.label}
            </th>
            <td>
              <span className="bar" style={{ inlineSize: `${(bar.count / most) * 100}%` }} />
              <span className="bar-count">{bar.count}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A bar for each choice; it is a table, so that it reads without seeing it. */
export function Chart({ heading, entity, field: name }: { heading: string; entity: string; field: string }) {
  const model = modelOf(entity);
  const field = model?.fields.find((candidate) => candidate.name === name);
  if (!model || !field) return null;
  return (
    <section>
      <h2 dir="auto">{heading}</h2>
      <Bars heading={heading} model={model} field={field} />
    </section>
  );
}

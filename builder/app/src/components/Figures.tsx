import { Link } from 'react-router';
import { formatMoney, formatNumber } from '../lib/format.ts';
import { listPath, modelOf } from '../lib/links.ts';
import type { Model, Row } from '../lib/model.ts';
import type { Figure } from '../lib/page.ts';
import { useAllRows } from '../lib/useRows.ts';

function measure(figure: Figure, model: Model, rows: readonly Row[]): string {
  if (figure.measure === 'count') return formatNumber(rows.length);
  const field = model.fields.find((candidate) => candidate.name === figure.field);
  const values = rows.flatMap((row) => {
    const cell = field && row[field.name];
    return typeof cell === 'number' ? [cell] : [];
  });
  const sum = values.reduce((total, value) => total + value, 0);
  const result = figure.measure === 'sum' ? sum : values.length > 0 ? sum / values.length : null;
  if (result === null) return '–';
  return field?.type === 'money'
    ? formatMoney(Math.round(result))
    : formatNumber(Math.round(result * 100) / 100);
}

/** Numbers worth a look, each leading to the rows behind it. */
export function Figures({ heading, figures }: { heading: string; figures: readonly Figure[] }) {
  const rowsOf = useAllRows();
  return (
    <section className="wide">
      <h2 dir="auto">{heading}</h2>
      <dl className="figures">
        {figures.map((figure, index) => {
          const model = modelOf(figure.entity);
          if (!model) return null;
          const path = listPath(model);
          return (
            <div key={index} className="figure">
              <dt dir="auto">{path ? <Link to={path}>{figure.label}</Link> : figure.label}</dt>
              <dd>{measure(figure, model, rowsOf(model))}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

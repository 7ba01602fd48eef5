import { viewWords as words } from '../../words/index.ts';
import type { Series } from './series.ts';
import type { ChartText } from './text.ts';

interface Props {
  label: string;
  series: Series;
  text: ChartText;
}

/** The chart's values as a table, for screen readers and for whoever wants the figures. */
export function DataTable({ label, series, text }: Props) {
  const isStacked = series.stacks.length > 1;
  return (
    <details className="chart-table">
      <summary>{words.chart.table}</summary>
      <div className="chart-table-box" role="region" aria-label={label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.grouped}</th>
              {series.stacks.map((stack) => (
                <th key={stack} scope="col">
                  {isStacked ? text.stack(stack) : text.measured}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.keys.map((key, index) => (
              <tr key={key}>
                <th scope="row" dir="auto">
                  {text.key(key)}
                </th>
                {series.stacks.map((stack, at) => (
                  <td key={stack}>{text.value(series.values[at]?.[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

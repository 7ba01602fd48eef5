import { colourOf, Legend } from './marks.tsx';
import { DataTable } from './DataTable.tsx';
import type { Series } from './series.ts';
import type { ChartText } from './text.ts';

interface Props {
  label: string;
  series: Series;
  text: ChartText;
}

const sumAt = ({ values }: Series, index: number) =>
  values.reduce((sum, ofStack) => sum + (ofStack[index] ?? 0), 0);

/** A bar for each answer, parted where a second field parts it. */
export function OptionBars({ label, series, text }: Props) {
  const sums = series.keys.map((_, index) => sumAt(series, index));
  const most = Math.max(1, ...sums.map(Math.abs));
  const isStacked = series.stacks.length > 1;
  return (
    <>
      <ul className="bars" aria-label={label}>
        {series.keys.map((key, index) => (
          <li key={key}>
            <span className="bar-name" dir="auto">
              {text.key(key)}
            </span>
            <span className="bar-track" aria-hidden="true">
              {series.stacks.map((stack, at) => {
                const value = Math.abs(series.values[at]?.[index] ?? 0);
                return value === 0 ? null : (
                  <span
                    key={stack}
                    className={`bar ${colourOf(at)} bar-weave-${at % 5}`}
                    style={{ inlineSize: `${(value / most) * 100}%` }}
                  />
                );
              })}
            </span>
            <span className="bar-value">
              {text.value(sums[index] ?? 0)}
              {isStacked && (
                <span className="visually-hidden">
                  {series.stacks
                    .map(
                      (stack, at) => `; ${text.stack(stack)} ${text.value(series.values[at]?.[index] ?? 0)}`,
                    )
                    .join('')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {isStacked && <Legend names={series.stacks.map(text.stack)} />}
      {isStacked && <DataTable label={label} series={series} text={text} />}
    </>
  );
}

import { BarKey, usePatterns } from './marks.tsx';
import { Plot } from './plot.tsx';

export interface Stack {
  key: string;
  label: string;
  values: readonly number[];
}

interface Props {
  label: string;
  /** From bottom to top. */
  stacks: readonly Stack[];
  /** Smallest step of the scale. */
  unit: number;
  format: (value: number) => string;
  formatMark: (value: number) => string;
  tick: (index: number) => string;
  title: (index: number) => string;
  total: string;
  onOpen: (index: number) => void;
}

const WIDEST = 56;
const SEAM = 2;

/** A stacked column chart; totals stand above the columns where there is room. */
export function ColumnChart({ label, stacks, unit, format, formatMark, tick, title, total, onOpen }: Props) {
  const { fill, defs } = usePatterns(stacks.length);
  const count = stacks[0]?.values.length ?? 0;
  const sums = Array.from({ length: count }, (_, index) =>
    stacks.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const sumOf = (index: number) => format(sums[index] ?? 0);
  return (
    <>
      <Plot
        label={label}
        count={count}
        most={Math.max(...sums)}
        unit={unit}
        formatMark={formatMark}
        tick={tick}
        onOpen={onOpen}
        describe={(index) =>
          [
            title(index),
            ...stacks.map((stack) => `${stack.label} ${format(stack.values[index] ?? 0)}`),
            `${total} ${sumOf(index)}`,
          ].join('; ')
        }
        readout={(index) => (
          <>
            <strong>{title(index)}</strong>
            {[...stacks.keys()].reverse().map((series) => (
              <span key={series} className="chart-readout-row">
                <BarKey series={series} />
                <span>{stacks[series]?.label}</span>
                <b className="tabular">{format(stacks[series]?.values[index] ?? 0)}</b>
              </span>
            ))}
            <span className="chart-readout-row chart-readout-sum">
              <span />
              <span>{total}</span>
              <b className="tabular">{sumOf(index)}</b>
            </span>
          </>
        )}
      >
        {({ x, y, band, height, active }) => {
          const width = Math.min(WIDEST, band * 0.62);
          return (
            <>
              {defs}
              {active !== null && (
                <rect
                  className="chart-band"
                  x={x(active) - band / 2}
                  y={y(0) - height}
                  width={band}
                  height={height}
                />
              )}
              {sums.map((sum, index) => {
                let below = 0;
                return (
                  <g key={title(index)}>
                    {stacks.map(({ key, values }, series) => {
                      const value = values[index] ?? 0;
                      const top = y(below + value);
                      const barHeight = y(below) - top - (below > 0 ? SEAM : 0);
                      below += value;
                      return barHeight <= 0 ? null : (
                        <rect
                          key={key}
                          x={x(index) - width / 2}
                          y={top}
                          width={width}
                          height={barHeight}
                          rx={Math.min(2, barHeight / 2)}
                          fill={fill(series)}
                        />
                      );
                    })}
                    {sum > 0 && band >= 48 && (
                      <text className="chart-sum" x={x(index)} y={y(sum) - 6} textAnchor="middle">
                        {formatMark(sum)}
                      </text>
                    )}
                  </g>
                );
              })}
            </>
          );
        }}
      </Plot>
      <ul className="chart-legend">
        {stacks.map((stack, series) => (
          <li key={stack.key}>
            <BarKey series={series} />
            {stack.label}
          </li>
        ))}
      </ul>
    </>
  );
}

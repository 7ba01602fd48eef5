import { Plot, type Geometry } from './Plot.tsx';
import { DataTable } from './DataTable.tsx';
import { colourOf, Legend, Marker, usePatterns } from './marks.tsx';
import type { Series } from './series.ts';
import type { ChartText } from './text.ts';
import { viewWords as words } from '../../words/index.ts';

interface Props {
  label: string;
  series: Series;
  text: ChartText;
  isLine: boolean;
}

const WIDEST = 48;

function Columns({ series, geometry }: { series: Series; geometry: Geometry }) {
  const { x, y, band } = geometry;
  const { fill, defs } = usePatterns(series.stacks.length);
  const width = Math.min(WIDEST, band * 0.66);
  return (
    <>
      {defs}
      {series.keys.map((key, index) => {
        let above = 0;
        let below = 0;
        return (
          <g key={key}>
            {series.stacks.map((stack, at) => {
              const value = series.values[at]?.[index] ?? 0;
              const from = value < 0 ? below : above;
              if (value < 0) below += value;
              else above += value;
              const top = Math.min(y(from), y(from + value));
              const height = Math.abs(y(from) - y(from + value));
              return height === 0 ? null : (
                <rect
                  key={stack}
                  x={x(index) - width / 2}
                  y={top}
                  width={width}
                  height={Math.max(1, height - (from === 0 ? 0 : 1))}
                  rx="2"
                  fill={fill(at)}
                />
              );
            })}
          </g>
        );
      })}
    </>
  );
}

function Lines({ series, geometry }: { series: Series; geometry: Geometry }) {
  const { x, y, active } = geometry;
  return series.stacks.map((stack, at) => {
    const values = series.values[at] ?? [];
    return (
      <g key={stack}>
        <polyline
          className={`chart-line ${colourOf(at)}`}
          points={values.map((value, index) => `${x(index)},${y(value)}`).join(' ')}
        />
        {values.map((value, index) =>
          index === active || values.length <= 31 ? (
            <Marker key={series.keys[index]} series={at} x={x(index)} y={y(value)} />
          ) : null,
        )}
      </g>
    );
  });
}

/** Values over time, as stacked columns or as lines. */
export function ColumnChart({ label, series, text, isLine }: Props) {
  const { keys, stacks, values } = series;
  const isStacked = stacks.length > 1;
  const at = (stack: number, index: number) => values[stack]?.[index] ?? 0;
  const sum = (index: number) => stacks.reduce((total, _, stack) => total + at(stack, index), 0);
  const ends = keys.flatMap((_, index) => {
    if (isLine) return stacks.map((__, stack) => at(stack, index));
    const parts = stacks.map((__, stack) => at(stack, index));
    return [
      parts.filter((value) => value > 0).reduce((total, value) => total + value, 0),
      parts.filter((value) => value < 0).reduce((total, value) => total + value, 0),
    ];
  });
  const partsOf = (index: number) =>
    isStacked
      ? [
          ...stacks.map((stack, part) => ({ name: text.stack(stack), value: at(part, index) })),
          { name: words.chart.total, value: sum(index) },
        ]
      : [{ name: text.measured, value: sum(index) }];
  return (
    <>
      <Plot
        label={label}
        count={keys.length}
        lowest={Math.min(0, ...ends)}
        highest={Math.max(0, ...ends)}
        step={text.step}
        mark={text.mark}
        tick={(index) => text.shortKey(keys[index] ?? '')}
        describe={(index) =>
          [
            text.key(keys[index] ?? ''),
            ...partsOf(index).map(({ name, value }) => `${name} ${text.value(value)}`),
          ].join('; ')
        }
        readout={(index) => (
          <>
            <strong>{text.key(keys[index] ?? '')}</strong>
            {partsOf(index).map(({ name, value }) => (
              <span key={name} className="chart-readout-row">
                <span dir="auto">{name}</span>
                <b>{text.value(value)}</b>
              </span>
            ))}
          </>
        )}
      >
        {(geometry) =>
          isLine ? (
            <Lines series={series} geometry={geometry} />
          ) : (
            <Columns series={series} geometry={geometry} />
          )
        }
      </Plot>
      {isStacked && <Legend names={stacks.map(text.stack)} />}
      <DataTable label={label} series={series} text={text} />
    </>
  );
}

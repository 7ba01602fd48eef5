import type { ReactNode } from 'react';
import { colourOf, LineKey, Marker } from './marks.tsx';
import { type PlotGeometry, Plot } from './plot.tsx';
import { spreadLabels } from './scale.ts';

export interface Line {
  key: string;
  label: string;
  current: readonly number[];
  /** The previous period; null where it has no such interval. */
  previous: readonly (number | null)[];
}

interface Props {
  label: string;
  lines: readonly Line[];
  /** Also draws the previous period. */
  compare: boolean;
  format: (value: number) => string;
  formatMark: (value: number) => string;
  tick: (index: number) => string;
  title: (index: number) => string;
  /** Formats a value of the previous period, shown after the current one. */
  formatPrevious: (value: string) => string;
}

/** With more points than this, markers would hide the line. */
const MAX_MARKERS = 32;

/** A line chart; each line has its own marker shape and its name at its end. */
export function LineChart({ label, lines, compare, format, formatMark, tick, title, formatPrevious }: Props) {
  const count = lines[0]?.current.length ?? 0;
  const most = Math.max(
    ...lines.flatMap(({ current, previous }) => [
      ...current,
      ...(compare ? previous.map((value) => value ?? 0) : []),
    ]),
  );
  const previousText = (line: Line, index: number) => {
    const value = line.previous[index];
    return value === undefined || value === null ? null : formatPrevious(format(value));
  };
  return (
    <div className="chart-lines">
      <Plot
        label={label}
        count={count}
        most={most}
        formatMark={formatMark}
        tick={tick}
        labelWidth={104}
        describe={(index) =>
          [
            title(index),
            ...lines.map((line) =>
              [`${line.label} ${format(line.current[index] ?? 0)}`, previousText(line, index)]
                .filter(Boolean)
                .join(', '),
            ),
          ].join('; ')
        }
        readout={(index) => (
          <>
            <strong>{title(index)}</strong>
            {lines.map((line, series) => (
              <span key={line.key} className="chart-readout-row">
                <LineKey series={series} />
                <span>{line.label}</span>
                <b className="tabular">{format(line.current[index] ?? 0)}</b>
                <small>{previousText(line, index)}</small>
              </span>
            ))}
          </>
        )}
      >
        {(geometry) => (
          <>
            {geometry.active !== null && (
              <line
                className="chart-guide"
                x1={geometry.x(geometry.active)}
                x2={geometry.x(geometry.active)}
                y1={geometry.y(0)}
                y2={geometry.y(0) - geometry.height}
              />
            )}
            {lines.map((line, series) => (
              <g key={line.key} className={colourOf(series)}>
                {compare && (
                  <path className="chart-line chart-line-before" d={pathOf(line.previous, geometry)} />
                )}
                <path className="chart-line" d={pathOf(line.current, geometry)} />
                {line.current.map((value, index) =>
                  index === geometry.active || hasMarker(index, count, series) ? (
                    <Marker
                      key={tick(index) + title(index)}
                      series={series}
                      x={geometry.x(index)}
                      y={geometry.y(value)}
                    />
                  ) : null,
                )}
              </g>
            ))}
            <LineNames lines={lines} geometry={geometry} />
          </>
        )}
      </Plot>
      <ul className="chart-legend chart-legend-narrow">
        {lines.map((line, series) => (
          <li key={line.key}>
            <LineKey series={series} />
            {line.label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Marks every point where there is room, else every few points, offset per series so that markers don't overlap. */
function hasMarker(index: number, count: number, series: number): boolean {
  if (count <= MAX_MARKERS || index === count - 1) return true;
  const every = Math.ceil(count / 12);
  return index % every === (series * Math.floor(every / 3)) % every;
}

/** Null values leave a gap in the line. */
function pathOf(values: readonly (number | null)[], { x, y }: PlotGeometry): string {
  let path = '';
  values.forEach((value, index) => {
    if (value === null) return;
    const start = index === 0 || values[index - 1] === null;
    path += `${start ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  return path;
}

function LineNames({ lines, geometry }: { lines: readonly Line[]; geometry: PlotGeometry }): ReactNode {
  const ends = lines.map(({ current }) => geometry.y(current.at(-1) ?? 0));
  const side = geometry.rtl ? -1 : 1;
  const at = spreadLabels(ends, 18, geometry.y(0));
  return (
    <g className="chart-names">
      {lines.map(({ key, label }, series) => (
        <g key={key} transform={`translate(${geometry.end} ${at[series] ?? 0})`}>
          <Marker series={series} x={side * 12} />
          <text x={side * 22} dy="0.35em">
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

import type { ReactNode } from 'react';
import { colourOf, LineKey, Marker } from './marks.tsx';
import { type Place, Plot } from './plot.tsx';
import { apart } from './scale.ts';

export interface Line {
  key: string;
  label: string;
  now: readonly number[];
  /** The period before, where it has such a stretch. */
  before: readonly (number | null)[];
}

interface Props {
  label: string;
  lines: readonly Line[];
  /** Whether the period before is drawn too. */
  compare: boolean;
  format: (value: number) => string;
  formatMark: (value: number) => string;
  tick: (index: number) => string;
  title: (index: number) => string;
  /** How a value of the period before is told beside the one of now. */
  beside: (value: string) => string;
}

/** More markers than this would hide their line. */
const MARKERS = 32;

/** Lines over time, each with a marker of its own shape and its name where it ends. */
export function LineChart({ label, lines, compare, format, formatMark, tick, title, beside }: Props) {
  const count = lines[0]?.now.length ?? 0;
  const most = Math.max(
    ...lines.flatMap(({ now, before }) => [...now, ...(compare ? before.map((value) => value ?? 0) : [])]),
  );
  const before = (line: Line, index: number) => {
    const value = line.before[index];
    return value === undefined || value === null ? null : beside(format(value));
  };
  return (
    <div className="chart-lines">
      <Plot
        label={label}
        count={count}
        most={most}
        formatMark={formatMark}
        tick={tick}
        room={104}
        says={(index) =>
          [
            title(index),
            ...lines.map((line) =>
              [`${line.label} ${format(line.now[index] ?? 0)}`, before(line, index)]
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
                <b className="tabular">{format(line.now[index] ?? 0)}</b>
                <small>{before(line, index)}</small>
              </span>
            ))}
          </>
        )}
      >
        {(place) => (
          <>
            {place.active !== null && (
              <line
                className="chart-guide"
                x1={place.x(place.active)}
                x2={place.x(place.active)}
                y1={place.y(0)}
                y2={place.y(0) - place.height}
              />
            )}
            {lines.map((line, series) => (
              <g key={line.key} className={colourOf(series)}>
                {compare && <path className="chart-line chart-line-before" d={pathOf(line.before, place)} />}
                <path className="chart-line" d={pathOf(line.now, place)} />
                {line.now.map((value, index) =>
                  index === place.active || hasMarker(index, count, series) ? (
                    <Marker
                      key={tick(index) + title(index)}
                      series={series}
                      x={place.x(index)}
                      y={place.y(value)}
                    />
                  ) : null,
                )}
              </g>
            ))}
            <Names lines={lines} place={place} />
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

/** Every one where there is room, else a few along the line, not at the same places for all. */
function hasMarker(index: number, count: number, series: number): boolean {
  if (count <= MARKERS || index === count - 1) return true;
  const every = Math.ceil(count / 12);
  return index % every === (series * Math.floor(every / 3)) % every;
}

/** A gap where there is no value. */
function pathOf(values: readonly (number | null)[], { x, y }: Place): string {
  let path = '';
  values.forEach((value, index) => {
    if (value === null) return;
    const start = index === 0 || values[index - 1] === null;
    path += `${start ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
  });
  return path;
}

function Names({ lines, place }: { lines: readonly Line[]; place: Place }): ReactNode {
  const ends = lines.map(({ now }) => place.y(now.at(-1) ?? 0));
  const side = place.rtl ? -1 : 1;
  const at = apart(ends, 18, place.y(0));
  return (
    <g className="chart-names">
      {lines.map(({ key, label }, series) => (
        <g key={key} transform={`translate(${place.end} ${at[series] ?? 0})`}>
          <Marker series={series} x={side * 12} />
          <text x={side * 22} dy="0.35em">
            {label}
          </text>
        </g>
      ))}
    </g>
  );
}

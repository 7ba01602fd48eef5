import { useId } from 'react';

// Series differ by marker shape (lines) and pattern (bars) as well as by colour.

const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.5-3.5h7v7h-7z',
  'M0-5L4.5 3.5H-4.5z',
  'M0-5L5 0L0 5L-5 0z',
  'M-4-1.3h8v2.6h-8z',
] as const;

/** The class that sets a series' colour as `currentColor`. */
export const colourOf = (index: number) => `chart-colour-${index % 5}`;

export function Marker({ series, x = 0, y = 0 }: { series: number; x?: number; y?: number }) {
  return (
    <path
      className={`chart-marker ${colourOf(series)}`}
      d={SHAPES[series % SHAPES.length]}
      transform={`translate(${x} ${y})`}
    />
  );
}

/** Legend key of a line. */
export function LineKey({ series, dashed = false }: { series: number; dashed?: boolean }) {
  return (
    <svg
      className={`chart-key ${colourOf(series)}`}
      width="20"
      height="12"
      viewBox="-10 -6 20 12"
      aria-hidden="true"
    >
      <path className={dashed ? 'chart-line chart-line-before' : 'chart-line'} d="M-10 0H10" />
      {!dashed && <Marker series={series} />}
    </svg>
  );
}

const PATTERNS = [
  '',
  'M-2 8L8-2M0 12L12 0',
  'M0 2.5h8M0 6.5h8',
  'M2.5 0v8M6.5 0v8',
  'M2 2h2v2H2zM6 6h2v2H6z',
] as const;

/** SVG patterns that fill the bars of each series, with ids unique to this chart. */
export function usePatterns(count: number): { fill: (series: number) => string; defs: React.ReactNode } {
  const id = useId();
  return {
    fill: (series) => `url(#${id}-${series})`,
    defs: (
      <defs>
        {Array.from({ length: count }, (_, series) => (
          <pattern
            key={series}
            id={`${id}-${series}`}
            className={colourOf(series)}
            width="8"
            height="8"
            patternUnits="userSpaceOnUse"
          >
            <rect width="8" height="8" fill="currentColor" />
            <path className="chart-weave" d={PATTERNS[series % PATTERNS.length]} />
          </pattern>
        ))}
      </defs>
    ),
  };
}

/** Legend key of a bar. */
export function BarKey({ series }: { series: number }) {
  const { fill, defs } = usePatterns(series + 1);
  return (
    <svg className="chart-key" width="14" height="14" aria-hidden="true">
      {defs}
      <rect width="14" height="14" rx="3" fill={fill(series)} />
    </svg>
  );
}

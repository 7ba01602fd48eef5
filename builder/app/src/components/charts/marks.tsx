import { useId } from 'react';

// Series differ by pattern and shape as well as by colour.

export const colourOf = (index: number) => `chart-colour-${index % 5}`;

const PATTERNS = [
  '',
  'M-2 8L8-2M0 12L12 0',
  'M0 2.5h8M0 6.5h8',
  'M2.5 0v8M6.5 0v8',
  'M2 2h2v2H2zM6 6h2v2H6z',
] as const;
const SHAPES = [
  'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
  'M-3.5-3.5h7v7h-7z',
  'M0-5L4.5 3.5H-4.5z',
  'M0-5L5 0L0 5L-5 0z',
  'M-4-1.5h8v3h-8z',
] as const;

export function Marker({ series, x, y }: { series: number; x: number; y: number }) {
  return (
    <path
      className={`chart-marker ${colourOf(series)}`}
      d={SHAPES[series % SHAPES.length]}
      transform={`translate(${x} ${y})`}
    />
  );
}

/** SVG patterns that fill the bars of each series, with ids of this chart's own. */
export function usePatterns(count: number) {
  const id = useId().replace(/[^\w-]/g, '');
  return {
    fill: (series: number) => `url(#${id}-${series})`,
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

/** Which series has which look. */
export function Legend({ names }: { names: readonly string[] }) {
  const { fill, defs } = usePatterns(names.length);
  return (
    <ul className="chart-legend">
      {names.map((name, series) => (
        <li key={series}>
          <svg width="14" height="14" aria-hidden="true">
            {series === 0 && defs}
            <rect width="14" height="14" rx="3" fill={fill(series)} />
          </svg>
          <span dir="auto">{name}</span>
        </li>
      ))}
    </ul>
  );
}

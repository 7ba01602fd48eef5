import type { Project } from '#contract/builder/projects/calls.ts';

const GRID: readonly string[] = ['shop', 'portfolio', 'property', 'courses', 'directory'];
const DAYS: readonly string[] = ['bookings', 'events'];

const WIDTH = 160;
/** In the proportions of a taken picture, so that the card crops neither. */
const HEIGHT = 100;
const SIDE = 36;

/** The thumbnail's content, by the kind of app. */
function Content({ kind, colour, entities }: { kind: string; colour: string; entities: number }) {
  const left = SIDE + 10;
  const width = WIDTH - left - 10;
  if (GRID.includes(kind)) {
    return [0, 1, 2, 3, 4, 5].map((cell) => {
      const x = left + (cell % 3) * (width / 3);
      const y = 34 + Math.floor(cell / 3) * 31;
      return (
        <g key={cell}>
          <rect
            x={x}
            y={y}
            width={width / 3 - 6}
            height={18}
            rx={2}
            fill={colour}
            opacity={0.18 + (cell % 3) * 0.12}
          />
          <path d={`M${x} ${y + 23}h${18 - (cell % 2) * 6}`} stroke="var(--seam)" strokeWidth={2.5} />
        </g>
      );
    });
  }
  if (DAYS.includes(kind)) {
    return Array.from({ length: 15 }, (_, cell) => (
      <rect
        key={cell}
        x={left + (cell % 5) * (width / 5)}
        y={34 + Math.floor(cell / 5) * 19}
        width={width / 5 - 3}
        height={15}
        rx={2}
        fill={(cell * 7) % 5 === 1 ? colour : 'none'}
        fillOpacity={0.35}
        stroke="var(--seam)"
      />
    ));
  }
  return Array.from({ length: Math.min(4, Math.max(2, entities + 1)) }, (_, row) => (
    <g key={row}>
      <circle cx={left + 3} cy={40 + row * 15} r={3} fill={colour} opacity={0.55} />
      <path
        d={`M${left + 11} ${40 + row * 15}h${34 + ((row * 11) % 17)}M${WIDTH - 26} ${40 + row * 15}h14`}
        stroke="var(--seam)"
        strokeWidth={2.5}
      />
    </g>
  ));
}

/** A schematic thumbnail of an app: its colour, number of pages, data and kind. The text beside it has the same information. */
export function AppThumb({ project }: { project: Project }) {
  const { primary, pages, entities, kind } = project;
  return (
    <svg
      className="project-picture"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--ground)" />
      <rect x={0} y={0} width={WIDTH} height={12} fill={primary} />
      <rect x={6} y={4} width={26} height={4} rx={2} fill="#fff" opacity={0.85} />
      <path d={`M${SIDE} 12V${HEIGHT}`} stroke="var(--seam)" />
      {Array.from({ length: Math.min(6, pages) }, (_, page) => (
        <path
          key={page}
          d={`M7 ${22 + page * 12}h${16 + ((page * 5) % 7)}`}
          stroke={page === 0 ? primary : 'var(--seam)'}
          strokeWidth={3}
          strokeLinecap="round"
        />
      ))}
      <path
        d={`M${SIDE + 10} 24h44`}
        stroke="var(--muted)"
        strokeWidth={4}
        strokeLinecap="round"
        opacity={0.6}
      />
      <Content {...{ kind, entities }} colour={primary} />
    </svg>
  );
}

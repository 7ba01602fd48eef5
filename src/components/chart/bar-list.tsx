import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';

export interface Bar {
  key: string;
  /** What the bar is of, with a shape or a word of its own. */
  name: ReactNode;
  called: string;
  /** The whole bar, and the part of it that is filled in. */
  all: number;
  part: number;
  allText: string;
  partText: string;
  to: string;
  partTo: string;
}

interface Props {
  label: string;
  head: { name: string; all: string; part: string };
  bars: readonly Bar[];
}

/** Bars side by side with their numbers, each a link to the rows behind it; up and down move between them. */
export function BarList({ label, head, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ all }) => all));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined || !(event.target instanceof HTMLElement)) return;
    const same = [...event.currentTarget.querySelectorAll<HTMLElement>(`a.${event.target.className}`)];
    event.preventDefault();
    same[same.indexOf(event.target) + by]?.focus();
  };
  return (
    <div className="bar-list">
      <p className="bar-list-head" aria-hidden="true">
        <span>{head.name}</span>
        <span>{head.all}</span>
        <span>{head.part}</span>
      </p>
      <ul aria-label={label} onKeyDown={move}>
        {bars.map((bar) => (
          <li key={bar.key}>
            <Link className="bar" to={bar.to}>
              <span className="bar-name">{bar.name}</span>
              <svg width="100%" height="14" aria-hidden="true">
                <rect className="bar-all" style={{ width: share(bar.all, most) }} height="14" rx="3" />
                <rect className="bar-part" style={{ width: share(bar.part, most) }} height="14" rx="3" />
              </svg>
              <span className="bar-number tabular">
                {bar.allText} <span className="visually-hidden">{head.all}</span>
              </span>
            </Link>
            <Link className="bar-part-number tabular" to={bar.partTo}>
              {bar.partText}
              <span className="visually-hidden">
                {' '}
                {head.part}, {bar.called}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Something is never drawn as nothing. */
const share = (value: number, most: number) => (value === 0 ? '0' : `max(3px, ${(value / most) * 100}%)`);

import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';

export interface Bar {
  key: string;
  /** The bar's label, with its marker. */
  name: ReactNode;
  called: string;
  /** The bar's value, and the part of it that is filled. */
  total: number;
  filled: number;
  totalText: string;
  filledText: string;
  to: string;
  filledTo: string;
}

interface Props {
  label: string;
  head: { name: string; total: string; filled: string };
  bars: readonly Bar[];
}

/** Horizontal bars with their values, each a link to the rows it counts. Arrow keys move between them. */
export function BarList({ label, head, bars }: Props) {
  const most = Math.max(1, ...bars.map(({ total }) => total));
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
        <span>{head.total}</span>
        <span>{head.filled}</span>
      </p>
      <ul aria-label={label} onKeyDown={move}>
        {bars.map((bar) => (
          <li key={bar.key}>
            <Link className="bar" to={bar.to}>
              <span className="bar-name">{bar.name}</span>
              <svg width="100%" height="14" aria-hidden="true">
                <rect className="bar-all" style={{ width: share(bar.total, most) }} height="14" rx="3" />
                <rect className="bar-part" style={{ width: share(bar.filled, most) }} height="14" rx="3" />
              </svg>
              <span className="bar-number tabular">
                {bar.totalText} <span className="visually-hidden">{head.total}</span>
              </span>
            </Link>
            <Link className="bar-part-number tabular" to={bar.filledTo}>
              {bar.filledText}
              <span className="visually-hidden">
                {' '}
                {head.filled}, {bar.called}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A value above zero is always visible. */
const share = (value: number, most: number) => (value === 0 ? '0' : `max(3px, ${(value / most) * 100}%)`);

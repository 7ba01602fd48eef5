import type { ReactNode } from 'react';

/** A part of the editor that opens in place, with what it holds in a line. */
export function Part({
  title,
  count,
  summary,
  open = false,
  children,
}: {
  title: string;
  /** How many it holds. */
  count?: number;
  summary?: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="edit-part" open={open}>
      <summary>
        <h3>
          {title}
          {count !== undefined && <span className="edit-count">{count}</span>}
        </h3>
        {summary !== undefined && <span className="edit-quiet">{summary}</span>}
      </summary>
      {children}
    </details>
  );
}

import type { ReactNode } from 'react';

/** A part of the editor that opens in place, with what it holds in a line. */
export function Part({
  title,
  summary,
  open = false,
  children,
}: {
  title: string;
  summary?: ReactNode;
  open?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="edit-part" open={open}>
      <summary>
        <h3>{title}</h3>
        {summary !== undefined && <span className="edit-quiet">{summary}</span>}
      </summary>
      {children}
    </details>
  );
}

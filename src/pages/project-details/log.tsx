import type { ReactNode } from 'react';

/** Errors stand at the end of what tools print. */
function toEnd(box: Element | null) {
  if (box) box.scrollTop = box.scrollHeight;
}

export const Log = ({ text }: { text: string | null }) => <pre ref={toEnd}>{text}</pre>;

/** A log that is folded away: only what is open has a height to scroll. */
export function FoldedLog({ summary, text }: { summary: ReactNode; text: string | null }) {
  return (
    <details onToggle={({ currentTarget }) => toEnd(currentTarget.querySelector('pre'))}>
      <summary>{summary}</summary>
      <pre>{text}</pre>
    </details>
  );
}

import type { ReactNode } from 'react';
import { viewWords as words } from '../../words/index.ts';
import './sections.css';

interface Query<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface Props<T> {
  query: Query<T>;
  /** The height that the answer is likely to take: it is kept free, so that what stands below doesn't move when it comes. */
  height?: string;
  children: (data: T) => ReactNode;
}

/** What a query answered, or that it is under way, or why it failed with a way to try again. */
export function Answer<T>({ query, height, children }: Props<T>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (!query.isError) {
    return (
      <p className="view-loading" role="status" style={{ minBlockSize: height }}>
        {words.loading}
      </p>
    );
  }
  return (
    <div className="view-failed" role="alert">
      <p>
        {words.failed} <span dir="auto">{query.error?.message}</span>
      </p>
      <button type="button" className="button" onClick={() => void query.refetch()}>
        {words.tryAgain}
      </button>
    </div>
  );
}

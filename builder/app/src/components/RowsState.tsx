import type { ReactNode } from 'react';

interface Props {
  state: { status: 'loading' | 'ready' | 'failed'; message: string; reload: () => void };
  children: ReactNode;
}

/** Stands in for rows that a server has not sent yet, or could not send. */
export function RowsState({ state, children }: Props) {
  if (state.status === 'loading') return <p className="notice">Loading…</p>;
  if (state.status === 'failed') {
    return (
      <div className="notice notice-error" role="alert">
        <p>This could not be loaded. {state.message}.</p>
        <button type="button" className="button" onClick={state.reload}>
          Try again
        </button>
      </div>
    );
  }
  return children;
}

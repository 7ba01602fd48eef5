import { useRouteError } from 'react-router';

/** Shown instead of a blank page when a part of the app throws. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <main className="main">
      <h1>This page stopped working</h1>
      <p>Reloading may help. What went wrong: {error instanceof Error ? error.message : String(error)}</p>
      <p>
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          Reload
        </button>
      </p>
    </main>
  );
}

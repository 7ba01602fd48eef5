import { useRouteError } from 'react-router';
import { words } from '../../words/index.ts';

/** Shown instead of a blank page when a part of the app throws. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <div className="crash">
      <h1>{words.shell.crashed}</h1>
      <p>{words.shell.crashedText}</p>
      <p className="crash-message" dir="auto">
        {error instanceof Error ? error.message : String(error)}
      </p>
      <p>
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          {words.reload}
        </button>
      </p>
    </div>
  );
}

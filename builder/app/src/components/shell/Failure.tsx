import { words } from '../../words/index.ts';

/** Why something couldn't be loaded, and a way to try again. */
export function Failure({ error, retry }: { error: Error; retry: () => unknown }) {
  return (
    <div className="failure" role="alert">
      <p className="empty-title">{words.shell.failed}</p>
      <p dir="auto">{error.message}</p>
      <button type="button" className="button" onClick={() => void retry()}>
        {words.tryAgain}
      </button>
    </div>
  );
}

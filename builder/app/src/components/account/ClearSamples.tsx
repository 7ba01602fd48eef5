import { lazy, Suspense, useState } from 'react';
import { useClearSamples } from '../../api/hooks.ts';
import { words } from '../../words/index.ts';
import { useNotify } from '../shell/notices.ts';

const ConfirmDialog = lazy(() => import('../dialog/ConfirmDialog.tsx'));

/** Deletes all sample rows, once it is confirmed. */
export function ClearSamples() {
  const [isAsking, setAsking] = useState(false);
  const clear = useClearSamples();
  const notify = useNotify();
  const done = () => {
    setAsking(false);
    notify(words.shell.samplesCleared);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {words.shell.clearSamples}
      </button>
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title={words.shell.clearSamplesAsk}
            confirm={words.shell.clearSamples}
            isDanger
            isPending={clear.isPending}
            onConfirm={() => clear.mutate(undefined, { onSuccess: done })}
            onClose={() => setAsking(false)}
          >
            <p>{words.shell.clearSamplesText}</p>
            {clear.isError && (
              <p className="error" role="alert">
                {clear.error.message}
              </p>
            )}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

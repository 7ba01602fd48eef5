import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { words } from '../../words/index.ts';
import ConfirmDialog from '../dialog/ConfirmDialog.tsx';

/** Asks before another page is opened while something is unsaved. */
export function LeaveQuestion({ shouldAsk }: { shouldAsk: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && shouldAsk(),
  );

  useEffect(() => {
    function ask(event: BeforeUnloadEvent) {
      if (shouldAsk()) event.preventDefault();
    }
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [shouldAsk]);

  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={words.form.leaveTitle}
      confirm={words.form.leave}
      cancel={words.form.stay}
      isDanger
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>{words.form.leaveText}</p>
    </ConfirmDialog>
  );
}

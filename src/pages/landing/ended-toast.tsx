import { useEffect, useState } from 'react';
import { useTexts } from '../../locales/use-texts.ts';
import { takeEnded } from '../../api/session.ts';

/** Says once why the session ended. It closes by itself, on click, and waits while it is pointed at or the window is elsewhere. */
export function EndedToast() {
  const { t } = useTexts('common');
  const [kind, setKind] = useState<ReturnType<typeof takeEnded>>(null);
  const [away, setAway] = useState(false);
  useEffect(() => {
    const ended = takeEnded();
    if (ended) setKind(ended);
    const leave = () => setAway(true);
    const come = () => setAway(false);
    addEventListener('blur', leave);
    addEventListener('focus', come);
    return () => {
      removeEventListener('blur', leave);
      removeEventListener('focus', come);
    };
  }, []);
  return (
    <div className="ended" role="status">
      {kind && (
        <button type="button" data-away={away || undefined} onClick={() => setKind(null)}>
          {t(`session.${kind}`)}
          <i onAnimationEnd={() => setKind(null)} />
        </button>
      )}
    </div>
  );
}

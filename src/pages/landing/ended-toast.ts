import { useEffect } from 'react';
import { takeEnded } from '../../api/session.ts';
import { toast } from '../../components/feedback/toast.ts';
import { useTexts } from '../../locales/use-texts.ts';

/** Shows once why the session ended. */
export function useEndedToast(): void {
  const { t } = useTexts('common');
  useEffect(() => {
    const ended = takeEnded();
    if (ended) toast.warning(t(`session.${ended}`));
  }, [t]);
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { takeSupportEnded } from '../api/session.ts';
import { toast } from '../components/feedback/toast.ts';

/** Tells an administrator why they are themselves again, if they did not leave by themselves. */
export function SupportEnded() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    const why = takeSupportEnded();
    if (why) toast.info(t(`support.${why}`), 'support-ended');
  }, [t]);
  return null;
}

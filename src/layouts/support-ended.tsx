import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { takeSupportEnded } from '../api/session.ts';
import { toast } from '../components/feedback/toast.ts';

/** Tells an administrator why the support session ended, unless they ended it themselves. */
export function SupportEnded() {
  const { t } = useTranslation('shell');
  useEffect(() => {
    const reason = takeSupportEnded();
    if (reason) toast.info(t(`support.${reason}`), 'support-ended');
  }, [t]);
  return null;
}

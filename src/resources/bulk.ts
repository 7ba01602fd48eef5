import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../api/errors.ts';
import { toast } from '../components/toast.ts';
import type { BulkReply } from './resource.ts';

/** Tells what became of a bulk call's rows: each refusal in its own words, else that it is done. */
export function useBulkToasts(refresh: () => void) {
  const { t } = useTranslation('admin');
  return (done: ReactNode) => ({
    onSuccess: ({ results }: BulkReply) => {
      const refused = results.filter(({ ok }) => !ok);
      for (const { id, error } of refused) toast.error(error ?? t('bulk.refused'), id);
      if (refused.length < results.length) toast.success(done);
      refresh();
    },
    onError: (error: Error) => toast.error(messageOf(error)),
  });
}

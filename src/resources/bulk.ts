import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../api/errors.ts';
import { toast } from '../components/toast.ts';
import type { BulkReply } from './resource.ts';

/** Says what became of a bulk call's rows: each rejection in its own words, else that it is done. */
export function useBulkToasts(refresh: () => void) {
  const { t } = useTranslation('admin');
  return (done: ReactNode, onDone?: () => void) => ({
    onSuccess: ({ results }: BulkReply) => {
      const rejected = results.filter(({ ok }) => !ok);
      for (const { id, error } of rejected) toast.error(error ?? t('bulk.refused'), id);
      refresh();
      if (rejected.length === results.length) return;
      toast.success(done);
      onDone?.();
    },
    onError: (error: Error) => toast.error(messageOf(error)),
  });
}

import { type BaseRecord, type HttpError, useDeleteMany, useUpdateMany } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshCalls } from '../api/queries.ts';
import { toast } from '../components/feedback/toast.ts';
import type { BulkReply, BulkResult, DataName } from './resource.ts';

type Result = BulkResult & BaseRecord;
const NO_NOTIFICATIONS = { successNotification: false, errorNotification: false } as const;

/** Updates or deletes one or several rows of a resource; the server accepts or rejects each row individually. */
export function useBulk(resource: DataName) {
  const { t } = useTranslation('admin');
  const { mutateAsync: updateMany } = useUpdateMany<Result, HttpError, object>();
  const { mutateAsync: removeMany } = useDeleteMany<Result, HttpError, object>();

  async function reply(results: Promise<{ data: Result[] }>): Promise<BulkReply> {
    const { data } = await results;
    refreshCalls(resource);
    return { results: data };
  }

  return {
    update: (ids: string[], values: object) =>
      reply(updateMany({ resource, ids, values, mutationMode: 'pessimistic', ...NO_NOTIFICATIONS })),
    remove: (ids: string[]) =>
      reply(removeMany({ resource, ids, mutationMode: 'pessimistic', ...NO_NOTIFICATIONS })),
    /** Shows a toast for each rejected row, or one for success. */
    async notify(work: Promise<BulkReply>, done: ReactNode, onDone?: () => void): Promise<void> {
      try {
        const { results } = await work;
        const rejected = results.filter(({ ok }) => !ok);
        for (const { id, error } of rejected) toast.error(error ?? t('bulk.rejected'), id);
        if (rejected.length === results.length) return;
        toast.success(done);
        onDone?.();
      } catch (error) {
        // Refine's errors are plain objects with a user-facing message.
        toast.error((error as HttpError).message);
      }
    },
  };
}

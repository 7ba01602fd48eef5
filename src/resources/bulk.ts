import { type BaseRecord, type HttpError, useDeleteMany, useUpdateMany } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshCalls } from '../api/queries.ts';
import { toast } from '../components/feedback/toast.ts';
import type { BulkReply, BulkResult, DataName } from './resource.ts';

type Result = BulkResult & BaseRecord;
const QUIET = { successNotification: false, errorNotification: false } as const;

/** Changes or deletes rows of a resource, one or many: each row is rejected or done by itself. */
export function useBulk(resource: DataName) {
  const { t } = useTranslation('admin');
  const { mutateAsync: change } = useUpdateMany<Result, HttpError, object>();
  const { mutateAsync: erase } = useDeleteMany<Result, HttpError, object>();

  async function reply(results: Promise<{ data: Result[] }>): Promise<BulkReply> {
    const { data } = await results;
    refreshCalls(resource);
    return { results: data };
  }

  return {
    update: (ids: string[], values: object) =>
      reply(change({ resource, ids, values, mutationMode: 'pessimistic', ...QUIET })),
    remove: (ids: string[]) => reply(erase({ resource, ids, mutationMode: 'pessimistic', ...QUIET })),
    /** Says what became of rows: each rejection in its own words, else that it is done. */
    async notify(work: Promise<BulkReply>, done: ReactNode, onDone?: () => void): Promise<void> {
      try {
        const { results } = await work;
        const rejected = results.filter(({ ok }) => !ok);
        for (const { id, error } of rejected) toast.error(error ?? t('bulk.refused'), id);
        if (rejected.length === results.length) return;
        toast.success(done);
        onDone?.();
      } catch (error) {
        // The data provider's errors are Refine's plain objects, with a message for people.
        toast.error((error as HttpError).message);
      }
    },
  };
}

import { useCan } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/jobs.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { refreshResource, useSend } from '../../api/queries.ts';
import type { BulkAction } from '../../components/table/bulk-bar.tsx';
import type { RowAction } from '../../components/table/row-actions.tsx';
import { toast } from '../../components/toast.ts';
import { eachOf } from '../each.ts';

interface JobActions {
  /** What can be done with one job: a failed one can be run again. */
  of: (job: Job) => RowAction[];
  /** What can be done with several. */
  bulk: BulkAction[];
}

/** Running jobs again, where the person may. */
export function useJobActions(): JobActions {
  const { t } = useTranslation('admin');
  const { data: change } = useCan({ resource: 'jobs', action: 'edit' });
  const replay = useSend('POST /api/admin/jobs/:id/replay');
  if (!change?.can) return { of: () => [], bulk: [] };

  return {
    of: ({ id, state }) =>
      state === 'dead'
        ? [
            {
              key: 'replay',
              label: t('jobs.replay'),
              onClick: () =>
                replay.mutate(
                  { params: { id } },
                  {
                    onSuccess: () => toast.success(t('jobs.replayed')),
                    onError: (error) => toast.error(messageOf(error)),
                  },
                ),
            },
          ]
        : [],
    bulk: [
      {
        key: 'replay',
        label: t('jobs.replay'),
        run: async (ids) => {
          const reply = await eachOf(ids, (id) =>
            call('POST /api/admin/jobs/:id/replay', { params: { id } }),
          );
          refreshResource('jobs');
          return reply;
        },
      },
    ],
  };
}

import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/resources/jobs/calls.ts';
import { useMay } from '../../access/use-allowed.ts';
import type { BulkAction } from '../../components/table/bulk-bar.tsx';
import type { ButtonAction } from '../../components/table/row-actions.tsx';
import { useBulk } from '../bulk.ts';

interface JobActions {
  /** Actions on one job: a failed one can be retried. */
  of: (job: Job) => ButtonAction[];
  /** Actions on several jobs. */
  bulk: BulkAction[];
}

/** Retrying jobs, for users with the permission. */
export function useJobActions(): JobActions {
  const { t } = useTranslation('admin');
  const mayEdit = useMay('jobs', 'edit');
  const { update, notify } = useBulk('jobs');
  if (!mayEdit) return { of: () => [], bulk: [] };

  const replay = (ids: string[]) => update(ids, {});
  const label = t('jobs.replay');
  return {
    of: ({ id, state }) =>
      state === 'dead'
        ? [{ key: 'replay', label, onClick: () => void notify(replay([id]), t('jobs.replayed')) }]
        : [],
    bulk: [{ key: 'replay', label, run: replay }],
  };
}

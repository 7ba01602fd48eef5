import { type HttpError, useUpdate } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentUpdate } from '#contract/resources/recent-updates/calls.ts';
import { useMay } from '../../access/use-allowed.ts';
import type { BulkAction } from '../../components/table/bulk-bar.tsx';
import type { ButtonAction } from '../../components/table/row-actions.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { UndoToast } from '../../components/feedback/undo-toast.tsx';
import { useDeletion } from '../deletion.ts';

interface UpdateActions {
  /** Actions on one update, apart from editing. */
  of: (update: RecentUpdate) => ButtonAction[];
  /** Actions on several updates. */
  bulk: BulkAction[];
  /** Render this where the actions are offered. */
  dialog: ReactNode;
}

/** Publishing, unpublishing and deleting updates. */
export function useUpdateActions(): UpdateActions {
  const { t } = useTranslation('admin');
  const mayEdit = useMay('recent-updates', 'edit');
  const { mutate: update } = useUpdate<RecentUpdate, HttpError>({ mutationMode: 'pessimistic' });
  const deletion = useDeletion<RecentUpdate>({
    resource: 'recent-updates',
    texts: 'updates',
    nameOf: ({ title }) => title,
    textOf: ({ state }) => t(state === 'published' ? 'delete.updates.published' : 'delete.updates.unseen'),
  });

  const move = ({ id, title, updatedAt }: RecentUpdate, state: 'draft' | 'published') =>
    update(
      {
        resource: 'recent-updates',
        id,
        values: { state, updatedAt },
        successNotification: false,
        errorNotification: false,
      },
      {
        onError: ({ message }) => toast.error(message),
        onSuccess: ({ data }) =>
          toast.success(
            state === 'published' ? (
              t('updates.published', { title })
            ) : (
              <UndoToast text={t('updates.unpublished', { title })} onUndo={() => move(data, 'published')} />
            ),
          ),
      },
    );

  const moveOf = (row: RecentUpdate): ButtonAction =>
    row.state === 'published'
      ? { key: 'unpublish', label: t('updates.unpublish'), onClick: () => move(row, 'draft') }
      : { key: 'publish', label: t('updates.publishNow'), onClick: () => move(row, 'published') };

  return {
    of: (row) => [...(mayEdit ? [moveOf(row)] : []), ...deletion.of(row)],
    bulk: deletion.bulk,
    dialog: deletion.dialog,
  };
}

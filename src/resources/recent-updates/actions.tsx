import { type HttpError, useDelete, useUpdate } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecentUpdate } from '#contract/resources/recent-updates.ts';
import { useMay } from '../../access/use-allowed.ts';
import { useConfirm } from '../../components/feedback/confirm.tsx';
import type { BulkAction } from '../../components/table/bulk-bar.tsx';
import type { RowAction } from '../../components/table/row-actions.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { Undone } from '../../components/feedback/undone.tsx';
import { useBulk } from '../bulk.ts';

const RESOURCE = 'recent-updates';
/** The page says itself what became of a change. */
const QUIET = { successNotification: false, errorNotification: false } as const;

interface UpdateActions {
  /** What can be done with one update, besides editing it. */
  of: (update: RecentUpdate) => RowAction[];
  /** What can be done with several. */
  bulk: BulkAction[];
  /** To be rendered where the actions are offered. */
  dialog: ReactNode;
}

/** Publishing, taking back and deleting updates. */
export function useUpdateActions(): UpdateActions {
  const { t } = useTranslation('admin');
  const mayEdit = useMay(RESOURCE, 'edit');
  const mayDelete = useMay(RESOURCE, 'delete');
  const [ask, dialog] = useConfirm();
  const bulk = useBulk(RESOURCE);
  const { mutate: update } = useUpdate<RecentUpdate, HttpError>({ mutationMode: 'pessimistic' });
  const { mutate: remove } = useDelete<RecentUpdate, HttpError>();
  const failed = { onError: ({ message }: HttpError) => toast.error(message) };

  const move = ({ id, title, updatedAt }: RecentUpdate, state: 'draft' | 'published') =>
    update(
      { resource: RESOURCE, id, values: { state, updatedAt }, ...QUIET },
      {
        ...failed,
        onSuccess: ({ data }) =>
          toast.success(
            state === 'published' ? (
              t('updates.published', { title })
            ) : (
              <Undone text={t('updates.unpublished', { title })} onUndo={() => move(data, 'published')} />
            ),
          ),
      },
    );

  const askDelete = ({ id, title, state }: RecentUpdate) =>
    ask({
      title: t('updates.delete.title', { title }),
      text: t(state === 'published' ? 'updates.delete.published' : 'updates.delete.unseen'),
      action: t('updates.delete.action'),
      onYes: () =>
        remove(
          { resource: RESOURCE, id, mutationMode: 'pessimistic', ...QUIET },
          { ...failed, onSuccess: () => toast.success(t('updates.deleted', { title })) },
        ),
    });

  return {
    of: (row) => [
      ...(mayEdit
        ? [
            row.state === 'published'
              ? { key: 'unpublish', label: t('updates.unpublish'), onClick: () => move(row, 'draft') }
              : { key: 'publish', label: t('updates.publishNow'), onClick: () => move(row, 'published') },
          ]
        : []),
      ...(mayDelete
        ? [{ key: 'delete', label: t('updates.delete.menu'), danger: true, onClick: () => askDelete(row) }]
        : []),
    ],
    bulk: mayDelete
      ? [
          {
            key: 'delete',
            label: t('updates.delete.menu'),
            danger: true,
            confirm: (count) => ({
              title: t('updates.bulkDelete.title', { count }),
              text: t('updates.bulkDelete.text'),
            }),
            run: bulk.remove,
          },
        ]
      : [],
    dialog,
  };
}

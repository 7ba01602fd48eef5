import { useCan } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects.ts';
import { call } from '../../api/call.ts';
import { refreshResource, useSend } from '../../api/queries.ts';
import { useConfirm } from '../../components/confirm.tsx';
import type { BulkAction } from '../../components/table/bulk-bar.tsx';
import type { RowAction } from '../../components/table/row-actions.tsx';
import { useBulkToasts } from '../bulk.ts';

interface ProjectActions {
  /** What can be done with one project. */
  of: (project: Project) => RowAction[];
  /** What can be done with several. */
  bulk: BulkAction[];
  /** To be rendered where the actions are offered. */
  dialog: ReactNode;
}

/** Deleting projects, where the person may. */
export function useProjectActions(): ProjectActions {
  const { t } = useTranslation('admin');
  const { data: erase } = useCan({ resource: 'projects', action: 'delete' });
  const [ask, dialog] = useConfirm();
  const remove = useSend('POST /api/admin/projects/delete');
  const notify = useBulkToasts(() => refreshResource('projects'));
  if (!erase?.can) return { of: () => [], bulk: [], dialog };

  return {
    of: ({ id, name }) => [
      {
        key: 'delete',
        label: t('projects.delete.menu'),
        danger: true,
        onClick: () =>
          ask({
            title: t('projects.delete.title', { name }),
            text: t('projects.delete.text'),
            action: t('projects.delete.action'),
            onYes: () => remove.mutate({ body: { ids: [id] } }, notify(t('projects.deleted', { name }))),
          }),
      },
    ],
    bulk: [
      {
        key: 'delete',
        label: t('projects.delete.menu'),
        danger: true,
        confirm: (count) => ({
          title: t('projects.bulkDelete.title', { count }),
          text: t('projects.bulkDelete.text'),
        }),
        run: async (ids) => {
          const reply = await call('POST /api/admin/projects/delete', { body: { ids } });
          refreshResource('projects');
          return reply;
        },
      },
    ],
    dialog,
  };
}

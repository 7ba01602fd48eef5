import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/builder/projects.ts';
import { useMay } from '../../access/use-allowed.ts';
import { useConfirm } from '../../components/feedback/confirm.tsx';
import type { BulkAction } from '../../components/table/bulk-bar.tsx';
import type { RowAction } from '../../components/table/row-actions.tsx';
import { useBulk } from '../bulk.ts';

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
  const mayDelete = useMay('projects', 'delete');
  const [ask, dialog] = useConfirm();
  const { remove, notify } = useBulk('projects');
  if (!mayDelete) return { of: () => [], bulk: [], dialog };

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
            onYes: () => void notify(remove([id]), t('projects.deleted', { name })),
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
        run: remove,
      },
    ],
    dialog,
  };
}

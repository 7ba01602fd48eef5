import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Project } from '#contract/builder/projects/calls.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { useConfirm } from '../../components/feedback/confirm.tsx';
import { type RowAction, RowActions } from '../../components/table/row-actions.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { UndoToast } from '../../components/feedback/undo-toast.tsx';
import { PAGE_OF } from './next-step.tsx';

export interface AppActions {
  /** An app's menu items, apart from its next step. */
  of: (project: Project) => RowAction[];
  /** Render this where the actions are offered. */
  dialog: ReactNode;
}

/** Actions on the user's apps: edit, duplicate, archive and delete. Deleting asks for confirmation, since it can't be undone. */
export function useAppActions(): AppActions {
  const { t } = useTranslation('create');
  const navigate = useNavigate();
  const change = useSend('PATCH /api/projects/:id');
  const copy = useSend('POST /api/projects/:id/duplicate');
  const remove = useSend('DELETE /api/projects/:id');
  const [ask, dialog] = useConfirm();
  const showError = { onError: (error: unknown) => toast.error(messageOf(error)) };

  const setArchived = ({ id, name }: Project, archived: boolean, updatedAt: string) =>
    change.mutate(
      { params: { id }, body: { archived, updatedAt } },
      {
        ...showError,
        onSuccess: (updated) =>
          toast.success(
            archived ? (
              <UndoToast
                text={t('apps.archived', { name })}
                onUndo={() => setArchived(updated, false, updated.updatedAt)}
              />
            ) : (
              t('apps.restored', { name })
            ),
          ),
      },
    );

  const askDelete = ({ id, name }: Project) =>
    ask({
      title: t('apps.delete.title', { name }),
      text: t('apps.delete.text'),
      action: t('apps.delete.ok'),
      onConfirm: () =>
        remove.mutate(
          { params: { id } },
          { ...showError, onSuccess: () => toast.success(t('apps.delete.done', { name })) },
        ),
    });

  const duplicate = (id: string) =>
    copy.mutate(
      { params: { id } },
      { ...showError, onSuccess: ({ name }) => toast.success(t('apps.duplicated', { name })) },
    );

  return {
    of: (project) => {
      const { id, state, updatedAt } = project;
      const archived = state === 'archived';
      return [
        { key: 'shape', label: t('apps.menu.shape'), onClick: () => void navigate(PAGE_OF.shape(id)) },
        { key: 'details', label: t('apps.menu.details'), onClick: () => void navigate(PAGE_OF.details(id)) },
        { key: 'duplicate', label: t('apps.menu.duplicate'), onClick: () => duplicate(id) },
        // A suspended app can't be archived or restored.
        ...(state === 'suspended'
          ? []
          : [
              {
                key: 'archive',
                label: t(archived ? 'apps.menu.restore' : 'apps.menu.archive'),
                onClick: () => setArchived(project, !archived, updatedAt),
              },
            ]),
        { key: 'delete', label: t('apps.menu.delete'), danger: true, onClick: () => askDelete(project) },
      ];
    },
    dialog,
  };
}

export function AppMenu({ project, actions }: { project: Project; actions: AppActions }) {
  const { t } = useTranslation('create');
  return <RowActions label={t('apps.more', { name: project.name })} actions={actions.of(project)} />;
}

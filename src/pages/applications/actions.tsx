import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Project } from '#contract/builder/projects/calls.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { useConfirm } from '../../components/feedback/confirm.tsx';
import { type RowAction, RowActions } from '../../components/table/row-actions.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { Undone } from '../../components/feedback/undone.tsx';
import { PAGE_OF } from './next-step.tsx';

export interface AppActions {
  /** Everything that can be done with an app besides its next step. */
  of: (project: Project) => RowAction[];
  /** To be rendered where the actions are offered. */
  dialog: ReactNode;
}

/** Editing, copying, archiving and deleting apps. Deleting asks first, since it can't be taken back. */
export function useAppActions(): AppActions {
  const { t } = useTranslation('create');
  const navigate = useNavigate();
  const change = useSend('PATCH /api/projects/:id');
  const copy = useSend('POST /api/projects/:id/duplicate');
  const remove = useSend('DELETE /api/projects/:id');
  const [ask, dialog] = useConfirm();
  const failed = { onError: (error: unknown) => toast.error(messageOf(error)) };

  const setArchived = ({ id, name }: Project, archived: boolean, updatedAt: string) =>
    change.mutate(
      { params: { id }, body: { archived, updatedAt } },
      {
        ...failed,
        onSuccess: (after) =>
          toast.success(
            archived ? (
              <Undone
                text={t('apps.archived', { name })}
                onUndo={() => setArchived(after, false, after.updatedAt)}
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
      onYes: () =>
        remove.mutate(
          { params: { id } },
          { ...failed, onSuccess: () => toast.success(t('apps.delete.done', { name })) },
        ),
    });

  const duplicate = (id: string) =>
    copy.mutate(
      { params: { id } },
      { ...failed, onSuccess: ({ name }) => toast.success(t('apps.duplicated', { name })) },
    );

  return {
    of: (project) => {
      const { id, state, updatedAt } = project;
      const archived = state === 'archived';
      return [
        { key: 'shape', label: t('apps.menu.shape'), onClick: () => void navigate(PAGE_OF.shape(id)) },
        { key: 'details', label: t('apps.menu.details'), onClick: () => void navigate(PAGE_OF.details(id)) },
        { key: 'duplicate', label: t('apps.menu.duplicate'), onClick: () => duplicate(id) },
        // What an administrator suspended stays where it is.
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

/** The menu of one app. */
export function AppMenu({ project, actions }: { project: Project; actions: AppActions }) {
  const { t } = useTranslation('create');
  return <RowActions label={t('apps.more', { name: project.name })} actions={actions.of(project)} />;
}

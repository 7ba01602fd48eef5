import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Project } from '#contract/builder/projects/calls.ts';
import { useMay } from '../../access/use-allowed.ts';
import { CallError } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { ButtonLink } from '../../components/page/button-link.tsx';
import { useConfirm } from '../../components/feedback/confirm.tsx';
import { toast } from '../../components/feedback/toast.ts';
import { Rename } from './rename.tsx';

/** The project's next step, with all other actions in a menu. */
export function MainAction({ project }: { project: Project }) {
  const { t } = useTranslation('details');
  const mayEdit = useMay('applications', 'edit');
  const inactive = project.state === 'archived' || project.state === 'suspended';
  const busy = project.state === 'queued' || project.state === 'building';
  const unpaid = project.plan === null;
  return (
    <>
      {!inactive && mayEdit && <ButtonLink to={`/manage-pages/${project.id}`}>{t('shape')}</ButtonLink>}
      {!inactive &&
        (unpaid ? (
          <ButtonLink primary to={`/demo/payment/${project.id}/`}>
            {t(project.state === 'awaiting-payment' ? 'pay' : 'choosePlan')}
          </ButtonLink>
        ) : (
          <RebuildButton project={project} disabled={busy} />
        ))}
      <Menu project={project} />
    </>
  );
}

function RebuildButton({ project, disabled }: { project: Project; disabled: boolean }) {
  const { t } = useTranslation('details');
  const navigate = useNavigate();
  const build = useSend('POST /api/projects/:id/builds');
  return (
    <Button
      type="primary"
      loading={build.isPending}
      disabled={disabled}
      onClick={() =>
        build.mutate(
          { params: { id: project.id } },
          {
            onError(error) {
              toast.error(messageOf(error));
              if (error instanceof CallError && error.code === 'plan_exceeded')
                void navigate(`/demo/payment/${project.id}/`);
            },
          },
        )
      }
    >
      {t(project.state === 'failed' ? 'tryAgain' : 'buildAgain')}
    </Button>
  );
}

function Menu({ project }: { project: Project }) {
  const { t } = useTranslation('details');
  const navigate = useNavigate();
  const isAdmin = useMay('projects', 'list');
  const change = useSend('PATCH /api/projects/:id');
  const remove = useSend('DELETE /api/projects/:id');
  const [ask, dialog] = useConfirm();
  const [renaming, setRenaming] = useState(false);
  const params = { id: project.id };
  const showError = { onError: (error: Error) => toast.error(messageOf(error)) };
  const archived = project.state === 'archived';
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: [
            { key: 'rename', label: t('menu.rename'), disabled: archived || project.state === 'suspended' },
            {
              key: 'archive',
              label: t(archived ? 'menu.restore' : 'menu.archive'),
              disabled: project.state === 'suspended',
            },
            { key: 'delete', label: t('menu.delete'), danger: true },
          ],
          onClick({ key }) {
            if (key === 'rename') setRenaming(true);
            if (key === 'archive')
              change.mutate(
                { params, body: { archived: !archived, updatedAt: project.updatedAt } },
                {
                  ...showError,
                  onSuccess: () =>
                    toast.success(t(archived ? 'restored' : 'archived', { name: project.name })),
                },
              );
            if (key === 'delete')
              ask({
                title: t('delete.title', { name: project.name }),
                text: t('delete.text'),
                action: t('delete.confirm'),
                onConfirm: () =>
                  remove.mutate(
                    { params },
                    {
                      ...showError,
                      onSuccess() {
                        toast.success(t('delete.done', { name: project.name }));
                        void navigate(isAdmin ? '/project-management' : '/applications');
                      },
                    },
                  ),
              });
          },
        }}
      >
        <Button icon={<MoreOutlined />} aria-label={t('menu.more')} />
      </Dropdown>
      {renaming && <Rename project={project} onClose={() => setRenaming(false)} />}
      {dialog}
    </>
  );
}

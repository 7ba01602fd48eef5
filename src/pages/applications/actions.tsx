import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, Modal } from 'antd';
import type { MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Project } from '#contract/projects.ts';
import { messageOf } from '../../api/errors.ts';
import { useSend } from '../../api/queries.ts';
import { toast } from '../../components/toast.ts';
import { PAGE_OF } from './next-step.tsx';

/** Everything else that can be done with an app. Deleting asks first, since it can't be taken back. */
export function Actions({ project }: { project: Project }) {
  const { t } = useTranslation('create');
  const navigate = useNavigate();
  const change = useSend('PATCH /api/projects/:id');
  const copy = useSend('POST /api/projects/:id/duplicate');
  const remove = useSend('DELETE /api/projects/:id');
  const [asking, setAsking] = useState(false);
  const params = { id: project.id };
  const failed = { onError: (error: unknown) => void toast.error(messageOf(error)) };
  const archived = project.state === 'archived';
  const fixed = project.state === 'suspended';

  const setArchived = (to: boolean, updatedAt: string) =>
    change.mutate(
      { params, body: { archived: to, updatedAt } },
      {
        ...failed,
        onSuccess: (after) => {
          if (!to) return void toast.success(t('apps.restored', { name: project.name }));
          const id = `archived-${project.id}`;
          const undo = () => {
            toast.dismiss(id);
            setArchived(false, after.updatedAt);
          };
          toast.success(
            <>
              {t('apps.archived', { name: project.name })}{' '}
              <button type="button" className="apps-undo" onClick={undo}>
                {t('apps.undo')}
              </button>
            </>,
            id,
          );
        },
      },
    );

  const items: MenuProps['items'] = [
    { key: 'shape', label: t('apps.menu.shape'), onClick: () => void navigate(PAGE_OF.shape(project.id)) },
    {
      key: 'details',
      label: t('apps.menu.details'),
      onClick: () => void navigate(PAGE_OF.details(project.id)),
    },
    {
      key: 'duplicate',
      label: t('apps.menu.duplicate'),
      disabled: copy.isPending,
      onClick: () =>
        copy.mutate(
          { params },
          { ...failed, onSuccess: ({ name }) => void toast.success(t('apps.duplicated', { name })) },
        ),
    },
    {
      key: 'archive',
      label: t(archived ? 'apps.menu.restore' : 'apps.menu.archive'),
      disabled: fixed || change.isPending,
      onClick: () => setArchived(!archived, project.updatedAt),
    },
    { key: 'delete', label: t('apps.menu.delete'), danger: true, onClick: () => setAsking(true) },
  ];

  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }} placement="bottomRight">
        <Button type="text" icon={<MoreOutlined />} aria-label={t('apps.more', { name: project.name })} />
      </Dropdown>
      <Modal
        open={asking}
        title={t('apps.delete.title', { name: project.name })}
        okText={t('apps.delete.ok')}
        cancelText={t('apps.delete.keep')}
        okButtonProps={{ danger: true, loading: remove.isPending }}
        onCancel={() => setAsking(false)}
        onOk={() =>
          remove.mutate(
            { params },
            {
              ...failed,
              onSuccess: () => {
                setAsking(false);
                toast.success(t('apps.delete.done', { name: project.name }));
              },
            },
          )
        }
      >
        {t('apps.delete.text')}
      </Modal>
    </>
  );
}

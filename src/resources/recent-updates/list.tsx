import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { UPDATE_CATEGORIES, updateColumns } from '#contract/columns.ts';
import type { RecentUpdate } from '#contract/recent-updates.ts';
import { UPDATE_STATES } from '#contract/states.ts';
import { useMay } from '../../access/use-allowed.ts';
import { messageOf } from '../../api/errors.ts';
import { refreshResource, useSend } from '../../api/queries.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { dateTime } from '../../components/format.ts';
import { PageHead } from '../../components/page-head.tsx';
import { StateDot } from '../../components/state-dot.tsx';
import { Empty } from '../../components/states.tsx';
import { ListTable } from '../../components/table.tsx';
import { Undone } from '../../components/undone.tsx';
import { Time } from '../../components/time.tsx';
import { toast } from '../../components/toast.ts';

export default function RecentUpdateList() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [ask, dialog] = useConfirm();
  const remove = useSend('DELETE /api/admin/recent-updates/:id');
  const update = useSend('PUT /api/admin/recent-updates/:id');
  const creates = useMay('recent-updates', 'create');
  const write = creates && (
    <ButtonLink to="/create-recent-update" primary>
      {t('updates.create.action')}
    </ButtonLink>
  );

  const move = ({ id, title, updatedAt }: RecentUpdate, state: 'draft' | 'published') =>
    update.mutate(
      { params: { id }, body: { state, updatedAt } },
      {
        onSuccess: (after) => {
          refreshResource('recent-updates');
          if (state === 'published') toast.success(t('updates.published', { title }));
          else
            toast.success(
              <Undone text={t('updates.unpublished', { title })} onUndo={() => move(after, 'published')} />,
            );
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );

  const askDelete = ({ id, title, state }: RecentUpdate) =>
    ask({
      title: t('updates.delete.title', { title }),
      text: t(state === 'published' ? 'updates.delete.published' : 'updates.delete.unseen'),
      action: t('updates.delete.action'),
      onYes: () =>
        remove.mutate(
          { params: { id } },
          {
            onSuccess: () => {
              toast.success(t('updates.deleted', { title }));
              refreshResource('recent-updates');
            },
            onError: (error) => toast.error(messageOf(error)),
          },
        ),
    });

  return (
    <>
      {dialog}
      <PageHead title={t('updates.title')} why={t('updates.why')} action={write} />
      <ListTable<RecentUpdate>
        resource="recent-updates"
        label={t('updates.title')}
        contract={updateColumns}
        searchLabel={t('updates.search')}
        filters={[
          {
            column: 'state',
            label: t('updates.state'),
            values: UPDATE_STATES,
            text: (state) => t(`shell:state.update.${state}`),
          },
          {
            column: 'category',
            label: t('updates.category'),
            values: UPDATE_CATEGORIES,
            text: (category) => t(`category.${category}`),
          },
        ]}
        exported="recent-updates"
        columns={[
          {
            key: 'title',
            title: t('updates.name'),
            render: ({ id, title }) => <Link to={`/edit-recent-update/${id}`}>{title}</Link>,
          },
          {
            key: 'category',
            title: t('updates.category'),
            render: ({ category }) => t(`category.${category}`),
            from: 'md',
          },
          {
            key: 'state',
            title: t('updates.state'),
            render: ({ state }) => <StateDot kind="update" state={state} />,
          },
          {
            key: 'publishAt',
            title: t('updates.appears'),
            render: ({ state, publishAt }) =>
              !publishAt ? '–' : state === 'scheduled' ? dateTime(publishAt) : <Time at={publishAt} />,
            from: 'md',
          },
          {
            key: 'authorName',
            title: t('updates.author'),
            render: ({ authorName }) => authorName,
            from: 'lg',
          },
          {
            key: 'updatedAt',
            title: t('changed'),
            render: ({ updatedAt }) => <Time at={updatedAt} />,
            from: 'lg',
          },
        ]}
        nameOf={({ title }) => title}
        actions={(row) => [
          {
            key: 'edit',
            label: t('edit'),
            onClick: () => void navigate(`/edit-recent-update/${row.id}`),
          },
          row.state === 'published'
            ? { key: 'unpublish', label: t('updates.unpublish'), onClick: () => move(row, 'draft') }
            : { key: 'publish', label: t('updates.publishNow'), onClick: () => move(row, 'published') },
          { key: 'delete', label: t('updates.delete.menu'), danger: true, onClick: () => askDelete(row) },
        ]}
        empty={<Empty title={t('updates.empty.title')} text={t('updates.empty.text')} />}
      />
    </>
  );
}

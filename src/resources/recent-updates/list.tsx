import { CreateButton } from '@refinedev/antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { UPDATE_CATEGORIES, updateColumns } from '#contract/resources/recent-updates/index.ts';
import type { RecentUpdate } from '#contract/resources/recent-updates/calls.ts';
import { dateTime } from '../../format/index.ts';
import { useMay } from '../../access/use-allowed.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import { BulkBar } from '../../components/table/bulk-bar.tsx';
import { type ListColumn, ListTable } from '../../components/table/list-table.tsx';
import { ListToolbar } from '../../components/table/toolbar.tsx';
import { useListTable } from '../../components/table/use-list.ts';
import { Time } from '../../format/time.tsx';
import { useUpdateActions } from './actions.tsx';

export default function RecentUpdateList() {
  const { t } = useTranslation('admin');
  const list = useListTable<RecentUpdate>({
    resource: 'recent-updates',
    contract: updateColumns,
    nameOf: ({ title }) => title,
  });
  const mayEdit = useMay('recent-updates', 'edit');
  const columns = useColumns(mayEdit);
  const actions = useUpdateActions();

  return (
    <>
      {actions.dialog}
      <PageHead
        title={t('updates.title')}
        description={t('updates.why')}
        action={
          <CreateButton resource="recent-updates" icon={null} tabIndex={-1}>
            {t('updates.create.action')}
          </CreateButton>
        }
      />
      <section className="list" aria-label={t('updates.title')}>
        <ListToolbar
          list={list}
          columns={columns}
          search={t('updates.search')}
          filters={[
            { column: 'state', text: (state) => t(`shell:state.update.${state}`) },
            { column: 'category', text: (category) => t(`category.${category}`) },
            { column: 'publishAt' },
          ]}
        />
        <BulkBar list={list} actions={actions.bulk} />
        <ListTable
          list={list}
          label={t('updates.title')}
          columns={columns}
          selectable
          actions={(row) => [
            ...(mayEdit ? [{ key: 'edit', label: t('edit'), to: `/edit-recent-update/${row.id}` }] : []),
            ...actions.of(row),
          ]}
          empty={<Empty title={t('updates.empty.title')} text={t('updates.empty.text')} />}
        />
      </section>
    </>
  );
}

function useColumns(can: boolean): ListColumn<RecentUpdate>[] {
  const { t } = useTranslation('admin');
  const appears = ({ state, publishAt }: RecentUpdate) =>
    !publishAt ? '–' : state === 'scheduled' ? dateTime(publishAt) : <Time at={publishAt} />;
  const categories = UPDATE_CATEGORIES.map((value) => ({ value, label: t(`category.${value}`) }));
  return [
    {
      key: 'title',
      title: t('updates.name'),
      render: ({ id, title }) => <Link to={`/edit-recent-update/${id}`}>{title}</Link>,
      details: (row) => [t(`category.${row.category}`), appears(row)],
      edit: ({ title, updatedAt }) => (can ? { value: title, updatedAt, maxLength: 120 } : null),
    },
    {
      key: 'category',
      title: t('updates.category'),
      responsive: ['md'],
      render: ({ category }) => t(`category.${category}`),
      edit: ({ category, updatedAt }) => (can ? { value: category, updatedAt, options: categories } : null),
    },
    {
      key: 'state',
      title: t('updates.state'),
      render: ({ state }) => <StateDot kind="update" state={state} />,
    },
    { key: 'publishAt', title: t('updates.appears'), responsive: ['md'], render: appears },
    {
      key: 'authorName',
      title: t('updates.author'),
      responsive: ['lg'],
      render: ({ authorName }) => authorName,
    },
    {
      key: 'updatedAt',
      title: t('changed'),
      responsive: ['lg'],
      render: ({ updatedAt }) => <Time at={updatedAt} />,
    },
  ];
}

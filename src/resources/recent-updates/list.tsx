import { CreateButton } from '@refinedev/antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { UPDATE_CATEGORIES, updateColumns } from '#contract/resources/columns.ts';
import type { RecentUpdate } from '#contract/resources/recent-updates.ts';
import { UPDATE_STATES } from '#contract/resources/states.ts';
import { dateTime } from '../../format/index.ts';
import { useMay } from '../../access/use-allowed.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import { BulkBar } from '../../components/table/bulk-bar.tsx';
import { EditableCell } from '../../components/table/editable-cell.tsx';
import { ChoiceFilter, DateFilter, ExternalFilters, ListSearch } from '../../components/table/filters.tsx';
import { type ListColumn, ListTable } from '../../components/table/list-table.tsx';
import { ListToolbar } from '../../components/table/toolbar.tsx';
import { useListTable } from '../../components/table/use-list.ts';
import { Time } from '../../format/time.tsx';
import { useUpdateActions } from './actions.tsx';

const OFFERED = ['state', 'category', 'publishAt'];

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
  const navigate = useNavigate();

  return (
    <>
      {actions.dialog}
      <PageHead
        title={t('updates.title')}
        why={t('updates.why')}
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
          search={<ListSearch list={list} label={t('updates.search')} />}
        >
          <ChoiceFilter
            list={list}
            column="state"
            label={t('updates.state')}
            values={UPDATE_STATES}
            text={(state) => t(`shell:state.update.${state}`)}
          />
          <ChoiceFilter
            list={list}
            column="category"
            label={t('updates.category')}
            values={UPDATE_CATEGORIES}
            text={(category) => t(`category.${category}`)}
          />
          <DateFilter list={list} column="publishAt" label={t('updates.appears')} />
          <ExternalFilters
            list={list}
            contract={updateColumns}
            offered={OFFERED}
            titleOf={(name) => columns.find(({ key }) => key === name)?.title ?? name}
            textOf={(_, value) => value}
          />
        </ListToolbar>
        <BulkBar list={list} actions={actions.bulk} />
        <ListTable
          list={list}
          label={t('updates.title')}
          columns={columns}
          selectable
          actions={(row) => [
            ...(mayEdit
              ? [
                  {
                    key: 'edit',
                    label: t('edit'),
                    onClick: () => void navigate(`/edit-recent-update/${row.id}`),
                  },
                ]
              : []),
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
  return [
    {
      key: 'title',
      title: t('updates.name'),
      render: (row) => (
        <>
          <EditableCell
            resource="recent-updates"
            row={row}
            field="title"
            value={row.title}
            label={t('updates.name')}
            name={row.title}
            maxLength={120}
            can={can}
          >
            <Link to={`/edit-recent-update/${row.id}`}>{row.title}</Link>
          </EditableCell>
          <span className="cell-detail">{t(`category.${row.category}`)}</span>
          <span className="cell-detail">{appears(row)}</span>
        </>
      ),
    },
    {
      key: 'category',
      title: t('updates.category'),
      responsive: ['md'],
      render: (row) => (
        <EditableCell
          resource="recent-updates"
          row={row}
          field="category"
          value={row.category}
          label={t('updates.category')}
          name={row.title}
          options={UPDATE_CATEGORIES.map((category) => ({
            value: category,
            label: t(`category.${category}`),
          }))}
          can={can}
        >
          {t(`category.${row.category}`)}
        </EditableCell>
      ),
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

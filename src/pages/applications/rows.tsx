import { Table, type TableColumnType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CrudSort } from '@refinedev/core';
import type { Project } from '#contract/builder/projects/calls.ts';
import { number } from '../../format/index.ts';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { onRowKey } from '../../components/table/row-keys.ts';
import { SortMark } from '../../components/table/sort-mark.tsx';
import '../../components/table/table.css';
import { Time } from '../../format/time.tsx';
import { type AppActions, AppMenu } from './actions.tsx';
import { NextStep, PAGE_OF } from './next-step.tsx';

interface Props {
  projects: readonly Project[];
  sort: CrudSort;
  onSort: (sort: CrudSort | null) => void;
  busy: boolean;
  actions: AppActions;
}

/** The apps as a table, for users with many of them. */
export default function Rows({ projects, sort, onSort, busy, actions }: Props) {
  const { t } = useTranslation('create');
  const sorted = (key: string): TableColumnType<Project> => {
    const order = sort.field === key ? sort.order : null;
    return {
      key,
      sorter: true,
      sortOrder: order ? `${order}end` : null,
      sortIcon: () => <SortMark order={order} place={null} />,
    };
  };
  const columns: TableColumnType<Project>[] = [
    {
      ...sorted('name'),
      title: t('apps.column.name'),
      render: (_, project) => (
        <>
          <Link to={PAGE_OF.details(project.id)}>{project.name}</Link>
          <span className="cell-detail">{t('count.pages', { count: project.pages })}</span>
          <span className="cell-detail">
            <Time at={project.updatedAt} />
          </span>
        </>
      ),
    },
    {
      ...sorted('state'),
      title: t('apps.column.state'),
      render: (_, { state }) => <StateDot kind="project" state={state} />,
    },
    {
      key: 'pages',
      title: t('apps.column.pages'),
      align: 'end',
      responsive: ['md'],
      render: (_, { pages }) => number(pages),
    },
    {
      ...sorted('updatedAt'),
      title: t('apps.column.changed'),
      responsive: ['md'],
      render: (_, { updatedAt }) => <Time at={updatedAt} />,
    },
    {
      key: 'next',
      title: t('apps.column.next'),
      responsive: ['sm'],
      render: (_, project) => <NextStep project={project} />,
    },
    {
      key: 'actions',
      title: <span className="visually-hidden">{t('shell:table.actions')}</span>,
      align: 'end',
      width: 56,
      render: (_, project) => <AppMenu project={project} actions={actions} />,
    },
  ];
  return (
    <div className="data" onKeyDown={onRowKey}>
      <Table<Project>
        aria-label={t('apps.title')}
        aria-busy={busy}
        rowKey="id"
        size="middle"
        scroll={{}}
        showSorterTooltip={false}
        columns={columns}
        dataSource={projects}
        pagination={false}
        onChange={(_pages, _filters, sorter) => {
          const [{ columnKey, order } = {}] = Array.isArray(sorter) ? sorter : [sorter];
          onSort(order ? { field: String(columnKey), order: order === 'descend' ? 'desc' : 'asc' } : null);
        }}
      />
    </div>
  );
}

import type { TableColumnType } from 'antd';
import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Project } from '#contract/projects.ts';
import { number } from '../../components/format.ts';
import { StateDot } from '../../components/state-dot.tsx';
import { Time } from '../../components/time.tsx';
import { Actions } from './actions.tsx';
import { NextStep, PAGE_OF } from './next-step.tsx';

/** The same apps as rows, for those who have many. */
export function Rows({ projects }: { projects: Project[] }) {
  const { t } = useTranslation('create');
  const columns: TableColumnType<Project>[] = [
    {
      key: 'name',
      title: t('apps.column.name'),
      render: (_, project) => <Link to={PAGE_OF.details(project.id)}>{project.name}</Link>,
    },
    {
      key: 'state',
      title: t('apps.column.state'),
      render: (_, { state }) => <StateDot kind="project" state={state} />,
    },
    {
      key: 'pages',
      title: t('apps.column.pages'),
      align: 'end',
      className: 'tabular',
      responsive: ['md'],
      render: (_, { pages }) => number(pages),
    },
    {
      key: 'updatedAt',
      title: t('apps.column.changed'),
      responsive: ['md'],
      render: (_, { updatedAt }) => <Time at={updatedAt} />,
    },
    { key: 'next', title: t('apps.column.next'), render: (_, project) => <NextStep project={project} /> },
    {
      key: 'actions',
      title: <span className="visually-hidden">{t('apps.column.actions')}</span>,
      width: 56,
      render: (_, project) => <Actions project={project} />,
    },
  ];
  return (
    <div className="list">
      <Table<Project>
        rowKey="id"
        columns={columns}
        dataSource={projects}
        pagination={false}
        scroll={{ x: 'max-content' }}
      />
    </div>
  );
}

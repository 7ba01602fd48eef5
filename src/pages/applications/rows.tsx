import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Project } from '#contract/projects.ts';
import { type DataColumn, DataTable } from '../../components/data-table.tsx';
import { number } from '../../components/format.ts';
import { StateDot } from '../../components/state-dot.tsx';
import { Time } from '../../components/time.tsx';
import { Actions } from './actions.tsx';
import { NextStep, PAGE_OF } from './next-step.tsx';

/** The same apps as rows, for those who have many. */
export function Rows({ projects }: { projects: Project[] }) {
  const { t } = useTranslation('create');
  const columns: DataColumn<Project>[] = [
    {
      key: 'name',
      title: t('apps.column.name'),
      render: (project) => <Link to={PAGE_OF.details(project.id)}>{project.name}</Link>,
    },
    {
      key: 'state',
      title: t('apps.column.state'),
      render: ({ state }) => <StateDot kind="project" state={state} />,
    },
    {
      key: 'pages',
      title: t('apps.column.pages'),
      align: 'end',
      from: 'md',
      render: ({ pages }) => number(pages),
    },
    {
      key: 'updatedAt',
      title: t('apps.column.changed'),
      from: 'md',
      render: ({ updatedAt }) => <Time at={updatedAt} />,
    },
    { key: 'next', title: t('apps.column.next'), render: (project) => <NextStep project={project} /> },
    {
      key: 'actions',
      title: <span className="visually-hidden">{t('apps.column.actions')}</span>,
      align: 'end',
      render: (project) => <Actions project={project} />,
    },
  ];
  return (
    <DataTable<Project>
      label={t('apps.title')}
      columns={columns}
      rows={projects}
      nameOf={({ name }) => name}
    />
  );
}

import { CreateButton } from '@refinedev/antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { projectColumns } from '#contract/builder/projects/index.ts';
import { NAME } from '#contract/core/limits.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { number } from '../../format/index.ts';
import { useMay } from '../../access/use-allowed.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import { BulkBar } from '../../components/table/bulk-bar.tsx';
import { type ListColumn, ListTable } from '../../components/table/list-table.tsx';
import { ListToolbar } from '../../components/table/toolbar.tsx';
import { useListTable } from '../../components/table/use-list.ts';
import { Time } from '../../format/time.tsx';
import { useUserNames } from '../names.ts';
import { useDeletion } from '../deletion.ts';

const nameOf = ({ name }: Project) => name;

export default function ProjectList() {
  const { t } = useTranslation('admin');
  const list = useListTable<Project>({
    resource: 'projects',
    contract: projectColumns,
    nameOf,
  });
  const mayEdit = useMay('projects', 'edit');
  const columns = useColumns(mayEdit);
  const deletion = useDeletion<Project>({ resource: 'projects', texts: 'projects', nameOf });
  const owner = useUserNames(list.state.filters['ownerId'] ?? []);

  return (
    <>
      {deletion.dialog}
      <PageHead
        title={t('projects.title')}
        description={t('projects.why')}
        action={
          <CreateButton resource="projects" icon={null} tabIndex={-1}>
            {t('projects.create')}
          </CreateButton>
        }
      />
      <section className="list" aria-label={t('projects.title')}>
        <ListToolbar
          list={list}
          columns={columns}
          search={t('projects.search')}
          filters={[
            { column: 'state', text: (state) => t(`shell:state.project.${state}`) },
            { column: 'plan', text: (plan) => t(`plan.${plan}`) },
            { column: 'published', text: (value) => t(`yesNo.${value}`) },
            { column: 'createdAt', label: t('projects.created') },
          ]}
          external={[
            {
              column: 'ownerId',
              label: t('projects.owner'),
              text: (id) => owner(id) ?? t('audit.entities.user'),
            },
          ]}
        />
        <BulkBar list={list} actions={deletion.bulk} />
        <ListTable
          list={list}
          label={t('projects.title')}
          columns={columns}
          selectable
          actions={(project) => [
            { key: 'open', label: t('projects.open'), to: `/project/details/${project.id}` },
            ...(mayEdit ? [{ key: 'edit', label: t('edit'), to: `/edit-project/${project.id}` }] : []),
            ...deletion.of(project),
          ]}
          empty={<Empty title={t('projects.empty.title')} text={t('projects.empty.text')} />}
        />
      </section>
    </>
  );
}

function useColumns(canEdit: boolean): ListColumn<Project>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'name',
      title: t('projects.name'),
      render: ({ id, name }) => <Link to={`/project/details/${id}`}>{name}</Link>,
      details: ({ ownerName }) => [ownerName],
      edit: ({ name, updatedAt }) => (canEdit ? { value: name, updatedAt, maxLength: NAME.max } : null),
    },
    {
      key: 'ownerName',
      title: t('projects.owner'),
      responsive: ['md'],
      render: ({ ownerId, ownerName }) => <Link to={`/user-management/${ownerId}`}>{ownerName}</Link>,
    },
    {
      key: 'state',
      title: t('projects.state'),
      render: ({ state }) => <StateDot kind="project" state={state} />,
    },
    {
      key: 'plan',
      title: t('projects.plan'),
      responsive: ['md'],
      render: ({ plan }) => (plan ? t(`plan.${plan}`) : '–'),
    },
    {
      key: 'pages',
      title: t('projects.pages'),
      align: 'end',
      responsive: ['lg'],
      render: ({ pages }) => number(pages),
    },
    {
      key: 'published',
      title: t('projects.published'),
      responsive: ['lg'],
      render: ({ published, slug }) =>
        published ? (
          <a href={`/apps/${slug}`} dir="ltr" className="cell-clip" style={{ maxInlineSize: '20ch' }}>
            {`/apps/${slug}`}
          </a>
        ) : (
          t('yesNo.false')
        ),
    },
    {
      key: 'updatedAt',
      title: t('changed'),
      responsive: ['lg'],
      render: ({ updatedAt }) => <Time at={updatedAt} />,
    },
  ];
}

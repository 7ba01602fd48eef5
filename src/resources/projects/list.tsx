import { CreateButton } from '@refinedev/antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { projectColumns } from '#contract/resources/columns.ts';
import { NAME } from '#contract/core/limits.ts';
import { PLAN_NAMES } from '#contract/builder/plans.ts';
import type { Project } from '#contract/builder/projects.ts';
import { PROJECT_STATES } from '#contract/resources/states.ts';
import { number } from '../../format/index.ts';
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
import { useUserNames } from '../names.ts';
import { useProjectActions } from './actions.tsx';

const OFFERED = ['state', 'plan', 'published', 'createdAt'];

export default function ProjectList() {
  const { t } = useTranslation('admin');
  const list = useListTable<Project>({
    resource: 'projects',
    contract: projectColumns,
    nameOf: ({ name }) => name,
  });
  const mayEdit = useMay('projects', 'edit');
  const columns = useColumns(mayEdit);
  const actions = useProjectActions();
  const navigate = useNavigate();
  const owner = useUserNames(list.state.filters['ownerId'] ?? []);

  return (
    <>
      {actions.dialog}
      <PageHead
        title={t('projects.title')}
        why={t('projects.why')}
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
          search={<ListSearch list={list} label={t('projects.search')} />}
        >
          <ChoiceFilter
            list={list}
            column="state"
            label={t('projects.state')}
            values={PROJECT_STATES}
            text={(state) => t(`shell:state.project.${state}`)}
          />
          <ChoiceFilter
            list={list}
            column="plan"
            label={t('projects.plan')}
            values={PLAN_NAMES}
            text={(plan) => t(`plan.${plan}`)}
          />
          <ChoiceFilter
            list={list}
            column="published"
            label={t('projects.published')}
            values={['true', 'false']}
            text={(value) => t(`yesNo.${value}`)}
          />
          <DateFilter list={list} column="createdAt" label={t('projects.created')} />
          <ExternalFilters
            list={list}
            contract={projectColumns}
            offered={OFFERED}
            titleOf={(name) =>
              name === 'ownerId'
                ? t('projects.owner')
                : (columns.find(({ key }) => key === name)?.title ?? name)
            }
            textOf={(column, value) =>
              column === 'ownerId' ? (owner(value) ?? t('audit.entities.user')) : value
            }
          />
        </ListToolbar>
        <BulkBar list={list} actions={actions.bulk} />
        <ListTable
          list={list}
          label={t('projects.title')}
          columns={columns}
          selectable
          actions={(project) => [
            {
              key: 'open',
              label: t('projects.open'),
              onClick: () => void navigate(`/project/details/${project.id}`),
            },
            ...(mayEdit
              ? [
                  {
                    key: 'edit',
                    label: t('edit'),
                    onClick: () => void navigate(`/edit-project/${project.id}`),
                  },
                ]
              : []),
            ...actions.of(project),
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
      render: (project) => (
        <>
          <EditableCell
            resource="projects"
            row={project}
            field="name"
            value={project.name}
            label={t('projects.name')}
            name={project.name}
            maxLength={NAME.max}
            can={canEdit}
          >
            <Link to={`/project/details/${project.id}`}>{project.name}</Link>
          </EditableCell>
          <span className="cell-detail">{project.ownerName}</span>
        </>
      ),
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
          <a href={`/apps/${slug}`} className="cell-clip" style={{ maxInlineSize: '20ch' }}>
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

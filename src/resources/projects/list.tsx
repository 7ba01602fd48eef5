import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { projectColumns } from '#contract/columns.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import type { Project } from '#contract/projects.ts';
import { PROJECT_STATES } from '#contract/states.ts';
import { useMay } from '../../access/use-allowed.ts';
import { call } from '../../api/call.ts';
import { refreshResource, useSend } from '../../api/queries.ts';
import { number } from '../../components/format.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { StateDot } from '../../components/state-dot.tsx';
import { Empty } from '../../components/states.tsx';
import { ListTable } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { useBulkToasts } from '../bulk.ts';

export default function ProjectList() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const creates = useMay('projects', 'create');
  const [ask, dialog] = useConfirm();
  const remove = useSend('POST /api/admin/projects/delete');
  const told = useBulkToasts(() => refreshResource('projects'));

  const askDelete = ({ id, name }: Project) =>
    ask({
      title: t('projects.delete.title', { name }),
      text: t('projects.delete.text'),
      action: t('projects.delete.action'),
      onYes: () => remove.mutate({ body: { ids: [id] } }, told(t('projects.deleted', { name }))),
    });

  return (
    <>
      {dialog}
      <PageHead
        title={t('projects.title')}
        why={t('projects.why')}
        action={
          creates && (
            <ButtonLink to="/create-project" primary>
              {t('projects.create')}
            </ButtonLink>
          )
        }
      />
      <ListTable<Project>
        resource="projects"
        label={t('projects.title')}
        contract={projectColumns}
        searchLabel={t('projects.search')}
        filters={[
          {
            column: 'state',
            label: t('projects.state'),
            values: PROJECT_STATES,
            text: (state) => t(`shell:state.project.${state}`),
          },
          {
            column: 'plan',
            label: t('projects.plan'),
            values: PLAN_NAMES,
            text: (plan) => t(`plan.${plan}`),
          },
          {
            column: 'published',
            label: t('projects.published'),
            values: ['true', 'false'],
            text: (value) => t(`yesNo.${value}`),
          },
        ]}
        spans={[{ column: 'createdAt', label: t('projects.created') }]}
        exported="projects"
        bulk={[
          {
            key: 'delete',
            label: t('projects.delete.menu'),
            danger: true,
            confirm: (count) => ({
              title: t('projects.bulkDelete.title', { count }),
              text: t('projects.bulkDelete.text'),
            }),
            run: async (ids) => {
              const reply = await call('POST /api/admin/projects/delete', { body: { ids } });
              refreshResource('projects');
              return reply;
            },
          },
        ]}
        columns={[
          {
            key: 'name',
            title: t('projects.name'),
            render: ({ id, name }) => <Link to={`/project/details/${id}`}>{name}</Link>,
          },
          { key: 'ownerName', title: t('projects.owner'), render: ({ ownerName }) => ownerName, from: 'md' },
          {
            key: 'state',
            title: t('projects.state'),
            render: ({ state }) => <StateDot kind="project" state={state} />,
          },
          {
            key: 'plan',
            title: t('projects.plan'),
            render: ({ plan }) => (plan ? t(`plan.${plan}`) : '–'),
            from: 'md',
          },
          {
            key: 'pages',
            title: t('projects.pages'),
            align: 'end',
            render: ({ pages }) => number(pages),
            from: 'lg',
          },
          {
            key: 'published',
            title: t('projects.published'),
            render: ({ published, slug }) =>
              published ? <a href={`/apps/${slug}`}>{`/apps/${slug}`}</a> : t('yesNo.false'),
            from: 'lg',
          },
          {
            key: 'updatedAt',
            title: t('changed'),
            render: ({ updatedAt }) => <Time at={updatedAt} />,
            from: 'lg',
          },
        ]}
        nameOf={({ name }) => name}
        actions={(project) => [
          {
            key: 'open',
            label: t('projects.open'),
            onClick: () => void navigate(`/project/details/${project.id}`),
          },
          { key: 'edit', label: t('edit'), onClick: () => void navigate(`/edit-project/${project.id}`) },
          {
            key: 'delete',
            label: t('projects.delete.menu'),
            danger: true,
            onClick: () => askDelete(project),
          },
        ]}
        empty={<Empty title={t('projects.empty.title')} text={t('projects.empty.text')} />}
      />
    </>
  );
}

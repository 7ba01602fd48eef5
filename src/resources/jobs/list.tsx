import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { jobColumns } from '#contract/resources/jobs/index.ts';
import type { Job } from '#contract/resources/jobs/calls.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import { BulkBar } from '../../components/table/bulk-bar.tsx';
import { type ListColumn, ListTable } from '../../components/table/list-table.tsx';
import { useOpenRow } from '../../list-state/open-row.ts';
import { ListToolbar } from '../../components/table/toolbar.tsx';
import { useListTable } from '../../components/table/use-list.ts';
import { Time } from '../../format/time.tsx';
import { useJobActions } from './actions.ts';
import { JobFigures } from './figures.tsx';
import { JobDrawer } from './show.tsx';

export default function JobList() {
  const { t } = useTranslation('admin');
  const kindOf = (kind: string) => t(`jobs.kinds.${kind}`, { defaultValue: kind });
  const list = useListTable<Job>({
    resource: 'jobs',
    contract: jobColumns,
    nameOf: ({ kind, id }) => `${kindOf(kind)} ${id}`,
  });
  const { urlOf } = useOpenRow('/jobs');
  const columns = useColumns(urlOf, kindOf);
  const actions = useJobActions();

  return (
    <>
      <PageHead title={t('jobs.title')} description={t('jobs.why')} />
      <JobFigures />
      <section className="list" aria-label={t('jobs.title')}>
        <ListToolbar
          list={list}
          columns={columns}
          search={t('jobs.search')}
          filters={[
            { column: 'kind', text: kindOf },
            { column: 'state', text: (state) => t(`shell:state.job.${state}`) },
            { column: 'createdAt' },
          ]}
        />
        <BulkBar list={list} actions={actions.bulk} />
        <ListTable
          list={list}
          label={t('jobs.title')}
          columns={columns}
          selectable={actions.bulk.length > 0}
          actions={(job) => [{ key: 'open', label: t('jobs.open'), to: urlOf(job.id) }, ...actions.of(job)]}
          empty={<Empty title={t('jobs.empty.title')} text={t('jobs.empty.text')} />}
        />
      </section>
      <JobDrawer />
    </>
  );
}

function useColumns(urlOf: (id: string) => To, kindOf: (kind: string) => string): ListColumn<Job>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'kind',
      title: t('jobs.kind'),
      render: ({ id, kind }) => (
        <Link to={urlOf(id)} preventScrollReset>
          {kindOf(kind)}
        </Link>
      ),
      details: ({ error }) => (error ? [error] : []),
    },
    {
      key: 'state',
      title: t('jobs.state'),
      render: ({ state, attempt, runAt }) => (
        <>
          <StateDot kind="job" state={state} />
          {state === 'queued' && attempt > 0 && (
            <span className="job-next">
              {t('jobs.next')} <Time at={runAt} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'attempt',
      title: t('jobs.attempt'),
      align: 'end',
      responsive: ['md'],
      render: ({ attempt, attempts }) => t('jobs.attempts', { attempt, attempts }),
    },
    {
      key: 'createdAt',
      title: t('jobs.queued'),
      responsive: ['sm'],
      render: ({ createdAt }) => <Time at={createdAt} />,
    },
    {
      key: 'finishedAt',
      title: t('jobs.finished'),
      responsive: ['md'],
      render: ({ finishedAt }) => (finishedAt ? <Time at={finishedAt} /> : '–'),
    },
    {
      key: 'error',
      title: t('jobs.error'),
      responsive: ['lg'],
      render: ({ error }) => <span className="cell-clip">{error ?? '–'}</span>,
    },
  ];
}

import { useTranslation } from 'react-i18next';
import { jobColumns } from '#contract/columns.ts';
import type { Job } from '#contract/jobs.ts';
import { JOB_KINDS, JOB_STATES } from '#contract/states.ts';
import { call } from '../../api/call.ts';
import { messageOf } from '../../api/errors.ts';
import { refreshResource, useSend } from '../../api/queries.ts';
import { PageHead } from '../../components/page-head.tsx';
import { StateDot } from '../../components/state-dot.tsx';
import { Empty } from '../../components/states.tsx';
import { ListTable } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { JobFacts, JobFigures } from './parts.tsx';
import { toast } from '../../components/toast.ts';

export default function JobList() {
  const { t } = useTranslation('admin');
  const replay = useSend('POST /api/admin/jobs/:id/replay');
  const run = ({ id }: Job) =>
    replay.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast.success(t('jobs.replayed'));
          refreshResource('jobs');
        },
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  const runAll = async (ids: string[]) => {
    const results = [];
    for (const id of ids) {
      try {
        await call('POST /api/admin/jobs/:id/replay', { params: { id } });
        results.push({ id, ok: true });
      } catch (error) {
        results.push({ id, ok: false, error: messageOf(error) });
      }
    }
    refreshResource('jobs');
    return { results };
  };
  return (
    <>
      <PageHead title={t('jobs.title')} why={t('jobs.why')} />
      <JobFigures />
      <ListTable<Job>
        resource="jobs"
        label={t('jobs.title')}
        contract={jobColumns}
        searchLabel={t('jobs.search')}
        filters={[
          {
            column: 'kind',
            label: t('jobs.kind'),
            values: JOB_KINDS,
            text: (kind) => t(`jobs.kinds.${kind}`),
          },
          {
            column: 'state',
            label: t('jobs.state'),
            values: JOB_STATES,
            text: (state) => t(`shell:state.job.${state}`),
          },
        ]}
        exported="jobs"
        columns={[
          {
            key: 'kind',
            title: t('jobs.kind'),
            render: ({ kind }) => <strong>{t(`jobs.kinds.${kind}`, { defaultValue: kind })}</strong>,
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
            render: ({ attempt, attempts }) => t('jobs.attempts', { attempt, attempts }),
            from: 'md',
          },
          {
            key: 'createdAt',
            title: t('jobs.queued'),
            render: ({ createdAt }) => <Time at={createdAt} />,
            from: 'sm',
          },
          {
            key: 'finishedAt',
            title: t('jobs.finished'),
            render: ({ finishedAt }) => (finishedAt ? <Time at={finishedAt} /> : '–'),
            from: 'md',
          },
          {
            key: 'error',
            title: t('jobs.error'),
            render: ({ error }) => <span className="job-error">{error ?? '–'}</span>,
            from: 'lg',
          },
        ]}
        expand={(job) => <JobFacts job={job} />}
        bulk={[{ key: 'replay', label: t('jobs.replay'), run: runAll }]}
        nameOf={({ kind, id }) => `${kind} ${id}`}
        actions={(job) =>
          job.state === 'dead' ? [{ key: 'replay', label: t('jobs.replay'), onClick: () => run(job) }] : []
        }
        empty={<Empty title={t('jobs.empty.title')} text={t('jobs.empty.text')} />}
      />
    </>
  );
}

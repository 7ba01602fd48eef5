import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Job } from '#contract/resources/jobs/calls.ts';
import { dateTime } from '../../format/index.ts';
import { Facts, RecordDrawer } from '../../components/page/record-drawer.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { useJobActions } from './actions.ts';

/** A job's details, in a drawer over the list. */
export function JobDrawer() {
  const { t } = useTranslation('admin');
  return (
    <RecordDrawer<Job>
      resource="jobs"
      path="/jobs"
      label={t('jobs.one')}
      closeLabel={t('jobs.close')}
      titleOf={({ kind }) => t(`jobs.kinds.${kind}`, { defaultValue: kind })}
    >
      {(job) => <JobDetails job={job} />}
    </RecordDrawer>
  );
}

/** The job's payload is not shown, since it may contain a verification code. */
function JobDetails({ job }: { job: Job }) {
  const { t } = useTranslation('admin');
  const actions = useJobActions();
  const running = job.state === 'running' || job.state === 'done';
  return (
    <>
      <Facts
        facts={[
          [t('jobs.state'), <StateDot key="state" kind="job" state={job.state} />],
          [t('jobs.attempt'), t('jobs.attempts', { attempt: job.attempt, attempts: job.attempts })],
          [t('jobs.queued'), dateTime(job.createdAt)],
          ...(running ? [] : [[t('jobs.due'), dateTime(job.runAt)] as const]),
          [t('jobs.finished'), job.finishedAt ? dateTime(job.finishedAt) : '–'],
          [t('jobs.error'), job.error ?? '–'],
          [t('jobs.id'), <code key="id">{job.id}</code>],
        ]}
      />
      {actions.of(job).map(({ key, label, onClick }) => (
        <Button key={key} type="primary" onClick={onClick}>
          {label}
        </Button>
      ))}
    </>
  );
}

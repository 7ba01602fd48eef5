import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Job } from '#contract/jobs.ts';
import { useCallList } from '../../api/queries.ts';
import { dateTime, number } from '../../components/format.ts';
import './jobs.css';

/** What one looks for here, each with the filter that shows it. */
const FIGURES = {
  queued: { state: 'queued' },
  running: { state: 'running' },
  retried: { attempt_gte: '2' },
  dead: { state: 'dead' },
} as const;

/** How many jobs wait, run, were tried again or were given up, each a link to them. */
export function JobFigures() {
  const { t } = useTranslation('admin');
  return (
    <ul className="job-figures" aria-label={t('jobs.figures')}>
      {Object.entries(FIGURES).map(([name, query]) => (
        <Figure key={name} name={name} query={query} />
      ))}
    </ul>
  );
}

function Figure({ name, query }: { name: string; query: Record<string, string> }) {
  const { t } = useTranslation('admin');
  const jobs = useCallList('GET /api/admin/jobs', { query: { ...query, _start: 0, _end: 1 } });
  return (
    <li>
      <Link to={{ search: new URLSearchParams(query).toString() }}>
        <strong>{jobs.data ? number(jobs.data.total) : '–'}</strong> {t(`jobs.figure.${name}`)}
      </Link>
    </li>
  );
}

/** All that is known of a job; what it was given stays on the server, since it may hold a mailed code. */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation('admin');
  const facts = [
    [t('jobs.id'), job.id],
    [t('jobs.attempt'), t('jobs.attempts', { attempt: job.attempt, attempts: job.attempts })],
    [t('jobs.queued'), dateTime(job.createdAt)],
    [t('jobs.due'), dateTime(job.runAt)],
    [t('jobs.finished'), job.finishedAt ? dateTime(job.finishedAt) : '–'],
    [t('jobs.error'), job.error ?? '–'],
  ] as const;
  return (
    <dl className="job-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCallList } from '../../api/queries.ts';
import { number } from '../../format/index.ts';
import './jobs.css';

/** The counts shown, each with the filter it links to. */
const FIGURES = {
  queued: { state: 'queued' },
  running: { state: 'running' },
  retried: { attempt_gte: '2' },
  dead: { state: 'dead' },
} as const;

/** The number of waiting, running, retried and failed jobs, each linking to them. */
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
      <Link to={{ pathname: '/jobs', search: new URLSearchParams(query).toString() }}>
        <strong>{jobs.data ? number(jobs.data.total) : '–'}</strong> {t(`jobs.figure.${name}`)}
      </Link>
    </li>
  );
}

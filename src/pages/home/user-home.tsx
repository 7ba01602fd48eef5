import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReplyOf } from '#contract/index.ts';
import { useIdentity } from '../../access/identity.ts';
import { storedSketch } from '../../api/sketch.ts';
import { prefetchCall, prefetchList, useCall, useCallList } from '../../api/queries.ts';
import { number } from '../../format/index.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Failed, Loading } from '../../components/feedback/states.tsx';
import { Time } from '../../format/time.tsx';
import { WovenEdge } from '../../components/brand/woven-edge.tsx';
import { useServerEvent } from '../../providers/live.ts';
import { LATEST_NEWS, OWN_PROJECTS } from './ahead.ts';
import './home.css';
import { News } from './news.tsx';
import { nextStep } from './next-step.ts';
import { NextStepCard } from './next-step-card.tsx';

// What was asked for ahead, for the first drawing to show it.
prefetchCall('GET /api/user/stats', {});
prefetchCall('GET /api/user/profile', {});
prefetchList('GET /api/projects', { query: OWN_PROJECTS });
prefetchCall('GET /api/progress-updates', {});
prefetchList('GET /api/news-updates', { query: LATEST_NEWS });

const FIGURES = [
  { name: 'projects', to: '/applications' },
  { name: 'ready', to: '/applications?state=ready' },
  { name: 'published', to: '/applications?state=ready' },
  { name: 'unread', to: '/notification?unread=true' },
] as const;

/** A user's home page: next step, own figures, running builds and news. */
export default function UserHome() {
  const { t } = useTranslation('home');
  const firstName = useIdentity()?.firstName ?? '';
  const stats = useCall('GET /api/user/stats');
  const profile = useCall('GET /api/user/profile');
  const projects = useCallList('GET /api/projects', { query: OWN_PROJECTS });
  const builds = useCall('GET /api/progress-updates');
  useServerEvent('step', () => void builds.refetch());
  const failed = [stats, projects, profile].find((query) => query.isError && !query.data);
  if (failed) return <Failed error={failed.error} onRetry={() => void failed.refetch()} />;
  // Also for the answer about builds, which would push down what is read; the page does without them where it fails.
  if (!stats.data || !projects.data || !profile.data || builds.isPending) return <Loading rows={8} />;
  const figures = stats.data;

  return (
    <>
      <PageHead title={t('hello', { name: firstName })} description={t('why')} />
      <div className="home">
        <NextStepCard
          step={nextStep(projects.data.rows, profile.data.sketch !== null || storedSketch() !== null)}
        />
        <section className="home-figures" aria-label={t('figures')}>
          {FIGURES.map(({ name, to }) => (
            <Link key={name} to={to}>
              <strong>{number(figures[name])}</strong>
              <span>{t(`figure.${name}`, { count: figures[name] })}</span>
            </Link>
          ))}
        </section>
        {builds.data && <Builds builds={builds.data} />}
        <News />
      </div>
    </>
  );
}

function Builds({ builds }: { builds: ReplyOf<'GET /api/progress-updates'> }) {
  const { t } = useTranslation('home');
  if (builds.length === 0) return null;
  return (
    <section className="home-card" aria-labelledby="home-builds">
      <h2 id="home-builds">{t('builds')}</h2>
      <ul>
        {builds.map((build) => {
          const done = build.steps.filter((step) => step.status === 'complete').length;
          const live = build.state === 'queued' || build.state === 'running';
          return (
            <li key={build.id} className="home-build">
              {live && <WovenEdge progress={done / build.steps.length} />}
              <Link to={`/project/details/${build.projectId}`}>{build.projectName}</Link>
              <StateDot kind="build" state={build.state} />
              <span className="home-muted">
                {live ? (
                  t('step', { done, all: build.steps.length })
                ) : (
                  <Time at={build.finishedAt ?? build.createdAt} />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

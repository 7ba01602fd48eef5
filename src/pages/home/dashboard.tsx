import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { ReplyOf } from '#contract/index.ts';
import { useCall } from '../../api/queries.ts';
import { money, number } from '../../components/format.ts';
import { PageHead } from '../../components/page-head.tsx';
import { StateDot } from '../../components/state-dot.tsx';
import { Failed, Loading } from '../../components/states.tsx';
import { Time } from '../../components/time.tsx';
import { WovenEdge } from '../../components/woven-edge.tsx';
import { Sparkline } from './sparkline.tsx';
import './dashboard.css';

const PERIODS = [7, 30, 90] as const;
const DAY = 24 * 60 * 60 * 1000;

type Data = ReplyOf<'GET /api/admin/dashboard'>;
type Name = 'users' | 'projects' | 'orders' | 'revenue' | 'builds';

/** Where the rows behind a figure are. */
const FIGURES: readonly { name: Name; to: string }[] = [
  { name: 'users', to: '/user-management' },
  { name: 'projects', to: '/project-management' },
  { name: 'orders', to: '/order-management' },
  { name: 'revenue', to: '/billing' },
  { name: 'builds', to: '/project-management?state=ready' },
];

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);

export default function Dashboard() {
  const { t } = useTranslation('admin');
  const [params] = useSearchParams();
  const days = PERIODS.find((period) => String(period) === params.get('days')) ?? 30;
  const now = Date.now();
  const dashboard = useCall(
    'GET /api/admin/dashboard',
    { query: { from: isoDay(now - (days - 1) * DAY), to: isoDay(now) } },
    { keepPrevious: true },
  );

  return (
    <>
      <PageHead
        title={t('dashboard.title')}
        why={t('dashboard.why', { count: days })}
        action={
          <nav className="period" aria-label={t('dashboard.period')}>
            {PERIODS.map((period) => (
              <Link
                key={period}
                to={`?days=${period}`}
                replace
                preventScrollReset
                aria-current={period === days ? 'true' : undefined}
              >
                {t('dashboard.days', { count: period })}
              </Link>
            ))}
          </nav>
        }
      />
      {dashboard.data ? (
        <Content data={dashboard.data} days={days} />
      ) : dashboard.isError ? (
        <Failed error={dashboard.error} onRetry={() => void dashboard.refetch()} />
      ) : (
        <Loading rows={10} />
      )}
    </>
  );
}

function Content({ data, days }: { data: Data; days: number }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <section className="figures" aria-label={t('dashboard.figures')}>
        {FIGURES.map(({ name, to }) => (
          <Figure key={name} name={name} to={to} data={data} days={days} />
        ))}
      </section>
      <div className="dashboard-lists">
        <LatestOrders orders={data.latestOrders} />
        <div className="dashboard-builds">
          <Builds kind="running" builds={data.runningBuilds} />
          <Builds kind="failed" builds={data.failedBuilds} />
        </div>
      </div>
    </>
  );
}

function Figure({ name, to, data, days }: { name: Name; to: string; data: Data; days: number }) {
  const { t } = useTranslation('admin');
  const { now, before, series } = data[name];
  const write = (value: number) => (name === 'revenue' ? money(value, data.currency) : number(value));
  const difference = now - before;
  const word = difference === 0 ? 'same' : difference > 0 ? 'more' : name === 'revenue' ? 'less' : 'fewer';
  return (
    <article className="figure">
      <h2>
        <Link to={to}>{t(`dashboard.${name}`)}</Link>
      </h2>
      <p className="figure-now tabular">{write(now)}</p>
      <p className="figure-change">
        {t(`dashboard.${word}`, { difference: write(Math.abs(difference)), count: days })}
      </p>
      <Sparkline
        values={series}
        label={t('dashboard.spark', { first: data.from, last: data.to, most: write(Math.max(0, ...series)) })}
      />
    </article>
  );
}

function LatestOrders({ orders }: { orders: Data['latestOrders'] }) {
  const { t } = useTranslation('admin');
  return (
    <section className="dashboard-card">
      <header>
        <h2>{t('dashboard.latestOrders')}</h2>
        <Link to="/order-management">{t('dashboard.allOrders')}</Link>
      </header>
      {orders.length === 0 ? (
        <p className="dashboard-none">{t('dashboard.noOrders')}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <li key={order.id}>
              <span className="dashboard-what">
                <Link to={`/order-management?id=${order.id}`}>{order.number}</Link>
                <span>{order.projectName}</span>
              </span>
              <StateDot kind="order" state={order.state} />
              <span className="dashboard-end">
                <span className="tabular">{money(order.amount, order.currency)}</span>
                <Time at={order.createdAt} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Builds({ kind, builds }: { kind: 'running' | 'failed'; builds: Data['runningBuilds'] }) {
  const { t } = useTranslation('admin');
  return (
    <section className="dashboard-card">
      <header>
        <h2>{t(`dashboard.${kind}`)}</h2>
        {kind === 'failed' && <Link to="/project-management?state=failed">{t('dashboard.allProjects')}</Link>}
      </header>
      {builds.length === 0 ? (
        <p className="dashboard-none">
          {t(kind === 'running' ? 'dashboard.noRunning' : 'dashboard.noFailed')}
        </p>
      ) : (
        <ul>
          {builds.map((build) => {
            const done = build.steps.filter(({ status }) => status === 'complete').length;
            return (
              <li key={build.id} className={kind === 'running' ? 'dashboard-weaving' : ''}>
                {kind === 'running' && <WovenEdge progress={done / build.steps.length} />}
                <span className="dashboard-what">
                  <Link to={`/project/details/${build.projectId}`}>{build.projectName}</Link>
                  <span>
                    {kind === 'running'
                      ? t('dashboard.step', { done, all: build.steps.length })
                      : (build.reason ?? t('dashboard.build', { number: build.number }))}
                  </span>
                </span>
                <span className="dashboard-end">
                  <StateDot kind="build" state={build.state} />
                  <Time at={build.finishedAt ?? build.startedAt ?? build.createdAt} />
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

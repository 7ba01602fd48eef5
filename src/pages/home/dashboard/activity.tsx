import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { messageOf } from '../../../api/errors.ts';
import { useSend } from '../../../api/queries.ts';
import { money } from '../../../format/index.ts';
import { StateDot } from '../../../components/feedback/state-dot.tsx';
import { Time } from '../../../format/time.tsx';
import { WovenEdge } from '../../../components/brand/woven-edge.tsx';
import type { DashboardData } from './figures.tsx';

type Build = DashboardData['runningBuilds'][number];

interface CardProps {
  title: string;
  more?: ReactNode;
  /** Shown when there is nothing to list. */
  emptyText: string;
  children: ReactNode[];
}

function Card({ title, more, emptyText, children }: CardProps) {
  const id = useId();
  return (
    <section className="dashboard-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      {children.length === 0 ? <p className="dashboard-none">{emptyText}</p> : <ul>{children}</ul>}
    </section>
  );
}

export function LatestOrders({ orders }: { orders: DashboardData['latestOrders'] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card
      title={t('orders.title')}
      emptyText={t('orders.none')}
      more={<Link to="/order-management">{t('orders.all')}</Link>}
    >
      {orders.map((order) => (
        <li key={order.id}>
          <span className="dashboard-what">
            <Link to={`/order-management/${order.id}`}>{order.number}</Link>
            <span>{order.projectName}</span>
          </span>
          <StateDot kind="order" state={order.state} />
          <span className="dashboard-end">
            <span className="tabular">{money(order.amount, order.currency)}</span>
            <Time at={order.createdAt} />
          </span>
        </li>
      ))}
    </Card>
  );
}

export function RunningBuilds({ builds }: { builds: Build[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card title={t('running.title')} emptyText={t('running.none')}>
      {builds.map((build) => (
        <RunningBuild key={build.id} build={build} />
      ))}
    </Card>
  );
}

function RunningBuild({ build }: { build: Build }) {
  const { t } = useTranslation('dashboard');
  const { steps } = build;
  const done = steps.filter(({ status }) => status === 'complete').length;
  const current = steps.find(({ status }) => status === 'in-progress');
  return (
    <li className="dashboard-weaving">
      <WovenEdge progress={done / steps.length} />
      <span className="dashboard-what">
        <Link to={`/project/details/${build.projectId}`}>{build.projectName}</Link>
        <span>
          {current
            ? t('running.step', { step: t(`step.${current.name}`), done: done + 1, all: steps.length })
            : t('running.waits', { number: build.number })}
        </span>
        <span className="dashboard-steps" aria-hidden="true">
          {steps.map(({ name, status }) => (
            <i key={name} data-status={status} />
          ))}
        </span>
      </span>
      <span className="dashboard-end">
        <StateDot kind="build" state={build.state} />
        <Time at={build.startedAt ?? build.createdAt} />
      </span>
    </li>
  );
}

export function FailedBuilds({ builds }: { builds: Build[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card
      title={t('failed.title')}
      emptyText={t('failed.none')}
      more={<Link to="/project-management?state=failed">{t('failed.all')}</Link>}
    >
      {builds.map((build) => (
        <FailedBuild key={build.id} build={build} />
      ))}
    </Card>
  );
}

function FailedBuild({ build }: { build: Build }) {
  const { t } = useTranslation('dashboard');
  const retry = useSend('POST /api/projects/:id/builds');
  const failedStep = build.steps.find(({ status }) => status === 'error');
  return (
    <li>
      <span className="dashboard-what">
        <Link to={`/project/details/${build.projectId}`}>{build.projectName}</Link>
        <span className="dashboard-reason">
          {failedStep && <b>{t('failed.at', { step: t(`step.${failedStep.name}`) })} </b>}
          {build.reason ?? t('failed.build', { number: build.number })}
        </span>
        {retry.isError && (
          <span className="dashboard-fault" role="alert">
            {messageOf(retry.error)}
          </span>
        )}
      </span>
      <span className="dashboard-end">
        <button
          type="button"
          className="chart-tool"
          aria-busy={retry.isPending}
          aria-label={t('failed.retryOf', { name: build.projectName })}
          onClick={() => {
            if (!retry.isPending) retry.mutate({ params: { id: build.projectId } });
          }}
        >
          {t(retry.isPending ? 'failed.retrying' : 'failed.retry')}
        </button>
        <Time at={build.finishedAt ?? build.createdAt} />
      </span>
    </li>
  );
}

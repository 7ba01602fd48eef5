import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { localDay, localZone } from '#contract/core/days.ts';
import { daysOf } from '#contract/core/periods.ts';
import { useCall } from '../../../api/queries.ts';
import { calendarDays } from '../../../format/index.ts';
import { PageHead } from '../../../components/page/page-head.tsx';
import { Failed, Loading } from '../../../components/feedback/states.tsx';
import { FailedBuilds, LatestOrders, RunningBuilds } from './activity.tsx';
import './dashboard.css';
import { Figures } from './figures.tsx';
import { Growth } from './growth.tsx';
import { readPeriod } from './period.ts';
import { PeriodPicker } from './picker.tsx';
import { ProjectStates } from './project-states.tsx';
import { Revenue } from './revenue.tsx';

/** How the business does in the period of the address, and what is going on right now. */
export default function Dashboard() {
  const { t } = useTranslation('dashboard');
  const [params] = useSearchParams();
  const asked = readPeriod(params, localDay());
  const { from, to, compare } = asked;
  const board = useCall(
    'GET /api/admin/dashboard',
    { query: { from, to, compare, tz: localZone() } },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHead
        title={t('title')}
        why={t('why', { range: calendarDays(from, to), count: daysOf(asked) })}
        action={<PeriodPicker asked={asked} />}
      />
      <div className="dashboard">
        {board.data ? (
          <Figures board={board.data} compare={compare} stale={board.isPlaceholderData} />
        ) : board.isError ? (
          <Failed error={board.error} onRetry={() => void board.refetch()} />
        ) : (
          <Loading rows={4} />
        )}
        <Growth asked={asked} />
        <div className="dashboard-pair">
          <ProjectStates asked={asked} />
          <Revenue asked={asked} />
        </div>
        {board.data && (
          <div className="dashboard-pair">
            <LatestOrders orders={board.data.latestOrders} />
            <div className="dashboard-builds">
              <RunningBuilds builds={board.data.runningBuilds} />
              <FailedBuilds builds={board.data.failedBuilds} />
            </div>
          </div>
        )}
      </div>
    </>
  );
}

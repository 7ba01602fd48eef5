import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { localDay, localZone } from '#contract/core/days.ts';
import { daysOf } from '#contract/core/periods.ts';
import { prefetchCall, useCall } from '../../../api/queries.ts';
import { calendarDays } from '../../../format/index.ts';
import { PageHead } from '../../../components/page/page-head.tsx';
import { Failed } from '../../../components/feedback/states.tsx';
import { FailedBuilds, LatestOrders, RunningBuilds } from './activity.tsx';
import './dashboard.css';
import { Figures, FiguresLoading } from './figures.tsx';
import { Growth } from './growth.tsx';
import { type PeriodSettings, readPeriod } from './period.ts';
import { PeriodPicker } from './picker.tsx';
import { ProjectStates } from './project-states.tsx';
import { Revenue } from './revenue.tsx';

const boardOf = ({ from, to, compare }: PeriodSettings) => ({
  query: { from, to, compare, tz: localZone() },
});
const periodNow = (params: URLSearchParams) => readPeriod(params, localDay());

// Asked for as this loads: the shell it is shown in is drawn meanwhile.
prefetchCall('GET /api/admin/dashboard', boardOf(periodNow(new URLSearchParams(location.search))));

/** The administrator's dashboard: figures for the period in the URL, and current activity. */
export default function Dashboard() {
  const { t } = useTranslation('dashboard');
  const [params] = useSearchParams();
  const settings = periodNow(params);
  const { from, to, compare } = settings;
  const board = useCall('GET /api/admin/dashboard', boardOf(settings), { keepPrevious: true });
  return (
    <>
      <PageHead
        title={t('title')}
        description={t('why', { range: calendarDays(from, to), count: daysOf(settings) })}
        action={<PeriodPicker settings={settings} />}
      />
      <div className="dashboard">
        {board.data ? (
          <Figures board={board.data} compare={compare} stale={board.isPlaceholderData} />
        ) : board.isError ? (
          <Failed error={board.error} onRetry={() => void board.refetch()} />
        ) : (
          <FiguresLoading />
        )}
        <Growth settings={settings} />
        <div className="dashboard-pair">
          <ProjectStates settings={settings} />
          <Revenue settings={settings} />
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

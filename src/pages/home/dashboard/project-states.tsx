import { useTranslation } from 'react-i18next';
import { localZone } from '#contract/core/days.ts';
import type { ReplyOf } from '#contract/index.ts';
import { useCall } from '../../../api/queries.ts';
import { BarList } from '../../../components/chart/bar-list.tsx';
import { ChartCard } from '../../../components/chart/chart-card.tsx';
import type { Figures } from '../../../components/chart/figures.ts';
import { number } from '../../../format/index.ts';
import { StateDot } from '../../../components/feedback/state-dot.tsx';
import { projectsInState, projectsCreated } from './links.ts';
import type { PeriodSettings } from './period.ts';
import { useChartTexts } from './chart-texts.ts';

type Data = ReplyOf<'GET /api/admin/dashboard/chart2'>;

/** All projects by state, and how many of them were created in the period. */
export function ProjectStates({ settings: { from, to } }: { settings: PeriodSettings }) {
  const { t } = useTranslation('dashboard');
  const texts = useChartTexts();
  const query = useCall(
    'GET /api/admin/dashboard/chart2',
    { query: { from, to, tz: localZone() } },
    { keepPrevious: true },
  );
  const head = { name: t('states.state'), total: t('states.all'), filled: t('states.made') };
  const figures = ({ states, ...period }: Data): Figures => ({
    head: [head.name, head.total, head.filled],
    rows: states.map(({ state, all, made }) => [
      { text: t(`shell:state.project.${state}`), value: t(`shell:state.project.${state}`) },
      { text: number(all), value: all, ...(all > 0 ? { to: projectsInState(state) } : {}) },
      { text: number(made), value: made, ...(made > 0 ? { to: projectsCreated(period, state) } : {}) },
    ]),
  });
  return (
    <ChartCard<Data>
      title={t('states.title')}
      note={t('states.note')}
      texts={texts}
      file={`projects-by-state-${from}-${to}`}
      query={query}
      isEmpty={({ states }) => states.every(({ all }) => all === 0)}
      figures={figures}
    >
      {({ states, ...period }) => (
        <BarList
          label={t('states.title')}
          head={head}
          bars={states.map(({ state, all, made }) => ({
            key: state,
            name: <StateDot kind="project" state={state} />,
            called: t(`shell:state.project.${state}`),
            total: all,
            filled: made,
            totalText: number(all),
            filledText: number(made),
            to: projectsInState(state),
            filledTo: projectsCreated(period, state),
          }))}
        />
      )}
    </ChartCard>
  );
}

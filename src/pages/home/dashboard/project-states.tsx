import { useTranslation } from 'react-i18next';
import { localZone } from '#contract/core/days.ts';
import type { ReplyOf } from '#contract/index.ts';
import { useCall } from '../../../api/queries.ts';
import { BarList } from '../../../components/chart/bar-list.tsx';
import { ChartCard } from '../../../components/chart/chart-card.tsx';
import type { Figures } from '../../../components/chart/figures.ts';
import { number } from '../../../format/index.ts';
import { StateDot } from '../../../components/feedback/state-dot.tsx';
import { projectsIn, projectsMade } from './links.ts';
import type { Asked } from './period.ts';
import { useChartWords } from './words.ts';

type Data = ReplyOf<'GET /api/admin/dashboard/chart2'>;

/** Where all projects stand today, and how many of those are of the period. */
export function ProjectStates({ asked: { from, to } }: { asked: Asked }) {
  const { t } = useTranslation('dashboard');
  const words = useChartWords();
  const query = useCall(
    'GET /api/admin/dashboard/chart2',
    { query: { from, to, tz: localZone() } },
    { keepPrevious: true },
  );
  const head = { name: t('states.state'), all: t('states.all'), part: t('states.made') };
  const figures = ({ states, ...period }: Data): Figures => ({
    head: [head.name, head.all, head.part],
    rows: states.map(({ state, all, made }) => [
      { text: t(`shell:state.project.${state}`), value: t(`shell:state.project.${state}`) },
      { text: number(all), value: all, ...(all > 0 ? { to: projectsIn(state) } : {}) },
      { text: number(made), value: made, ...(made > 0 ? { to: projectsMade(period, state) } : {}) },
    ]),
  });
  return (
    <ChartCard<Data>
      title={t('states.title')}
      note={t('states.note')}
      words={words}
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
            all,
            part: made,
            allText: number(all),
            partText: number(made),
            to: projectsIn(state),
            partTo: projectsMade(period, state),
          }))}
        />
      )}
    </ChartCard>
  );
}

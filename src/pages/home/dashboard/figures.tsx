import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReplyOf } from '#contract/index.ts';
import { type Compare, daysOf, type Period } from '#contract/core/periods.ts';
import { calendarDay, calendarDays, money, number } from '../../../format/index.ts';
import { buildsStarted, ordersPaid, projectsCreated, usersCreated } from './links.ts';
import { Sparkline } from './sparkline.tsx';

export type DashboardData = ReplyOf<'GET /api/admin/dashboard'>;
type Name = 'users' | 'projects' | 'orders' | 'revenue' | 'builds';

const FIGURES: readonly { name: Name; to: (period: Period) => string }[] = [
  { name: 'users', to: usersCreated },
  { name: 'projects', to: projectsCreated },
  { name: 'orders', to: ordersPaid },
  { name: 'revenue', to: ordersPaid },
  { name: 'builds', to: buildsStarted },
];

/** The key figures: value, change, sparkline, and a link to the rows behind each. */
export function Figures({
  board,
  compare,
  stale,
}: {
  board: DashboardData;
  compare: Compare;
  stale: boolean;
}) {
  const { t } = useTranslation('dashboard');
  return (
    <section className="figures" aria-label={t('figures')} aria-busy={stale}>
      {FIGURES.map(({ name, to }) => (
        <Figure
          key={name}
          name={name}
          to={to({ from: board.from, to: board.to })}
          board={board}
          compare={compare}
        />
      ))}
    </section>
  );
}

/** The same cards while their figures load, so that nothing below them moves. */
export function FiguresLoading() {
  const { t } = useTranslation('dashboard');
  return (
    <div className="figures" role="status" aria-label={t('shell:loading')}>
      {FIGURES.map(({ name }) => (
        <div key={name} className="figure figure-loading">
          <h2>{t(`figure.${name}`)}</h2>
          <span className="figure-now" aria-hidden="true">
            –
          </span>
          <p className="figure-change" aria-hidden="true">
            –
          </p>
          <div className="sparkline" />
        </div>
      ))}
    </div>
  );
}

const MAX_POINTS = 45;

/** Reduces a daily series to a few points, each the sum of equally many days, counted from the last. */
function downsample(series: readonly number[]): number[] {
  const length = Math.ceil(series.length / MAX_POINTS);
  const complete = series.slice(series.length % length);
  return Array.from({ length: complete.length / length }, (_, index) =>
    complete.slice(index * length, (index + 1) * length).reduce((sum, one) => sum + one, 0),
  );
}

interface Props {
  name: Name;
  to: string;
  board: DashboardData;
  compare: Compare;
}

function Figure({ name, to, board, compare }: Props) {
  const { t } = useTranslation('dashboard');
  const { now, before, series } = board[name];
  const isMoney = name === 'revenue';
  const format = (value: number) => (isMoney ? money(value, board.currency) : number(value));
  const difference = now - before;
  const tone = difference === 0 ? 'same' : difference > 0 ? 'more' : 'fewer';
  const word = tone === 'fewer' && isMoney ? 'less' : tone;
  return (
    <article className="figure">
      <h2>{t(`figure.${name}`)}</h2>
      <Link className="figure-now tabular" to={to} aria-label={`${t(`figure.${name}`)}: ${format(now)}`}>
        {format(now)}
      </Link>
      <p className="figure-change">
        {difference !== 0 && before > 0 && (
          <span className={`figure-sign figure-${name === 'builds' ? 'same' : tone}`}>
            {number(difference / before, {
              style: 'percent',
              signDisplay: 'always',
              maximumFractionDigits: 0,
            })}
          </span>
        )}
        <span>
          {compare === 'days'
            ? t(`change.${word}`, { difference: format(Math.abs(difference)), count: daysOf(board.before) })
            : t(`change.${word}Than`, {
                difference: format(Math.abs(difference)),
                range: calendarDays(board.before.from, board.before.to),
              })}
        </span>
      </p>
      <Sparkline
        values={downsample(series)}
        label={t('spark', {
          first: calendarDay(board.from),
          last: calendarDay(board.to),
          most: format(Math.max(0, ...series)),
        })}
      />
    </article>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ReplyOf } from '#contract/index.ts';
import { type Compare, daysOf, type Period } from '#contract/core/periods.ts';
import { calendarDay, calendarDays, money, number } from '../../../format/index.ts';
import { buildsStarted, ordersPaid, projectsMade, usersMade } from './links.ts';
import { Sparkline } from './sparkline.tsx';

export type Board = ReplyOf<'GET /api/admin/dashboard'>;
type Name = 'users' | 'projects' | 'orders' | 'revenue' | 'builds';

const FIGURES: readonly { name: Name; to: (period: Period) => string }[] = [
  { name: 'users', to: usersMade },
  { name: 'projects', to: projectsMade },
  { name: 'orders', to: ordersPaid },
  { name: 'revenue', to: ordersPaid },
  { name: 'builds', to: buildsStarted },
];

/** One number large each, its change, its run, and a link to the rows behind it. */
export function Figures({ board, compare, stale }: { board: Board; compare: Compare; stale: boolean }) {
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

const POINTS = 45;

/** A run short enough to be seen at a glance: days summed up in stretches of one length, counted from the last. */
function condensed(series: readonly number[]): number[] {
  const length = Math.ceil(series.length / POINTS);
  const whole = series.slice(series.length % length);
  return Array.from({ length: whole.length / length }, (_, index) =>
    whole.slice(index * length, (index + 1) * length).reduce((sum, one) => sum + one, 0),
  );
}

interface Props {
  name: Name;
  to: string;
  board: Board;
  compare: Compare;
}

function Figure({ name, to, board, compare }: Props) {
  const { t } = useTranslation('dashboard');
  const { now, before, series } = board[name];
  const paid = name === 'revenue';
  const write = (value: number) => (paid ? money(value, board.currency) : number(value));
  const difference = now - before;
  const tone = difference === 0 ? 'same' : difference > 0 ? 'more' : 'fewer';
  const word = tone === 'fewer' && paid ? 'less' : tone;
  return (
    <article className="figure">
      <h2>{t(`figure.${name}`)}</h2>
      <Link className="figure-now tabular" to={to} aria-label={`${t(`figure.${name}`)}: ${write(now)}`}>
        {write(now)}
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
            ? t(`change.${word}`, { difference: write(Math.abs(difference)), count: daysOf(board.before) })
            : t(`change.${word}Than`, {
                difference: write(Math.abs(difference)),
                range: calendarDays(board.before.from, board.before.to),
              })}
        </span>
      </p>
      <Sparkline
        values={condensed(series)}
        label={t('spark', {
          first: calendarDay(board.from),
          last: calendarDay(board.to),
          most: write(Math.max(0, ...series)),
        })}
      />
    </article>
  );
}

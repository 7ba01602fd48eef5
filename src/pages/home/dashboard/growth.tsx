import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { addDays, localZone } from '#contract/core/days.ts';
import type { ReplyOf } from '#contract/index.ts';
import { type Period, UNITS } from '#contract/core/periods.ts';
import { useCall } from '../../../api/queries.ts';
import { ChartCard, Switch } from '../../../components/chart/chart-card.tsx';
import type { Figures } from '../../../components/chart/figures.ts';
import { LineChart } from '../../../components/chart/line-chart.tsx';
import { calendarDay, calendarDays, number } from '../../../format/index.ts';
import { ordersPaid, projectsCreated, usersCreated } from './links.ts';
import type { PeriodSettings } from './period.ts';
import { useChartTexts } from './chart-texts.ts';

type Data = ReplyOf<'GET /api/admin/dashboard/multi-line-chart'>;

const LINES = [
  { key: 'users', to: usersCreated },
  { key: 'projects', to: projectsCreated },
  { key: 'orders', to: ordersPaid },
] as const;

/** New users, new projects and paid orders over time. */
export function Growth({ settings }: { settings: PeriodSettings }) {
  const { t } = useTranslation('dashboard');
  const texts = useChartTexts();
  const [params, setParams] = useSearchParams();
  const [compared, setCompared] = useState(false);
  const { from, to, compare, unit } = settings;
  const query = useCall(
    'GET /api/admin/dashboard/multi-line-chart',
    { query: { from, to, compare, unit, tz: localZone() } },
    { keepPrevious: true },
  );

  const periodAt = ({ starts, to: last }: Data, index: number): Period => {
    const next = starts[index + 1];
    return { from: starts[index] ?? last, to: next ? addDays(next, -1) : last };
  };
  const titleOf = (data: Data, index: number) => {
    const period = periodAt(data, index);
    if (data.unit === 'day') return calendarDay(period.from);
    return calendarDays(period.from, period.to);
  };
  const tickOf = (data: Data, index: number) =>
    calendarDay(
      data.starts[index] ?? data.from,
      data.unit === 'month' ? { month: 'short', year: '2-digit' } : { day: 'numeric', month: 'short' },
    );

  const figures = (data: Data): Figures => ({
    head: [
      t(`unit.${data.unit}`),
      ...LINES.flatMap(({ key }) => [t(`figure.${key}`), t('growth.beforeOf', { name: t(`figure.${key}`) })]),
    ],
    rows: data.starts.map((start, index) => {
      const period = periodAt(data, index);
      return [
        { text: titleOf(data, index), value: start },
        ...LINES.flatMap(({ key, to: linkOf }) => {
          const value = data[key].now[index] ?? 0;
          const before = data[key].before[index] ?? null;
          return [
            { text: number(value), value, ...(value > 0 ? { to: linkOf(period) } : {}) },
            { text: before === null ? '–' : number(before), value: before },
          ];
        }),
      ];
    }),
  });

  return (
    <ChartCard<Data>
      title={t('growth.title')}
      note={
        query.data && t('growth.note', { range: calendarDays(query.data.before.from, query.data.before.to) })
      }
      texts={texts}
      file={`users-projects-orders-${from}-${to}`}
      query={query}
      isEmpty={(data) => LINES.every(({ key }) => data[key].now.every((value) => value === 0))}
      figures={figures}
      tools={
        <>
          <fieldset className="chart-choice">
            <legend className="visually-hidden">{t('unit.label')}</legend>
            {UNITS.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="unit"
                  checked={one === unit}
                  onChange={() => {
                    const next = new URLSearchParams(params);
                    next.set('unit', one);
                    setParams(next, { replace: true, preventScrollReset: true });
                  }}
                />
                {t(`unit.${one}`)}
              </label>
            ))}
          </fieldset>
          <Switch on={compared} onSwitch={setCompared}>
            {t('growth.compare')}
          </Switch>
        </>
      }
    >
      {(data) => (
        <LineChart
          label={t('growth.label', { unit: t(`unit.by.${data.unit}`) })}
          lines={LINES.map(({ key }) => ({
            key,
            label: t(`line.${key}`),
            current: data[key].now,
            previous: data[key].before,
          }))}
          compare={compared}
          format={number}
          formatMark={(value) => number(value, { notation: 'compact' })}
          tick={(index) => tickOf(data, index)}
          title={(index) => titleOf(data, index)}
          formatPrevious={(value) => t('growth.before', { value })}
        />
      )}
    </ChartCard>
  );
}

import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { addDays, localZone } from '#contract/core/days.ts';
import type { ReplyOf } from '#contract/index.ts';
import type { Period } from '#contract/core/periods.ts';
import { PLAN_NAMES } from '#contract/builder/plans.ts';
import { useCall } from '../../../api/queries.ts';
import { ChartCard } from '../../../components/chart/chart-card.tsx';
import { ColumnChart } from '../../../components/chart/column-chart.tsx';
import type { Figures } from '../../../components/chart/figures.ts';
import { calendarDay, money, moneyCompact } from '../../../format/index.ts';
import { ordersPaid } from './links.ts';
import { type PeriodSettings, revenuePeriod } from './period.ts';
import { useChartTexts } from './chart-texts.ts';

type Data = ReplyOf<'GET /api/admin/dashboard/chart3'>;
type Month = Data['months'][number];

const amountOf = ({ plans }: Month, name: string) => plans.find(({ plan }) => plan === name)?.amount ?? 0;
const totalOf = ({ plans }: Month) => plans.reduce((sum, { amount }) => sum + amount, 0);

/** Monthly revenue by plan. */
export function Revenue({ settings }: { settings: PeriodSettings }) {
  const { t } = useTranslation('dashboard');
  const texts = useChartTexts();
  const navigate = useNavigate();
  const { from, to } = revenuePeriod(settings);
  const query = useCall(
    'GET /api/admin/dashboard/chart3',
    { query: { from, to, tz: localZone() } },
    { keepPrevious: true },
  );

  const periodAt = ({ months, to: last }: Data, index: number): Period => {
    const next = months[index + 1];
    return { from: months[index]?.start ?? last, to: next ? addDays(next.start, -1) : last };
  };
  const nameOf = (month: Month | undefined, style: 'short' | 'long') =>
    month ? calendarDay(month.start, { month: style, year: style === 'long' ? 'numeric' : '2-digit' }) : '';

  const figures = (data: Data): Figures => ({
    head: [t('unit.month'), ...PLAN_NAMES.map((plan) => t(`plan.${plan}`)), t('revenue.total')],
    rows: data.months.map((month, index) => {
      const period = periodAt(data, index);
      const cell = (amount: number, link: string) => ({
        text: money(amount, data.currency),
        // Spreadsheets expect major currency units.
        value: amount / 100,
        ...(amount > 0 ? { to: link } : {}),
      });
      return [
        { text: nameOf(month, 'long'), value: month.start.slice(0, 7) },
        ...PLAN_NAMES.map((plan) => cell(amountOf(month, plan), ordersPaid(period, plan))),
        cell(totalOf(month), ordersPaid(period)),
      ];
    }),
  });

  return (
    <ChartCard<Data>
      title={t('revenue.title')}
      note={t('revenue.note')}
      texts={texts}
      file={`revenue-by-plan-${from}-${to}`}
      query={query}
      isEmpty={({ months }) => months.every((month) => totalOf(month) === 0)}
      figures={figures}
    >
      {(data) => (
        <ColumnChart
          label={t('revenue.label')}
          stacks={PLAN_NAMES.map((plan) => ({
            key: plan,
            label: t(`plan.${plan}`),
            values: data.months.map((month) => amountOf(month, plan)),
          }))}
          unit={100}
          format={(amount) => money(amount, data.currency)}
          formatMark={(amount) => moneyCompact(amount, data.currency)}
          tick={(index) => nameOf(data.months[index], 'short')}
          title={(index) => nameOf(data.months[index], 'long')}
          total={t('revenue.total')}
          onOpen={(index) => void navigate(ordersPaid(periodAt(data, index)))}
        />
      )}
    </ChartCard>
  );
}

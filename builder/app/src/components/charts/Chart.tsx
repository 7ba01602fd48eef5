import { useSummary } from '../../api/hooks.ts';
import type { Filters } from '../../api/client.ts';
import type { Entity, FieldName } from '../../core/entity.ts';
import { Answer } from '../sections/Answer.tsx';
import { fieldOf } from '../../core/fields.ts';
import { SectionFrame } from '../sections/SectionFrame.tsx';
import { viewWords as words } from '../../words/index.ts';
import { ColumnChart } from './ColumnChart.tsx';
import { OptionBars } from './OptionBars.tsx';
import { PLOT_HEIGHT } from './Plot.tsx';
import { byOption, byTime, type Unit } from './series.ts';
import { chartText } from './text.ts';
import './charts.css';

interface Shared<E extends Entity> {
  entity: E;
  heading: string;
  /** A choice, a yes or no, or a reference, or a date with `unit`. */
  by: FieldName<E>;
  filters?: Filters;
  /** Where the rows are. */
  to?: string;
}
/** What is counted, summed or averaged; `stack` is a second field that parts each bar, which averages can't be. */
type Measure<E extends Entity> =
  | { measure?: 'count'; field?: undefined; stack?: FieldName<E> }
  | { measure: 'sum'; field: FieldName<E>; stack?: FieldName<E> }
  | { measure: 'average'; field: FieldName<E>; stack?: undefined };
export type ChartProps<E extends Entity> = Shared<E> &
  Measure<E> &
  ({ unit?: undefined; shape?: undefined } | { unit: Unit; shape?: 'columns' | 'line' });

/** Bars of choices that aren’t known yet: a few. */
const FEW = 5;

const isDate = (type: string | undefined) => type === 'date' || type === 'dateTime';

/** Bars by the answers to a field, or columns or a line over time. */
export function Chart<E extends Entity>(props: ChartProps<E>) {
  const { entity, heading, measure = 'count', field, by, stack, filters, to, shape = 'columns' } = props;
  const byField = fieldOf(entity, by);
  const stackField = fieldOf(entity, stack);
  const unit = props.unit ?? (isDate(byField?.type) ? 'month' : undefined);
  const summary = useSummary(entity, { measure, field, by, unit, stack, filters });
  return (
    <SectionFrame heading={heading} to={to} className="chart-section">
      <Answer
        query={summary}
        height={unit ? `${PLOT_HEIGHT}px` : `${2 * (byField?.options?.length ?? FEW)}rem`}
      >
        {({ groups, titles }) => {
          const order = { options: byField?.options, stackOptions: stackField?.options };
          const series = unit ? byTime(groups, unit, order) : byOption(groups, order);
          if (series.keys.length === 0 || groups.length === 0)
            return <p className="view-empty">{words.chart.empty}</p>;
          const text = chartText({ entity, measure, field, byField, stackField, unit, titles });
          return unit ? (
            <ColumnChart label={heading} series={series} text={text} isLine={shape === 'line'} />
          ) : (
            <OptionBars label={heading} series={series} text={text} />
          );
        }}
      </Answer>
    </SectionFrame>
  );
}

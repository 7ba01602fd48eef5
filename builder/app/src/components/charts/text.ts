import type { Titles } from '../../api/client.ts';
import type { Entity, Field } from '../../core/entity.ts';
import { viewWords as words } from '../../words/index.ts';
import { app } from '../../app.ts';
import { format } from '../../lib/format.ts';
import { fieldOf } from '../../core/fields.ts';
import { formatMeasure } from '../sections/measure.ts';
import { OTHERS, type Unit } from './series.ts';

/** The words of one chart. */
export interface ChartText {
  /** What is counted, such as "Total of Price". */
  readonly measured: string;
  readonly grouped: string;
  readonly value: (value: number) => string;
  /** Short, for the scale. */
  readonly mark: (value: number) => string;
  readonly key: (key: string) => string;
  readonly shortKey: (key: string) => string;
  readonly stack: (stack: string) => string;
  /** The smallest step of the scale. */
  readonly step: number;
}

interface Options {
  entity: Entity;
  measure: 'count' | 'sum' | 'average';
  field: string | undefined;
  byField: Field | undefined;
  stackField: Field | undefined;
  unit: Unit | undefined;
  titles: Titles;
}

const PERIODS = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  week: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
} satisfies Record<Unit, Intl.DateTimeFormatOptions>;
const SHORT_PERIODS = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
  year: { year: 'numeric' },
} satisfies Record<Unit, Intl.DateTimeFormatOptions>;

const HUNDRED = 100;

/** `2026` and `2026-11` begin on their first day. */
const firstDay = (key: string) => `${key}-01-01`.slice(0, 10);

function periodText(options: Intl.DateTimeFormatOptions) {
  const dates = new Intl.DateTimeFormat(app.language, { ...options, timeZone: 'UTC' });
  return (key: string) => {
    const time = Date.parse(`${firstDay(key)}T00:00Z`);
    return Number.isNaN(time) ? key : dates.format(time);
  };
}

function cellText(field: Field | undefined, titles: Titles) {
  return (key: string) => {
    if (key === OTHERS) return words.chart.others;
    if (key === '') return words.notSet;
    if (!field) return key;
    const cell = field.type === 'boolean' ? key === 'true' : key;
    return format.cell(field, cell, titles) || words.notSet;
  };
}

export function chartText({ entity, measure, field, byField, stackField, unit, titles }: Options): ChartText {
  const measuredField = measure === 'count' ? undefined : fieldOf(entity, field);
  const isMoney = measuredField?.type === 'money' || measuredField?.as === 'money';
  const short = new Intl.NumberFormat(app.language, { notation: 'compact', maximumFractionDigits: 1 });
  const value = (amount: number) => formatMeasure(entity, { measure, field }, amount);
  const label = measuredField?.label ?? '';
  return {
    measured:
      measure === 'count'
        ? words.chart.count
        : measure === 'sum'
          ? words.chart.sumOf(label)
          : words.chart.averageOf(label),
    grouped: byField?.label ?? '',
    value,
    mark: (amount) => (isMoney || measuredField?.type === 'duration' ? value(amount) : short.format(amount)),
    key: unit ? periodText(PERIODS[unit]) : cellText(byField, titles),
    shortKey: unit ? periodText(SHORT_PERIODS[unit]) : cellText(byField, titles),
    stack: cellText(stackField, titles),
    step: isMoney ? HUNDRED : measure === 'average' ? 1 / HUNDRED : 1,
  };
}

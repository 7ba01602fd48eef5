import { addDays, addMonths, isDay, monthEnd, monthStart, YEARS } from '#contract/core/days.ts';
import { type Compare, daysOf, MOST_DAYS, type Period, type Unit, UNITS } from '#contract/core/periods.ts';

/** The preset periods, as named in the URL. */
export const PRESETS = ['7', '30', '90', 'month', 'last-month', 'year', 'own'] as const;
export type Preset = (typeof PRESETS)[number];

export interface PeriodSettings extends Period {
  preset: Preset;
  compare: Compare;
  unit: Unit;
  /** Why the custom range is invalid; the fallback period is shown instead. */
  error: 'order' | 'long' | 'missing' | 'years' | null;
}

const FALLBACK: Preset = '30';

function presetPeriod(preset: Preset, today: string): Period {
  if (preset === 'month') return { from: monthStart(today), to: today };
  if (preset === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (preset === 'last-month') {
    const from = addMonths(monthStart(today), -1);
    return { from, to: monthEnd(from) };
  }
  return { from: addDays(today, 1 - Number(preset === 'own' ? FALLBACK : preset)), to: today };
}

const COMPARE_BY_PRESET: Partial<Record<Preset, Compare>> = {
  month: 'month',
  'last-month': 'month',
  year: 'year',
};

const isOutOfRange = (text: string) => {
  const [, year] = /^(\d{4})-\d\d-\d\d$/.exec(text) ?? [];
  return year !== undefined && (Number(year) < YEARS.first || Number(year) > YEARS.last);
};

function customRangeError(from: string | null, to: string | null): PeriodSettings['error'] {
  if (!from || !to) return 'missing';
  if (isOutOfRange(from) || isOutOfRange(to)) return 'years';
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (to < from) return 'order';
  return daysOf({ from, to }) > MOST_DAYS ? 'long' : null;
}

/** The smallest unit that keeps the number of points readable. */
function defaultUnit(days: number): Unit {
  if (days <= 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}

/**
 * Parses the period from the URL; invalid parameters are ignored.
 * @param today in the reader's time zone
 */
export function readPeriod(params: URLSearchParams, today: string): PeriodSettings {
  const preset = PRESETS.find((one) => one === params.get('period')) ?? FALLBACK;
  const [from, to] = [params.get('from'), params.get('to')];
  const error = preset === 'own' ? customRangeError(from, to) : null;
  const period =
    preset === 'own' && error === null && from && to ? { from, to } : presetPeriod(preset, today);
  return {
    ...period,
    preset,
    compare: COMPARE_BY_PRESET[preset] ?? 'days',
    unit: UNITS.find((unit) => unit === params.get('unit')) ?? defaultUnit(daysOf(period)),
    error,
  };
}

/** The twelve months up to the period's end, or the whole period if longer, since fewer months show no trend. */
export function revenuePeriod({ from, to }: Period): Period {
  const year = addMonths(monthStart(to), -11);
  return { from: from < year ? from : year, to };
}

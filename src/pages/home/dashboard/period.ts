import { addDays, addMonths, isDay, monthEnd, monthStart, YEARS } from '#contract/core/days.ts';
import { type Compare, daysOf, MOST_DAYS, type Period, type Unit, UNITS } from '#contract/core/periods.ts';

/** The periods one can pick, as they stand in the address. */
export const PRESETS = ['7', '30', '90', 'month', 'last-month', 'year', 'own'] as const;
export type Preset = (typeof PRESETS)[number];

export interface Asked extends Period {
  preset: Preset;
  compare: Compare;
  unit: Unit;
  /** What is wrong with own dates; the last period that can be shown is then shown. */
  fault: 'order' | 'long' | 'missing' | 'years' | null;
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

const COMPARED: Partial<Record<Preset, Compare>> = { month: 'month', 'last-month': 'month', year: 'year' };

const outOfYears = (text: string) => {
  const [, year] = /^(\d{4})-\d\d-\d\d$/.exec(text) ?? [];
  return year !== undefined && (Number(year) < YEARS.first || Number(year) > YEARS.last);
};

function ownFault(from: string | null, to: string | null): Asked['fault'] {
  if (!from || !to) return 'missing';
  if (outOfYears(from) || outOfYears(to)) return 'years';
  if (!isDay(from) || !isDay(to)) return 'missing';
  if (to < from) return 'order';
  return daysOf({ from, to }) > MOST_DAYS ? 'long' : null;
}

/** So many points that a line can still be read. */
function fittingUnit(days: number): Unit {
  if (days <= 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}

/** What an address asks for; what it may not say is as if it weren't there. @param today in the reader's zone */
export function readPeriod(params: URLSearchParams, today: string): Asked {
  const preset = PRESETS.find((one) => one === params.get('period')) ?? FALLBACK;
  const [from, to] = [params.get('from'), params.get('to')];
  const fault = preset === 'own' ? ownFault(from, to) : null;
  const period =
    preset === 'own' && fault === null && from && to ? { from, to } : presetPeriod(preset, today);
  return {
    ...period,
    preset,
    compare: COMPARED[preset] ?? 'days',
    unit: UNITS.find((unit) => unit === params.get('unit')) ?? fittingUnit(daysOf(period)),
    fault,
  };
}

/** The last twelve months of a period's end, or the whole period where it is longer: less says little of revenue by month. */
export function revenuePeriod({ from, to }: Period): Period {
  const year = addMonths(monthStart(to), -11);
  return { from: from < year ? from : year, to };
}

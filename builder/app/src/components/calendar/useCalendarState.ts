import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { app } from '../../app.ts';
import { addDays, dayOf } from '../../core/dates.ts';
import { addMonths, type Day, firstWeekday, isDay, monthOf, weekOf, weeksOfMonth } from './days.ts';

export const VIEWS = ['month', 'week', 'agenda'] as const;
export type View = (typeof VIEWS)[number];
const isView = (value: string | null): value is View => VIEWS.some((view) => view === value);

/** What the address says: `view`, and `month=2026-11` or for a week or a list of days `day=2026-11-16`. */
export function readAddress(params: URLSearchParams, usual: View, today: Day): { view: View; day: Day } {
  const given = params.get('view');
  const view = isView(given) ? given : usual;
  const day = params.get('day') ?? '';
  if (isDay(day)) return { view, day };
  const month = params.get('month') ?? '';
  if (!isDay(`${month}-01`) || month === monthOf(today)) return { view, day: today };
  return { view, day: `${month}-01` };
}

const NARROW = '(max-width: 40rem)';
const subscribe = (changed: () => void) => {
  const query = matchMedia(NARROW);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** How many days a list of days shows: months have lengths, and going back by one would leave days out. */
const DAYS = 30;

/** The view and the day of a calendar, which stand in the address. */
export function useCalendarState(usual: View) {
  const [params, setParams] = useSearchParams();
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
  const today = dayOf(new Date());
  const first = firstWeekday(app.language);
  const { view, day } = readAddress(params, isNarrow ? 'agenda' : usual, today);

  const month = monthOf(day);
  const weeks = view === 'week' ? [weekOf(day, first)] : weeksOfMonth(month, first);
  const span =
    view === 'agenda'
      ? { first: day, last: addDays(day, DAYS - 1) }
      : { first: weeks[0]?.[0] ?? day, last: weeks.at(-1)?.[6] ?? day };

  const addressOf = (to: { view?: View; day?: Day }): URLSearchParams => {
    const next = new URLSearchParams(params);
    const nextView = to.view ?? view;
    const nextDay = to.day ?? day;
    next.set('view', nextView);
    const isMonth = nextView === 'month';
    next.delete(isMonth ? 'day' : 'month');
    next.set(isMonth ? 'month' : 'day', isMonth ? monthOf(nextDay) : nextDay);
    return next;
  };
  const show = (to: { view?: View; day?: Day }) => setParams(addressOf(to), { replace: true });
  const stepped = (count: number): Day => {
    if (view === 'week') return addDays(day, count * 7);
    return view === 'month' ? addMonths(`${month}-01`, count) : addDays(day, count * DAYS);
  };
  const step = (count: number) => show({ day: stepped(count) });

  return { view, day, today, month, weeks, span, show, step };
}
export type CalendarState = ReturnType<typeof useCalendarState>;

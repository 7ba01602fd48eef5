import type { Filters } from '../../api/client.ts';
import type { Entity, Field, FieldName } from '../../core/entity.ts';
import { fieldOf } from '../../core/fields.ts';
import { CalendarTools } from './CalendarTools.tsx';
import { Agenda } from './Agenda.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { type CalendarState, useCalendarState } from './useCalendarState.ts';
import { type Entries, useEntries } from './useEntries.ts';
import { WeekGrid } from './WeekGrid.tsx';
import './calendar.css';

interface Props<E extends Entity> {
  entity: E;
  /** A date, or a date with time. */
  start: FieldName<E>;
  /** When it ends, or how long it lasts. */
  end?: FieldName<E>;
  /** A choice whose colours the entries take. */
  colour?: FieldName<E>;
  /** What it opens with where there is room. */
  view?: 'month' | 'week';
  filters?: Filters;
}

/** Rows at their dates: a month, a week or a list of days. */
export function CalendarView<E extends Entity>({ entity, start, end, colour, view, filters }: Props<E>) {
  const startField = fieldOf(entity, start);
  if (!startField) return null;
  return (
    <Views
      entity={entity}
      start={startField}
      end={fieldOf(entity, end)}
      colour={fieldOf(entity, colour)}
      view={view}
      filters={filters}
    />
  );
}

/** What a calendar shows of its entity. */
export interface CalendarFields {
  readonly entity: Entity;
  readonly start: Field;
  readonly end: Field | undefined;
  readonly colour: Field | undefined;
}

/** What each of the three views is given. */
export interface ViewProps {
  readonly fields: CalendarFields;
  readonly state: CalendarState;
  readonly entries: Entries;
}

type ViewsProps = CalendarFields & { view: 'month' | 'week' | undefined; filters: Filters | undefined };

function Views({ view, filters, ...fields }: ViewsProps) {
  const state = useCalendarState(view ?? 'month');
  const entries = useEntries(fields, state.span, filters);
  const View = { month: MonthGrid, week: WeekGrid, agenda: Agenda }[state.view];
  return (
    <div className="calendar">
      <CalendarTools state={state} message={entries.message} />
      <View fields={fields} state={state} entries={entries} />
    </div>
  );
}

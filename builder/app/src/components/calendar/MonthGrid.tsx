import { viewWords as words } from '../../words/index.ts';
import { Answer } from '../sections/Answer.tsx';
import { CalendarDrag } from './CalendarDrag.tsx';
import type { ViewProps } from './Calendar.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { Weekdays } from './Weekdays.tsx';
import { WeekRow } from './WeekRow.tsx';

/** The weeks of a month, with their entries in lanes. */
export function MonthGrid({ fields, state, entries }: ViewProps) {
  const days = state.weeks.flat();
  const keys = useGridKeys({
    columns: 7,
    count: days.length,
    start: days.indexOf(state.day),
    onPage: state.step,
  });
  return (
    <Answer query={entries.query}>
      {() => (
        <CalendarDrag entries={entries}>
          <div
            className="month"
            ref={keys.box}
            role="group"
            aria-label={words.calendar.help}
            onKeyDown={keys.onKeyDown}
          >
            <Weekdays week={state.weeks[0] ?? []} />
            {state.weeks.map((week, index) => (
              <WeekRow
                key={week[0]}
                fields={fields}
                state={state}
                entries={entries}
                week={week}
                cell={(at) => keys.cell(index * 7 + at)}
              />
            ))}
          </div>
        </CalendarDrag>
      )}
    </Answer>
  );
}

import { useDroppable } from '@dnd-kit/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useActor } from '../../api/hooks.ts';
import { mayCreate } from '../../core/access.ts';
import { viewWords as words } from '../../words/index.ts';
import { Answer } from '../sections/Answer.tsx';
import type { ViewProps } from './Calendar.tsx';
import { CalendarDrag } from './CalendarDrag.tsx';
import { createAddressOf } from './create.ts';
import type { Day } from './days.ts';
import { type Entry, isAllDay } from './entries.ts';
import { EntryLink } from './EntryLink.tsx';
import { placeInLanes, placeSideBySide } from './layout.ts';
import { dayName, dayNumber, timeName, weekdayName } from './text.ts';
import { useGridKeys } from './useGridKeys.ts';
import { Weekdays } from './Weekdays.tsx';
import { WeekRow } from './WeekRow.tsx';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const HOUR_HEIGHT = 48;
const FIRST_SEEN = 7;
const STEP = 15;
const DAY = 24 * 60;
/** Entries shorter than this would be too low to read. */
const LEAST = 25;
const WHOLE_DAY_LANES = 20;

/** Seven days: whole days above, and below them the hours, with entries that overlap side by side. */
export function WeekGrid({ fields, state, entries }: ViewProps) {
  const week = state.weeks[0] ?? [];
  const hasHours = fields.start.type === 'dateTime';
  const wholeDays = entries.entries.filter(isAllDay);
  const dayKeys = useGridKeys({ columns: 7, count: 7, start: week.indexOf(state.day), onPage: state.step });
  const minutesAfter = (entry: Entry, pixels: number) => {
    if (entry.from === null || isAllDay(entry)) return undefined;
    const moved = entry.from + Math.round(((pixels / HOUR_HEIGHT) * 60) / STEP) * STEP;
    return Math.min(DAY - STEP, Math.max(0, moved));
  };
  return (
    <Answer query={entries.query}>
      {() => (
        <CalendarDrag entries={entries} minutesAfter={minutesAfter}>
          <div className={hasHours ? 'week-view week-with-hours' : 'week-view'}>
            {hasHours ? (
              <>
                <div className="week-head" aria-hidden="true">
                  {week.map((day) => (
                    <span key={day} className={day === state.today ? 'week-day week-today' : 'week-day'}>
                      {weekdayName(day)} <b>{dayNumber(day)}</b>
                    </span>
                  ))}
                </div>
                {wholeDays.length > 0 && (
                  <WholeDays fields={fields} entries={entries} week={week} shown={wholeDays} />
                )}
                <Hours fields={fields} state={state} entries={entries} week={week} />
              </>
            ) : (
              <div
                ref={dayKeys.box}
                role="group"
                aria-label={words.calendar.help}
                onKeyDown={dayKeys.onKeyDown}
              >
                <Weekdays week={week} />
                <WeekRow
                  fields={fields}
                  state={state}
                  entries={entries}
                  week={week}
                  cell={dayKeys.cell}
                  lanes={WHOLE_DAY_LANES}
                />
              </div>
            )}
          </div>
        </CalendarDrag>
      )}
    </Answer>
  );
}

interface WeekProps extends Pick<ViewProps, 'fields' | 'entries'> {
  week: readonly Day[];
}

function WholeDays({ fields, entries, week, shown }: WeekProps & { shown: readonly Entry[] }) {
  return (
    <div className="week-whole-days">
      <span className="week-whole-label">{words.calendar.allDay}</span>
      <ul className="week-bars">
        {placeInLanes(week, shown).map(({ entry, start, end, lane, startsBefore, endsAfter }) => (
          <EntryLink
            key={entry.row.id}
            fields={fields}
            entries={entries}
            entry={entry}
            place="whole"
            className={`bar-entry ${startsBefore ? 'entry-from-before' : ''} ${endsAfter ? 'entry-goes-on' : ''}`}
            style={{ gridColumn: `${start + 1} / ${end + 2}`, gridRow: lane + 1 }}
          />
        ))}
      </ul>
    </div>
  );
}

function Hours({ fields, state, entries, week }: WeekProps & Pick<ViewProps, 'state'>) {
  const scroller = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const actor = useActor();
  const canAdd = mayCreate(fields.entity, actor);
  const keys = useGridKeys({
    columns: 7,
    count: HOURS.length * 7,
    start: FIRST_SEEN * 7 + Math.max(0, week.indexOf(state.day)),
    onPage: state.step,
  });
  const chosen = week.indexOf(state.day);
  useEffect(() => {
    const top = (FIRST_SEEN - 0.25) * HOUR_HEIGHT;
    scroller.current?.scrollTo({ top });
    // A phone has room for some of the days only, and scrolls both ways in the box around.
    const box = scroller.current?.closest('.week-view');
    const day = scroller.current?.querySelectorAll('.hour-column')[chosen];
    if (box && day) box.scrollBy({ top: top - box.scrollTop, left: middleOf(day) - middleOf(box) });
  }, [chosen]);
  const timed = entries.entries.filter((entry) => !isAllDay(entry));
  return (
    <div className="week-hours" ref={scroller}>
      <div
        className="week-hours-grid"
        ref={keys.box}
        role="group"
        aria-label={words.calendar.help}
        onKeyDown={keys.onKeyDown}
        style={{ blockSize: HOURS.length * HOUR_HEIGHT }}
      >
        <div className="week-times" aria-hidden="true">
          {HOURS.map((hour) => (
            <span key={hour} style={{ insetBlockStart: hour * HOUR_HEIGHT }}>
              {hour > 0 && timeName(hour * 60)}
            </span>
          ))}
        </div>
        {week.map((day, column) => (
          <HourColumn key={day} day={day} isToday={day === state.today}>
            {HOURS.map((hour) => (
              <button
                key={hour}
                type="button"
                className="hour-cell"
                style={{ insetBlockStart: hour * HOUR_HEIGHT, blockSize: HOUR_HEIGHT }}
                aria-label={
                  canAdd
                    ? words.calendar.addOn(`${dayName(day)}, ${timeName(hour * 60)}`)
                    : `${dayName(day)}, ${timeName(hour * 60)}`
                }
                onClick={() => {
                  if (canAdd) void navigate(createAddressOf(fields)(day, hour * 60));
                }}
                {...keys.cell(hour * 7 + column)}
              />
            ))}
            <ul className="hour-entries">
              {placeSideBySide(spansOf(timed, day)).map(({ span, column: at, columns }) => (
                <EntryLink
                  key={span.entry.row.id}
                  fields={fields}
                  entries={entries}
                  entry={span.entry}
                  place={day}
                  className="hour-entry"
                  style={{
                    insetBlockStart: (span.from / 60) * HOUR_HEIGHT,
                    blockSize: ((span.to - span.from) / 60) * HOUR_HEIGHT - 2,
                    insetInlineStart: `${(at / columns) * 100}%`,
                    inlineSize: `${100 / columns}%`,
                  }}
                />
              ))}
            </ul>
          </HourColumn>
        ))}
      </div>
    </div>
  );
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

const spansOf = (entries: readonly Entry[], day: Day) =>
  entries
    .filter((entry) => entry.first === day)
    .map((entry) => {
      const from = entry.from ?? 0;
      return { entry, from, to: Math.max(entry.to ?? from, from + LEAST) };
    });

function HourColumn({ day, isToday, children }: { day: Day; isToday: boolean; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: day });
  return (
    <div
      ref={setNodeRef}
      className="hour-column"
      data-over={isOver ? '' : undefined}
      data-today={isToday ? '' : undefined}
    >
      {children}
    </div>
  );
}

import { useDroppable } from '@dnd-kit/core';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Link, useNavigate } from 'react-router';
import { useActor } from '../../api/hooks.ts';
import { mayCreate } from '../../core/access.ts';
import { viewWords as words } from '../../words/index.ts';
import { rowPath } from '../../lib/paths.ts';
import type { ViewProps } from './Calendar.tsx';
import { createAddressOf } from './create.ts';
import { type Day, monthOf } from './days.ts';
import { type Entry, touches } from './entries.ts';
import { EntryLink } from './EntryLink.tsx';
import { hiddenPerDay, placeInLanes } from './layout.ts';
import { dayName, dayNumber, startTime } from './text.ts';

/** Attributes of a button in a grid with one tab stop. */
export type CellProps = (index: number) => { 'data-cell': number; tabIndex: number; onFocus: () => void };

interface Props extends ViewProps {
  week: readonly Day[];
  cell: CellProps;
  /** Those that stand here; all that touch the week without. */
  shown?: readonly Entry[];
  lanes?: number;
}

const LANES = 3;

/** One week: a button for each day, and over them the entries as bars. */
export function WeekRow({ fields, state, entries, week, cell, shown, lanes = LANES }: Props) {
  const own = shown ?? entries.entries;
  const bars = placeInLanes(week, own);
  const hidden = hiddenPerDay(bars, lanes);
  return (
    <div className="week-row">
      {week.map((day, index) => (
        <DayCell
          key={day}
          fields={fields}
          state={state}
          entries={entries}
          day={day}
          column={index + 1}
          count={own.filter((entry) => touches(entry, day)).length}
          cell={cell(index)}
        />
      ))}
      <ul className="week-bars">
        {bars
          .filter(({ lane }) => lane < lanes)
          .map(({ entry, start, end, lane, startsBefore, endsAfter }) => (
            <EntryLink
              key={entry.row.id}
              fields={fields}
              entries={entries}
              entry={entry}
              place={week[0] ?? ''}
              className={`bar-entry ${startsBefore ? 'entry-from-before' : ''} ${endsAfter ? 'entry-goes-on' : ''}`}
              style={{ gridColumn: `${start + 1} / ${end + 2}`, gridRow: lane + 1 }}
            />
          ))}
        {hidden.map((count, index) => {
          const day = week[index];
          return count === 0 || day === undefined ? null : (
            <li key={day} className="week-more" style={{ gridColumn: index + 1, gridRow: lanes + 1 }}>
              <MoreOfDay
                fields={fields}
                entries={entries}
                day={day}
                count={count}
                all={own.filter((entry) => touches(entry, day))}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface DayProps extends ViewProps {
  day: Day;
  column: number;
  count: number;
  cell: ReturnType<CellProps>;
}

/** Adds an entry on the day, or opens its week for those who may not. */
function DayCell({ fields, state, day, column, count, cell }: DayProps) {
  const navigate = useNavigate();
  const actor = useActor();
  const { setNodeRef, isOver } = useDroppable({ id: day });
  const canAdd = mayCreate(fields.entity, actor);
  const open = () => {
    if (canAdd) void navigate(createAddressOf(fields)(day));
    else state.show({ view: 'week', day });
  };
  const what = count > 0 ? `${dayName(day)}, ${words.calendar.entries(count)}` : dayName(day);
  return (
    <button
      ref={setNodeRef}
      type="button"
      className="day-cell"
      style={{ gridColumn: column }}
      data-other={state.view === 'month' && monthOf(day) !== state.month ? '' : undefined}
      data-over={isOver ? '' : undefined}
      aria-current={day === state.today ? 'date' : undefined}
      aria-label={canAdd ? `${what}. ${words.calendar.add}` : what}
      onClick={open}
      {...cell}
    >
      <span className="day-number">{dayNumber(day)}</span>
    </button>
  );
}

interface MoreProps {
  fields: ViewProps['fields'];
  entries: ViewProps['entries'];
  day: Day;
  count: number;
  all: readonly Entry[];
}

/** All entries of a day that has more than fit. */
function MoreOfDay({ fields, entries, day, count, all }: MoreProps) {
  return (
    <DialogTrigger>
      <Button className="week-more-button" aria-label={`${words.calendar.more(count)}, ${dayName(day)}`}>
        {words.calendar.more(count)}
      </Button>
      <Popover className="popover view-popover">
        <Dialog aria-label={dayName(day)}>
          <h3>{dayName(day)}</h3>
          <ul className="more-entries">
            {all.map((entry) => (
              <li key={entry.row.id}>
                <span className="entry-time">{startTime(entry)}</span>{' '}
                <Link to={rowPath(fields.entity, entry.row.id)} dir="auto">
                  {entries.titleOf(entry)}
                </Link>
              </li>
            ))}
          </ul>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

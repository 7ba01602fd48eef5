import { type SubmitEvent, useId } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { viewWords as words } from '../../words/index.ts';
import type { CalendarFields } from './Calendar.tsx';
import { type Entry, minutesOf, timeOf } from './entries.ts';
import type { Entries } from './useEntries.ts';

interface Props {
  fields: CalendarFields;
  entries: Entries;
  entry: Entry;
}

/** Moves an entry without dragging it: a small dialog with its new date. */
export function MoveEntry({ fields, entries, entry }: Props) {
  const id = useId();
  const hasTime = fields.start.type === 'dateTime';
  const now = hasTime ? `${entry.first}T${timeOf(entry.from ?? 0)}` : entry.first;
  const submit = (event: SubmitEvent<HTMLFormElement>, close: () => void) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('when');
    const [day, time] = typeof value === 'string' ? value.split('T') : [];
    if (!day) return;
    close();
    void entries.move(entry, { day, ...(time && { minutes: minutesOf(time) }) });
  };
  return (
    <DialogTrigger>
      <Button className="entry-move" aria-label={words.calendar.moveEntry(entries.titleOf(entry))}>
        {words.calendar.move}
      </Button>
      <Popover className="popover view-popover">
        <Dialog aria-label={words.calendar.moveEntry(entries.titleOf(entry))}>
          {({ close }) => (
            <form onSubmit={(event) => submit(event, close)}>
              <label htmlFor={id}>{words.calendar.newDate}</label>
              <input
                id={id}
                name="when"
                className="input"
                type={hasTime ? 'datetime-local' : 'date'}
                defaultValue={now}
                required
                autoFocus
              />
              <div className="view-popover-actions">
                <button type="submit" className="button button-primary">
                  {words.calendar.move}
                </button>
                <button type="button" className="button" onClick={close}>
                  {words.cancel}
                </button>
              </div>
            </form>
          )}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

import { useState } from 'react';
import { useActor, useSaveRow } from '../../api/hooks.ts';
import type { Filters, Titles } from '../../api/client.ts';
import { mayUpdate } from '../../core/access.ts';
import { addDays } from '../../core/dates.ts';
import type { Row } from '../../core/entity.ts';
import { isDay } from '../../core/fields.ts';
import { titleOf } from '../../core/format.ts';
import { viewWords as words } from '../../words/index.ts';
import { format } from '../../lib/format.ts';
import { useAnyRows } from '../useAnyRows.ts';
import { reasonOf } from '../reasonOf.ts';
import type { CalendarFields } from './Calendar.tsx';
import type { Day } from './days.ts';
import { byStart, type Entry, moved, toEntry } from './entries.ts';
import { dayName } from './text.ts';

const MOST = 200;
/** How long before the span an entry with a duration may begin. */
const DAYS_BEFORE = 7;

/** The entries that touch a span of days, and how one is moved. */
export function useEntries(
  { entity, start, end }: CalendarFields,
  span: { first: Day; last: Day },
  filters: Filters = {},
) {
  const actor = useActor();
  const save = useSaveRow(entity);
  const [moves, setMoves] = useState<ReadonlyMap<string, Entry>>(new Map());
  const [message, setMessage] = useState<{ text: string; isError: boolean } | null>(null);

  const begins = end?.type === 'duration' ? addDays(span.first, -DAYS_BEFORE) : span.first;
  const within = useAnyRows(entity, {
    filters: { ...filters, [start.name]: { from: begins, to: span.last } },
    sort: start.name,
    limit: MOST,
  });
  // What began before the span and ends in it or after it.
  const endsAtDate = end?.type === 'date' || end?.type === 'dateTime';
  const lasting = useAnyRows(
    entity,
    end && endsAtDate
      ? {
          filters: {
            ...filters,
            [start.name]: { to: addDays(span.first, -1) },
            [end.name]: { from: span.first },
          },
          limit: MOST,
        }
      : undefined,
  );

  const rows = new Map<string, Row>();
  for (const row of lasting.data?.rows ?? []) rows.set(row.id, row);
  for (const row of within.data?.rows ?? []) rows.set(row.id, row);
  const entries = [...rows.values()]
    .map((row) => moves.get(row.id) ?? toEntry(row, start, end))
    .filter((entry) => entry !== null)
    .filter((entry) => entry.first <= span.last && entry.last >= span.first)
    .sort(byStart);
  const titles: Titles = { ...lasting.data?.titles, ...within.data?.titles };
  // When it is stands beside it, whichever of its fields say so.
  const times = end ? [start.name, end.name] : [start.name];
  const days = entity.fields.filter(isDay);
  const titleOfEntry = ({ row, first }: Entry) => {
    const same = days.filter(({ name }) => String(row[name]).startsWith(first)).map(({ name }) => name);
    return titleOf(entity, row, format, titles, [...times, ...same]);
  };
  const mayMove = ({ row }: Entry) =>
    start.type !== 'computed' && mayUpdate(entity, actor, row) && !moves.has(row.id);

  async function move(entry: Entry, target: { day: Day; minutes?: number }): Promise<void> {
    const values = moved(entry, start, end, target);
    const { row } = entry;
    const goal = toEntry({ ...row, ...values }, start, end);
    if (!goal || !mayMove(entry) || row[start.name] === values[start.name]) return;
    setMoves((now) => new Map(now).set(row.id, goal));
    setMessage(null);
    try {
      await save.mutateAsync({ row: { id: row.id, version: row.version }, values });
      setMessage({ text: words.calendar.moved(titleOfEntry(entry), dayName(target.day)), isError: false });
    } catch (error) {
      setMessage({
        text: `${words.calendar.wentBack(titleOfEntry(entry))} ${reasonOf(error)}`,
        isError: true,
      });
    } finally {
      setMoves((now) => {
        const rest = new Map(now);
        rest.delete(row.id);
        return rest;
      });
    }
  }

  const isCut = Boolean(within.data?.next ?? lasting.data?.next);
  return {
    query: within,
    entries,
    titles,
    titleOf: titleOfEntry,
    mayMove,
    move,
    message: message ?? (isCut ? { text: words.calendar.tooMany(MOST), isError: false } : null),
  };
}
export type Entries = ReturnType<typeof useEntries>;

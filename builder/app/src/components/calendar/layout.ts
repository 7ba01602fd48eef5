import type { Day } from './days.ts';
import { byStart, touches, type Entry } from './entries.ts';

/** A stretch of time within one day. */
export interface Span {
  readonly from: number;
  readonly to: number;
}
/** Where it stands beside those that overlap it. */
export interface Placed<S extends Span> {
  readonly span: S;
  readonly column: number;
  /** How many columns its group of overlapping spans takes. */
  readonly columns: number;
}

/** Spans that overlap stand side by side, each in the first column that is free. */
export function placeSideBySide<S extends Span>(spans: readonly S[]): Placed<S>[] {
  const placed: Placed<S>[] = [];
  let group: { span: S; column: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    placed.push(...group.map((one) => ({ ...one, columns: ends.length })));
    group = [];
    ends = [];
  };
  for (const span of [...spans].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.length > 0 && Math.max(...ends) <= span.from) close();
    const free = ends.findIndex((end) => end <= span.from);
    const column = free === -1 ? ends.length : free;
    ends[column] = span.to;
    group.push({ span, column });
  }
  close();
  return placed;
}

/** An entry in one week of a month: from which of its days to which, in which lane. */
export interface Bar {
  readonly entry: Entry;
  readonly start: number;
  readonly end: number;
  readonly lane: number;
  readonly startsBefore: boolean;
  readonly endsAfter: boolean;
}

/** Entries of a week in lanes, so that one that lasts several days stays in its lane. */
export function placeInLanes(week: readonly Day[], entries: readonly Entry[]): Bar[] {
  const bars: Bar[] = [];
  const taken: boolean[][] = [];
  for (const entry of [...entries].sort(byStart)) {
    const days = week.flatMap((day, index) => (touches(entry, day) ? [index] : []));
    const start = days[0];
    const end = days.at(-1);
    if (start === undefined || end === undefined) continue;
    let lane = 0;
    while (days.some((index) => taken[lane]?.[index])) lane += 1;
    const row = (taken[lane] ??= []);
    for (const index of days) row[index] = true;
    bars.push({
      entry,
      start,
      end,
      lane,
      startsBefore: entry.first < (week[0] ?? ''),
      endsAfter: entry.last > (week.at(-1) ?? ''),
    });
  }
  return bars;
}

/** How many entries of each day don't fit into `lanes` lanes. */
export const hiddenPerDay = (bars: readonly Bar[], lanes: number): number[] =>
  Array.from(
    { length: 7 },
    (_, day) => bars.filter((bar) => bar.lane >= lanes && bar.start <= day && day <= bar.end).length,
  );

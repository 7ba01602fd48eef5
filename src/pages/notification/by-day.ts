import dayjs from 'dayjs';
import type { Notification } from '#contract/account/notifications.ts';

export interface Day {
  /** The local day, as `YYYY-MM-DD`. */
  day: string;
  notes: Notification[];
}

/** Groups notifications by local day, keeping their order. */
export function byDay(notes: readonly Notification[]): Day[] {
  const days: Day[] = [];
  for (const note of notes) {
    const day = dayjs(note.createdAt).format('YYYY-MM-DD');
    const last = days.at(-1);
    if (last?.day === day) last.notes.push(note);
    else days.push({ day, notes: [note] });
  }
  return days;
}

/** An undo history: past, present and future states. */
export interface History<T> {
  past: T[];
  present: T;
  future: T[];
  /** What was last changed and when, so that continuous typing in one field is one step. */
  last: { key: string; at: number } | null;
}

const STEPS = 100;
const PAUSE = 1000;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], last: null });

/** @param key identifies the field for typed changes, null otherwise */
export function changed<T>(history: History<T>, present: T, key: string | null, now: number): History<T> {
  if (present === history.present) return history;
  const goesOn = key !== null && history.last?.key === key && now - history.last.at < PAUSE;
  return {
    past: goesOn ? history.past : [...history.past, history.present].slice(-STEPS),
    present,
    future: [],
    last: key === null ? null : { key, at: now },
  };
}

export function undone<T>({ past, present, future }: History<T>): History<T> | null {
  const before = past.at(-1);
  if (before === undefined) return null;
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: null };
}

export function redone<T>({ past, present, future }: History<T>): History<T> | null {
  const [next, ...rest] = future;
  if (next === undefined) return null;
  return { past: [...past, present], present: next, future: rest, last: null };
}

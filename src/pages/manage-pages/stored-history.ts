import type { Blueprint } from '#blueprint/schema.ts';
import { draftKey } from '../../api/session.ts';
import { type History, startHistory } from './history.ts';

/** Limits on stored JSON per project and on stored projects: browsers give a site about five million characters. */
const MAX_CHARACTERS = 600_000;
const MAX_PROJECTS = 4;

const historyPrefix = (userId: string) => `${draftKey(userId)}:history:`;
/** Under the drafts' prefix, so that signing out removes it too. */
export const historyKey = (userId: string, projectId: string) => `${historyPrefix(userId)}${projectId}`;

interface Stored {
  at: number;
  present: Blueprint;
  past: Blueprint[];
  future: Blueprint[];
}

/** JSON with sorted keys, so that equal blueprints compare equal. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A shallow check is enough, since only this file writes the key and the server validates each blueprint on saving. */
function isStored(value: unknown, version: number): value is Stored {
  if (typeof value !== 'object' || value === null) return false;
  if (!('present' in value && 'past' in value && 'future' in value && 'at' in value)) return false;
  const isStep = (step: unknown) =>
    typeof step === 'object' && step !== null && 'version' in step && step.version === version;
  return (
    typeof value.at === 'number' &&
    isStep(value.present) &&
    [value.past, value.future].every((steps) => Array.isArray(steps) && steps.every(isStep))
  );
}

function read(key: string, version: number): Stored | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isStored(stored, version) ? stored : null;
  } catch (error) {
    console.warn('The stored history could not be read.', error);
    return null;
  }
}

/** The history from before a reload; empty if it no longer matches the draft. */
export function restoredHistory(key: string, draft: Blueprint): History<Blueprint> {
  const stored = read(key, draft.version);
  if (!stored || canonical(stored.present) !== canonical(draft)) return startHistory(draft);
  return { past: stored.past, present: draft, future: stored.future, last: null };
}

/** Keeps the newest steps that fit the limit; past steps take precedence over future ones. */
function bounded({ past, present, future }: History<Blueprint>): Omit<Stored, 'at'> {
  let left = MAX_CHARACTERS - JSON.stringify(present).length;
  const fitting = (steps: Blueprint[]) => {
    const fits: Blueprint[] = [];
    for (const step of steps) {
      left -= JSON.stringify(step).length;
      if (left < 0) break;
      fits.push(step);
    }
    return fits;
  };
  return { past: fitting(past.toReversed()).toReversed(), present, future: fitting(future) };
}

/** Stores the history of a saved draft, evicting the oldest of other projects beyond the limit. */
export function storeHistory(
  userId: string,
  projectId: string,
  history: History<Blueprint>,
  now: number,
): void {
  const key = historyKey(userId, projectId);
  const others = Object.keys(localStorage)
    .filter((other) => other.startsWith(historyPrefix(userId)) && other !== key)
    .map((other) => ({ other, at: read(other, history.present.version)?.at ?? 0 }))
    .sort((a, b) => b.at - a.at);
  for (const { other } of others.slice(MAX_PROJECTS - 1)) localStorage.removeItem(other);
  try {
    localStorage.setItem(key, JSON.stringify({ ...bounded(history), at: now } satisfies Stored));
  } catch (error) {
    // Full storage must not break the editor; the history is then lost on leaving the page.
    console.warn('The history could not be stored.', error);
    localStorage.removeItem(key);
  }
}

import type { Blueprint } from '#blueprint/schema.ts';
import { CallError } from '../../api/call.ts';

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'stale' | 'invalid';
export interface SaveState {
  status: SaveStatus;
  error: unknown;
}

interface Parts {
  save: (blueprint: Blueprint, updatedAt: string) => Promise<{ updatedAt: string }>;
  /** The time the blueprint was read at. */
  updatedAt: string;
  onChange: (state: SaveState) => void;
  /** Called each time everything typed so far is on the server. */
  onSaved: () => void;
  /** Milliseconds of quiet before a save. */
  delay: number;
}

export interface Saver {
  push(blueprint: Blueprint): void;
  /** Saves what waits, now. */
  flush(): Promise<void>;
  /** Saves over what someone else saved at `updatedAt`. */
  keepMine(updatedAt: string): Promise<void>;
  /** Gives up what waits, since what was saved at `updatedAt` is shown instead. */
  takeTheirs(updatedAt: string): void;
  stop(): void;
}

const statusOf = (error: unknown): SaveStatus => {
  if (!(error instanceof CallError)) return 'failed';
  if (error.code === 'stale') return 'stale';
  return error.status === 422 ? 'invalid' : 'failed';
};

/** Saves the newest blueprint after a pause, one call at a time. Whatever fails, what was typed stays waiting here. */
export function createSaver(parts: Parts): Saver {
  let { updatedAt } = parts;
  let waiting: Blueprint | null = null;
  let running: Promise<void> | null = null;
  let status: SaveStatus = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (next: SaveStatus, error: unknown = null) => {
    status = next;
    parts.onChange({ status, error });
  };

  async function run(): Promise<void> {
    while (waiting) {
      const sent: Blueprint = waiting;
      waiting = null;
      tell('saving');
      try {
        ({ updatedAt } = await parts.save(sent, updatedAt));
      } catch (error) {
        waiting ??= sent;
        tell(statusOf(error), error);
        return;
      }
    }
    tell('saved');
    parts.onSaved();
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    if (!waiting && !running) return Promise.resolve();
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    push(blueprint) {
      waiting = blueprint;
      // While someone else's change is unanswered, saving again would only be refused again.
      if (status === 'stale') return;
      if (!running) tell('unsaved');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), parts.delay);
    },
    flush,
    keepMine(theirs) {
      updatedAt = theirs;
      return flush();
    },
    takeTheirs(theirs) {
      clearTimeout(timer);
      updatedAt = theirs;
      waiting = null;
      tell('saved');
      parts.onSaved();
    },
    stop: () => clearTimeout(timer),
  };
}

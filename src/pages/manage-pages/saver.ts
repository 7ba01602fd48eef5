import type { Blueprint } from '#blueprint/schema.ts';
import { CallError } from '../../api/call.ts';

export type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'stale' | 'invalid';
export interface SaveState {
  status: SaveStatus;
  error: unknown;
}

interface Parts {
  save: (blueprint: Blueprint, updatedAt: string) => Promise<{ updatedAt: string }>;
  /** The draft's version, for optimistic locking. */
  updatedAt: string;
  onChange: (state: SaveState) => void;
  /** Called whenever all changes so far are saved. */
  onSaved: () => void;
  /** Debounce in milliseconds. */
  delay: number;
}

export interface Saver {
  push(blueprint: Blueprint): void;
  /** Saves pending changes now. */
  flush(): Promise<void>;
  /** Overwrites the version that someone else saved at `updatedAt`. */
  keepMine(updatedAt: string): Promise<void>;
  /** Discards pending changes in favour of the version saved at `updatedAt`. */
  takeTheirs(updatedAt: string): void;
  stop(): void;
}

const statusOf = (error: unknown): SaveStatus => {
  if (!(error instanceof CallError)) return 'failed';
  if (error.code === 'stale') return 'stale';
  return error.status === 422 ? 'invalid' : 'failed';
};

/** Autosave: debounced, one call at a time. After a failure the unsaved changes remain pending. */
export function createSaver(parts: Parts): Saver {
  let { updatedAt } = parts;
  let waiting: Blueprint | null = null;
  let running: Promise<void> | null = null;
  let status: SaveStatus = 'saved';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setStatus = (next: SaveStatus, error: unknown = null) => {
    status = next;
    parts.onChange({ status, error });
  };

  async function run(): Promise<void> {
    while (waiting) {
      const sent: Blueprint = waiting;
      waiting = null;
      setStatus('saving');
      try {
        ({ updatedAt } = await parts.save(sent, updatedAt));
      } catch (error) {
        waiting ??= sent;
        setStatus(statusOf(error), error);
        return;
      }
    }
    setStatus('saved');
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
      // Until the user resolves the conflict, saving would only be rejected again.
      if (status === 'stale') return;
      if (!running) setStatus('unsaved');
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
      setStatus('saved');
      parts.onSaved();
    },
    stop: () => clearTimeout(timer),
  };
}

import { dayOf, resolveDay } from './dates.ts';
import { planDeletion } from './deletion.ts';
import type { Model, Row } from './model.ts';
import type { Storage } from './storage.ts';

export type RowsState =
  | { status: 'loading'; rows: readonly Row[] }
  | { status: 'ready'; rows: readonly Row[] }
  | { status: 'failed'; rows: readonly Row[]; message: string };

export interface Store {
  keeps: Storage['kind'];
  get(model: Model): RowsState;
  subscribe(listener: () => void): () => void;
  /** Counts the changes, so that a view of several models knows when to look again. */
  version(): number;
  load(model: Model): void;
  save(model: Model, row: Row): Promise<void>;
  /** Deletes a row with all that goes with it, and empties the references to it. @throws where a reference keeps it */
  remove(model: Model, id: string): Promise<void>;
}

/** Sample rows as they are on the day an app starts with them. */
function seedOf(model: Model, today: string): readonly Row[] {
  const days = model.fields.filter(({ type }) => type === 'date' || type === 'dateTime');
  return model.seed.map((row) => ({
    ...row,
    ...Object.fromEntries(
      days.map(({ name }) => {
        const cell = row[name] ?? null;
        return [name, typeof cell === 'string' ? resolveDay(cell, today) : cell];
      }),
    ),
  }));
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Holds the rows of every model in memory and writes each change through to the storage before showing it. */
export function createStore(storage: Storage): Store {
  const states = new Map<string, RowsState>();
  const listeners = new Set<() => void>();
  let version = 0;

  function set(model: Model, state: RowsState): void {
    states.set(model.key, state);
    version += 1;
    for (const listener of listeners) listener();
  }

  function start(model: Model): RowsState {
    const rows = storage.list(model.key, seedOf(model, dayOf(new Date())));
    if (!(rows instanceof Promise)) return { status: 'ready', rows };
    rows.then(
      (loaded) => set(model, { status: 'ready', rows: loaded }),
      (error: unknown) => set(model, { status: 'failed', rows: [], message: messageOf(error) }),
    );
    return { status: 'loading', rows: [] };
  }

  function get(model: Model): RowsState {
    const known = states.get(model.key);
    if (known) return known;
    const state = start(model);
    states.set(model.key, state);
    return state;
  }

  async function save(model: Model, row: Row): Promise<void> {
    const { rows } = get(model);
    const exists = rows.some((other) => other.id === row.id);
    const after = exists ? rows.map((other) => (other.id === row.id ? row : other)) : [row, ...rows];
    await storage[exists ? 'update' : 'create'](model.key, row, after);
    set(model, { status: 'ready', rows: after });
  }

  async function remove(model: Model, id: string): Promise<void> {
    const plan = planDeletion(model, id, (other) => get(other).rows);
    if (plan.kept.length > 0) throw new Error('Other rows still refer to it.');
    for (const { model: other, row, field } of plan.cleared)
      await save(other, { ...row, [field.name]: null });
    for (const { model: other, row } of plan.deleted.toReversed()) {
      const after = get(other).rows.filter((candidate) => candidate.id !== row.id);
      await storage.remove(other.key, row.id, after);
      set(other, { status: 'ready', rows: after });
    }
  }

  return {
    keeps: storage.kind,
    version: () => version,
    get,
    load: (model) => set(model, start(model)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    save,
    remove,
  };
}

/** A fresh row id; `crypto.randomUUID` is missing on pages without https, `getRandomValues` never is. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return `r${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

import type { Entity, Row } from './entity.ts';
import { listRows, matches } from './query.ts';
import type { Storage } from './storage.ts';
import { summarize } from './summary.ts';

/** The rows of each entity by their ids. */
export type Tables = ReadonlyMap<string, ReadonlyMap<string, Row>>;

export interface ArrayStorageOptions {
  readonly read: () => Tables;
  /** Takes what a transaction made of the tables, with the names of those that it changed. */
  readonly commit: (tables: Tables, changed: ReadonlySet<string>) => void;
  readonly locale: string;
}

/** Rows in memory. A transaction works on a copy, so that nothing half done is ever read. */
export function createArrayStorage({ read, commit, locale }: ArrayStorageOptions): Storage {
  let last: Promise<unknown> = Promise.resolve();

  function over(
    tables: () => Tables,
    write: (entity: Entity, rows: ReadonlyMap<string, Row>) => void,
  ): Storage {
    const tableOf = (entity: Entity): ReadonlyMap<string, Row> => tables().get(entity.name) ?? new Map();
    const rowsOf = (entity: Entity) => [...tableOf(entity).values()];
    async function change(entity: Entity, edit: (rows: Map<string, Row>) => void): Promise<void> {
      const rows = new Map(tableOf(entity));
      edit(rows);
      write(entity, rows);
    }
    return {
      get: (entity, id) => Promise.resolve(tableOf(entity).get(id) ?? null),
      list: (entity, query) => Promise.resolve(listRows(entity, rowsOf(entity), query, locale)),
      find: (entity, where) =>
        Promise.resolve(rowsOf(entity).filter((row) => where.every((condition) => matches(row, condition)))),
      insert: (entity, row) => change(entity, (rows) => rows.set(row.id, row)),
      update: (entity, row) => change(entity, (rows) => rows.set(row.id, row)),
      delete: (entity, id) => change(entity, (rows) => rows.delete(id)),
      summary: (entity, query) => Promise.resolve(summarize(entity, rowsOf(entity), query)),
      transaction,
    };
  }

  async function run<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
    const draft = new Map(read());
    const changed = new Set<string>();
    const result = await work(
      over(
        () => draft,
        (entity, rows) => {
          draft.set(entity.name, rows);
          changed.add(entity.name);
        },
      ),
    );
    if (changed.size > 0) commit(draft, changed);
    return result;
  }

  function transaction<T>(work: (storage: Storage) => Promise<T>): Promise<T> {
    const result = last.then(() => run(work));
    // Only the queue goes on regardless: whoever asked gets the error from `result`.
    last = result.catch(() => undefined);
    return result;
  }

  return over(read, () => {
    throw new Error('Rows are written in a transaction');
  });
}

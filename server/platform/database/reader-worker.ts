import { parentPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

export type Value = string | number | null;
export type ReaderRequest = { id: number } & (
  | { ask: 'rows'; text: string; parameters: readonly Value[] }
  /** One number, kept until another connection writes. */
  | { ask: 'number'; text: string; parameters: readonly Value[] }
  | { ask: 'open'; cursor: number; text: string; parameters: readonly Value[] }
  | { ask: 'next'; cursor: number; most: number }
  | { ask: 'close'; cursor: number }
);
export type ReaderReply = { id: number } & (
  { ok: true; rows: Record<string, Value>[] } | { ok: false; error: string }
);

// A thread with a read-only connection of its own: what takes long to look up never holds up the server's event loop.

const database = new DatabaseSync(String(workerData), { readOnly: true, timeout: 5000 });
database.exec('PRAGMA temp_store = FILE; PRAGMA cache_size = -16000;');
const prepared = new Map<string, ReturnType<typeof database.prepare>>();
// The statement stands beside its rows: the driver's iterator does not hold it, and reading on after it was collected ends the process.
const cursors = new Map<number, { statement: object; rows: Iterator<unknown> }>();
const numbers = new Map<string, Value>();
let version: unknown;

function prepare(text: string) {
  const known = prepared.get(text);
  if (known) return known;
  if (prepared.size >= 300) for (const key of [...prepared.keys()].slice(0, 60)) prepared.delete(key);
  const statement = database.prepare(text);
  prepared.set(text, statement);
  return statement;
}

type Row = Record<string, Value>;
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function rowsOf(values: unknown[]): Row[] {
  return values.filter(isRow);
}

function numberOf(text: string, parameters: readonly Value[]): Row[] {
  const now = JSON.stringify(database.prepare('PRAGMA data_version').all());
  if (now !== version || numbers.size > 2000) numbers.clear();
  version = now;
  const key = JSON.stringify([text, parameters]);
  const known = numbers.get(key);
  if (known !== undefined) return [{ number: known }];
  const [row] = rowsOf(prepare(text).all(...parameters));
  const number = Object.values(row ?? {})[0] ?? 0;
  numbers.set(key, number);
  return [{ number }];
}

function answer(request: ReaderRequest): Row[] {
  switch (request.ask) {
    case 'rows':
      return rowsOf(prepare(request.text).all(...request.parameters));
    case 'number':
      return numberOf(request.text, request.parameters);
    case 'open': {
      // A statement of its own: a kept one would be reset by its next use.
      const statement = database.prepare(request.text);
      cursors.set(request.cursor, { statement, rows: statement.iterate(...request.parameters) });
      return [];
    }
    case 'next': {
      const cursor = cursors.get(request.cursor);
      // A thread that was replaced meanwhile knows nothing of it; an export must not end early as if it were whole.
      if (!cursor) throw new Error('The reading was interrupted');
      const rows: Row[] = [];
      while (rows.length < request.most) {
        const step = cursor.rows.next();
        if (step.done) break;
        if (isRow(step.value)) rows.push(step.value);
      }
      return rows;
    }
    case 'close':
      cursors.get(request.cursor)?.rows.return?.();
      cursors.delete(request.cursor);
      return [];
  }
}

parentPort?.on('message', (request: ReaderRequest) => {
  let reply: ReaderReply;
  try {
    reply = { id: request.id, ok: true, rows: answer(request) };
  } catch (error) {
    reply = { id: request.id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(reply);
});

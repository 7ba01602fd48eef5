import type { Row } from './model.ts';

/** Where rows are kept. Local answers come at once; a server's come as promises. */
export interface Storage {
  kind: 'browser' | 'memory' | 'server';
  list(model: string, seed: readonly Row[]): readonly Row[] | Promise<readonly Row[]>;
  create(model: string, row: Row, rows: readonly Row[]): void | Promise<void>;
  update(model: string, row: Row, rows: readonly Row[]): void | Promise<void>;
  remove(model: string, id: string, rows: readonly Row[]): void | Promise<void>;
}

function isRows(value: unknown): value is Row[] {
  return (
    Array.isArray(value) &&
    value.every(
      (row: unknown) => typeof row === 'object' && row !== null && 'id' in row && typeof row.id === 'string',
    )
  );
}

/** Keeps rows until the page is reloaded. */
export function memoryStorage(): Storage {
  const keep = () => undefined;
  return { kind: 'memory', list: (_model, seed) => seed, create: keep, update: keep, remove: keep };
}

/** Keeps rows in this browser; `rows` is the whole list as it stands after the change. */
export function browserStorage(area: globalThis.Storage, prefix: string): Storage {
  const write = (model: string, rows: readonly Row[]) =>
    area.setItem(`${prefix}:${model}`, JSON.stringify(rows));
  return {
    kind: 'browser',
    list(model, seed) {
      const text = area.getItem(`${prefix}:${model}`);
      if (text === null) return seed;
      try {
        const rows: unknown = JSON.parse(text);
        return isRows(rows) ? rows : seed;
      } catch {
        // Text that is not JSON was not written by this app; starting from the sample rows is the only way on.
        return seed;
      }
    },
    create: (model, _row, rows) => write(model, rows),
    update: (model, _row, rows) => write(model, rows),
    remove: (model, _id, rows) => write(model, rows),
  };
}

/** Keeps rows on a server: GET and POST `<url>/<model>`, PUT and DELETE `<url>/<model>/<id>`, all JSON. */
export function serverStorage(url: string): Storage {
  async function call(method: string, path: string, body?: Row): Promise<Response> {
    const reply = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`The server answered ${reply.status} ${reply.statusText}`.trim());
    return reply;
  }
  const at = (model: string, id: string) => `${model}/${encodeURIComponent(id)}`;
  return {
    kind: 'server',
    async list(model) {
      const rows: unknown = await (await call('GET', model)).json();
      if (!isRows(rows)) throw new Error('The server answered something that is not a list of rows');
      return rows;
    },
    create: async (model, row) => void (await call('POST', model, row)),
    update: async (model, row) => void (await call('PUT', at(model, row.id), row)),
    remove: async (model, id) => void (await call('DELETE', at(model, id))),
  };
}

/** The one place that decides where rows live: a server when its address is set, else this browser, else memory. */
export function chooseStorage(prefix: string, url: string | undefined): Storage {
  if (url) return serverStorage(url);
  try {
    const probe = `${prefix}:probe`;
    window.localStorage.setItem(probe, '1');
    window.localStorage.removeItem(probe);
    return browserStorage(window.localStorage, prefix);
  } catch {
    // A sandboxed page or a browser with storage turned off throws here.
    return memoryStorage();
  }
}

import type { Change } from '#blueprint/change/index.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { ReadReply, ReadRequest } from './worker.ts';

interface Waiting {
  resolve(change: Change): void;
  reject(error: Error): void;
}

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function running(): Worker {
  if (worker) return worker;
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<ReadReply>) => {
    const one = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) one?.reject(new Error(data.error));
    else one?.resolve(data.change);
  });
  // It didn't arrive or broke: the next request starts another.
  started.addEventListener('error', ({ message }) => {
    if (worker === started) worker = null;
    for (const { reject } of waiting.values()) reject(new Error(message || 'The reader did not arrive'));
    waiting.clear();
    started.terminate();
  });
  worker = started;
  return started;
}

/** Has the reader loaded before the first request is sent. */
export const startReader = (): void => void running();

export const readInWorker = (text: string, blueprint: Blueprint): Promise<Change> =>
  new Promise((resolve, reject) => {
    const reader = running();
    const id = (lastId += 1);
    waiting.set(id, { resolve, reject });
    reader.postMessage({ id, text, blueprint } satisfies ReadRequest);
  });

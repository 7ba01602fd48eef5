import type { Correction } from '#blueprint/understand/correct.ts';
import type { Facts, Understanding } from '#blueprint/understand/facts.ts';
import type { ReadReply, ReadRequest } from './worker.ts';

interface Waiting {
  resolve(understanding: Understanding): void;
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
    else one?.resolve(data.understanding);
  });
  // It didn't arrive or broke: the next description starts another.
  started.addEventListener('error', ({ message }) => {
    if (worker === started) worker = null;
    for (const { reject } of waiting.values()) reject(new Error(message || 'The reader did not arrive'));
    waiting.clear();
    started.terminate();
  });
  worker = started;
  return started;
}

/** Reads nothing yet, so that what English needs is there before the first word is typed. */
export function startWorker(language: string): void {
  if (worker) return;
  const none: ReadRequest = {
    id: 0,
    description: language.startsWith('en') ? 'hello' : '',
    corrections: [],
    facts: null,
  };
  running().postMessage(none);
}

export const readInWorker = (
  description: string,
  corrections: readonly Correction[],
  facts: Facts | null,
): Promise<Understanding> =>
  new Promise((resolve, reject) => {
    const reader = running();
    const id = (lastId += 1);
    waiting.set(id, { resolve, reject });
    reader.postMessage({ id, description, corrections, facts } satisfies ReadRequest);
  });

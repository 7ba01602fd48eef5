import { Worker } from 'node:worker_threads';
import type { Facts, Understanding } from '#blueprint/understand/facts.ts';
import { HttpError } from '../../platform/errors.ts';
import type { UnderstandingReply, UnderstandingRequest } from './understanding-worker.ts';

/** Reads descriptions on a thread that starts with the first of them. */
export interface Understander {
  /**
   * @param byModel what a model understood of it
   * @throws 503 when the thread doesn't answer in time
   */
  understand(description: string, byModel?: Facts): Promise<Understanding>;
  close(): Promise<void>;
}

/** Many times what the longest description takes. */
const LONGEST = 10_000;

interface Waiting {
  settle(understanding: Understanding): void;
  fail(error: Error): void;
}

export function createUnderstander(entry: string): Understander {
  let current: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting>();

  function end(worker: Worker, error: Error): Promise<unknown> {
    if (current !== worker) return Promise.resolve();
    current = null;
    for (const { fail } of waiting.values()) fail(error);
    waiting.clear();
    return worker.terminate();
  }

  function running(): Worker {
    if (current) return current;
    const worker = new Worker(entry);
    worker.on('message', ({ id, understanding }: UnderstandingReply) => {
      waiting.get(id)?.settle(understanding);
      waiting.delete(id);
    });
    worker.on('error', (error) => void end(worker, error));
    worker.on('exit', (code) => void end(worker, new Error(`The thread that reads ended with ${code}`)));
    // A reader without work keeps no process alive.
    worker.unref();
    current = worker;
    return worker;
  }

  return {
    understand: (description, byModel) =>
      new Promise((resolve, reject) => {
        const worker = running();
        const id = (lastId += 1);
        const timer = setTimeout(
          () =>
            void end(
              worker,
              new HttpError(
                'too_slow',
                'Reading the description took too long. Make it shorter and try again.',
              ),
            ),
          LONGEST,
        );
        waiting.set(id, {
          settle: (understanding) => {
            clearTimeout(timer);
            resolve(understanding);
          },
          fail: (error) => {
            clearTimeout(timer);
            reject(error);
          },
        });
        worker.postMessage({ id, description, byModel } satisfies UnderstandingRequest);
      }),
    close: async () => {
      if (current) await end(current, new Error('The server is closing'));
    },
  };
}

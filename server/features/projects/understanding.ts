import { Worker } from 'node:worker_threads';
import type { Change } from '#blueprint/change/index.ts';
import type { ReadChangeAnswer } from '#blueprint/change/model/index.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { Facts, Understanding } from '#blueprint/understand/facts.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Reads, UnderstandingReply, UnderstandingRequest } from './understanding-worker.ts';

/** Reads what people write on a thread that starts with the first of it. Each reading throws 503 when the thread doesn't answer in time. */
export interface Understander {
  /** @param byModel what a model understood of it */
  understand(description: string, byModel?: Facts): Promise<Understanding>;
  /** Reads a request for a change of an app by the rules. */
  readChange(text: string, blueprint: Blueprint): Promise<Change>;
  /** Reads what a model made of such a request; null where its answer isn't valid. */
  readChangeAnswer(answer: string, blueprint: Blueprint): Promise<ReadChangeAnswer | null>;
  close(): Promise<void>;
}

/** Many times what the longest description takes. */
const LONGEST = 10_000;

interface Waiting {
  settle(read: UnderstandingReply['read']): void;
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
    worker.on('message', ({ id, read }: UnderstandingReply) => {
      waiting.get(id)?.settle(read);
      waiting.delete(id);
    });
    worker.on('error', (error) => void end(worker, error));
    worker.on('exit', (code) => void end(worker, new Error(`The thread that reads ended with ${code}`)));
    // A reader without work keeps no process alive.
    worker.unref();
    current = worker;
    return worker;
  }

  const ask = <What extends keyof Reads>(
    what: What,
    given: Reads[What]['given'],
  ): Promise<Reads[What]['read']> =>
    new Promise((resolve, reject) => {
      const worker = running();
      const id = (lastId += 1);
      const timer = setTimeout(
        () =>
          void end(
            worker,
            new HttpError('too_slow', 'Reading this took too long. Make it shorter and try again.'),
          ),
        LONGEST,
      );
      waiting.set(id, {
        settle: (read) => {
          clearTimeout(timer);
          // The thread answers each request with what was asked for.
          resolve(read as Reads[What]['read']);
        },
        fail: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      worker.postMessage({ id, what, given } as UnderstandingRequest);
    });

  return {
    understand: (description, byModel) => ask('description', { description, byModel }),
    readChange: (text, blueprint) => ask('change', { text, blueprint }),
    readChangeAnswer: (answer, blueprint) => ask('changeAnswer', { answer, blueprint }),
    close: async () => {
      if (current) await end(current, new Error('The server is closing'));
    },
  };
}

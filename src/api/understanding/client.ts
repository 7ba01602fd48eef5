import type { Correction } from '#blueprint/understand/correct/correct.ts';
import type { Facts, Understanding } from '#blueprint/understand/facts.ts';
import { readerWorker } from '../reader-worker.ts';
import type { ReadRequest } from './worker.ts';

const reader = readerWorker<ReadRequest, Understanding>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

/** Reads nothing yet, so that what English needs is there before the first word is typed. */
export function startWorker(language: string): void {
  if (reader.isRunning()) return;
  const description = language.startsWith('en') ? 'hello' : '';
  // Whether it arrived is seen by the first description, which starts another where it didn't.
  reader
    .ask({ description, corrections: [], facts: null })
    .catch((error: unknown) => console.warn('The reader of descriptions did not start.', error));
}

export const readInWorker = (
  description: string,
  corrections: readonly Correction[],
  facts: Facts | null,
): Promise<Understanding> => reader.ask({ description, corrections, facts });

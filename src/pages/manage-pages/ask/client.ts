import type { Change } from '#blueprint/change/index.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import { readerWorker } from '../../../api/reader-worker.ts';
import type { ReadRequest } from './worker.ts';

const reader = readerWorker<ReadRequest, Change>(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
);

/** Has the reader loaded before the first request is sent. */
export const startReader = reader.start;

export const readInWorker = (text: string, blueprint: Blueprint): Promise<Change> =>
  reader.ask({ text, blueprint });

import type { Correction } from '#blueprint/understand/correct/correct.ts';
import type { Understanding } from '#blueprint/understand/facts.ts';
import { call } from '../call.ts';
import { readInWorker, startWorker } from './client.ts';
import { modelFactsOf } from './model-facts.ts';

/** Loads what reads descriptions, which nobody needs before a description is written. */
export const prefetchUnderstanding = startWorker;

/** How long the browser may take before the server is asked too. */
const PATIENCE_MS = 400;
let hasRead = false;

const after = (ms: number) => new Promise<false>((resolve) => setTimeout(() => resolve(false), ms));

/** What a description asks for, with its corrections. Until the browser can read it the server answers, and the first answer counts. */
export async function understandingOf(
  description: string,
  corrections: readonly Correction[] = [],
): Promise<Understanding> {
  const answered = new AbortController();
  const facts = modelFactsOf(description);
  const here = readInWorker(description, corrections, facts).then((understanding) => {
    hasRead = true;
    return understanding;
  });
  // The server knows nothing of corrections, and keeps nothing of what the model read.
  if (facts || corrections.length > 0) return here;
  const there = async () => {
    const isRead = here.then(
      () => true,
      () => false,
    );
    if (hasRead && (await Promise.race([isRead, after(PATIENCE_MS)]))) return here;
    return call('POST /api/projects/sketch', { body: { description }, signal: answered.signal });
  };
  try {
    return await Promise.any([here, there()]);
  } finally {
    answered.abort();
  }
}

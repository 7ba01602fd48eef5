import { parentPort } from 'node:worker_threads';
import type { Facts, Understanding } from '#blueprint/understand/facts.ts';
import { understand } from '#blueprint/understand/index.ts';
import { withConcepts } from '#blueprint/understand/model/concepts.ts';

export interface UnderstandingRequest {
  id: number;
  description: string;
  /** What a model understood of it. */
  byModel?: Facts;
}
export interface UnderstandingReply {
  id: number;
  understanding: Understanding;
}

// A thread of its own: loading the words of a language and reading a long text never hold up the server's event loop.

parentPort?.on('message', ({ id, description, byModel }: UnderstandingRequest) => {
  parentPort?.postMessage({
    id,
    understanding: understand(description, byModel && withConcepts(byModel)),
  } satisfies UnderstandingReply);
});

import { Worker } from 'node:worker_threads';
import type { PreviewReply } from './preview-worker.ts';

export interface Previewer {
  /** Bundles a draft into an empty folder, which then holds `index.html` and its assets. */
  compile(blueprint: unknown, folder: string): Promise<{ ok: true; ms: number } | { ok: false; log: string }>;
  close(): Promise<void>;
}

const LONGEST = 10_000;
const HEAP_MB = 512;

/**
 * Keeps one warm worker for previews, started with the first; one that dies or hangs is replaced.
 * @param options.worker the built worker entry
 */
export function createPreviewer(options: { worker: string }): Previewer {
  let current: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, (reply: PreviewReply) => void>();

  function fail(log: string): void {
    for (const [id, answer] of waiting) answer({ id, ok: false, log });
    waiting.clear();
  }

  function worker(): Worker {
    if (current) return current;
    const started = new Worker(options.worker, { resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
    const gone = (log: string) => {
      if (current !== started) return;
      current = null;
      fail(log);
    };
    started.on('message', (reply: PreviewReply) => {
      waiting.get(reply.id)?.(reply);
      waiting.delete(reply.id);
    });
    started.on('error', (error) => gone(error.message));
    started.on('exit', () => gone('The previewer ended. Try again.'));
    started.unref();
    current = started;
    return started;
  }

  return {
    async compile(blueprint, folder) {
      const began = performance.now();
      const id = (lastId += 1);
      const reply = await new Promise<PreviewReply>((resolve) => {
        const late = setTimeout(() => {
          const hung = current;
          current = null;
          fail('It took too long. Make the app smaller, or try again.');
          void hung?.terminate();
        }, LONGEST);
        waiting.set(id, (answer) => {
          clearTimeout(late);
          resolve(answer);
        });
        worker().postMessage({ id, blueprint, folder });
      });
      return reply.ok ? { ok: true, ms: performance.now() - began } : { ok: false, log: reply.log };
    },
    async close() {
      const last = current;
      current = null;
      fail('The server is closing.');
      await last?.terminate();
    },
  };
}

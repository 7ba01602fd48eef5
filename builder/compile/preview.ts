import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PreviewReply, PreviewRequest, PreviewWorkerData } from './preview-worker.ts';

export type PreviewResult = { ok: true; ms: number } | { ok: false; log: string };

export interface Previewer {
  /** Bundles a draft into an empty folder, which then holds `index.html` and its assets. */
  compile(blueprint: unknown, folder: string): Promise<PreviewResult>;
  close(): Promise<void>;
}

export interface PreviewerOptions {
  /** The built worker entry. */
  worker: string;
  /** How long one draft may take, from when its compile starts. */
  longestMs?: number;
  /** How many compile at once. */
  most?: number;
}

interface Task {
  request: PreviewRequest;
  done(result: PreviewResult): void;
}

const LONGEST = 10_000;
const MOST = 4;
const HEAP_MB = 512;
const CLOSING: PreviewResult = { ok: false, log: 'The server is closing.' };

/**
 * Compiles drafts in worker threads, each with one draft at a time: a draft that hangs or ends its worker fails alone. One worker is
 * kept warm; others are started while it is busy, and end when nothing waits.
 */
export function createPreviewer({ worker, longestMs = LONGEST, most = MOST }: PreviewerOptions): Previewer {
  const busy = new Set<Thread>();
  const waiting: Task[] = [];
  let spare: Thread | null = null;
  let closed = false;

  function startNext(): void {
    while (busy.size < most) {
      const task = waiting.shift();
      if (!task) return;
      const thread: Thread = spare?.alive() ? spare : startThread(worker);
      spare = null;
      busy.add(thread);
      void thread.compile(task.request, longestMs).then((result) => {
        busy.delete(thread);
        if (spare === null && thread.alive()) spare = thread;
        else void thread.end();
        task.done(result);
        startNext();
      });
    }
  }

  return {
    compile: (blueprint, folder) =>
      new Promise((done) => {
        if (closed) {
          done(CLOSING);
          return;
        }
        // Checked when it was stored.
        waiting.push({ request: { blueprint: blueprint as PreviewRequest['blueprint'], folder }, done });
        startNext();
      }),
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.done(CLOSING);
      await Promise.all([...busy, ...(spare ? [spare] : [])].map((thread) => thread.end()));
    },
  };
}

type Thread = ReturnType<typeof startThread>;

function startThread(entry: string) {
  const workerData: PreviewWorkerData = {
    workshop: mkdtempSync(path.join(os.tmpdir(), 'selvedge-preview-')),
  };
  const worker = new Worker(entry, { workerData, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
  worker.unref();
  const ended = new Promise<number>((resolve) => worker.once('exit', resolve)).then(() =>
    rm(workerData.workshop, { recursive: true, force: true, maxRetries: 3 }),
  );
  let alive = true;
  let answer: (reply: PreviewReply) => void = () => undefined;
  const fail = (log: string) => {
    alive = false;
    answer({ ok: false, log });
  };
  worker.on('message', (reply: PreviewReply) => answer(reply));
  worker.on('error', (error) => fail(error.message));
  worker.on('exit', () => fail('The previewer ended. Try again.'));
  const end = async () => {
    alive = false;
    await worker.terminate();
    await ended;
  };
  return {
    alive: () => alive,
    end,
    async compile(request: PreviewRequest, longestMs: number): Promise<PreviewResult> {
      const began = performance.now();
      const late = setTimeout(() => {
        fail('It took too long. Make the app smaller, or try again.');
        void end();
      }, longestMs);
      const reply = await new Promise<PreviewReply>((resolve) => {
        answer = resolve;
        worker.postMessage(request);
      });
      clearTimeout(late);
      return reply.ok ? { ok: true, ms: performance.now() - began } : reply;
    },
  };
}

/** What a reader in a worker is sent: a number to tell its answers apart, and what to read. */
export type Asked<Request> = Request & { id: number };
/** What it answers. */
export type Answered<Answer> = { id: number } & ({ answer: Answer } | { error: string });

interface Waiting<Answer> {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/**
 * Asks a reader that runs beside the page, in a worker that is started when it is first needed.
 * @param start makes the worker; the bundler finds its module only where the address is written out
 */
export function readerWorker<Request, Answer>(start: () => Worker) {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, Waiting<Answer>>();

  function running(): Worker {
    if (worker) return worker;
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<Answered<Answer>>) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if ('error' in data) one?.reject(new Error(data.error));
      else one?.resolve(data.answer);
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

  return {
    isRunning: () => worker !== null,
    start: (): void => void running(),
    /** @throws Error where the reader fails, breaks or doesn't arrive */
    ask: (request: Request): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const reader = running();
        const id = (lastId += 1);
        waiting.set(id, { resolve, reject });
        reader.postMessage({ ...request, id } satisfies Asked<Request>);
      }),
  };
}

import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import os from 'node:os';

/** How a child came to its end. */
export type End =
  | { kind: 'exited'; code: number | null }
  | { kind: 'timed-out' }
  | { kind: 'out-of-memory' }
  | { kind: 'aborted' }
  /** By whoever ends this program too, as a service manager does with all of its processes. */
  | { kind: 'interrupted' };

export interface Limits {
  wallMs: number;
  /** Heap of each Node process in the group. */
  heapMb: number;
  /** Memory of the whole group, watched where /proc tells it. */
  groupMb: number;
}

export interface Run {
  /** A module that runs with an IPC channel. */
  module: string;
  input: object;
  cwd: string;
  limits: Limits;
  signal?: AbortSignal;
  onMessage(message: unknown): void;
}

const ASKED_TO_END: readonly (NodeJS.Signals | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const WATCH_EVERY = 250;
const OUTPUT_KEPT = 32_000;

/**
 * Runs a module in a process group of its own, with a bare environment and limits. Whatever it started is killed with it when it ends,
 * so nothing outlives the call.
 * @returns how it ended, and the end of what it printed
 */
export function run({
  module,
  input,
  cwd,
  limits,
  signal,
  onMessage,
}: Run): Promise<{ end: End; output: string }> {
  return new Promise((resolve) => {
    const child = fork(module, [], {
      cwd,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      execArgv: [`--max-old-space-size=${limits.heapMb}`],
      env: {
        PATH: process.env.PATH,
        HOME: cwd,
        TMPDIR: cwd,
        HOST_TMPDIR: os.tmpdir(),
        LANG: 'C.UTF-8',
        ...(process.env.CHROMIUM_PATH ? { CHROMIUM_PATH: process.env.CHROMIUM_PATH } : {}),
        NODE_OPTIONS: `--max-old-space-size=${limits.heapMb}`,
        GOMEMLIMIT: `${limits.heapMb}MiB`,
        ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {}),
      },
    });
    let output = '';
    let end: End | null = null;
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-OUTPUT_KEPT);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('message', onMessage);

    const stop = (reason: End) => {
      end ??= reason;
      killGroup(child);
    };
    const wall = setTimeout(() => stop({ kind: 'timed-out' }), limits.wallMs);
    const watch = setInterval(() => {
      groupMemory(child.pid).then(
        (megabytes) => {
          if (megabytes > limits.groupMb) stop({ kind: 'out-of-memory' });
        },
        // Off Linux there is no such file, and the heap and time limits stand alone.
        () => clearInterval(watch),
      );
    }, WATCH_EVERY);
    const abort = () => stop({ kind: 'aborted' });
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();

    const settle = (fallback: End) => {
      clearTimeout(wall);
      clearInterval(watch);
      signal?.removeEventListener('abort', abort);
      killGroup(child);
      resolve({ end: end ?? fallback, output });
    };
    child.once('error', (error) => {
      output += error.message;
      settle({ kind: 'exited', code: null });
    });
    // What it left running may still hold its output open.
    child.once('exit', () => killGroup(child));
    child.once('close', (code, killed) => {
      // V8 aborts with SIGABRT when its heap is full.
      if (killed === 'SIGABRT' || /heap out of memory/.test(output)) settle({ kind: 'out-of-memory' });
      else settle(ASKED_TO_END.includes(killed) ? { kind: 'interrupted' } : { kind: 'exited', code });
    });
    if (child.connected) child.send(input);
  });
}

/** Kills a child together with everything it started. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch (error) {
    // Already gone; macOS says EPERM of a group whose members have all ended.
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}

/** Resident memory of a process and its descendants, in MB. @throws where /proc does not tell */
async function groupMemory(pid: number | undefined): Promise<number> {
  if (pid === undefined) return 0;
  const statm = await readFile(`/proc/${pid}/statm`, 'utf8');
  const pages = Number(statm.split(' ')[1]);
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const below = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => groupMemory(Number(child)).catch(() => 0 /* it has ended meanwhile */)),
  );
  return (pages * 4096) / 1e6 + below.reduce((sum, one) => sum + one, 0);
}

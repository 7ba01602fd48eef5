import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { inject } from 'vitest';

export interface ServerProcess {
  url: string;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Ends it as whoever runs it would. @returns its exit code */
  stop(): Promise<number | null>;
  /** Everything it printed. */
  output(): string;
}

/** The built server as users run it: a process of its own over `dataDir`, at a free port. */
export async function startProcess(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const main = path.join(inject('productDir'), 'dist/server/main.js');
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO_DATA: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code, signal) => {
      output += `\nended with ${signal ?? code}`;
      resolve(code);
    }),
  );
  const url = await new Promise<string>((resolve, reject) => {
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /running at (http:\/\/\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
  const end = (signal: NodeJS.Signals) => {
    if (isRunning(child)) child.kill(signal);
    return ended;
  };
  return {
    url,
    output: () => output,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Ids of the processes that work below `folder`; null where /proc does not tell. */
export async function processesIn(folder: string): Promise<number[] | null> {
  if (process.platform !== 'linux') return null;
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const places = await Promise.all(ids.map((id) => readlink(`/proc/${id}/cwd`).catch(() => '')));
  return ids.filter((_, index) => places[index]?.startsWith(folder)).map(Number);
}

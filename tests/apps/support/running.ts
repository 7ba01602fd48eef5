import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { vi } from 'vitest';

export const OWNER_EMAIL = 'owner@example.com';

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Readonly<Record<string, unknown>>;
}
export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RunningApp {
  readonly url: string;
  /** Everything that was printed, over all starts. */
  output(): string;
  call<T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    address: string,
    options?: CallOptions,
  ): Promise<Reply<T>>;
  upload(bytes: Buffer, name: string, token: string): Promise<string>;
  /** The newest code that was printed for an address. */
  codeFor(email: string): Promise<string>;
  restart(): Promise<void>;
  close(): Promise<void>;
}

let calls = 0;
/** Each call comes from another address behind a proxy, so that no limit of calls is met. */
export const nextAddress = () => {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
};

/** The app's own server, started as its owner would start it. */
export async function start(folder: string): Promise<RunningApp> {
  let output = '';
  let port = '0';

  async function serve() {
    const child: ChildProcess = spawn(process.execPath, ['server/start.mjs'], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        PORT: port,
        DATA_DIR: path.join(folder, 'data'),
        OWNER_EMAIL,
        TRUST_PROXY: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    const from = output.length;
    const url = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        output += chunk.toString();
        const found = /(http:\/\/\S+) \(the owner/.exec(output.slice(from))?.[1];
        if (found) resolve(found);
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      void ended.then(() => reject(new Error(`The app ended:\n${output}`)));
    });
    port = new URL(url).port;
    const stop = () => {
      child.kill('SIGTERM');
      return ended;
    };
    return { url, stop };
  }

  let running = await serve();
  const { url } = running;
  const from = () => ({ 'x-forwarded-for': nextAddress() });
  return {
    url,
    output: () => output,
    async call<T>(method: string, address: string, { token, body, headers }: CallOptions = {}) {
      const reply = await fetch(`${url}/data/v1${address}`, {
        method,
        headers: {
          ...from(),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          // The walk changes rows whatever they have become since.
          ...(method === 'PATCH' && { 'if-match': '*' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await reply.text();
      const isJson = reply.headers.get('content-type')?.startsWith('application/json') ?? false;
      const answer: unknown = isJson ? JSON.parse(text) : text;
      return { status: reply.status, body: answer as T, headers: Object.fromEntries(reply.headers) };
    },
    async upload(bytes, name, token) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      const reply = await fetch(`${url}/data/v1/files`, {
        method: 'POST',
        headers: { ...from(), authorization: `Bearer ${token}` },
        body: form,
      });
      const { id } = (await reply.json()) as { id: string };
      return id;
    },
    codeFor: (email) =>
      vi.waitFor(() => {
        const code = output
          .match(new RegExp(`code for ${email}: \\d{6}`, 'g'))
          ?.at(-1)
          ?.slice(-6);
        if (code === undefined) throw new Error(`No code was printed for ${email}:\n${output}`);
        return code;
      }),
    async restart() {
      await running.stop();
      running = await serve();
    },
    close: () => running.stop(),
  };
}

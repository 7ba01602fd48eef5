import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { app as info } from '../../src/app.ts';
import type { AnySample, AppInfo } from '../../src/core/app.ts';
import type { Entity } from '../../src/core/entity.ts';
import { entities as models } from '../../src/entities/index.ts';
import { createApp } from '../../server/app.ts';
import { type Database, type Migration, openDatabase } from '../../server/database.ts';
import type { Mail } from '../../server/mail.ts';
import { migrations } from '../../server/migrations/index.ts';

export const OWNER_EMAIL = 'owner@example.com';

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly headers: Readonly<Record<string, unknown>>;
}
export interface CallOptions {
  /** What `signIn` gave; a visitor has none. */
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The version that a change is made from; any without, none with null. */
  readonly version?: number | null;
  /** The IP address that the call comes from; one of its own without. */
  readonly ip?: string;
}
export interface TestServer {
  readonly database: Database;
  readonly folder: string;
  readonly mails: readonly Mail[];
  readonly printed: readonly string[];
  call<T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    address: string,
    options?: CallOptions,
  ): Promise<Reply<T>>;
  signIn(email: string): Promise<string>;
  /** A call at any address of the server, from one IP address. */
  request(method: 'GET' | 'POST', url: string, body?: string): Promise<Reply<string>>;
  upload<T>(bytes: Buffer, name: string, token?: string, ip?: string): Promise<Reply<T>>;
  /** Waits until every mail that was kept has been sent, or was tried once. */
  settled(): Promise<void>;
  /** Answers at the address that this gives, too. */
  listen(): Promise<string>;
  close(): Promise<void>;
}
export interface TestServerOptions {
  readonly folder?: string;
  readonly info?: Partial<AppInfo>;
  readonly entities?: readonly Entity[];
  readonly samples?: Readonly<Record<string, readonly AnySample[]>>;
  readonly migrations?: readonly Migration[];
  /** The folder of built pages. */
  readonly web?: string;
  readonly now?: () => Date;
  /** Whether mail leaves the machine; it does without. */
  readonly hasMail?: boolean;
  readonly ownerEmail?: string | null;
}

let calls = 0;
/** Each call comes from another address, so that no limit of calls is met. */
const nextAddress = () => {
  calls += 1;
  return `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
};

/** The whole server of the app over a database of its own. */
export async function startServer(options: TestServerOptions = {}): Promise<TestServer> {
  let isClosed = false;
  const folder = options.folder ?? mkdtempSync(path.join(tmpdir(), 'app-'));
  const database = openDatabase(folder, options.migrations ?? migrations, { durable: false });
  const mails: Mail[] = [];
  const printed: string[] = [];
  const app = await createApp({
    info: { ...info, ...options.info },
    entities: options.entities ?? models,
    samples: options.samples ?? {},
    database,
    mailer: {
      isRemote: options.hasMail ?? true,
      send: async (mail) => void mails.push(mail),
      close: () => undefined,
    },
    ownerEmail: options.ownerEmail === undefined ? OWNER_EMAIL : options.ownerEmail,
    print: (text) => void printed.push(text),
    web: options.web,
    onClose: () => database.close(),
    ...(options.now && { now: options.now }),
  });

  async function call<T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    address: string,
    { token, body, headers, version, ip = nextAddress() }: CallOptions = {},
  ): Promise<Reply<T>> {
    const reply = await app.inject({
      method,
      url: `/data/v1${address}`,
      remoteAddress: ip,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(method === 'PATCH' &&
          version !== null && { 'if-match': version === undefined ? '*' : `"${version}"` }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = String(reply.headers['content-type']).startsWith('application/json');
    const answer: unknown = isJson ? reply.json() : reply.rawPayload;
    return { status: reply.statusCode, headers: reply.headers, body: answer as T };
  }

  return {
    database,
    folder,
    mails,
    printed,
    call,
    async signIn(email) {
      await call('POST', '/sign-in', { body: { email } });
      const mail = mails.findLast(({ to }) => to === email);
      const code = /\d{6}/.exec(mail?.subject ?? '')?.[0];
      if (code === undefined) throw new Error(`No code was sent to ${email}`);
      const { body } = await call<{ token: string }>('POST', '/sign-in/verify', { body: { email, code } });
      return body.token;
    },
    async request(method, url, body) {
      const reply = await app.inject({
        method,
        url,
        remoteAddress: '192.0.2.1',
        headers: { ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { payload: body }),
      });
      return { status: reply.statusCode, headers: reply.headers, body: reply.body };
    },
    upload(bytes, name, token, ip) {
      const boundary = 'boundary';
      const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
      return call('POST', '/files', {
        token,
        ip,
        body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      });
    },
    listen: () => app.listen({ port: 0 }),
    async settled() {
      const waiting = database.reader.prepare('SELECT 1 FROM "_mails" WHERE "tries" = 0');
      while (waiting.get()) await new Promise(setImmediate);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await app.close();
      if (options.folder === undefined) rmSync(folder, { recursive: true });
    },
  };
}

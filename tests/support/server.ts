import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { afterAll, expect, inject } from 'vitest';
import type { Endpoint, Method } from '#contract/core/endpoint.ts';
import type { ErrorBody } from '#contract/core/errors.ts';
import { contract, type Key, type ReplyOf } from '#contract/index.ts';
import type { Role } from '#contract/core/roles.ts';
import { build } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { insertUser } from '#server/features/accounts/store.ts';
import type { KeptMail } from '#server/platform/mail/index.ts';

export const PASSWORD = 'correct horse battery';
/** Argon2 keeps its costs in each hash, so that checking a cheap one is cheap too, and the server needs no setting for tests. */
const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface CallOptions {
  params?: Record<string, string | number>;
  query?: Record<string, string | string[]>;
  /** Sent as JSON; deliberately not typed, since many tests send what they should not. */
  body?: unknown;
  headers?: Record<string, string>;
  token?: string;
  /** Every call comes from an address of its own unless told, so that the limits by address stay out of other tests' way. */
  ip?: string;
}
export interface Reply {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

/** Calls by contract key, as one person or as a visitor. */
export interface Client {
  call(key: Key, options?: CallOptions): Promise<Reply>;
  /** The reply of a call that must succeed with the contract's status. */
  ok<K extends Key>(key: K, options?: CallOptions): Promise<ReplyOf<K>>;
  /** The refusal of a call that must fail. */
  rejected(
    key: Key,
    options?: CallOptions,
  ): Promise<ErrorBody & { status: number; headers: Reply['headers'] }>;
}
export interface Person extends Client {
  id: string;
  email: string;
  token: string;
}

export type TestServer = Awaited<ReturnType<typeof openServer>>;

/** A server for the whole test file, which closes it. Call it at the top of the file. */
export async function startServer(overrides: Partial<Config> = {}): Promise<TestServer> {
  const app = await openServer(overrides);
  afterAll(() => app.close());
  return app;
}

/** A real application over a folder of its own; whoever opens it closes it. */
export async function openServer(overrides: Partial<Config> = {}) {
  const dataDir = overrides.dataDir ?? (await mkdtemp(path.join(os.tmpdir(), 'selvedge-test-')));
  const serverDir = path.join(inject('productDir'), 'dist/server');
  const config: Config = {
    ...readConfig({ LOG_LEVEL: 'silent', DEMO_DATA: '0' }, dataDir),
    port: 0,
    dataDir,
    serverDir,
    ...overrides,
  };
  const { server, services } = await build(config);
  await server.ready();
  const { db } = services;
  let addresses = 0;
  let people = 0;

  async function call(
    key: Key,
    { params = {}, query = {}, body, headers = {}, token, ip }: CallOptions = {},
  ): Promise<Reply> {
    const [method = '', template = ''] = key.split(' ');
    const url = template.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? `missing-${name}`),
    );
    addresses += 1;
    const reply = await server.inject({
      method: method as Method,
      url,
      query,
      remoteAddress: ip ?? `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: reply.statusCode, headers: reply.headers, text: reply.payload };
  }

  function client(token?: string): Client {
    const asked = (options: CallOptions = {}) => ({ ...(token ? { token } : {}), ...options });
    return {
      call: (key, options) => call(key, asked(options)),
      async ok(key, options) {
        const { status, text } = await call(key, asked(options));
        const endpoint: Endpoint = contract[key];
        expect(`${status} ${status < 300 ? '' : text}`.trim(), key).toBe(Object.keys(endpoint.replies)[0]);
        return JSON.parse(text);
      },
      async rejected(key, options) {
        const { status, headers, text } = await call(key, asked(options));
        expect(status, `${key} ${text}`).toBeGreaterThanOrEqual(400);
        return { ...JSON.parse(text), status, headers };
      },
    };
  }

  const visitor = client();

  function mails(to?: string): Promise<KeptMail[]> {
    return services.mailer.kept(to);
  }

  /** The newest mail to an address, once there is one that fits. */
  function mailTo(address: string, fits: (mail: KeptMail) => boolean = () => true): Promise<KeptMail> {
    return until(async () => (await mails(address)).find(fits), `a mail to ${address}`);
  }

  const newEmail = (name = 'person') => `${name}${(people += 1)}@example.com`;

  async function signIn(email: string, password = PASSWORD): Promise<Person> {
    const { token, user } = await visitor.ok('POST /api/auth/login', { body: { email, password } });
    return { ...client(token), id: user._id, email, token };
  }

  return {
    server,
    services,
    db,
    config,
    visitor,
    client,
    mails,
    mailTo,
    newEmail,
    signIn,

    /** Someone who comes in through the front door: sign-up, the mailed code, verification. */
    async signUp(more: { email?: string; sketch?: object } = {}): Promise<Person> {
      const email = more.email ?? newEmail('signed-up');
      await visitor.ok('POST /api/auth/register', {
        body: {
          email,
          password: PASSWORD,
          firstName: 'Sam',
          lastName: 'Up',
          ...(more.sketch ? { sketch: more.sketch } : {}),
        },
      });
      const code = codeIn(await mailTo(email));
      const { token, user } = await visitor.ok('POST /api/auth/verify', { body: { email, code } });
      return { ...client(token), id: user._id, email, token };
    },

    /** A new person of this role with a session. */
    async signInAs(role: Role, more: { email?: string; credit?: number } = {}): Promise<Person> {
      const email = more.email ?? newEmail(role.toLowerCase());
      await db.transaction().execute((trx) =>
        insertUser(trx, {
          email,
          firstName: 'Test',
          lastName: role,
          passwordHash,
          role,
          status: 'active',
          ...(more.credit ? { credit: more.credit } : {}),
        }),
      );
      return signIn(email);
    },

    /** Runs `work` and counts the rows it added. */
    async effectsOf<T>(work: () => Promise<T>) {
      const before = await count();
      const result = await work();
      const after = await count();
      const added = (name: keyof typeof after) => after[name] - before[name];
      return {
        result,
        mails: added('mails'),
        jobs: added('jobs'),
        audit: added('audit'),
        events: added('events'),
        notifications: added('notifications'),
      };
    },

    async close(): Promise<void> {
      await server.close();
      if (overrides.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };

  async function count() {
    const rows = (table: 'jobs' | 'auditEntries' | 'events' | 'notifications', kind?: string) => {
      const query = db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('count'));
      return (kind === undefined ? query : query.where('kind', '=', kind))
        .executeTakeFirstOrThrow()
        .then((row) => row.count);
    };
    return {
      mails: await rows('jobs', 'mail'),
      jobs: await rows('jobs'),
      audit: await rows('auditEntries'),
      events: await rows('events'),
      notifications: await rows('notifications'),
    };
  }
}

/** The six digits of a mail. */
export function codeIn(mail: KeptMail): string {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  if (!code) throw new Error(`No code in "${mail.subject}"`);
  return code;
}

/** The token of a mail's link. */
export function tokenIn(mail: KeptMail): string {
  const token = /token=([\w-]+)/i.exec(mail.text)?.[1];
  if (!token) throw new Error(`No token in "${mail.subject}"`);
  return token;
}

/** Asks again until `look` finds what is awaited; the state asked for is real, so nothing waits longer than it must. */
export async function until<T>(
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  what: string,
  within = 20_000,
): Promise<T> {
  const end = Date.now() + within;
  for (let pause = 10; ; pause = Math.min(pause * 1.3, 200)) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited ${within / 1000} s in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

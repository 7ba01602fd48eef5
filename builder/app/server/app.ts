import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import multipart from '@fastify/multipart';
import type { AnySample, AppInfo } from '../src/core/app.ts';
import type { Entity } from '../src/core/entity.ts';
import { withRows } from '../src/core/own.ts';
import { sampleIds } from '../src/core/samples.ts';
import { createService } from '../src/core/service.ts';
import { messages } from '../src/words/index.ts';
import { accountRoutes, tokenOf } from './account-routes.ts';
import { createAuth } from './auth.ts';
import { dataRoutes } from './data-routes.ts';
import type { Database } from './database.ts';
import { apiErrorOf, notFound, TooManyRequests, tooManyRequests } from './errors.ts';
import { fileRoutes } from './file-routes.ts';
import { createFiles, MAX_FILE_BYTES } from './files.ts';
import type { Mailer } from './mail.ts';
import { actorOf, createMembers } from './members.ts';
import { createNotices } from './notices.ts';
import { createOutbox } from './outbox.ts';
import { openApi } from './openapi.ts';
import { callerOf, rateLimit } from './rate-limit.ts';
import { createStorage } from './storage.ts';
import { serveWeb } from './web.ts';

const MINUTE = 60_000;
const CALLS_A_MINUTE = 600;
const MAX_BODY_BYTES = 1024 * 1024;

export interface AppOptions {
  readonly info: AppInfo;
  readonly entities: readonly Entity[];
  readonly samples: Readonly<Record<string, readonly AnySample[]>>;
  readonly database: Database;
  readonly mailer: Mailer;
  /** Null where nobody can sign in as the owner. */
  readonly ownerEmail: string | null;
  readonly publicUrl?: string;
  /** The folder of the built pages; none where something else serves them. */
  readonly web?: string;
  readonly trustProxy?: number;
  readonly log?: boolean;
  readonly now?: () => Date;
  readonly print?: (text: string) => void;
  /** Called when the last request and the last mail are done. */
  readonly onClose?: () => Promise<void>;
}

const CONTENT_SECURITY_POLICY = [
  `default-src 'self'`,
  // Picture fields may hold addresses of other sites.
  `img-src 'self' data: blob: https:`,
  `style-src 'self' 'unsafe-inline'`,
  `font-src 'self' data:`,
  `object-src 'none'`,
  `base-uri 'self'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
].join('; ');

function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      ...(request.protocol === 'https' && { 'strict-transport-security': 'max-age=31536000' }),
    });
  });
}

/** The whole server of the app: its calls under /data/v1, and its pages where there is a folder of them. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { info, entities, samples, database, mailer, ownerEmail, publicUrl, web } = options;
  const now = options.now ?? (() => new Date());
  const print = options.print ?? ((text: string) => console.log(text));
  const app = fastify({
    logger: options.log ? { level: 'warn' } : false,
    // Only the headers of the reverse proxies that TRUST_PROXY counts are trusted.
    trustProxy: (_address, hop) => hop < (options.trustProxy ?? 0),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 100 },
  });
  // A connection that is answered while the server stops would be kept for the next call, and the server waits for it.
  app.addHook('preClose', () => {
    app.server.keepAliveTimeout = 1;
  });
  const members = createMembers(database, ownerEmail, now);
  const auth = createAuth({ database, members, ownerEmail, signUp: info.signUp, now });
  const files = createFiles(database, entities, now);
  const storage = createStorage(database);
  const outbox = createOutbox({ database, mailer, now, log: app.log });
  const notices = createNotices({ info, entities, database, storage, members, outbox, now, log: app.log });
  const service = createService({
    entities,
    storage,
    messages,
    locale: info.language,
    currency: info.currency,
    now,
    notify: notices.notify,
    sampleIds: sampleIds(samples),
  });

  addSecurityHeaders(app);
  app.setErrorHandler((error, request, reply) => {
    const known = apiErrorOf(error);
    const { status, message, fields } = known;
    if (status >= 500) request.log.error(error);
    if (known instanceof TooManyRequests) reply.header('retry-after', known.seconds);
    return reply.code(status).send({ message, ...(Object.keys(fields).length > 0 && { fields }) });
  });

  app.get('/healthz', () => {
    database.reader.prepare('SELECT 1').get();
    return { status: 'ok' };
  });

  await app.register(
    async (api) => {
      const waitFor = rateLimit(CALLS_A_MINUTE, MINUTE, () => now().getTime());
      api.addHook('onRequest', async (request, reply) => {
        const seconds = waitFor(callerOf(request));
        if (seconds > 0) throw tooManyRequests(seconds);
        reply.header('cache-control', 'no-store');
      });
      await api.register(multipart, {
        limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 5, parts: 6 },
        throwFileSizeLimit: false,
      });
      api.setNotFoundHandler(() => {
        throw notFound();
      });
      const document = openApi(info, entities);
      api.get('/openapi.json', () => document);
      const actor = (request: FastifyRequest) =>
        withRows(actorOf(auth.memberOf(tokenOf(request))), entities, storage);
      accountRoutes(api, { info, database, auth, members, mailer, outbox, actor, publicUrl, now, print });
      fileRoutes(api, { entities, actor, files, storage, now });
      dataRoutes(api, { entities, actor, files, service, storage, now });
    },
    { prefix: '/data/v1' },
  );
  if (web !== undefined) await serveWeb(app, web);

  let hourly: NodeJS.Timeout | undefined;
  let eachMinute: NodeJS.Timeout | undefined;
  const logged = (work: () => Promise<unknown>) => () => {
    work().catch((error: unknown) => app.log.error(error));
  };
  app.addHook('onListen', async () => {
    void outbox.sendDue();
    eachMinute = setInterval(
      logged(() => Promise.all([notices.remind(), outbox.sendDue()])),
      MINUTE,
    ).unref();
    hourly = setInterval(
      logged(() => Promise.all([auth.removeExpired(), files.removeOrphans()])),
      60 * MINUTE,
    ).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(eachMinute);
    clearInterval(hourly);
    await outbox.close();
    await options.onClose?.();
  });
  return app;
}

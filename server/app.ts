import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { avatarRoutes, serveAvatars } from './features/avatars/routes.ts';
import { openAvatars } from './features/avatars/store.ts';
import { artefactKeeper } from './features/builds/artefact.ts';
import { buildRoutes } from './features/builds/routes.ts';
import { dashboardRoutes } from './features/dashboard/routes.ts';
import { exportRoutes, serveExports } from './features/exports/routes.ts';
import { importRoutes } from './features/imports/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { createUnderstander } from './features/projects/understanding.ts';
import { operate } from './features/operations/routes.ts';
import { oauthRoutes } from './features/oauth/routes.ts';
import { ownAccountRoutes } from './features/own-account/routes.ts';
import { pictureRoutes, servePictures } from './features/pictures/routes.ts';
import { openPictures } from './features/pictures/store.ts';
import { repositoryRoutes } from './features/repositories/routes.ts';
import { rewardRoutes } from './features/rewards/routes.ts';
import { changeRoutes } from './features/changes/routes.ts';
import { savedViewRoutes } from './features/saved-views/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { serve } from './features/serving/routes.ts';
import { sessionRoutes } from './features/sessions/routes.ts';
import { templateRoutes } from './features/templates/routes.ts';
import { understandingRoutes } from './features/understanding/routes.ts';
import { jobHandlers } from './jobs.ts';
import { databaseFile, openDatabase } from './platform/database/index.ts';
import { openReader } from './platform/database/reader.ts';
import { startHub } from './platform/events/index.ts';
import { LONGEST_PART, readableAddress } from './platform/http/address.ts';
import { bindContract } from './platform/http/bind.ts';
import { compressReads } from './platform/http/compression.ts';
import { answerErrors, sendBadAddress } from './platform/http/errors.ts';
import { addSecurityHeaders, answerBrokenRequest } from './platform/http/headers.ts';
import { requireKnownHost } from './platform/http/hosts.ts';
import { forgetKeys } from './platform/http/idempotency.ts';
import { trustOption } from './platform/http/proxies.ts';
import { forgetJobs, type Worker, startWorker } from './platform/jobs/index.ts';
import { createMailer } from './platform/mail/index.ts';
import { forgetLimits } from './platform/rate-limits.ts';
import { createDemoGateway } from './platform/payments/demo.ts';
import { loadKey } from './platform/secrets.ts';
import { openArtefacts } from './platform/storage/artefacts.ts';
import { closeToOthers } from './platform/storage/private.ts';
import { createPreviews } from './platform/storage/previews.ts';
import { exportSources, finders, resourceRoutes, subjects } from './resources.ts';
import type { Services } from './services.ts';

export interface App {
  server: FastifyInstance;
  services: Services;
}

const SWEEP_EVERY = 600_000;
/** Building takes long and all of a processor: there is always room for a mail beside it. */
const JOBS_AT_ONCE = { all: 6, kinds: { build: 3, artefact: 1 } };

/** A whole application over its own data folder, not yet listening; closing the server closes all of it. */
export async function build(config: Config): Promise<App> {
  const server = Fastify({
    logger: {
      level: config.logLevel,
      serializers: {
        req: (request) => ({ method: request.method, url: masked(request.url), ip: request.ip }),
      },
    },
    trustProxy: trustOption(config.trustProxy),
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: LONGEST_PART },
    rewriteUrl: ({ url }) => readableAddress(url ?? '/'),
    genReqId: () => crypto.randomUUID(),
    requestTimeout: 120_000,
    // Node's own answer to a request without a Host carries no headers; ours does.
    http: { requireHostHeader: false },
    forceCloseConnections: true,
    clientErrorHandler: answerBrokenRequest(config),
    frameworkErrors: (_error, request, reply) => sendBadAddress(config, request, reply),
  });
  const log = server.log;
  const db = await openDatabase(config.dataDir);
  await closeToOthers(config.dataDir, log);
  let worker: Worker | undefined;
  const hub = startHub(db, log);
  const services: Services = {
    config,
    db,
    reader: openReader(databaseFile(config.dataDir), path.join(config.serverDir, 'reader-worker.js')),
    log,
    hub,
    key: await loadKey(config.dataDir, config.secretKey),
    subjects,
    wake: { jobs: () => worker?.wake(), events: () => hub.wake() },
    mailer: createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outbox: path.join(config.dataDir, 'outbox'),
    }),
    gateway: config.demoPayments ? createDemoGateway(db) : null,
    artefacts: await openArtefacts(config.dataDir),
    avatars: await openAvatars(config.dataDir),
    previews: createPreviews(db, config.dataDir, path.join(config.serverDir, 'preview-worker.js')),
    understander: createUnderstander(path.join(config.serverDir, 'understanding-worker.js')),
    publicUrl: () => config.publicUrl ?? listeningAt(server, config),
  };

  addSecurityHeaders(server, config);
  requireKnownHost(server, config);
  compressReads(server);
  await server.register(fastifyCookie);
  answerErrors(server);
  const keeper = artefactKeeper(services);
  const pictures = await openPictures(db, config.dataDir);
  bindContract(server, services, {
    ...resourceRoutes(services),
    ...accountRoutes(services),
    ...sessionRoutes(services),
    ...changeRoutes(services),
    ...buildRoutes(services, keeper),
    ...notificationRoutes(services),
    ...dashboardRoutes(services),
    ...exportRoutes(),
    ...searchRoutes(services, finders),
    ...avatarRoutes(services),
    ...oauthRoutes(services),
    ...rewardRoutes(services),
    ...repositoryRoutes(),
    ...ownAccountRoutes(services),
    ...savedViewRoutes(services),
    ...importRoutes(services),
    ...pictureRoutes(pictures),
    ...understandingRoutes(services),
    ...templateRoutes(services),
  });
  operate(server, services);
  serveExports(server, services, exportSources);
  servePictures(server, pictures);
  serveAvatars(server, services);
  await serve(server, services, keeper);

  const sweepAll = () =>
    Promise.all([
      services.previews.sweep(),
      services.artefacts.sweep(),
      pictures.sweep(),
      forgetKeys(db),
      forgetJobs(db),
      forgetLimits(db),
    ]);
  const sweep = setInterval(() => {
    sweepAll().catch((error: unknown) => log.error(error, 'sweeping'));
  }, SWEEP_EVERY);
  sweep.unref();
  server.addHook('onReady', async () => {
    await sweepAll();
    worker = startWorker(db, log, jobHandlers(services), JOBS_AT_ONCE);
  });
  server.addHook('onClose', async () => {
    clearInterval(sweep);
    await worker?.close();
    await Promise.all([services.previews.close(), services.understander.close()]);
    hub.close();
    services.mailer.close();
    await services.reader.close();
    await db.destroy();
  });
  return { server, services };
}

/** Addresses that let someone in are kept out of the log. */
function masked(url: string): string {
  return url
    .replace(/^\/(preview|downloads|exports)\/[^/?]+/, '/$1/[hidden]')
    .replace(/(token|code|state)=[^&]+/gi, '$1=[hidden]');
}

function listeningAt(server: FastifyInstance, config: Config): string {
  const address = server.addresses()[0];
  const port = typeof address === 'object' ? address.port : config.port;
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

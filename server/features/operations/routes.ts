import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { HttpError } from '../../platform/errors.ts';
import { hasDemoAccess } from '../../platform/demo-access.ts';
import { docsPage, openApi } from '../../platform/http/openapi.ts';
import type { Services } from '../../services.ts';
import { createReadiness } from './readiness.ts';

/** What whoever runs the server looks at: health, metrics, the API's description, and outside production the mailbox. */
export function operate(app: FastifyInstance, services: Services): void {
  const { config } = services;
  app.get('/healthz', () => ({ status: 'ok' }));
  const fault = createReadiness(services);
  app.get('/readyz', async (_request, reply) => {
    const reason = await fault();
    if (reason !== null) return reply.code(503).send({ status: 'not ready', reason });
    return reply.send({ status: 'ready' });
  });

  let document: ReturnType<typeof openApi> | undefined;
  let page: string | undefined;
  app.get('/api/openapi.json', () => (document ??= openApi()));
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send((page ??= docsPage())),
  );

  metrics(app, services);
  if (hasDemoAccess(config)) mailbox(app, services);
}

function metrics(app: FastifyInstance, { config, db }: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'selvedge_request_seconds',
    help: 'Time to answer a call.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  const errors = new Counter({
    name: 'selvedge_errors_total',
    help: 'Calls that failed on our side.',
    registers: [registry],
  });
  const jobs = new Gauge({
    name: 'selvedge_jobs',
    help: 'Jobs by state.',
    labelNames: ['state'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    if (reply.statusCode >= 500) errors.inc();
    done();
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken, config.trustProxy !== false))
      throw new HttpError('not_found', 'Page not found.');
    jobs.reset();
    for (const row of await db
      .selectFrom('jobs')
      .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute())
      jobs.set({ state: row.state }, row.count);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** With a token set it is asked for; without one only this machine may read, and behind a proxy nobody is this machine. */
function mayRead(request: FastifyRequest, token: string | null, proxied: boolean): boolean {
  if (token === null) return !proxied && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function mailbox(app: FastifyInstance, { mailer }: Services): void {
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox.json', (request) => mailer.kept(request.query.to));
  app.get<{ Querystring: { to?: string } }>('/dev/mailbox', async (request, reply) => {
    const mails = await mailer.kept(request.query.to);
    const linked = (text: string) =>
      escape(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
    const rows = mails.map(
      (mail) =>
        `<article><h2>${escape(mail.subject)}</h2><p class="meta">to ${escape(mail.to)}, ${escape(mail.at)}</p><pre>${linked(mail.text)}</pre></article>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title><style>body{font:15px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:32px 16px;background:#F7F6F3;color:#1B1D22}article{background:#fff;border:1px solid #DDDAD3;border-radius:10px;padding:16px 24px;margin:16px 0}h2{font-size:16px;margin:0}.meta{color:#5B606B;margin:0 0 8px;font-size:13px}pre{white-space:pre-wrap;font:inherit;margin:0;overflow-wrap:anywhere}</style></head><body><main><h1>Mailbox</h1><p>Mails this server would send if SMTP_URL were set, newest first.</p>${rows.join('') || '<p>No mail yet.</p>'}</main></body></html>`,
      );
  });
}

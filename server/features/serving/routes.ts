import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { takeAddress } from '../../platform/addresses.ts';
import { HttpError } from '../../platform/errors.ts';
import { languageOfRequest, sendError } from '../../platform/http/errors.ts';
import { tokenHash } from '../../platform/secrets.ts';
import { templateKind, templateLanguage } from '#contract/builder/templates.ts';
import type { Services } from '../../services.ts';
import type { ArtefactKeeper } from '../builds/artefact.ts';
import { sendZip } from '../builds/routes.ts';
import { buildByNumber } from '../builds/store.ts';
import { productPolicy, sandboxHeaders, workerPolicy } from './headers.ts';
import { sendAbsent, sendPreparing, sendUnavailable } from './notice.ts';
import { readApiOrigin, readPage } from './page.ts';

const NO_FILE = 'The app was unpublished, or the URL is incorrect.';
const SLUG = /^[a-z0-9-]+$/;

/** Written by the build for this server to read. */
const BUILT_FOR_SERVER = new Set([
  'index.html',
  'drawn-pages.json',
  'preload-manifest.json',
  'settings.json',
]);
const KEPT = 'public, max-age=31536000, immutable';

/**
 * A name that can only mean a file below the folder of an app: no parent or hidden folder, nothing empty, no separator of another
 * system and no control character.
 */
const isPlain = (name: string) =>
  // oxlint-disable-next-line no-control-regex
  !/[\\\u0000-\u001f\u007f]/.test(name) &&
  name.split('/').every((part, _, parts) => (part === '' ? parts.length === 1 : !part.startsWith('.')));

/** Published apps, previews and downloads at their addresses, and the product's own pages. */
export async function serve(app: FastifyInstance, services: Services, keeper: ArtefactKeeper): Promise<void> {
  const { db, artefacts, previews, config } = services;
  await app.register(fastifyStatic, { root: config.webDir, serve: false, preCompressed: true });

  /** Sends one file of a built app; its hashed assets may be kept, its page may not. */
  function sendBuilt(
    request: FastifyRequest,
    reply: FastifyReply,
    folder: string,
    name: string,
  ): FastifyReply {
    if (!isPlain(name)) return sendAbsent(request, reply, NO_FILE);
    sandboxHeaders(reply);
    const file = name === '' ? 'index.html' : name;
    void reply.header('Cache-Control', file.startsWith('assets/') ? KEPT : 'no-cache');
    return reply.sendFile(file, folder, { cacheControl: false });
  }

  app.get<{ Params: { slug: string } }>('/apps/:slug', (request, reply) => {
    const { slug } = request.params;
    return SLUG.test(slug) ? reply.redirect(`/apps/${slug}/`) : sendAbsent(request, reply, NO_FILE);
  });
  app.get<{ Params: { slug: string; '*': string } }>('/apps/:slug/*', async (request, reply) => {
    const project = await db
      .selectFrom('projects')
      .innerJoin('users', 'users.id', 'projects.ownerId')
      .select(['projects.id', 'projects.servedBuild'])
      .where('projects.slug', '=', request.params.slug)
      .where('projects.published', '=', 1)
      .where('projects.state', 'not in', ['archived', 'suspended', 'draft', 'awaiting-payment'])
      .where('users.status', '=', 'active')
      .executeTakeFirst();
    if (!project || project.servedBuild === null) return sendAbsent(request, reply, NO_FILE);
    if (!(await artefacts.has(project.id, project.servedBuild))) {
      const state = await keeper.stateOf(await buildByNumber(db, project.id, project.servedBuild));
      if (state !== 'ready') return (state === 'preparing' ? sendPreparing : sendUnavailable)(request, reply);
    }
    return sendBuilt(
      request,
      reply,
      artefacts.appFolder(project.id, project.servedBuild),
      request.params['*'],
    );
  });

  app.get<{ Params: { token: string; '*': string } }>('/preview/:token/*', async (request, reply) => {
    const address = await db
      .selectFrom('addresses')
      .innerJoin('projects', 'projects.id', 'addresses.projectId')
      .innerJoin('users', 'users.id', 'projects.ownerId')
      .select('addresses.folder')
      .where('addresses.id', '=', tokenHash(request.params.token))
      .where('addresses.purpose', '=', 'preview')
      .where('addresses.expiresAt', '>', Date.now())
      .where('projects.state', '!=', 'suspended')
      .where('users.status', '!=', 'blocked')
      .executeTakeFirst();
    if (!address?.folder)
      return sendAbsent(request, reply, 'This preview has expired. Open it again from its project.');
    return sendBuilt(request, reply, previews.folder(address.folder), request.params['*']);
  });

  const template = z.object({ kind: templateKind, language: templateLanguage });
  app.get<{ Params: { language: string; kind: string; '*': string } }>(
    '/preview/templates/:language/:kind/*',
    async (request, reply) => {
      const asked = template.safeParse(request.params);
      if (!asked.success) return sendAbsent(request, reply, NO_FILE);
      const folder = await previews.templates.folder(asked.data.kind, asked.data.language);
      return sendBuilt(request, reply, folder, request.params['*']);
    },
  );

  app.get<{ Params: { token: string } }>('/downloads/:token', async (request, reply) => {
    const address = await takeAddress(db, 'download', request.params.token);
    const asked = z.object({ userId: z.string() }).safeParse(address?.payload);
    const project =
      address &&
      asked.success &&
      (await db
        .selectFrom('projects')
        .innerJoin('users', (join) => join.on('users.id', '=', asked.data.userId))
        .select(['projects.id', 'projects.name'])
        .where('projects.id', '=', address.projectId)
        .where('projects.state', '!=', 'suspended')
        // Whoever asked for it may have been blocked since.
        .where('users.status', '=', 'active')
        .where((eb) =>
          eb.or([eb('users.role', '=', 'Admin'), eb('projects.ownerId', '=', eb.ref('users.id'))]),
        )
        .executeTakeFirst());
    if (!project || address.build === null) {
      return sendAbsent(
        request,
        reply,
        'This download link has expired or was already used. Start the download again from its project.',
      );
    }
    await sendZip(reply, artefacts, project, address.build);
    return reply;
  });

  const files = new Set(await webFiles(config.webDir));
  const page = await readPage(config.webDir);
  /** The pages are few and never change, so each is compressed once. */
  const compressed = new Map<string, Buffer>();
  const apiOrigin = await readApiOrigin(config.webDir);
  app.get('/*', (request, reply) => {
    const name = decodeURIComponent(request.url.split('?')[0] ?? '').slice(1);
    if (!BUILT_FOR_SERVER.has(name) && files.has(name)) {
      if (name.startsWith('assets/worker-'))
        void reply.header('Content-Security-Policy', workerPolicy(request, config.publicUrl));
      return reply
        .header('Cache-Control', name.startsWith('assets/') ? KEPT : 'public, max-age=3600')
        .sendFile(name, { cacheControl: false });
    }
    if (name.startsWith('assets/') || name.startsWith('api/') || name.startsWith('auth/')) {
      return sendError(request, reply, new HttpError('not_found', 'Page not found.'));
    }
    if (!page) return reply.callNotFound();
    // Every other address is a page of the single-page app, which decides for itself.
    void reply
      .header('Content-Security-Policy', productPolicy(request, config.publicUrl, apiOrigin))
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Language, Accept-Encoding')
      .type('text/html; charset=utf-8');
    const html = page(`/${name}`, languageOfRequest(request), request.url.split('?')[1]);
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(html);
    const small = compressed.get(html) ?? gzipSync(html);
    compressed.set(html, small);
    return reply.header('Content-Encoding', 'gzip').send(small);
  });
  app.setNotFoundHandler((request, reply) => {
    if (/^\/(apps|preview)\//.test(request.url)) return sendAbsent(request, reply, NO_FILE);
    return sendError(request, reply, new HttpError('not_found', 'Page not found.'));
  });
}

async function webFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    // A server without the built pages still answers the API, as in its tests.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { directionOf, type Language } from '#contract/languages.ts';
import { Refusal } from '../../platform/errors.ts';
import { languageOfRequest, sendRefusal } from '../../platform/http/errors.ts';
import { tokenHash } from '../../platform/secrets.ts';
import { say, type Text } from '../../texts/index.ts';
import type { Services } from '../../services.ts';
import type { EnsureArtefact } from '../builds/artefact.ts';
import { sendZip } from '../builds/routes.ts';
import { buildByNumber } from '../builds/store.ts';
import { productPolicy, sandboxHeaders } from './headers.ts';
import { readApiOrigin, readPage } from './page.ts';

/** Written by the build for this server to read. */
const BUILT_FOR_SERVER = new Set(['index.html', 'ahead.json', 'settings.json']);
const KEPT = 'public, max-age=31536000, immutable';

const page404 = (language: Language, title: string, text: string) =>
  `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body style="font:16px/1.5 system-ui,sans-serif;background:#F7F6F3;color:#1B1D22;margin:0;display:grid;place-items:center;min-height:100vh"><main style="max-width:36rem;padding:24px"><h1 style="font-size:26px;margin:0 0 8px">${title}</h1><p style="margin:0;color:#5B606B">${text}</p></main></body></html>`;

/** Published apps, previews and downloads at their addresses, and the product's own pages. */
export async function serve(app: FastifyInstance, services: Services, ensure: EnsureArtefact): Promise<void> {
  const { db, artefacts, previews, config } = services;
  await app.register(fastifyStatic, { root: config.webDir, serve: false, preCompressed: true });

  const absent = (request: FastifyRequest, reply: FastifyReply, text: Text) => {
    const language = languageOfRequest(request);
    return sandboxHeaders(reply)
      .code(404)
      .type('text/html; charset=utf-8')
      .send(page404(language, say(language, 'There is nothing at this address'), say(language, text)));
  };

  /** Sends one file of a built app; its hashed assets may be kept, its page may not. */
  function sendBuilt(reply: FastifyReply, folder: string, name: string): FastifyReply {
    sandboxHeaders(reply);
    const file = name === '' ? 'index.html' : name;
    void reply.header('Cache-Control', file.startsWith('assets/') ? KEPT : 'no-cache');
    return reply.sendFile(file, folder, { cacheControl: false });
  }

  app.get<{ Params: { slug: string } }>('/apps/:slug', (request, reply) =>
    reply.redirect(`/apps/${encodeURIComponent(request.params.slug)}/`),
  );
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
    if (!project || project.servedBuild === null)
      return absent(request, reply, 'The app was taken down, or its address was mistyped.');
    await ensure(await buildByNumber(db, project.id, project.servedBuild));
    return sendBuilt(reply, artefacts.appFolder(project.id, project.servedBuild), request.params['*']);
  });

  app.get<{ Params: { token: string; '*': string } }>('/preview/:token/*', async (request, reply) => {
    const address = await db
      .selectFrom('addresses')
      .innerJoin('projects', 'projects.id', 'addresses.projectId')
      .select('addresses.folder')
      .where('addresses.id', '=', tokenHash(request.params.token))
      .where('addresses.purpose', '=', 'preview')
      .where('addresses.expiresAt', '>', Date.now())
      .where('projects.state', '!=', 'suspended')
      .executeTakeFirst();
    if (!address?.folder)
      return absent(request, reply, 'This preview has expired. Open it again from its project.');
    return sendBuilt(reply, previews.folder(address.folder), request.params['*']);
  });

  app.get<{ Params: { token: string } }>('/downloads/:token', async (request, reply) => {
    // Taking the row is using the address: a second opening finds nothing.
    const address = await db
      .deleteFrom('addresses')
      .where('id', '=', tokenHash(request.params.token))
      .where('purpose', '=', 'download')
      .returning(['projectId', 'build', 'expiresAt'])
      .executeTakeFirst();
    const project =
      address &&
      (await db
        .selectFrom('projects')
        .select(['id', 'name', 'state'])
        .where('id', '=', address.projectId)
        .executeTakeFirst());
    if (
      !project ||
      address.build === null ||
      address.expiresAt < Date.now() ||
      project.state === 'suspended'
    ) {
      return absent(
        request,
        reply,
        'A download address works once, for a minute. Start the download again from its project.',
      );
    }
    await sendZip(reply, artefacts, project, address.build);
    return reply;
  });

  const files = new Set(await webFiles(config.webDir));
  const page = await readPage(config.webDir);
  const apiOrigin = await readApiOrigin(config.webDir);
  app.get('/*', (request, reply) => {
    const name = decodeURIComponent(request.url.split('?')[0] ?? '').slice(1);
    if (!BUILT_FOR_SERVER.has(name) && files.has(name)) {
      return reply
        .header('Cache-Control', name.startsWith('assets/') ? KEPT : 'public, max-age=3600')
        .sendFile(name, { cacheControl: false });
    }
    if (name.startsWith('assets/') || name.startsWith('api/') || name.startsWith('auth/')) {
      return sendRefusal(request, reply, new Refusal('not_found', 'There is nothing at this address.'));
    }
    if (!page) return reply.callNotFound();
    // Every other address is a page of the single-page app, which decides for itself.
    return reply
      .header('Content-Security-Policy', productPolicy(request, config.publicUrl, apiOrigin))
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Language')
      .type('text/html; charset=utf-8')
      .send(page(`/${name}`, languageOfRequest(request)));
  });
  app.setNotFoundHandler((request, reply) => {
    // A missing file of an app comes here with the headers of the file that was meant.
    void reply.header('Cache-Control', 'no-store');
    return sendRefusal(request, reply, new Refusal('not_found', 'There is nothing at this address.'));
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

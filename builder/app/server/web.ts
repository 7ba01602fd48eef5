import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Tells the page that its data is on this server, and where its relative addresses begin. */
export function withServer(html: string): string {
  const base = html.includes('<base ') ? '' : '\n    <base href="/" />';
  return html.replace(/<head[^>]*>/, (head) => `${head}${base}\n    <meta name="data" content="server" />`);
}

/** Serves the built pages. An address that isn't a file belongs to the app's own routes. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const html = withServer(readFileSync(path.join(folder, 'index.html'), 'utf8'));
  const sendPage = (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);

  await app.register(fastifyStatic, {
    root: path.resolve(folder),
    index: false,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const [address = ''] = request.url.split('?');
    const isPage =
      request.method === 'GET' && !address.startsWith('/data/') && !address.startsWith('/assets/');
    if (isPage && path.posix.extname(address) === '') return sendPage(request, reply);
    return reply.code(404).type('text/plain').send('Not found');
  });
}

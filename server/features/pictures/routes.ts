import type { FastifyInstance } from 'fastify';
import { PICTURE } from '#contract/core/limits.ts';
import type { pictureEndpoints } from '#contract/builder/pictures.ts';
import { HttpError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import { sendError } from '../../platform/http/errors.ts';
import { rewritten } from '../../platform/picture.ts';
import { fileOf, type Pictures } from './store.ts';

export function pictureRoutes(pictures: Pictures): Handlers<keyof typeof pictureEndpoints> {
  const { side } = PICTURE;
  return {
    'POST /api/admin/pictures': async ({ body, write }) => {
      const picture = await rewritten(body, (one) =>
        one.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }),
      );
      const id = await pictures.keep(picture);
      const { width, height, bytes } = picture;
      await write((change) => change.record(id, null, { width, height, bytes: bytes.length }));
      return { url: `/pictures/${fileOf(id)}`, width, height };
    },
  };
}

/** Pictures of published updates are for everyone; an address nobody was given cannot be guessed. */
export function servePictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const { name } = request.params;
    if (!/^[0-9a-f]{32}\.webp$/.test(name) || !(await pictures.has(name)))
      return sendError(request, reply, new HttpError('not_found', 'There is no image at this URL.'));
    return reply
      .header('Cache-Control', 'public, max-age=31536000, immutable')
      .sendFile(name, pictures.folder, { cacheControl: false });
  });
}

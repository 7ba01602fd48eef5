import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { avatarEndpoints } from '#contract/account/avatars.ts';
import { HttpError } from '../../platform/errors.ts';
import type { CallChange, Handlers } from '../../platform/http/bind.ts';
import { sendError } from '../../platform/http/errors.ts';
import { rewritten } from '../../platform/picture.ts';
import type { Services } from '../../services.ts';
import { AVATAR_NAME } from './store.ts';

/** Pixels a side; shown at 32 to 96, and sharp on dense screens. */
const SIDE = 256;

export function avatarRoutes({ avatars }: Services): Handlers<keyof typeof avatarEndpoints> {
  async function set(change: CallChange, userId: string, avatar: string): Promise<void> {
    await change.trx.updateTable('users').set({ avatar }).where('id', '=', userId).execute();
    await change.record(userId, null, { avatar });
  }
  return {
    'POST /api/user/avatar': async ({ body, session, write }) => {
      const { bytes } = await rewritten(body, (one) =>
        one.resize({ width: SIDE, height: SIDE, fit: 'cover' }),
      );
      const name = await avatars.keep(session.userId, bytes);
      const avatar = `/avatars/${name}`;
      await write((change) => set(change, session.userId, avatar));
      await avatars.remove(session.userId, name);
      return { avatar };
    },

    'DELETE /api/user/avatar': async ({ session, write }) => {
      await write((change) => set(change, session.userId, ''));
      await avatars.remove(session.userId);
      return { avatar: '' };
    },
  };
}

/** An avatar's address holds a hash of it: whoever was never shown it cannot guess it. */
export function serveAvatars(app: FastifyInstance, { avatars }: Services): void {
  app.get<{ Params: { name: string } }>('/avatars/:name', async (request, reply) => {
    const { name } = request.params;
    const there =
      AVATAR_NAME.test(name) &&
      (await stat(path.join(avatars.folder, name)).then(
        () => true,
        () => false,
      ));
    if (!there)
      return sendError(request, reply, new HttpError('not_found', 'There is no image at this URL.'));
    return reply
      .header('Cache-Control', 'private, max-age=31536000, immutable')
      .sendFile(name, avatars.folder, { cacheControl: false });
  });
}

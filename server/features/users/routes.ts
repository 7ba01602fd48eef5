import type { userEndpoints } from '#contract/resources/users/calls.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { isUniqueViolation } from '../../platform/database/sqlite.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { invalid, HttpError } from '../../platform/errors.ts';
import type { Call, CallChange, Handlers } from '../../platform/http/bind.ts';
import { list } from '../../platform/http/list.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Services } from '../../services.ts';
import { invite } from '../accounts/invitations.ts';
import { passwordFault } from '../accounts/rules.ts';
import { revokeMailed } from '../accounts/codes.ts';
import { activateByAdmin } from '../accounts/pending-sign-ups.ts';
import { insertUser, knownUser, revokeSessions, userByEmail } from '../accounts/store.ts';
import { removalFault } from './rules.ts';
import { eraseUser, otherActiveAdmins, publicPart, totalsOf, toUser, updateUser, userList } from './store.ts';

export function userRoutes(services: Services): Handlers<keyof typeof userEndpoints> {
  const { db, reader, artefacts, avatars } = services;

  /** Runs a bulk call: each row in a transaction of its own, with a result of its own. */
  async function each(
    call: Call<'PUT /api/admin/users/status'> | Call<'POST /api/admin/users/delete'>,
    work: (change: CallChange, user: UserRow) => Promise<void>,
  ) {
    const results = [];
    for (const id of new Set(call.body.ids)) {
      try {
        await call.write(async (change) => {
          await work(change, await knownUser(change.trx, id));
        });
        results.push({ id, ok: true });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        results.push({ id, ok: false, code: error.code, error: call.translate(error.text) });
      }
    }
    return { results };
  }

  async function setStatus(
    change: CallChange,
    actorId: string,
    user: UserRow,
    status: 'active' | 'blocked',
  ): Promise<void> {
    if (user.status === status) return;
    if (status === 'blocked') {
      const fault = removalFault(actorId, user, await otherActiveAdmins(change.trx, user.id));
      if (fault) throw fault;
      await revokeSessions(change, user.id);
    }
  }

  return {
    'GET /api/admin/users': async ({ query, reply }) =>
      (await list(reply, userList, query, { db, reader })).map(toUser),

    'GET /api/admin/users/:id': async ({ params }) => ({
      ...toUser(await knownUser(db, params.id)),
      totals: await totalsOf(db, params.id),
    }),

    'POST /api/admin/create/users': async ({ body, write, language }) => {
      const { email, password, status = 'active', ...rest } = body;
      const fault = password === undefined ? null : await passwordFault(password, body);
      if (fault) throw invalid('password', fault);
      const taken = invalid('email', 'Already in use by another account.');
      if (await userByEmail(db, email)) throw taken;
      const passwordHash = password === undefined ? null : await hashPassword(password);
      try {
        return await write(async (change) => {
          const user = await insertUser(change.trx, {
            email,
            passwordHash,
            status,
            locale: language,
            ...rest,
          });
          if (passwordHash === null && status === 'active') {
            await invite(change, user, services.publicUrl());
          }
          await change.record(user.id, null, publicPart(user), user.id);
          return toUser(user);
        });
      } catch (error) {
        throw isUniqueViolation(error) ? taken : error;
      }
    },

    'PUT /api/admin/users/update': async ({ body, session, write }) => {
      const { id, updatedAt, ...patch } = body;
      return write(async (change) => {
        const before = await knownUser(change.trx, id);
        const holder = patch.email ? await userByEmail(change.trx, patch.email) : undefined;
        if (holder && holder.id !== id) throw invalid('email', 'Already in use by another account.');
        if (patch.role === 'User' && before.role === 'Admin') {
          const fault = removalFault(session.userId, before, await otherActiveAdmins(change.trx, id));
          if (fault) throw fault;
        }
        if (patch.role === 'Admin' && before.role === 'User') {
          const owned = await change.trx
            .selectFrom('projects')
            .select('id')
            .where('ownerId', '=', id)
            .limit(1)
            .executeTakeFirst();
          if (owned) throw invalid('role', 'A user who owns projects can’t become an administrator.');
        }
        if (patch.status) await setStatus(change, session.userId, before, patch.status);
        if (patch.role && patch.role !== before.role) await revokeSessions(change, id);
        if (patch.email && patch.email !== before.email) await revokeMailed(change.trx, id);
        const after = await updateUser(change, before, updatedAt, patch);
        return toUser(patch.status === 'active' ? await activateByAdmin(change.trx, after) : after);
      });
    },

    'PUT /api/admin/users/status': (call) =>
      each(call, async (change, user) => {
        const { status } = call.body;
        await setStatus(change, call.session.userId, user, status);
        await change.trx
          .updateTable('users')
          .set({ status, updatedAt: nextUpdatedAt(user) })
          .where('id', '=', user.id)
          .execute();
        if (status === 'active') await activateByAdmin(change.trx, user);
        await change.record(user.id, { status: user.status }, { status }, user.id, {
          action: status === 'blocked' ? 'user.block' : 'user.unblock',
        });
      }),

    'POST /api/admin/users/delete': async (call) => {
      const erased: string[] = [];
      const reply = await each(call, async (change, user) => {
        const fault = removalFault(call.session.userId, user, await otherActiveAdmins(change.trx, user.id));
        if (fault) throw fault;
        // Before the user is erased, so that the end of a support session is recorded.
        await revokeSessions(change, user.id);
        erased.push(...(await eraseUser(change.trx, user.id)));
        await change.record(user.id, null, null, null);
      });
      await Promise.all(erased.map((projectId) => artefacts.remove(projectId)));
      const gone = reply.results.filter(({ ok }) => ok);
      await Promise.all(gone.map(({ id }) => avatars.remove(id)));
      return reply;
    },
  };
}

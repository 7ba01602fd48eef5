import type { userEndpoints } from '#contract/resources/users/calls.ts';
import { type UserRow } from '../../platform/database/schema.ts';
import { isUniqueViolation } from '../../platform/database/sqlite.ts';
import { nextUpdatedAt } from '../../platform/database/updated-at.ts';
import { invalid, notFound, Refusal, stale } from '../../platform/errors.ts';
import type { Call, CallChange, Handlers } from '../../platform/http/bind.ts';
import { list } from '../../platform/http/list.ts';
import { hashPassword } from '../../platform/passwords.ts';
import type { Services } from '../../services.ts';
import { currentPasswordCheck } from '../accounts/current-password.ts';
import { passwordChangedLetter } from '../accounts/letters.ts';
import { invite, mail } from '../accounts/routes.ts';
import { passwordFault } from '../accounts/rules.ts';
import { voidMailed } from '../accounts/codes.ts';
import { knownDevices } from '../accounts/devices.ts';
import { openSignedUp } from '../accounts/sign-ups.ts';
import { insertUser, revokeSessions, setPassword, userByEmail, userById } from '../accounts/store.ts';
import { removalFault } from './rules.ts';
import { eraseUser, otherActiveAdmins, profileOf, publicPart, totalsOf, toUser, userList } from './store.ts';

export function userRoutes(services: Services): Handlers<keyof typeof userEndpoints> {
  const { db, reader, artefacts, avatars } = services;
  const confirmed = currentPasswordCheck(db);
  const devices = knownDevices(services.key);

  const known = async (id: string): Promise<UserRow> => {
    const user = await userById(db, id);
    if (!user) throw notFound('user');
    return user;
  };

  /** Writes what differs. @throws 409 when the row was changed since it was read */
  async function update(
    change: CallChange,
    before: UserRow,
    readAt: string,
    patch: Partial<UserRow>,
  ): Promise<UserRow> {
    if (before.updatedAt !== Date.parse(readAt)) throw stale('user');
    const updatedAt = nextUpdatedAt(before);
    const { numUpdatedRows } = await change.trx
      .updateTable('users')
      .set({ ...patch, updatedAt })
      .where('id', '=', before.id)
      .where('updatedAt', '=', before.updatedAt)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw stale('user');
    const after = { ...before, ...patch, updatedAt };
    await change.record(before.id, publicPart(before), publicPart(after), before.id);
    return after;
  }

  /** One call for many rows: each is its own transaction, and says for itself what became of it. */
  async function each(
    call: Call<'PUT /api/admin/users/status'> | Call<'POST /api/admin/users/delete'>,
    work: (change: CallChange, user: UserRow) => Promise<void>,
  ) {
    const results = [];
    for (const id of new Set(call.body.ids)) {
      try {
        await call.write(async (change) => {
          const user = await userById(change.trx, id);
          if (!user) throw notFound('user');
          await work(change, user);
        });
        results.push({ id, ok: true });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        results.push({ id, ok: false, code: error.code, error: call.say(error.said) });
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
    'GET /api/user/stats': async ({ session }) => {
      const projects = await db
        .selectFrom('projects')
        .select((eb) => ['state', 'published', eb.fn.countAll<number>().as('count')])
        .where('ownerId', '=', session.userId)
        .groupBy(['state', 'published'])
        .execute();
      const sum = (fits: (row: (typeof projects)[number]) => boolean) =>
        projects.filter(fits).reduce((total, row) => total + row.count, 0);
      const unread = await db
        .selectFrom('notifications')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('userId', '=', session.userId)
        .where('readAt', 'is', null)
        .executeTakeFirstOrThrow();
      const { credit } = await known(session.userId);
      return {
        projects: sum(() => true),
        ready: sum((row) => row.state === 'ready'),
        published: sum((row) => row.published === 1),
        building: sum((row) => row.state === 'queued' || row.state === 'building'),
        unpaid: sum((row) => row.state === 'draft' || row.state === 'awaiting-payment'),
        unread: unread.count,
        credit,
      };
    },

    'GET /api/user/profile': async ({ session }) => profileOf(await known(session.userId)),

    'PATCH /api/user/profile': async ({ session, body, write }) => {
      const before = await known(session.userId);
      const { updatedAt, sketch, ...patch } = body;
      return profileOf(
        await write((change) =>
          update(change, before, updatedAt, { ...patch, ...(sketch === null ? { sketch: null } : {}) }),
        ),
      );
    },

    'PUT /api/user/update-password': async (call) => {
      const { session, body, request, say } = call;
      const { user: checked, write } = await confirmed(call, 'currentPassword', body.currentPassword);
      const fault = passwordFault(body.newPassword, checked.email);
      if (fault) throw invalid('newPassword', fault);
      const passwordHash = await hashPassword(body.newPassword);
      await write(async (change, user) => {
        await setPassword(change.trx, user.id, passwordHash);
        await devices.keepOnly(change.trx, user.id, request);
        await revokeSessions(change, user.id, session.id);
        await mail(change, user, passwordChangedLetter(services.publicUrl()));
        await change.record(user.id, null, { password: 'changed' });
      });
      return { message: say('Your password is changed. Other sessions were signed out.') };
    },

    'GET /api/admin/users': async ({ query, reply }) =>
      (await list(reply, userList, query, { db, reader })).map(toUser),

    'GET /api/admin/users/:id': async ({ params }) => ({
      ...toUser(await known(params.id)),
      totals: await totalsOf(db, params.id),
    }),

    'POST /api/admin/create/users': async ({ body, write, language }) => {
      const { email, password, status = 'active', ...rest } = body;
      const fault = password === undefined ? null : passwordFault(password, email);
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
        const before = await userById(change.trx, id);
        if (!before) throw notFound('user');
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
        if (patch.email && patch.email !== before.email) await voidMailed(change.trx, id);
        const after = await update(change, before, updatedAt, patch);
        return toUser(patch.status === 'active' ? await openSignedUp(change.trx, after) : after);
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
        if (status === 'active') await openSignedUp(change.trx, user);
        await change.record(user.id, { status: user.status }, { status }, user.id, {
          action: status === 'blocked' ? 'user.block' : 'user.unblock',
        });
      }),

    'POST /api/admin/users/delete': async (call) => {
      const erased: string[] = [];
      const reply = await each(call, async (change, user) => {
        const fault = removalFault(call.session.userId, user, await otherActiveAdmins(change.trx, user.id));
        if (fault) throw fault;
        // Said before the person goes, so that the end of a support session is on record.
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

import { SYSTEM_ACTOR, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { makeLink } from './codes.ts';
import { insertUser, userByEmail } from './store.ts';

const LINK_LIVES = 86_400_000;

/**
 * Makes the first administrator of a server that has none, from `ADMIN_EMAIL`.
 * @returns the one-time address where they choose a password, or null when there is nothing to do
 */
export async function firstAdministrator(services: Services): Promise<string | null> {
  const { config, publicUrl } = services;
  const { adminEmail } = config;
  if (adminEmail === null) return null;
  return transact(services, SYSTEM_ACTOR, async (change) => {
    const active = await change.trx
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'Admin')
      .where('passwordHash', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    if (active) return null;
    const known = await userByEmail(change.trx, adminEmail);
    const user =
      known ??
      (await insertUser(change.trx, {
        email: adminEmail,
        firstName: 'First',
        lastName: 'Administrator',
        passwordHash: null,
        role: 'Admin',
        status: 'active',
      }));
    if (!known)
      await change.audit('user.create', 'user', user.id, null, { email: adminEmail, role: 'Admin' });
    return `${publicUrl()}/reset-password?token=${await makeLink(change.trx, user.id, LINK_LIVES)}`;
  });
}

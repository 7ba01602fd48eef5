import type { OauthFault, Provider } from '#contract/account/oauth-names.ts';
import { newId } from '../../platform/database/ids.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { SYSTEM_ACTOR, transact } from '../../platform/transact.ts';
import type { Services } from '../../services.ts';
import { insertUser, userByEmail, userById } from '../accounts/store.ts';
import { publicPart } from '../users/store.ts';
import type { Identity } from './providers.ts';

/** Why a sign-in with a provider came to nothing. */
export class Fault extends Error {
  readonly fault: OauthFault;
  constructor(fault: OauthFault) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * The account of an identity: the one it was linked to before, else the one with its address, else a new one. An address counts only
 * when both sides have confirmed it: somebody else may have signed up with it here, or claim it there.
 */
export const accountOf = (services: Services, provider: Provider, identity: Identity): Promise<UserRow> =>
  transact(
    services,
    { ...SYSTEM_ACTOR, name: `${identity.firstName} ${identity.lastName}`.trim() },
    async (change) => {
      const linked = await change.trx
        .selectFrom('identities')
        .select('userId')
        .where('provider', '=', provider)
        .where('subject', '=', identity.subject)
        .executeTakeFirst();
      const known = linked && (await userById(change.trx, linked.userId));
      if (known) return known;
      if (!identity.verified || !identity.email) throw new Fault('unverified');
      const holder = await userByEmail(change.trx, identity.email);
      if (holder?.status === 'pending') throw new Fault('pending');
      let user: UserRow;
      if (holder) user = holder;
      else {
        user = await insertUser(change.trx, {
          email: identity.email,
          firstName: identity.firstName || identity.email.split('@')[0] || '?',
          lastName: identity.lastName,
          passwordHash: null,
          role: 'User',
          status: 'active',
        });
        await change.audit('user.create', 'user', user.id, null, publicPart(user));
        await change.notifyChanged('users', [user.id]);
      }
      await change.trx
        .insertInto('identities')
        .values({
          id: newId(),
          userId: user.id,
          provider,
          subject: identity.subject,
          createdAt: Date.now(),
        })
        .execute();
      return user;
    },
  );

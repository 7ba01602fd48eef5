import { CURRENCY } from '#contract/builder/plans.ts';
import { REWARD } from '#contract/core/limits.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Trx } from '../../platform/database/index.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import type { Change } from '../../platform/transact.ts';
import { t } from '../../texts/index.ts';

/** The person whose link was followed; nobody for an unknown code. */
export async function inviterOf(trx: Trx, referralCode: string | undefined): Promise<string | null> {
  if (!referralCode) return null;
  const inviter = await trx
    .selectFrom('users')
    .select('id')
    .where('referralCode', '=', referralCode)
    .where('status', '=', 'active')
    .where('role', '=', 'User')
    .executeTakeFirst();
  return inviter?.id ?? null;
}

/**
 * Gives both their credit once a friend has confirmed their address. A friend earns for one person, once: the row that says so is
 * unique, and in the transaction of the confirmation.
 */
export async function reward(
  change: Change,
  friend: Pick<UserRow, 'id' | 'email' | 'invitedBy' | 'firstName'>,
): Promise<void> {
  const inviterId = friend.invitedBy;
  if (inviterId === null || inviterId === friend.id) return;
  const inviter = await change.trx
    .selectFrom('users')
    .select(['id', 'credit'])
    .where('id', '=', inviterId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (!inviter) return;
  const now = Date.now();
  const email = friend.email.toLowerCase();
  const { numInsertedOrUpdatedRows } = await change.trx
    .insertInto('rewards')
    .values({ id: newId(), inviterId, email, sentAt: now, friendId: friend.id, earnedAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['inviterId', 'email'])
        .doUpdateSet({ friendId: friend.id, earnedAt: now })
        .where('rewards.friendId', 'is', null),
    )
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) return;
  for (const userId of [inviterId, friend.id]) {
    await change.trx
      .updateTable('users')
      .set((eb) => ({ credit: eb('credit', '+', REWARD.amount) }))
      .where('id', '=', userId)
      .execute();
    const after = { credit: REWARD.amount, currency: CURRENCY };
    await change.audit('user.reward', 'user', userId, null, after);
    await change.notifyChanged('users', [userId], userId);
  }
  await change.emit({ user: inviterId }, 'changed', { resource: 'rewards' });
  await change.notify(inviterId, {
    kind: 'account',
    title: t('{name} accepted your invitation', { name: friend.firstName }),
    body: t('You both earned {money} of credit to use at checkout.', {
      money: { amount: REWARD.amount, currency: CURRENCY },
    }),
    link: '/billing',
  });
}

import type { UserRow } from '../../platform/database/schema.ts';
import { mail } from '../../platform/mail/send.ts';
import type { Change } from '../../platform/transact.ts';
import { makeLink } from './codes.ts';
import { invitationEmail } from './emails.ts';

const INVITATION_LIVES = 7 * 86_400_000;

/** Mails someone whose account was made for them a link to choose a password. */
export async function invite(
  change: Change,
  user: Pick<UserRow, 'id' | 'email' | 'locale'>,
  publicUrl: string,
): Promise<void> {
  const token = await makeLink(change.trx, user.id, INVITATION_LIVES);
  await mail(change, user, invitationEmail(publicUrl, token));
}

import type { CODE } from '#contract/core/limits.ts';
import type { UserRow } from '../../platform/database/schema.ts';
import { mail } from '../../platform/mail/send.ts';
import type { Change } from '../../platform/transact.ts';
import { makeCode } from './codes.ts';
import { codeEmail } from './emails.ts';
import { codeWait } from './mail-limits.ts';

/** Mails a code, where the pace of its address allows one. @returns seconds until the next may be asked for, or null when mailed */
export async function sendCode(
  change: Change,
  key: Buffer,
  user: Pick<UserRow, 'id' | 'email' | 'locale'>,
  { gap, signUpId }: { gap: 0 | typeof CODE.resendAfter; signUpId: string | null },
): Promise<number | null> {
  const wait = await codeWait(change.trx, user.email, gap);
  if (wait === null) await mail(change, user, codeEmail(await makeCode(change.trx, key, user.id, signUpId)));
  return wait;
}

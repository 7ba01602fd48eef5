import { CODE, PACE, UNASKED_MAILS } from '#contract/core/limits.ts';
import type { Trx } from '../../platform/database/index.ts';
import { takeLimited, takePaced } from '../../platform/rate-limits.ts';

// Limits on e-mails to one address: the same whether or not it has an account, so that the answer does not reveal it.

/**
 * A code may be mailed: codes slow down and never stop, so that a stranger who asks for them keeps nobody from theirs. As long as none
 * may, the one before is still good.
 * @param gap milliseconds that have to be between the first few
 * @returns seconds until the next may be mailed, or null when this one may
 */
export const codeWait = (trx: Trx, email: string, gap: 0 | typeof CODE.resendAfter) =>
  takePaced(trx, ['code', email], { ...PACE, gap });

/** As `codeWait`, for the link to a new password. */
export const resetLinkWait = (trx: Trx, email: string) =>
  takePaced(trx, ['reset', email], { ...PACE, gap: 0 });

/** As `codeWait`, for a mail that its reader did not ask for. */
export const unaskedWait = (trx: Trx, email: string) => takeLimited(trx, ['unasked', email], UNASKED_MAILS);

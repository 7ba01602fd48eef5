import { DEMO_PASSWORD } from '../../platform/passwords.ts';
import {
  loadPasswordStrength,
  MIN_STRENGTH,
  type PasswordOwner,
} from '#contract/account/password-strength.ts';
import { PASSWORD } from '#contract/core/limits.ts';
import { type Message, t } from '../../texts/index.ts';

/** @returns why `password` is rejected, or null; length is checked by the contract too */
export async function passwordFault(password: string, owner: PasswordOwner): Promise<Message | null> {
  if (password.length < PASSWORD.min) return t('Use at least {count} characters.', { count: PASSWORD.min });
  const plain = password.toLowerCase();
  const email = owner.email?.toLowerCase() ?? '';
  if (plain === email || plain === email.split('@')[0])
    return 'Your password must not be your e-mail address.';
  const rate = await loadPasswordStrength();
  return password === DEMO_PASSWORD || rate(password, owner) < MIN_STRENGTH
    ? 'This password is too easy to guess. Choose another one.'
    : null;
}

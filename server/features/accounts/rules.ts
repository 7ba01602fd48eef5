import { DEMO_PASSWORD } from '../../platform/passwords.ts';
import { PASSWORD } from '#contract/core/limits.ts';
import { type Message, t } from '../../texts/index.ts';

/** Passwords that lists of the most used ones start with, and this product's own name. */
const COMMON = new Set([
  '1234567890',
  '12345678910',
  '123456789a',
  'qwertyuiop',
  'qwerty12345',
  'password12',
  'password123',
  'password1234',
  'passw0rd123',
  'iloveyou123',
  'letmein123',
  'welcome123',
  'welcome1234',
  'administrator',
  'admin12345',
  'changeme123',
  'abc1234567',
  'abcdefghij',
  '1q2w3e4r5t',
  '1q2w3e4r5t6y',
  'zaq12wsxcde',
  '0987654321',
  '1111111111',
  '0000000000',
  'qwerty123456',
  'football123',
  'monkey12345',
  'dragon12345',
  'sunshine123',
  'princess123',
  'baseball123',
  'superman123',
  'trustno1234',
  'selvedge123',
  'selvedge1234',
]);

/** @returns why `password` is refused, or null; length is the contract's to check */
export function passwordFault(password: string, email: string): Message | null {
  const plain = password.toLowerCase();
  if (COMMON.has(plain) || password === DEMO_PASSWORD || /^(.)\1+$/.test(plain))
    return 'This password is too common. Choose another one.';
  if (plain === email.toLowerCase() || plain === email.split('@')[0]?.toLowerCase())
    return 'Your password must not be your e-mail address.';
  return password.length < PASSWORD.min
    ? t('Use at least {count} characters.', { count: PASSWORD.min })
    : null;
}

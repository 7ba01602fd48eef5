import { useEffect, useState } from 'react';
import {
  loadPasswordStrength,
  MIN_STRENGTH,
  type PasswordOwner,
  type PasswordStrength,
  type RatePassword,
} from '#contract/account/password-strength.ts';

/** Without the dictionary nothing is shown: the server decides by the same rule. */
const loadIfReachable = () =>
  loadPasswordStrength().catch((error: unknown) => {
    console.warn('The password dictionary could not be loaded.', error);
    return null;
  });

/** For a password field's focus: what rates the password is there when it is typed. */
export const prefetchStrength = () => void loadIfReachable();

export async function isEasyToGuess(password: string, owner: PasswordOwner): Promise<boolean> {
  const rate = await loadIfReachable();
  return rate !== null && rate(password, owner) < MIN_STRENGTH;
}

/** @returns null while nothing is typed, and until the dictionary is there */
export function usePasswordStrength(password: string, owner: PasswordOwner): PasswordStrength | null {
  const [rate, setRate] = useState<RatePassword | null>(null);
  const isTyped = password !== '';
  useEffect(() => {
    if (isTyped) void loadIfReachable().then((loaded) => setRate(() => loaded));
  }, [isTyped]);
  return rate && isTyped ? rate(password, owner) : null;
}

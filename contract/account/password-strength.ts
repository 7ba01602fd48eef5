import { PASSWORD } from '../core/limits.ts';
import { passwordWords } from './password-words.ts';

/** Too short, easy to guess, fair, good, strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;
/** Anything below is rejected, in the browser and on the server. */
export const MIN_STRENGTH = 2;

/** Whose password it is: it must not be made of these. */
export interface PasswordOwner {
  email?: string;
  userName?: string;
  firstName?: string;
  lastName?: string;
}
export type RatePassword = (password: string, owner: PasswordOwner) => PasswordStrength;

/** These two bound the time of a check: it grows steeply with the length and with the letters that symbols can stand for. */
const CHECKED_LENGTH = 32;
const MAX_SUBSTITUTIONS = 10;

const ownWords = ({ email = '', userName = '', firstName = '', lastName = '' }: PasswordOwner) =>
  [email, ...email.split(/[@.+_-]/), userName, firstName, lastName, 'selvedge'].filter(
    (word) => word.length > 2,
  );

async function load(): Promise<RatePassword> {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { default: graphs } = await import('@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs');
  const { default: ranked } = await import('@zxcvbn-ts/language-common/dist/passwords.json.mjs');
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { passwords: passwordWords(ranked) },
    graphs,
    maxLength: CHECKED_LENGTH,
    l33tMaxSubstitutions: MAX_SUBSTITUTIONS,
  });
  return (password, owner) => {
    if (password.length < PASSWORD.min) return 0;
    const { score } = zxcvbn.check(password, ownWords(owner));
    return score === 0 ? 1 : score;
  };
}

let loaded: Promise<RatePassword> | undefined;

/** Loads zxcvbn and its dictionary on the first call; a failed load is tried again by the next. */
export function loadPasswordStrength(): Promise<RatePassword> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

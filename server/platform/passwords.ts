import { hash, verify } from '@node-rs/argon2';

// OWASP's smaller recommendation for Argon2id, the library's default algorithm: 19 MiB, two passes, one lane.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The password of the demo accounts, which is published: it opens an account only on one's own machine. */
export const DEMO_PASSWORD = 'Selvedge!demo1';
const AT_ONCE = 2;

let busy = 0;
const waiting: (() => void)[] = [];

/** Hashing is limited to a few at once: each holds a thread that file and name look-ups need too. */
async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

export const hashPassword = (password: string) => limited(() => hash(password, OPTIONS));

/** A hash that no password fits, so that an unknown address takes as long as a known one. */
let decoy: Promise<string> | undefined;

export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const against = stored ?? (await decoy);
  const fits = await limited(() => verify(against, password)).catch((error: unknown) => {
    throw new Error('A stored password hash is malformed', { cause: error });
  });
  return fits && stored !== null;
}

const COMMON =
  /^(?:password|passw0rd|qwerty|qwertz|azerty|letmein|welcome|iloveyou|admin|abc|monkey|dragon|football|baseball|sunshine|princess|starwars|superman|batman|trustno|master|shadow|whatever|computer|internet|changeme|secret|hello|login)[\W\d_]*$/i;
const SEQUENCES = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm';

/** How hard a password is to guess, 0 to 4, from its length, its variety and whether it is one that everybody uses. */
export function strength(password: string, own: readonly string[] = []): 0 | 1 | 2 | 3 | 4 {
  if (password.length < 10) return 0;
  const lower = password.toLowerCase();
  if (COMMON.test(password)) return 1;
  if (own.some((word) => word.length > 2 && lower.includes(word.toLowerCase()) && password.length < 16))
    return 1;
  const pool =
    (/[a-z]/.test(password) ? 26 : 0) +
    (/[A-Z]/.test(password) ? 26 : 0) +
    (/\d/.test(password) ? 10 : 0) +
    (/[^a-zA-Z\d]/.test(password) ? 33 : 0);
  let telling = 0;
  for (let i = 0; i < lower.length; i++) {
    const pair = lower.slice(i - 1, i + 1);
    const repeats = i > 0 && (pair[0] === pair[1] || SEQUENCES.includes(pair) || lower.indexOf(pair) < i - 1);
    telling += repeats ? 0.35 : 1;
  }
  const bits = telling * Math.log2(pool);
  if (bits < 40) return 1;
  if (bits < 56) return 2;
  return bits < 72 ? 3 : 4;
}

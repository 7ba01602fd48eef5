/** Longer than any address that Node reads, so that the router never refuses one for its length. */
export const LONGEST_PART = 20_000;

/** An address whose path can be decoded: where an escape in it is malformed, every `%` stands for itself. */
export function readableAddress(address: string): string {
  const [path = '', ...query] = address.split('?');
  if (decoded(path) !== null) return address;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}

/** The value is used: the bundler leaves out a call that is made only to see whether it throws. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

import { isIP } from 'node:net';

/** Nobody, the given number of proxies in front of the server, or proxies by address and CIDR range. */
export type TrustedProxies = false | number | readonly string[];

const MOST_HOPS = 16;

/** @returns undefined for a text that is neither a number of proxies nor a list of addresses and ranges */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops > MOST_HOPS ? undefined : hops === 0 ? false : hops;
  }
  const ranges = text.split(',').map((one) => one.trim());
  return ranges.every(isRange) ? ranges : undefined;
}

function isRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A range of length 0 is everybody, so that anybody could choose the address they are counted by.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/** Fastify's `trustProxy` option. A plain number there trusts nobody, so the hops are counted here. */
export function trustOption(
  trusted: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false;
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted];
}

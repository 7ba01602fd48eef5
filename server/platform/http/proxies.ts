import ipaddr from 'ipaddr.js';

/** Nobody, the given number of proxies in front of the server, or proxies by address and CIDR range. */
export type TrustedProxies = false | number | readonly string[];

const MAX_HOPS = 16;

/** @returns undefined for a text that is neither a number of proxies nor a list of addresses and ranges, or trusts everybody */
export function parseTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    return hops > MAX_HOPS ? undefined : hops === 0 ? false : hops;
  }
  const ranges = text.split(',').map((one) => one.trim());
  const bounds: Bounds[] = [];
  for (const range of ranges) {
    const found = boundsOf(range);
    if (!found) return undefined;
    bounds.push(found);
  }
  bounds.sort(([a], [b]) => (a < b ? -1 : 1));
  return EVERYBODY.some((everybody) => covers(bounds, everybody)) ? undefined : ranges;
}

/** First address, and the one after the last; IPv4 addresses are counted as IPv6 ones (`::ffff:0:0/96`), as they are compared. */
type Bounds = readonly [bigint, bigint];

function boundsOf(range: string): Bounds | undefined {
  const address = range.split('/')[0] ?? '';
  const cidr = range.includes('/') ? range : `${range}/${address.includes(':') ? 128 : 32}`;
  if (!/^[\d.]+$|:/.test(address) || !ipaddr.isValidCIDR(cidr)) return undefined;
  if (!address.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(address)) return undefined;
  const [parsed, prefix] = ipaddr.parseCIDR(cidr);
  const isV4 = parsed instanceof ipaddr.IPv4;
  const bytes = (isV4 ? parsed.toIPv4MappedAddress() : parsed).toByteArray();
  const value = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  const size = 1n << BigInt((isV4 ? 32 : 128) - prefix);
  const start = value - (value % size);
  return [start, start + size];
}

/** All of IPv4, and the public part of IPv6: whoever is trusted may choose the address that they are counted by. */
const EVERYBODY: readonly Bounds[] = [
  [0xffffn << 32n, (0xffffn << 32n) + (1n << 32n)],
  [1n << 125n, 1n << 126n],
];

/** @param sorted by their start */
function covers(sorted: readonly Bounds[], [from, to]: Bounds): boolean {
  let reached = from;
  for (const [start, end] of sorted) if (start <= reached && end > reached) reached = end;
  return reached >= to;
}

/** Fastify's `trustProxy` option. A plain number there trusts nobody, so the hops are counted here. */
export function trustOption(
  trusted: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (trusted === false) return false;
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : [...trusted];
}

import ipaddr from 'ipaddr.js';

/**
 * The network that an IP address is counted by: of IPv6 the first 64 bits, since everyone has as many addresses below them as they like.
 */
export function networkOf(address: string): string {
  // Some proxies write the port too, which would make a network of every connection.
  const ip = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
  if (!ipaddr.isValid(ip)) return ip;
  // Also reads an IPv4 address that is written as an IPv6 one.
  const parsed = ipaddr.process(ip);
  return parsed instanceof ipaddr.IPv6
    ? parsed.parts
        .slice(0, 4)
        .map((part) => part.toString(16))
        .join(':')
    : parsed.toString();
}

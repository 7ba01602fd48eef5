import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Text } from '../../texts/index.ts';

export interface RepositoryCheck {
  valid: boolean;
  defaultBranch: string;
  branches: string[];
  reason?: string;
}

/** Where a check may go. Only the tests, whose Git server is on this machine, say otherwise. */
export interface Reach {
  protocol: 'https:' | 'http:';
  isPublic: (address: string) => boolean;
}

// IANA special-purpose registries: what is not global unicast is nobody's public server.
const closed = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the public internet. IPv4 written as IPv6 is not taken. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !closed.check(address, 'ipv4');
  return kind === 6 && global6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

const PUBLIC: Reach = { protocol: 'https:', isPublic: isPublicAddress };
const LONGEST = 8_000;
const MOST_BYTES = 2_097_152;
const MOST_REDIRECTS = 3;
const MOST_BRANCHES = 500;

class NotARepository extends Error {
  constructor(readonly reason: Text) {
    super(reason);
  }
}

/** The address as it may be asked, or why not. @throws NotARepository */
function permitted(text: string, { protocol, isPublic }: Reach): URL {
  if (!URL.canParse(text)) throw new NotARepository('Enter a URL such as https://example.com/team/app.git.');
  const url = new URL(text);
  if (url.protocol !== protocol) throw new NotARepository('The URL must start with https://.');
  if (url.username || url.password)
    throw new NotARepository('The URL must not contain a user name or password.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isPublic(host)) throw new NotARepository('This URL is not on the public internet.');
  return url;
}

/** Resolves a name to public addresses only; the connection is made to what was checked, so that a second answer of the name server changes nothing. */
const checkedLookup =
  ({ isPublic }: Reach): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) {
        done(error, '', 0);
        return;
      }
      const open = addresses.filter(({ address }) => isPublic(address));
      const [first] = open;
      if (!first) done(new NotARepository('This URL is not on the public internet.'), '', 0);
      else if (options.all) done(null, open);
      else done(null, first.address, first.family);
    });
  };

interface Answer {
  status: number;
  location: string | undefined;
  type: string;
  body: Buffer;
}

function ask(url: URL, reach: Reach, signal: AbortSignal): Promise<Answer> {
  return new Promise((done, fail) => {
    const client = url.protocol === 'http:' ? http : https;
    const request = client.get(
      url,
      {
        lookup: checkedLookup(reach),
        signal,
        agent: false,
        headers: { 'User-Agent': 'git/selvedge', Accept: '*/*' },
      },
      (reply) => {
        const parts: Buffer[] = [];
        let bytes = 0;
        reply.on('data', (part: Buffer) => {
          bytes += part.length;
          if (bytes > MOST_BYTES)
            request.destroy(new NotARepository('This repository has too many branches and tags.'));
          else parts.push(part);
        });
        reply.on('end', () =>
          done({
            status: reply.statusCode ?? 0,
            location: reply.headers.location,
            type: reply.headers['content-type'] ?? '',
            body: Buffer.concat(parts),
          }),
        );
        reply.on('error', fail);
      },
    );
    request.on('error', fail);
  });
}

/** The lines of Git's packet format: four hexadecimal digits of length, then the line; `0000` stands between parts. */
function* packets(body: Buffer): Generator<string> {
  for (let at = 0; at + 4 <= body.length;) {
    const length = Number.parseInt(body.toString('latin1', at, at + 4), 16);
    if (Number.isNaN(length)) throw new NotARepository('This URL is not a Git repository.');
    if (length >= 4) yield body.toString('utf8', at + 4, at + length).replace(/\n$/, '');
    at += Math.max(4, length);
  }
}

/** What a repository advertises of itself (Git's http-protocol and pack-protocol, version 0). */
export function readAdvertisement(body: Buffer): { defaultBranch: string; branches: string[] } {
  const [service, ...lines] = packets(body);
  if (service !== '# service=git-upload-pack') throw new NotARepository('This URL is not a Git repository.');
  const branches: string[] = [];
  let defaultBranch = '';
  for (const line of lines) {
    const [ref = '', capabilities = ''] = line.split('\0');
    defaultBranch ||= /(?:^| )symref=HEAD:refs\/heads\/(\S+)/.exec(capabilities)?.[1] ?? '';
    const branch = /^[0-9a-f]{40,64} refs\/heads\/(.+)$/.exec(ref)?.[1];
    if (branch && branches.length < MOST_BRANCHES) branches.push(branch);
  }
  const [first = ''] = branches;
  return { defaultBranch: branches.includes(defaultBranch) ? defaultBranch : first, branches };
}

/**
 * Asks an address whether it is a public Git repository.
 * @returns the reason where it is none: nothing here is the caller's fault, and nothing is thrown
 */
export async function checkRepository(address: string, reach: Reach = PUBLIC): Promise<RepositoryCheck> {
  const signal = AbortSignal.timeout(LONGEST);
  const none = (reason: Text): RepositoryCheck => ({
    valid: false,
    defaultBranch: '',
    branches: [],
    reason,
  });
  try {
    const base = permitted(address.trim(), reach);
    let url = new URL(base);
    url.pathname = `${base.pathname.replace(/\/+$/, '')}/info/refs`;
    url.search = '?service=git-upload-pack';
    url.hash = '';
    for (let redirects = 0; ; redirects += 1) {
      const { status, location, type, body } = await ask(url, reach, signal);
      if (status >= 300 && status < 400 && location) {
        if (redirects >= MOST_REDIRECTS) return none('This URL redirects too many times.');
        url = permitted(new URL(location, url).href, reach);
        continue;
      }
      if (status === 401 || status === 403) return none('This repository is not public.');
      if (status === 404) return none('There is no repository at this URL, or it is not public.');
      if (status !== 200 || !type.startsWith('application/x-git-upload-pack-advertisement'))
        return none('This URL is not a Git repository.');
      return { valid: true, ...readAdvertisement(body) };
    }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof NotARepository ? error.cause : error;
    if (cause instanceof NotARepository) return none(cause.reason);
    if (signal.aborted) return none('The repository’s server took too long to respond.');
    return none('The repository’s server couldn’t be reached.');
  }
}

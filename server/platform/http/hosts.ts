import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { isLoopback } from '../demo-access.ts';
import { HttpError } from '../errors.ts';

/**
 * Which `Host` headers a server answers to. A page of another site can be given this machine's address by its own DNS ("DNS
 * rebinding"), but cannot make the browser send another name than its own.
 * @returns null where any name may be right: behind a proxy, and on a public HOST without PUBLIC_URL
 */
function hostRule(
  config: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>,
): ((header: string) => boolean) | null {
  if (config.trustProxy !== false || (!isLoopback(config.host) && config.publicUrl === null)) return null;
  const own = config.publicUrl === null ? null : new URL(config.publicUrl).hostname;
  return (header) => {
    // Only HTTP/1.0 may leave it out, and no browser speaks that.
    if (header === '') return true;
    if (!URL.canParse(`http://${header}`)) return false;
    const name = new URL(`http://${header}`).hostname;
    return name === 'localhost' || name === own || isIP(name.replaceAll(/[[\]]/g, '')) !== 0;
  };
}

/** Health checks, which machines ask under any name; they reveal nothing. */
const ASKED_BY_ANY_NAME = ['/healthz', '/readyz'];

/** Answers 400 to HTTP/1.1 without a `Host`, as RFC 9112 asks, and 404 to a name that is not this server's. */
export function requireKnownHost(app: FastifyInstance, config: Config): void {
  const isKnown = hostRule(config);
  app.addHook('onRequest', (request, _reply, done) => {
    const { host } = request.headers;
    if (host === undefined && request.raw.httpVersion === '1.1')
      done(new HttpError('malformed', 'The request has no Host header.'));
    else if (!isKnown || isKnown(host ?? '') || ASKED_BY_ANY_NAME.includes(request.url)) done();
    else
      done(
        new HttpError(
          'not_found',
          'This server does not go by that name. Open it by its IP address, as localhost, or at its PUBLIC_URL.',
        ),
      );
  });
}

import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': BARE_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};
/** Without `includeSubDomains`: other services may live beside this one. */
const HSTS = 'max-age=31536000';

/** What every answer carries; those that need other values set them later. */
function securityHeaders(secure: boolean): Record<string, string> {
  return secure ? { ...HEADERS, 'Strict-Transport-Security': HSTS } : { ...HEADERS };
}

const hasHttpsAddress = ({ publicUrl }: Config) => publicUrl?.startsWith('https://') ?? false;

export const headersFor = (request: FastifyRequest, config: Config) =>
  securityHeaders(request.protocol === 'https' || hasHttpsAddress(config));

/** Puts the security headers on every answer that a route, a file or an error gives. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headersFor(request, config));
    if (request.url.startsWith('/api/')) void reply.header('Cache-Control', 'no-store');
    done();
  });
}

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is not HTTP, which no route sees. */
export function answerBrokenRequest(config: Config) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF[error.code ?? ''] ?? 400;
    const headers = {
      ...securityHeaders(hasHttpsAddress(config)),
      'Content-Length': '0',
      Connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
  };
}

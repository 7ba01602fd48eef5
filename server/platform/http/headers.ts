import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../../config.ts';

/** Helmet's headers for current browsers; those left out are for browsers of the past, or `frame-ancestors` says it. */
const OPTIONS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
  },
  referrerPolicy: { policy: 'same-origin' },
  // Sandboxed apps and an API on another origin load files across origins.
  crossOriginResourcePolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} satisfies HelmetOptions;
const PERMISSIONS_POLICY =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** Computed once: as a middleware helmet would build its policy again for every request, and errors before routing reach no middleware. */
function securityHeaders(isSecure: boolean): OutgoingHttpHeaders {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
  // Other services may live on subdomains of this one.
  const strictTransportSecurity = isSecure && { includeSubDomains: false };
  helmet({ ...OPTIONS, strictTransportSecurity })(response.req, response, (error) => {
    if (error instanceof Error) throw error;
  });
  return { ...response.getHeaders() };
}
const OVER_HTTP = securityHeaders(false);
const OVER_HTTPS = securityHeaders(true);

const hasHttpsAddress = ({ publicUrl }: Config) => publicUrl?.startsWith('https://') ?? false;

export const headersFor = (request: FastifyRequest, config: Config) =>
  request.protocol === 'https' || hasHttpsAddress(config) ? OVER_HTTPS : OVER_HTTP;

/** Puts the security headers on every answer that a route, a file or an error gives; those that need other values set them later. */
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
      ...(hasHttpsAddress(config) ? OVER_HTTPS : OVER_HTTP),
      'content-length': '0',
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'));
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import { APP_SANDBOX } from '#contract/builder/sandbox.ts';

/**
 * The policy of everything that was built from someone's words: an opaque origin that can read nothing of this site and call nobody.
 * Tested in Chromium before it was chosen; a permission is added only together with a test.
 */
export const SANDBOX = [
  `sandbox ${APP_SANDBOX}`,
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  // An upload is shown from the page's own memory.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

export function sandboxHeaders(reply: FastifyReply): FastifyReply {
  return (
    reply
      .header('Content-Security-Policy', SANDBOX)
      // In an opaque origin even the app's own module scripts are cross-origin requests.
      .header('Access-Control-Allow-Origin', '*')
      .header('Referrer-Policy', 'no-referrer')
      // Browsers refuse a sandboxed page that asks for a browsing context group of its own.
      .header('Cross-Origin-Opener-Policy', 'unsafe-none')
  );
}

function ownHost(request: FastifyRequest, publicUrl: string | null): string {
  const host = publicUrl ? new URL(publicUrl).host : request.host;
  return /^[\w.:[\]-]+$/.test(host) ? host : "'none'";
}

/** A worker keeps to the policy of its own file: it loads the words of a language, and calls nobody. */
export const workerPolicy = (request: FastifyRequest, publicUrl: string | null): string =>
  `default-src 'none'; script-src ${ownHost(request, publicUrl)}/assets/`;

/**
 * The product's own policy: scripts come from its assets only, not from `'self'`, which would admit a built app's scripts.
 * @param apiOrigin where the API is, when that is not here: calls, pictures and previews come from there
 */
export function productPolicy(
  request: FastifyRequest,
  publicUrl: string | null,
  apiOrigin: string | null,
): string {
  const own = ownHost(request, publicUrl);
  const api = apiOrigin === null ? "'self'" : `'self' ${apiOrigin}`;
  return [
    "default-src 'none'",
    `script-src ${own}/assets/ ${own}/theme-init.js`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${api} data: blob:`,
    "font-src 'self'",
    `connect-src ${api}`,
    `frame-src ${api}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

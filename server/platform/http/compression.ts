import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);
/** Below this an answer goes out in one packet anyway. */
const LEAST = 1024;

/**
 * Compresses what calls read, away from the main thread. Only GET, and nothing of signing in: tokens and single-use addresses are made by
 * POST, so no answer whose length could tell of a secret in it is compressed (BREACH).
 */
export function compressReads(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { method, url, headers } = request;
    const isRead = method === 'GET' && url.startsWith('/api/') && !url.startsWith('/api/auth/');
    if (!isRead || typeof payload !== 'string' || payload.length < LEAST) return payload;
    if (reply.hasHeader('Content-Encoding')) return payload;
    void reply.header('Vary', 'Accept-Encoding');
    if (!/\bgzip\b/.test(headers['accept-encoding'] ?? '')) return payload;
    void reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length');
    return compress(payload);
  });
}

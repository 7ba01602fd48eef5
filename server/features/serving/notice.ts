import type { FastifyReply, FastifyRequest } from 'fastify';
import { directionOf } from '#contract/core/languages.ts';
import { languageOfRequest } from '../../platform/http/errors.ts';
import { translate, type Text } from '../../texts/index.ts';
import { sandboxHeaders } from './headers.ts';

/** Seconds until the page of an app that is being prepared looks again. */
const LOOK_AGAIN = 5;
const TRY_LATER = 600;

interface Notice {
  status: 404 | 503;
  title: Text;
  text: Text;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** Whether the page then loads itself again. */
  reloads?: boolean;
}

/** A page of ours at the address of an app, in the reader's language. */
function send(request: FastifyRequest, reply: FastifyReply, notice: Notice): FastifyReply {
  const language = languageOfRequest(request);
  const [title, text] = [translate(language, notice.title), translate(language, notice.text)];
  if (notice.retryAfter !== undefined) void reply.header('Retry-After', notice.retryAfter);
  const reload = notice.reloads ? `<meta http-equiv="refresh" content="${notice.retryAfter}">` : '';
  return sandboxHeaders(reply)
    .code(notice.status)
    .header('Cache-Control', 'no-store')
    .header('Vary', 'Accept-Language')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${reload}<title>${title}</title></head><body style="font:16px/1.5 system-ui,sans-serif;background:#F7F6F3;color:#1B1D22;margin:0;display:grid;place-items:center;min-height:100vh"><main style="max-width:36rem;padding:24px"><h1 style="font-size:26px;margin:0 0 8px">${title}</h1><p style="margin:0;color:#5B606B">${text}</p></main></body></html>`,
    );
}

export const sendAbsent = (request: FastifyRequest, reply: FastifyReply, text: Text) =>
  send(request, reply, { status: 404, title: 'Page not found', text });

export const sendPreparing = (request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, {
    status: 503,
    title: 'This app is being prepared',
    text: 'It opens in a few seconds. This page reloads automatically.',
    retryAfter: LOOK_AGAIN,
    reloads: true,
  });

export const sendUnavailable = (request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, {
    status: 503,
    title: 'This app is not available right now',
    text: 'Try again later. If it is yours, build it again from its project.',
    retryAfter: TRY_LATER,
  });

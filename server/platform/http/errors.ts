import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody, ErrorCode } from '#contract/core/errors.ts';
import { preferredLanguage, type Language } from '#contract/core/languages.ts';
import type { Config } from '../../config.ts';
import { translate, type Text } from '../../texts/index.ts';
import { HttpError } from '../errors.ts';
import { headersFor } from './headers.ts';

/** Turns whatever a call threw into the contract's error body; an unexpected error is logged and answered without internals. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    const failure = error instanceof HttpError ? error : httpErrorOf(error);
    if (failure) return sendError(request, reply, failure);
    request.log.error(error, 'a call failed');
    return sendError(
      request,
      reply,
      new HttpError(
        'internal',
        'Something went wrong on our side. Try again. If it happens again, contact an administrator with the request ID.',
      ),
    );
  });
}

/** The language that a call asks to be answered in; the web app asks for the one it is shown in. */
export function languageOfRequest(request: FastifyRequest): Language {
  const wanted = (request.headers['accept-language'] ?? '').slice(0, 200).split(',');
  return preferredLanguage(wanted.map((one) => one.split(';')[0]?.trim() ?? ''));
}

export function sendError(request: FastifyRequest, reply: FastifyReply, failure: HttpError): FastifyReply {
  if (failure.retryAfter !== undefined) void reply.header('Retry-After', failure.retryAfter);
  const language = languageOfRequest(request);
  const body: ErrorBody = {
    error: translate(language, failure.text),
    code: failure.code,
    ...(failure.fields
      ? {
          fields: Object.fromEntries(
            Object.entries(failure.fields).map(([name, said]) => [
              name,
              said.map((one) => translate(language, one)),
            ]),
          ),
        }
      : {}),
    requestId: String(request.id),
  };
  return reply.code(failure.status).type('application/json').send(body);
}

/** Answers an address that cannot be read, which reaches no route and no hook. */
export function sendBadAddress(config: Config, request: FastifyRequest, reply: FastifyReply): void {
  void reply.headers(headersFor(request, config));
  void sendError(request, reply, new HttpError('not_found', 'Page not found.'));
}

/** Errors of Fastify itself, with the codes of the contract. */
function httpErrorOf(error: FastifyError): HttpError | null {
  const known: Record<number, [ErrorCode, Text]> = {
    400: ['malformed', 'The request is not well-formed JSON.'],
    413: ['too_large', 'This is too large. Send less at once.'],
    415: ['unsupported', 'Send JSON with the content type application/json.'],
  };
  const [code, message] = known[error.statusCode ?? 500] ?? [];
  return code && message ? new HttpError(code, message) : null;
}

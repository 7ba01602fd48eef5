import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type CheckedBody,
  type CheckedParams,
  type CheckedQuery,
  type Contract,
  contract,
  type Key,
  type ReplyOf,
} from '#contract/index.ts';
import { type AuditAction, CHANGES, entityOf } from '#contract/resources/index.ts';
import { HEARD_BY_ALL } from '#contract/resources/registries.ts';
import { type Caller, type Endpoint, allowedInSupportSession } from '#contract/core/endpoint.ts';
import type { Language } from '#contract/core/languages.ts';
import { MODEL, OAUTH, RATE, SIGN_IN } from '#contract/core/limits.ts';
import { hasRole } from '#contract/core/roles.ts';
import { issueText } from '../../texts/issues.ts';
import { type Message, translate, t } from '../../texts/index.ts';
import { continuesEntry } from '../audit.ts';
import { HttpError } from '../errors.ts';
import { languageOfRequest } from './errors.ts';
import { type Actor, type Change, transact, type TransactDeps } from '../transact.ts';
import { once } from './idempotency.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { networkOf } from './network.ts';
import { actorOf, bearerOf, requireSession, type Session } from './session.ts';

type SessionOf<C extends Caller> = C extends 'public' | 'reset-token' ? null : Session;

/** A change made by a call: `record` writes the audit entry and the events that the contract declares for the endpoint. */
export interface CallChange extends Change {
  /** @param concerned the person whose screens show the row, besides administrators */
  record(
    entityId: string,
    before: object | null,
    after: object | null,
    concerned?: string | null,
    more?: {
      /** Which of the endpoint's outcomes this is, where it has several. */
      action?: AuditAction;
      /** When the thing was saved before, where saves that follow each other are one entry. */
      lastSave?: number;
    },
  ): Promise<void>;
}

export interface Call<K extends Key> {
  params: CheckedParams<K>;
  query: CheckedQuery<K>;
  body: CheckedBody<K>;
  session: SessionOf<Contract[K]['caller']>;
  ip: string;
  request: FastifyRequest;
  reply: FastifyReply;
  /** What the caller reads. */
  language: Language;
  /** Says something of the server's in that language. */
  translate(said: Message): string;
  /** Runs in one transaction with the audit entry, jobs and events it causes. */
  write<T>(work: (change: CallChange) => Promise<T>, actor?: Actor): Promise<T>;
}

/** A streaming endpoint sends through `reply` and answers nothing. */
type Answer<K extends Key> = Contract[K] extends { streams: string } ? void : ReplyOf<K>;
export type Handler<K extends Key> = (call: Call<K>) => Promise<Answer<K>>;
/** The compiler refuses a server that leaves a call of the contract unanswered. */
export type Handlers<K extends Key = Key> = { [P in K]: Handler<P> };

/** What calls are answered with, besides their handlers. */
type Bound = TransactDeps & {
  /** For the signatures of idempotent calls. */
  key: Buffer;
};

/** Registers every endpoint of the contract with its session, role, shape and limit checks in the order of their effects. */
export function bindContract(app: FastifyInstance, services: Bound, handlers: Handlers): void {
  const limits = {
    'sign-in': createLimiter(SIGN_IN.perIp, SIGN_IN.window),
    oauth: createLimiter(OAUTH.perNetwork, OAUTH.window),
    sketch: createLimiter(RATE.sketchesPerMinute, 60_000),
    model: createLimiter(MODEL.perMinute, 60_000),
    common: createLimiter(RATE.callsPerMinute, 60_000),
  };
  const keys = Object.keys(contract) as Key[];
  app.addContentTypeParser(fileTypes(), { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const key of keys) bindOne(app, services, key, handlers[key], limits);
}

/** Every media type that some call takes as a file. */
function fileTypes(): string[] {
  return [...new Set(Object.values<Endpoint>(contract).flatMap(({ consumes = [] }) => consumes))];
}

/** `never` stands for the call of this one key, which the table above has already matched to its handler. */
type BoundHandler = (call: never) => Promise<unknown>;

function bindOne(
  app: FastifyInstance,
  services: Bound,
  key: Key,
  handler: BoundHandler,
  limits: Record<NonNullable<Endpoint['limit']> | 'common', Limiter>,
): void {
  const endpoint: Endpoint = contract[key];
  const [method = '', url = ''] = key.split(' ');
  const sessions = new WeakMap<FastifyRequest, Session>();
  const [replyStatus, replySchema] = Object.entries(endpoint.replies)[0] ?? [];
  const isPublic = endpoint.caller === 'public' || endpoint.caller === 'reset-token';

  app.route({
    method,
    url,
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    onRequest: async (request) => {
      if (isPublic) {
        rejectWhen(limits[endpoint.limit ?? 'common'].take(networkOf(request.ip)));
        return;
      }
      const session = await requireSession(services.db, bearerOf(request));
      rejectWhen(limits.common.take(session.id));
      if (endpoint.limit) rejectWhen(limits[endpoint.limit].take(networkOf(request.ip)));
      if (session.support && !allowedInSupportSession(key, endpoint))
        throw new HttpError(
          'support_session',
          'You have read-only access in this support session. Leave it to make changes from your own account.',
        );
      requireCaller(endpoint.caller, session);
      sessions.set(request, session);
    },
    handler: async (request, reply) => {
      const session = sessions.get(request) ?? null;
      const language = languageOfRequest(request);
      const params = check(endpoint.params, request.params, 'params');
      const query = check(endpoint.query, request.query, 'query');
      if (request.body instanceof Uint8Array !== Boolean(endpoint.consumes))
        throw new HttpError(
          'unsupported',
          endpoint.consumes
            ? t('Send a file of one of these types: {types}.', { types: endpoint.consumes.join(', ') })
            : 'Send JSON with the content type application/json.',
        );
      const body = check(endpoint.body, request.body, 'body');
      const call = {
        params,
        query,
        body,
        session,
        ip: request.ip,
        request,
        reply,
        language,
        translate: (message: Message) => translate(language, message),
        write: (work: (change: CallChange) => Promise<unknown>, actor = actorOf(session, request.ip)) =>
          transact(services, actor, (change) =>
            work({ ...change, record: recorder(key, change, session, actor) }),
          ),
      } as never;
      if (endpoint.streams) {
        await handler(call);
        return reply;
      }
      const answer = async () => {
        const value = await handler(call);
        return replySchema ? replySchema.parse(value) : value;
      };
      const value =
        endpoint.idempotent && session
          ? await once(services, session.userId, key, request, answer)
          : await answer();
      return reply.code(Number(replyStatus)).send(value);
    },
  });
}

function recorder(key: Key, change: Change, session: Session | null, actor: Actor): CallChange['record'] {
  const { audit = [] }: Endpoint = contract[key];
  const [usual] = [audit].flat();
  return async (entityId, before, after, concerned = session?.userId, { action = usual, lastSave } = {}) => {
    const known =
      action !== undefined &&
      lastSave !== undefined &&
      (await continuesEntry(change.trx, action, entityId, actor, lastSave));
    if (action && !known) await change.audit(action, entityOf(action), entityId, before, after);
    for (const resource of CHANGES.get(key) ?? []) {
      if (HEARD_BY_ALL.includes(resource)) await change.emit('all', 'changed', { resource });
      else await change.notifyChanged(resource, [entityId], concerned);
    }
  };
}

/** @throws 403 when the signed-in person's role is not let in; ownership is left to the query */
function requireCaller(caller: Caller, session: Session): void {
  const roles = caller === 'Admin' || caller === 'User' ? [caller] : [];
  if (!hasRole([session.role], roles))
    throw new HttpError('forbidden', 'You don’t have permission to do this. Contact an administrator.');
}

function rejectWhen(seconds: number | null): void {
  if (seconds !== null)
    throw new HttpError('too_many', t('Too many attempts. Try again in {wait}.', { wait: { seconds } }), {
      retryAfter: seconds,
    });
}

function check(schema: z.ZodType | undefined, value: unknown, part: 'params' | 'query' | 'body'): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(part === 'body' ? (value ?? {}) : value);
  if (result.success) return result.data;
  // An id that no row can have is an absent row.
  if (part === 'params') throw new HttpError('not_found', 'Not found.');
  // A map and no object: a field may be called as something that every object inherits.
  const faults = new Map<string, Message[]>();
  for (const issue of result.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const name of names) {
      const path = [...issue.path, ...(name ? [name] : [])].join('.') || '_';
      faults.set(path, [...(faults.get(path) ?? []), issueText(issue)]);
    }
    if (faults.size >= 50) break;
  }
  throw new HttpError(
    'invalid',
    part === 'query' ? 'Invalid list parameters.' : 'Check the highlighted fields.',
    { fields: Object.fromEntries(faults) },
  );
}

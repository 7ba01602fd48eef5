import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, ApiError, type Values } from '../src/core/calls.ts';
import type { Entity } from '../src/core/entity.ts';
import { readListQuery, readSummaryQuery } from '../src/core/query.ts';
import type { Service } from '../src/core/service.ts';
import type { Storage } from '../src/core/storage.ts';
import { messages } from '../src/words/index.ts';
import { badRequest, tooManyRequests } from './errors.ts';
import type { Files } from './files.ts';
import { callerOf, rateLimit } from './rate-limit.ts';
import { words } from './words/index.ts';

/** Rows that visitors make from one IP address, of each entity. */
const ROWS_OF_VISITORS = 20;
const TEN_MINUTES = 10 * 60_000;

interface DataOptions {
  readonly entities: readonly Entity[];
  readonly actor: (request: FastifyRequest) => Promise<Actor>;
  readonly files: Files;
  readonly service: Service;
  readonly storage: Storage;
  readonly now: () => Date;
}
interface OfEntity {
  Params: { entity: string };
}
interface OfRow {
  Params: { entity: string; id: string };
}

const paramsOf = (request: FastifyRequest) => new URL(request.url, 'http://localhost').searchParams;

function valuesOf(request: FastifyRequest): Values {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest();
  // The service checks each value against its field.
  return body as Values;
}

/** The version that a change was made from; `*` overwrites whatever the row has become. */
function versionOf(request: FastifyRequest): number | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (version === undefined) throw badRequest();
  return Number(version);
}

function checkHasVersion(request: FastifyRequest): void {
  if (request.headers['if-match'] === undefined) throw new ApiError(428, words.versionNeeded);
}

/** The calls on rows. What may be done and what is accepted is decided by the service. */
export function dataRoutes(
  app: FastifyInstance,
  { entities, actor, files, service, storage, now }: DataOptions,
): void {
  const waitForVisitor = rateLimit(ROWS_OF_VISITORS, TEN_MINUTES, () => now().getTime());

  function checkVisitor(request: FastifyRequest, who: Actor, entity: string): void {
    if (who.id !== null) return;
    const seconds = waitForVisitor(`${callerOf(request)} ${entity}`);
    if (seconds > 0) throw tooManyRequests(seconds);
  }

  async function checkFiles(who: Actor, name: string, values: Values, id?: string): Promise<void> {
    const entity = entities.find((candidate) => candidate.name === name);
    const row = entity && id !== undefined ? await storage.get(entity, id) : null;
    if (entity) files.check(entity, values, who, row ?? undefined);
  }

  app.get<OfEntity>('/:entity', async (request) =>
    service.list(await actor(request), request.params.entity, readListQuery(paramsOf(request), messages)),
  );
  app.get<OfEntity>('/:entity/summary', async (request) =>
    service.summary(
      await actor(request),
      request.params.entity,
      readSummaryQuery(paramsOf(request), messages),
    ),
  );
  app.get<OfRow>('/:entity/:id', async (request) =>
    service.get(await actor(request), request.params.entity, request.params.id),
  );
  app.get<OfRow>('/:entity/:id/deletion', async (request) =>
    service.deletion(await actor(request), request.params.entity, request.params.id),
  );
  app.post<OfEntity>('/:entity', async (request, reply) => {
    const { entity } = request.params;
    const who = await actor(request);
    checkVisitor(request, who, entity);
    const values = valuesOf(request);
    await checkFiles(who, entity, values);
    const answer = await service.create(who, entity, values);
    return reply.code(201).send(answer);
  });
  app.patch<OfRow>('/:entity/:id', async (request) => {
    const { entity, id } = request.params;
    checkHasVersion(request);
    const values = valuesOf(request);
    const who = await actor(request);
    await checkFiles(who, entity, values, id);
    return service.update(who, entity, id, values, versionOf(request));
  });
  app.delete<OfRow>('/:entity/:id', async (request, reply) => {
    const { entity, id } = request.params;
    await service.remove(await actor(request), entity, id, versionOf(request));
    return reply.code(204).send();
  });
  app.post('/samples/clear', async (request, reply) => {
    await service.clearSamples(await actor(request));
    return reply.code(204).send();
  });
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayRead, mayWriteSome } from '../src/core/access.ts';
import type { StoredFile } from '../src/api/client.ts';
import type { Actor } from '../src/core/calls.ts';
import type { Entity } from '../src/core/entity.ts';
import type { Storage } from '../src/core/storage.ts';
import { isPicture } from '../src/core/files.ts';
import { messages } from '../src/words/index.ts';
import { invalid, notAllowed, notFound, signInNeeded } from './errors.ts';
import { fileFields, type Files, MAX_FILE_BYTES } from './files.ts';
import { callerOf } from './rate-limit.ts';
import { uploadAllowance } from './upload-allowance.ts';

type OfFile = FastifyRequest<{ Params: { id: string } }>;

interface FileOptions {
  readonly entities: readonly Entity[];
  readonly actor: (request: FastifyRequest) => Promise<Actor>;
  readonly files: Files;
  readonly storage: Storage;
  readonly now: () => Date;
}

export function fileRoutes(
  app: FastifyInstance,
  { entities, actor, files, storage, now }: FileOptions,
): void {
  const withFiles = entities.filter((entity) => fileFields(entity).length > 0);
  const reserve = uploadAllowance(
    (id) => files.rowsWith(id).length > 0,
    () => now().getTime(),
  );
  /** Its length as it was announced, or the most that is accepted. */
  const bytesOf = (request: FastifyRequest) =>
    Math.min(Number(request.headers['content-length'] ?? MAX_FILE_BYTES), MAX_FILE_BYTES);

  /** A file has the access of the rows that hold it; until then it is its uploader's. */
  async function mayReadFile(id: string, createdBy: string | null, who: Actor): Promise<boolean> {
    const holders = files.rowsWith(id);
    if (holders.length === 0) return createdBy !== null && createdBy === who.id;
    for (const holder of holders) {
      const entity = entities.find(({ name }) => name === holder.entity);
      const row = entity && (await storage.get(entity, holder.id));
      if (entity && row && mayRead(entity, who, row)) return true;
    }
    return false;
  }

  app.post('/files', async (request, reply) => {
    const uploader = await actor(request);
    if (!withFiles.some((entity) => mayWriteSome(entity, uploader)))
      throw uploader.id === null ? signInNeeded() : notAllowed();
    const ip = `ip ${callerOf(request)}`;
    const reservation = reserve(
      uploader.id === null ? [ip] : [ip, `member ${uploader.id}`],
      bytesOf(request),
    );
    try {
      const part = await request.file();
      if (!part) throw invalid('file', messages.required);
      const file = await files.save(part.filename, part.file, uploader.id);
      reservation.keep(file);
      return await reply.code(201).send(file);
    } catch (error) {
      reservation.cancel();
      throw error;
    }
  });

  async function readable(request: OfFile) {
    const file = files.find(request.params.id);
    if (!file || !(await mayReadFile(file.id, file.createdBy, await actor(request)))) throw notFound();
    return file;
  }

  app.get('/files/:id/info', async (request: OfFile): Promise<StoredFile> => {
    const { id, name, type, bytes } = await readable(request);
    return { id, name, type, bytes };
  });

  app.get('/files/:id', async (request: OfFile, reply) => {
    const file = await readable(request);
    return reply
      .headers({
        'content-type': file.type,
        'content-length': file.bytes,
        'content-disposition': `${isPicture(file.type) ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'content-security-policy': `default-src 'none'; sandbox`,
        'cache-control': 'private, no-cache',
      })
      .send(files.read(file.id));
  });
}

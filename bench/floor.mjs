// The least a list call can cost here: Fastify and Kysely over the same driver and database, one query for the session, one for the
// page, a total kept in memory, and no more. `bench/throughput.mjs` holds the product's own call against it.
import { createHash } from 'node:crypto';
import { DatabaseSync } from '@photostructure/sqlite';
import Fastify from 'fastify';
import { Kysely, SqliteDialect } from 'kysely';

const database = new DatabaseSync(process.argv[2], { readOnly: true });
const kept = new Map();
const db = new Kysely({
  dialect: new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(text) {
        const known = kept.get(text);
        if (known) return known;
        const statement = database.prepare(text);
        const prepared = { reader: true, all: (parameters) => statement.all(...parameters) };
        kept.set(text, prepared);
        return prepared;
      },
    },
  }),
});
const COLUMNS =
  'id userName email firstName lastName avatar role status locale referralCode credit createdAt updatedAt lastSignInAt';
const { total } = await db
  .selectFrom('users')
  .select((eb) => eb.fn.countAll().as('total'))
  .executeTakeFirstOrThrow();
const app = Fastify();
app.get('/users', async (request, reply) => {
  const token = request.headers.authorization?.slice(7) ?? '';
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['users.id', 'users.role', 'sessions.revokedAt'])
    .where('sessions.id', '=', createHash('sha256').update(token).digest('hex'))
    .executeTakeFirst();
  if (!session || session.revokedAt !== null) return reply.code(401).send();
  reply.header('X-Total-Count', total);
  const rows = await db
    .selectFrom('users')
    .select(COLUMNS.split(' '))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(25)
    .offset(Number(request.query._start ?? 0))
    .execute();
  const iso = (time) => (time === null ? null : new Date(time).toISOString());
  return rows.map((row) => ({
    ...row,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    lastSignInAt: iso(row.lastSignInAt),
  }));
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`running at http://127.0.0.1:${app.server.address().port}\n`);

import { type Kysely, sql } from 'kysely';

/** Who asked for a refund, so that its audit entry names them even where a job finishes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['actorId', 'actorIp'])
    await sql.raw(`alter table "refunds" add column "${column}" text`).execute(db);
}

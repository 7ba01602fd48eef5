import { type Kysely, sql } from 'kysely';

/** Where a session was begun, as far as the browser's clock tells. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table "sessions" add column "timeZone" text`).execute(db);
}

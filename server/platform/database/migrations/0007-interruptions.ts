import { type Kysely, sql } from 'kysely';

/** How many attempts of a job were cut short by the end of its worker. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table "jobs" add column "interruptions" integer not null default 0`).execute(db);
}

import { type Kysely, sql } from 'kysely';

/** Where readiness tries whether the database can still grow; a row lives for a moment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create table "writeProbes" ("id" text not null primary key, "filler" blob not null)`)
    .execute(db);
}

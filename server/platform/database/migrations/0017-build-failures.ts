import { type Kysely, sql } from 'kysely';

/** What made a build fail, when it was reported, and which build's picture stands for its project. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "builds" add column "faults" text`.execute(db);
  await sql`alter table "builds" add column "reportedAt" integer`.execute(db);
  await sql`alter table "projects" add column "picture" integer`.execute(db);
}

import { type Kysely, sql } from 'kysely';

/** What was asked to be changed in a project's draft in words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "changeRequests" (
    "id" text not null primary key,
    "projectId" text not null references "projects" ("id") on delete cascade,
    "text" text not null,
    "outcome" text not null,
    "createdAt" integer not null
  )`.execute(db);
  await sql`create index "changeRequests_project" on "changeRequests" ("projectId", "createdAt")`.execute(db);
}

import { type Kysely, sql } from 'kysely';

// What an administrator keeps: lists as they like to look at them, and the pictures of updates.

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table "savedViews" (
    "id" text not null primary key,
    "ownerId" text not null references "users" ("id") on delete cascade,
    "ownerName" text not null,
    "resource" text not null,
    "name" text not null,
    "query" text not null,
    "shared" integer not null,
    "createdAt" integer not null,
    "updatedAt" integer not null
  )`);
  await run(`create unique index "savedViews_name" on "savedViews" ("ownerId", "resource", lower("name"))`);
  await run(`create table "defaultViews" (
    "userId" text not null references "users" ("id") on delete cascade,
    "resource" text not null,
    "viewId" text not null references "savedViews" ("id") on delete cascade,
    primary key ("userId", "resource")
  )`);
  await run(`create table "pictures" (
    "id" text not null primary key,
    "width" integer not null,
    "height" integer not null,
    "bytes" integer not null,
    "createdAt" integer not null
  )`);
}

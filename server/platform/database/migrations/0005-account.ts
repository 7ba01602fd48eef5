import { type Kysely, sql } from 'kysely';

// What a person decides about their account.

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table "notificationPreferences" (
    "userId" text not null references "users" ("id") on delete cascade,
    "kind" text not null,
    "inApp" integer not null,
    "mail" integer not null,
    primary key ("userId", "kind")
  )`);
  await run(`alter table "users" add column "deletesAt" integer`);
  await run(`alter table "users" add column "invitedBy" text`);
  await run(`alter table "projects" add column "repoUrl" text`);
  await run(`create table "identities" (
    "id" text not null primary key,
    "userId" text not null references "users" ("id") on delete cascade,
    "provider" text not null,
    "subject" text not null,
    "createdAt" integer not null
  )`);
  await run(`create unique index "identities_subject" on "identities" ("provider", "subject")`);
  await run(`create table "rewards" (
    "id" text not null primary key,
    "inviterId" text not null references "users" ("id") on delete cascade,
    "email" text not null,
    "sentAt" integer not null,
    "friendId" text unique,
    "earnedAt" integer
  )`);
  await run(`create unique index "rewards_email" on "rewards" ("inviterId", "email")`);
}

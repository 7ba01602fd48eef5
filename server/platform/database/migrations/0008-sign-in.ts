import { type Kysely, sql } from 'kysely';

/** Sign-ups of their own until one is confirmed, devices that signed in, and limits that outlive a restart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`create table "signUps" (
    "id" text not null primary key,
    "userId" text not null references "users" ("id") on delete cascade,
    "passwordHash" text not null,
    "userName" text not null,
    "firstName" text not null,
    "lastName" text not null,
    "locale" text not null,
    "sketch" text,
    "invitedBy" text,
    "createdAt" bigint not null
  )`);
  await run(`create index "signUps_userId" on "signUps" ("userId", "createdAt")`);
  // Accounts that wait for their code keep what they were given as their one sign-up; no secret hashes to its id.
  await run(`insert into "signUps"
    select 'earlier-' || "id", "id", "passwordHash", "userName", "firstName", "lastName", "locale", "sketch", "invitedBy", "createdAt"
    from "users" where "status" = 'pending' and "passwordHash" is not null`);
  await run(
    `update "users" set "passwordHash" = null, "sketch" = null, "invitedBy" = null where "status" = 'pending'`,
  );
  await run(`alter table "codes" add column "signUpId" text`);
  await run(`alter table "codes" add column "otherTries" bigint not null default 0`);
  await run(`create table "devices" (
    "id" text not null primary key,
    "userId" text not null references "users" ("id") on delete cascade,
    "seenAt" bigint not null
  )`);
  await run(`create index "devices_userId" on "devices" ("userId", "seenAt")`);
  await run(`create table "rateLimits" (
    "key" text not null primary key,
    "count" bigint not null,
    "startedAt" bigint not null,
    "lastAt" bigint not null,
    "expiresAt" bigint not null
  )`);
  await run(`create index "rateLimits_expiresAt" on "rateLimits" ("expiresAt")`);
}

import { type Kysely, sql } from 'kysely';

/**
 * Tells every process when a session ends or an account changes, whichever statement does it: event streams outlive the check at their
 * start. The names are written out, because a migration must do tomorrow what it did today.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tell = (name: string, id: string) =>
    `begin insert into "events" ("audience", "name", "data", "at") values ('server', '${name}', ${id}, cast(unixepoch('subsec') * 1000 as integer)); end`;
  for (const statement of [
    `create trigger "sessions_revoked" after update of "revokedAt" on "sessions" when old."revokedAt" is null and new."revokedAt" is not null ${tell('session-ended', 'new."id"')}`,
    `create trigger "sessions_gone" after delete on "sessions" when old."revokedAt" is null ${tell('session-ended', 'old."id"')}`,
    `create trigger "users_may_differ" after update of "status", "role" on "users" when old."status" is not new."status" or old."role" is not new."role" ${tell('account-changed', 'new."id"')}`,
  ])
    await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

/** The name of what an entry is about, kept as it was then, and outcomes that shared an action named apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table "auditEntries" add column "entityName" text`);
  await run('drop trigger "auditEntries_hold"');
  const name = (entity: string, select: string) =>
    run(`update "auditEntries" set "entityName" = (${select}) where "entity" = '${entity}'`);
  for (const entity of ['user', 'session'])
    await name(entity, `select trim("firstName" || ' ' || "lastName") from "users" where "id" = "entityId"`);
  await name('project', `select "name" from "projects" where "id" = "entityId"`);
  await name('order', `select "number" from "orders" where "id" = "entityId"`);
  await name('recent-update', `select "title" from "recentUpdates" where "id" = "entityId"`);
  await name('saved-view', `select "name" from "savedViews" where "id" = "entityId"`);
  await name(
    'build',
    `select "projects"."name" || ' #' || "builds"."number" from "builds" join "projects" on "projects"."id" = "builds"."projectId" where "builds"."id" = "entityId"`,
  );
  const split = (from: string, to: string, when: string) =>
    run(`update "auditEntries" set "action" = '${to}' where "action" = '${from}' and ${when}`);
  await split('order.pay', 'order.decline', `"after" ->> 'payment' = 'failed'`);
  await split('project.publish', 'project.unpublish', `"after" ->> 'published' = 0`);
  await split('user.status', 'user.block', `"after" ->> 'status' = 'blocked'`);
  await split('user.status', 'user.unblock', 'true');
  // Erasing a person blanks their personal fields; nothing else of an entry ever changes.
  const same = ['id', 'at', 'action', 'entity', 'entityId', 'onBehalfOfId'].map(
    (column) => `new."${column}" is not old."${column}"`,
  );
  const blankOnly = ['actorId', 'ip', 'before', 'after', 'entityName'].map(
    (column) => `(new."${column}" is not old."${column}" and new."${column}" is not null)`,
  );
  await run(`create trigger "auditEntries_hold" before update on "auditEntries"
    when ${[...same, ...blankOnly].join(' or ')}
      or (new."actorName" is not old."actorName" and new."actorName" <> '')
      or (new."onBehalfOfName" is not old."onBehalfOfName" and coalesce(new."onBehalfOfName", 'none') <> '')
    begin select raise(abort, 'An audit entry cannot be changed'); end`);
}

import { type Kysely, sql } from 'kysely';

/** The first schema: every table of the main job, and the triggers that keep the audit log append-only. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = {
    required: (name: string) => `"${name}" text not null`,
    open: (name: string) => `"${name}" text`,
  };
  const number = {
    required: (name: string) => `"${name}" bigint not null`,
    open: (name: string) => `"${name}" bigint`,
  };
  const id = '"id" text not null primary key';
  // Tables that are searched: the text index knows a row by a number that, unlike SQLite's own, no VACUUM changes.
  const numbered = '"seq" integer primary key, "id" text not null unique';
  const kept = [number.required('createdAt'), number.required('updatedAt')];
  const run = (statement: string) => sql.raw(statement).execute(db);
  const table = (name: string, columns: string[]) => run(`create table "${name}" (${columns.join(', ')})`);
  const index = (tableName: string, columns: string, unique = false) =>
    run(
      `create ${unique ? 'unique ' : ''}index "${tableName}_${columns.replaceAll(/[^A-Za-z]+/g, '_')}" on "${tableName}" (${columns})`,
    );

  await table('users', [
    numbered,
    ...['userName', 'email', 'firstName', 'lastName', 'avatar'].map(text.required),
    text.open('passwordHash'),
    `"role" text not null check ("role" in ('Admin', 'User'))`,
    `"status" text not null check ("status" in ('pending', 'active', 'blocked', 'deleting'))`,
    text.required('locale'),
    text.required('referralCode'),
    number.required('credit'),
    text.open('sketch'),
    number.open('lastSignInAt'),
    ...kept,
  ]);
  await run('create unique index "users_email" on "users" (lower("email"))');
  await index('users', '"referralCode"', true);
  for (const column of [
    'createdAt',
    'updatedAt',
    'lastSignInAt',
    'userName',
    'email',
    'firstName',
    'lastName',
    'role',
    'status',
  ])
    await index('users', `"${column}", "id"`);

  await table('sessions', [
    id,
    '"userId" text not null references "users" ("id") on delete cascade',
    number.required('createdAt'),
    number.required('seenAt'),
    number.open('revokedAt'),
    text.open('ip'),
    text.required('device'),
    // No reference: a support session must never turn into a person's own because its administrator was deleted.
    text.open('actorId'),
    text.open('actorName'),
    text.open('reason'),
  ]);
  await index('sessions', '"userId"');
  await run('create index "sessions_actorId" on "sessions" ("actorId") where "actorId" is not null');

  await table('codes', [
    id,
    '"userId" text not null references "users" ("id") on delete cascade',
    text.required('purpose'),
    text.required('secret'),
    number.required('tries'),
    number.required('createdAt'),
    number.required('expiresAt'),
    number.open('usedAt'),
  ]);
  await index('codes', '"userId", "purpose", "createdAt"');
  await index('codes', '"secret"');

  await table('projects', [
    numbered,
    '"ownerId" text not null references "users" ("id")',
    ...['name', 'slug', 'description', 'kind', 'blueprint'].map(text.required),
    number.required('pages'),
    number.required('entities'),
    text.required('primary'),
    text.open('plan'),
    text.required('state'),
    text.open('resumeState'),
    '"published" integer not null check ("published" in (0, 1))',
    '"slugFixed" integer not null check ("slugFixed" in (0, 1))',
    number.open('servedBuild'),
    number.open('lastBuild'),
    ...kept,
  ]);
  await index('projects', '"slug"', true);
  await index('projects', '"ownerId", "createdAt", "id"');
  for (const column of ['createdAt', 'updatedAt', 'name', 'slug', 'state'])
    await index('projects', `"${column}", "id"`);

  await table('builds', [
    id,
    '"projectId" text not null references "projects" ("id") on delete cascade',
    text.required('ownerId'),
    number.required('number'),
    text.required('state'),
    text.required('blueprint'),
    text.required('steps'),
    text.open('reason'),
    number.required('pages'),
    number.open('zipBytes'),
    number.open('appBytes'),
    text.open('zipSha256'),
    number.required('createdAt'),
    number.open('startedAt'),
    number.open('finishedAt'),
  ]);
  await index('builds', '"projectId", "number"', true);
  await index('builds', '"ownerId", "createdAt"');
  await index('builds', '"state", "createdAt"');
  await index('builds', '"createdAt"');

  await table('orders', [
    numbered,
    text.required('number'),
    '"userId" text references "users" ("id") on delete set null',
    text.required('userName'),
    text.required('userEmail'),
    '"projectId" text references "projects" ("id") on delete set null',
    text.required('projectName'),
    text.required('plan'),
    '"amount" bigint not null check ("amount" >= 0)',
    text.required('currency'),
    '"creditUsed" bigint not null check ("creditUsed" >= 0)',
    '"refunded" bigint not null check ("refunded" >= 0 and "refunded" <= "amount")',
    text.required('state'),
    number.required('expiresAt'),
    number.open('paidAt'),
    ...kept,
  ]);
  await index('orders', '"number"', true);
  // One order of a project can be open at a time, whatever two tabs do.
  await run(`create unique index "orders_open" on "orders" ("projectId") where "state" = 'pending'`);
  for (const column of ['createdAt', 'amount', 'state', 'paidAt', 'userId', 'projectId'])
    await index('orders', `"${column}", "id"`);

  await table('payments', [
    id,
    '"orderId" text not null references "orders" ("id")',
    text.required('gateway'),
    number.required('amount'),
    text.required('currency'),
    text.required('state'),
    text.required('reference'),
    text.open('brand'),
    text.open('last4'),
    text.open('reason'),
    number.required('createdAt'),
  ]);
  await index('payments', '"orderId"');
  await index('payments', '"reference"', true);
  for (const column of ['createdAt', 'amount', 'state']) await index('payments', `"${column}", "id"`);

  await table('refunds', [
    id,
    '"orderId" text not null references "orders" ("id")',
    '"amount" bigint not null check ("amount" >= 0)',
    ...['currency', 'state', 'reason', 'actorName'].map(text.required),
    number.required('createdAt'),
    number.open('finishedAt'),
  ]);
  await index('refunds', '"orderId", "createdAt"');

  await table('notifications', [
    id,
    '"userId" text not null references "users" ("id") on delete cascade',
    ...['kind', 'title', 'body'].map(text.required),
    text.open('link'),
    number.open('readAt'),
    number.required('createdAt'),
  ]);
  await index('notifications', '"userId", "createdAt", "id"');

  await table('recentUpdates', [
    id,
    ...['title', 'body', 'category', 'state'].map(text.required),
    number.open('publishAt'),
    text.open('authorId'),
    text.required('authorName'),
    ...kept,
  ]);
  for (const column of ['createdAt', 'updatedAt', 'title', 'category', 'state', 'publishAt'])
    await index('recentUpdates', `"${column}", "id"`);

  await table('auditEntries', [
    numbered,
    number.required('at'),
    text.open('actorId'),
    text.open('onBehalfOfId'),
    text.open('onBehalfOfName'),
    ...['actorName', 'action', 'entity', 'entityId'].map(text.required),
    text.open('before'),
    text.open('after'),
    text.open('ip'),
  ]);
  for (const column of ['at', 'action', 'actorId', 'entityId', 'entity'])
    await index('auditEntries', `"${column}", "id"`);
  await run(
    'create index "auditEntries_onBehalfOfId" on "auditEntries" ("onBehalfOfId") where "onBehalfOfId" is not null',
  );
  await run(
    `create trigger "auditEntries_stay" before delete on "auditEntries" begin select raise(abort, 'An audit entry cannot be deleted'); end`,
  );
  // `replace into` deletes without asking the trigger above.
  await run(`create trigger "auditEntries_once" before insert on "auditEntries"
    when exists (select 1 from "auditEntries" where "id" = new."id") begin select raise(abort, 'An audit entry cannot be replaced'); end`);
  // Erasing a person blanks their personal fields; nothing else of an entry ever changes.
  await run(`create trigger "auditEntries_hold" before update on "auditEntries"
    when new."id" is not old."id" or new."at" is not old."at" or new."action" is not old."action" or new."entity" is not old."entity"
      or new."entityId" is not old."entityId" or (new."actorId" is not old."actorId" and new."actorId" is not null)
      or (new."actorName" is not old."actorName" and new."actorName" <> '') or new."onBehalfOfId" is not old."onBehalfOfId"
      or (new."onBehalfOfName" is not old."onBehalfOfName" and coalesce(new."onBehalfOfName", 'none') <> '') or (new."ip" is not old."ip" and new."ip" is not null)
      or (new."before" is not old."before" and new."before" is not null) or (new."after" is not old."after" and new."after" is not null)
    begin select raise(abort, 'An audit entry cannot be changed'); end`);

  await table('jobs', [
    id,
    text.required('kind'),
    text.required('payload'),
    text.required('state'),
    number.required('runAt'),
    number.open('leaseUntil'),
    number.required('attempt'),
    number.required('attempts'),
    text.open('error'),
    number.required('createdAt'),
    number.open('finishedAt'),
  ]);
  await index('jobs', '"state", "runAt"');
  await index('jobs', '"createdAt", "id"');

  await table('events', [
    '"id" integer primary key autoincrement',
    ...['audience', 'name', 'data'].map(text.required),
    number.required('at'),
  ]);

  await table('idempotencyKeys', [
    ...['userId', 'key', 'endpoint', 'bodyHash'].map(text.required),
    number.open('status'),
    text.open('reply'),
    number.required('createdAt'),
    'primary key ("userId", "key", "endpoint")',
  ]);

  await table('addresses', [
    id,
    text.required('purpose'),
    '"projectId" text references "projects" ("id") on delete cascade',
    text.open('payload'),
    number.open('build'),
    text.open('folder'),
    number.required('createdAt'),
    number.required('expiresAt'),
  ]);
  await index('addresses', '"expiresAt"');
  await table('counters', ['"name" text not null primary key', number.required('value')]);
}

import type { Kysely } from 'kysely';
import type { AuditEntry } from '#contract/resources/audit.ts';
import type { AuditRow, Database } from '../../platform/database/schema.ts';
import { fullName } from '../../platform/http/session.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** What the entries of a page of the log speak of: what can be opened of it, and what ids in it are called. */
export interface Subjects {
  opens(row: AuditRow): AuditEntry['opens'];
  names(values: readonly unknown[]): Record<string, string>;
}

/** Looks up everything that `rows` mention, in a few queries for all of them. */
export async function subjectsOf(db: Kysely<Database>, rows: readonly AuditRow[]): Promise<Subjects> {
  const builds = await db
    .selectFrom('builds')
    .select(['id', 'projectId'])
    .where('id', 'in', idsOf(rows, 'build'))
    .execute();
  const projectOf = new Map(builds.map(({ id, projectId }) => [id, projectId]));
  const mentioned = rows.flatMap(({ before, after }) => idsIn(before).concat(idsIn(after)));
  const users = await db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName'])
    .where('id', 'in', [...idsOf(rows, 'user'), ...idsOf(rows, 'session'), ...mentioned])
    .execute();
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('id', 'in', [...idsOf(rows, 'project'), ...projectOf.values(), ...mentioned])
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('id', 'in', [...idsOf(rows, 'order'), ...mentioned])
    .execute();
  const updates = await db
    .selectFrom('recentUpdates')
    .select('id')
    .where('id', 'in', idsOf(rows, 'recent-update'))
    .execute();
  const there = {
    user: new Set(users.map(({ id }) => id)),
    project: new Set(projects.map(({ id }) => id)),
    order: new Set(orders.map(({ id }) => id)),
    'recent-update': new Set(updates.map(({ id }) => id)),
  };
  const called = new Map([
    ...users.map((user) => [user.id, fullName(user)] as const),
    ...projects.map(({ id, name }) => [id, name] as const),
    ...orders.map(({ id, number }) => [id, number] as const),
  ]);
  return {
    opens({ entity, entityId }) {
      const [kind, id] = opened(entity, entityId, projectOf);
      return kind && id !== undefined && there[kind].has(id) ? { entity: kind, id } : null;
    },
    names: (values) =>
      Object.fromEntries(
        values.flatMap((value) => {
          const name = typeof value === 'string' ? called.get(value) : undefined;
          return typeof value === 'string' && name ? [[value, name]] : [];
        }),
      ),
  };
}

type Opened = NonNullable<AuditEntry['opens']>['entity'];
const OPENED: readonly string[] = ['user', 'project', 'order', 'recent-update'] satisfies Opened[];
const isOpened = (entity: string): entity is Opened => OPENED.includes(entity);

/** A build is seen on its project's page, and a session with its person. */
function opened(
  entity: string,
  id: string,
  projectOf: ReadonlyMap<string, string>,
): [Opened | null, string | undefined] {
  if (entity === 'build') return ['project', projectOf.get(id)];
  if (entity === 'session') return ['user', id];
  return [isOpened(entity) ? entity : null, id];
}

const idsOf = (rows: readonly AuditRow[], entity: string) =>
  rows.filter((row) => row.entity === entity && ID.test(row.entityId)).map(({ entityId }) => entityId);

function idsIn(shown: string | null): string[] {
  const fields: unknown = shown === null ? null : JSON.parse(shown);
  if (typeof fields !== 'object' || fields === null) return [];
  return Object.values(fields).filter(
    (value): value is string => typeof value === 'string' && ID.test(value),
  );
}

import type { AuditAction, AuditEntity } from '#contract/resources/actions.ts';
import type { Trx } from './database/index.ts';
import { fullName } from './http/session.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The name that a version of a thing carries itself, without a look at the database. */
export function nameIn(entity: AuditEntity, shown: object | null): string | null {
  const fields = new Map<string, unknown>(Object.entries(shown ?? {}));
  const field = (name: string) => text(fields.get(name));
  switch (entity) {
    case 'user':
      return fullName({ firstName: field('firstName'), lastName: field('lastName') }) || null;
    case 'project':
    case 'saved-view':
      return field('name') || null;
    case 'recent-update':
      return field('title') || null;
    case 'order':
      return field('number') || null;
    default:
      return null;
  }
}

/** What a thing is called now; null for what has no name, or is gone. */
export async function nameOf(trx: Trx, entity: AuditEntity, id: string): Promise<string | null> {
  switch (entity) {
    // Signing in and out is done to the person's account.
    case 'session':
    case 'user': {
      const user = await trx
        .selectFrom('users')
        .select(['firstName', 'lastName'])
        .where('id', '=', id)
        .executeTakeFirst();
      return user ? fullName(user) : null;
    }
    case 'project':
      return (
        (await trx.selectFrom('projects').select('name').where('id', '=', id).executeTakeFirst())?.name ??
        null
      );
    case 'order':
      return (
        (await trx.selectFrom('orders').select('number').where('id', '=', id).executeTakeFirst())?.number ??
        null
      );
    case 'recent-update':
      return (
        (await trx.selectFrom('recentUpdates').select('title').where('id', '=', id).executeTakeFirst())
          ?.title ?? null
      );
    case 'saved-view':
      return (
        (await trx.selectFrom('savedViews').select('name').where('id', '=', id).executeTakeFirst())?.name ??
        null
      );
    case 'build': {
      const build = await trx
        .selectFrom('builds')
        .innerJoin('projects', 'projects.id', 'builds.projectId')
        .select(['projects.name', 'builds.number'])
        .where('builds.id', '=', id)
        .executeTakeFirst();
      return build ? `${build.name} #${build.number}` : null;
    }
    default:
      return null;
  }
}

/** Pauses longer than this end an editing session. */
const PAUSE = 30 * 60_000;

/**
 * Whether a save goes on with what the newest entry of this action says: by the same person, without a long pause. An editor that saves
 * by itself makes one entry a session so, not one a save.
 * @param lastSave when the thing was saved before
 */
export async function continuesEntry(
  trx: Trx,
  action: AuditAction,
  entityId: string,
  actor: { id: string | null; onBehalfOf?: { id: string } },
  lastSave: number,
): Promise<boolean> {
  if (lastSave < Date.now() - PAUSE) return false;
  const newest = await trx
    .selectFrom('auditEntries')
    .select(['actorId', 'onBehalfOfId', 'action'])
    .where('entityId', '=', entityId)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    newest !== undefined &&
    newest.actorId === actor.id &&
    newest.onBehalfOfId === (actor.onBehalfOf?.id ?? null)
  );
}

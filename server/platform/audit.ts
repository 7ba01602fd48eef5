import type { AuditAction, AuditEntity } from '#contract/resources/index.ts';
import type { Trx } from './database/index.ts';
import type { Subjects } from './resource.ts';

/** The name that a version of a thing carries itself, without a look at the database. */
export function nameIn(subjects: Subjects, entity: AuditEntity, shown: object | null): string | null {
  const fields = new Map<string, unknown>(Object.entries(shown ?? {}));
  const field = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return subjects.get(entity)?.nameIn?.(field) || null;
}

/** What a thing is called now; null for what has no name, or is gone. */
export async function nameOf(
  subjects: Subjects,
  trx: Trx,
  entity: AuditEntity,
  id: string,
): Promise<string | null> {
  const names = await subjects.get(entity)?.namesOf(trx, [id]);
  return names?.get(id) ?? null;
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

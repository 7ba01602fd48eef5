import type { Resource, AuditAction, AuditEntity } from '#contract/resources/index.ts';
import type { ServerEventName, ServerEvents } from '#contract/core/events.ts';
import type { JobKind } from '#contract/resources/jobs/index.ts';
import { REDACTED } from '#contract/resources/audit-log/calls.ts';
import { type Language, languageOrDefault } from '#contract/core/languages.ts';
import { type Message, translate } from '../texts/index.ts';
import { nameIn, nameOf } from './audit.ts';
import type { Db, Trx } from './database/index.ts';
import { newId } from './database/ids.ts';
import type { NotificationRow } from './database/schema.ts';
import type { Subjects } from './resource.ts';

/** Who acts, for the audit log; work of the system itself is that of `SYSTEM_ACTOR`. */
export interface Actor {
  id: string | null;
  name: string;
  ip: string | null;
  /** Set while an administrator is signed in as a user: that user. */
  onBehalfOf?: { id: string; name: string };
}
export const SYSTEM_ACTOR: Actor = { id: null, name: 'Selvedge', ip: null };

export interface NewJob {
  /** Deduplication key: a second job with the same id is ignored. */
  id?: string;
  kind: JobKind;
  payload: object;
  /** Epoch milliseconds; at once when absent. */
  runAt?: number;
  attempts?: number;
}

export type Audience = 'all' | 'admins' | { user: string };

/** A notification before it is translated. */
export interface Note extends Pick<NotificationRow, 'kind' | 'link'> {
  title: Message;
  body: Message | readonly Message[];
}

/** The language a person reads. */
export async function languageOfUser(db: Db | Trx, userId: string): Promise<Language> {
  const user = await db.selectFrom('users').select('locale').where('id', '=', userId).executeTakeFirst();
  return languageOrDefault(user?.locale ?? '');
}

/** A transaction with its side effects, which are recorded in it (transactional outbox). */
export interface Change {
  trx: Trx;
  audit(
    action: AuditAction,
    entity: AuditEntity,
    entityId: string,
    before: object | null,
    after: object | null,
  ): Promise<void>;
  /** Audits the creation of several rows and emits one event. */
  auditCreated(
    action: AuditAction,
    entity: AuditEntity,
    rows: readonly { id: string; after: object }[],
  ): Promise<void>;
  emit<N extends ServerEventName>(audience: Audience, name: N, data: ServerEvents[N]): Promise<void>;
  /** Emits a `changed` event, so that administrators and the user concerned fetch the resource again. */
  notifyChanged(resource: Resource, ids: string[], userId?: string | null): Promise<void>;
  enqueue(job: NewJob): Promise<void>;
  /** Puts a notification on a person's page, in the language they read. */
  notify(userId: string, note: Note): Promise<void>;
}

export interface TransactDeps {
  db: Db;
  wake: Wake;
  /** How the audit log names what it speaks of. */
  subjects: Subjects;
}

export interface Wake {
  jobs(): void;
  events(): void;
}

/**
 * Runs `work` in one transaction together with the audit entries, jobs and events it causes; the job worker and event streams are woken after the commit.
 * Nothing in `work` may wait for the network: SQLite has one connection.
 */
export async function transact<T>(
  { db, wake, subjects }: TransactDeps,
  actor: Actor,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const woken = { jobs: false, events: false };
  const result = await db.transaction().execute((trx) => {
    const emit: Change['emit'] = async (audience, name, data) => {
      woken.events = true;
      const to = typeof audience === 'string' ? audience : audience.user;
      await trx
        .insertInto('events')
        .values({ audience: to, name, data: JSON.stringify(data), at: Date.now() })
        .execute();
    };
    const entry = (action: AuditAction, entity: AuditEntity, entityId: string) => ({
      id: newId(),
      at: Date.now(),
      actorId: actor.id,
      actorName: actor.name,
      onBehalfOfId: actor.onBehalfOf?.id ?? null,
      onBehalfOfName: actor.onBehalfOf?.name ?? null,
      action,
      entity,
      entityId,
      ip: actor.ip,
    });
    return work({
      trx,
      emit,
      async audit(action, entity, entityId, before, after) {
        await trx
          .insertInto('auditEntries')
          .values({
            ...entry(action, entity, entityId),
            entityName:
              nameIn(subjects, entity, after) ??
              nameIn(subjects, entity, before) ??
              (await nameOf(subjects, trx, entity, entityId)),
            ...changedFields(before, after),
          })
          .execute();
        await emit('admins', 'changed', { resource: 'audit-log' });
      },
      async auditCreated(action, entity, rows) {
        await trx
          .insertInto('auditEntries')
          .values(
            rows.map(({ id, after }) => ({
              ...entry(action, entity, id),
              entityName: nameIn(subjects, entity, after),
              ...changedFields(null, after),
            })),
          )
          .execute();
        await emit('admins', 'changed', { resource: 'audit-log' });
      },
      async notifyChanged(resource, ids, userId) {
        await emit('admins', 'changed', { resource, ids });
        if (userId) await emit({ user: userId }, 'changed', { resource, ids });
      },
      async enqueue({ id = newId(), kind, payload, runAt = Date.now(), attempts = 5 }) {
        woken.jobs = true;
        await trx
          .insertInto('jobs')
          .values({
            id,
            kind,
            payload: JSON.stringify(payload),
            state: 'queued',
            runAt,
            leaseUntil: null,
            attempt: 0,
            attempts,
            interruptions: 0,
            error: null,
            createdAt: Date.now(),
            finishedAt: null,
          })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      },
      async notify(userId, { title, body, ...rest }) {
        const id = newId();
        const language = await languageOfUser(trx, userId);
        const said = [body].flat().map((one) => translate(language, one));
        const note = { ...rest, title: translate(language, title), body: said.join(' ') };
        await trx
          .insertInto('notifications')
          .values({ id, userId, ...note, readAt: null, createdAt: Date.now() })
          .execute();
        await emit({ user: userId }, 'notification', { id, ...note });
        await emit({ user: userId }, 'changed', { resource: 'notifications', ids: [id] });
      },
    });
  });
  if (woken.jobs) wake.jobs();
  if (woken.events) wake.events();
  return result;
}

/** What differs between two versions of a thing, as JSON without secrets; a new or deleted thing is shown whole. */
function changedFields(
  before: object | null,
  after: object | null,
): { before: string | null; after: string | null } {
  const old: Record<string, unknown> = { ...before };
  const now: Record<string, unknown> = { ...after };
  const shown = (source: Record<string, unknown>, other: Record<string, unknown>, whole: boolean) =>
    Object.fromEntries(
      Object.entries(source)
        .filter(([key, value]) => whole || JSON.stringify(value) !== JSON.stringify(other[key]))
        .map(([key, value]) => [key, REDACTED.includes(key) ? '[hidden]' : value]),
    );
  const partial = before !== null && after !== null;
  return {
    before: before === null ? null : JSON.stringify(shown(old, now, !partial)),
    after: after === null ? null : JSON.stringify(shown(now, old, !partial)),
  };
}

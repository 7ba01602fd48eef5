import type { Kysely } from 'kysely';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import { AUDIT_ENTITIES, type OpenedEntity } from '#contract/resources/index.ts';
import { OPENED_ENTITIES } from '#contract/resources/registries.ts';
import type { AuditRow, Database } from '../../platform/database/schema.ts';
import type { Opened, Subjects } from '../../platform/resource.ts';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const IDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What the entries of a page of the log speak of: what can be opened of it, and what ids in it are called. */
export interface Mentioned {
  opens(row: AuditRow): AuditEntry['opens'];
  names(row: AuditRow): Record<string, string>;
}

/** Looks up everything that `rows` mention, in a few queries for all of them. */
export async function mentionedIn(
  db: Kysely<Database>,
  rows: readonly AuditRow[],
  subjects: Subjects,
): Promise<Mentioned> {
  const targets = await targetsOf(db, rows, subjects);
  const inFields = rows.flatMap(idsOf);
  const known = new Map<OpenedEntity, Map<string, string>>();
  for (const entity of OPENED_ENTITIES) {
    const opened = [...targets.values()].filter((target) => target.entity === entity).map(({ id }) => id);
    const names = await subjects.get(entity)?.namesOf(db, [...new Set([...opened, ...inFields])]);
    known.set(entity, names ?? new Map());
  }
  const called = new Map([...known.values()].flatMap((names) => [...names]));
  return {
    opens({ entity, entityId }) {
      const target = targets.get(keyOf(entity, entityId));
      return target && known.get(target.entity)?.has(target.id) ? target : null;
    },
    names: (row) =>
      Object.fromEntries(
        idsOf(row).flatMap((id) => {
          const name = called.get(id);
          return name ? [[id, name]] : [];
        }),
      ),
  };
}

const keyOf = (entity: string, id: string) => `${entity} ${id}`;

/** What is opened to see the thing of each entry, by the entry's kind and id. */
async function targetsOf(
  db: Kysely<Database>,
  rows: readonly AuditRow[],
  subjects: Subjects,
): Promise<Map<string, Opened>> {
  const targets = new Map<string, Opened>();
  for (const entity of AUDIT_ENTITIES) {
    const ids = rows
      .filter((row) => row.entity === entity && ID.test(row.entityId))
      .map((row) => row.entityId);
    if (ids.length === 0) continue;
    const opened = OPENED_ENTITIES.find((one) => one === entity);
    if (opened) for (const id of ids) targets.set(keyOf(entity, id), { entity: opened, id });
    const elsewhere = await subjects.get(entity)?.shownOn?.(db, ids);
    for (const [id, target] of elsewhere ?? []) targets.set(keyOf(entity, id), target);
  }
  return targets;
}

/** The ids in an entry's fields, however deep: the filters of an export or a view hold some, too. */
const idsOf = ({ before, after }: AuditRow): string[] =>
  [before, after].flatMap((fields) => fields?.match(IDS) ?? []);

import type { DeletionAnswer } from './calls.ts';
import type { Entities } from './compute.ts';
import type { Entity, Field, OnDelete, Row } from './entity.ts';
import type { Storage } from './storage.ts';

interface Part {
  readonly entity: Entity;
  readonly row: Row;
}
interface Referring extends Part {
  readonly field: Field;
  readonly target: string;
  readonly onDelete: OnDelete;
}

/** What a deletion does to the rows that refer to the deleted ones. */
export interface DeletionPlan {
  /** The rows themselves and those that go with them, in the order in which they were reached. */
  readonly deleted: readonly Part[];
  /** Rows as they are once their references are emptied. */
  readonly cleared: readonly Part[];
  /** Rows that keep what they refer to: while there is one, nothing may be deleted. */
  readonly kept: readonly Part[];
}

const keyOf = ({ entity, row }: Part) => `${entity.name}/${row.id}`;

/** A reference that must have a value can't be emptied, so it keeps its row. */
function onDeleteOf(field: Field, row: Row): OnDelete {
  const onDelete = field.onDelete ?? 'clear';
  if (onDelete !== 'clear' || !field.required) return onDelete;
  const cell = row[field.name];
  return typeof cell === 'object' && cell !== null && cell.length > 1 ? 'clear' : 'keep';
}

async function referringTo(
  entities: Entities,
  db: Storage,
  entity: Entity,
  ids: readonly string[],
): Promise<Referring[]> {
  const found: Referring[] = [];
  for (const other of entities.values()) {
    for (const field of other.fields) {
      if (field.entity !== entity.name || (field.type !== 'reference' && field.type !== 'references'))
        continue;
      for (const row of await db.find(other, [{ op: 'is', field: field.name, values: ids }])) {
        const cell = row[field.name];
        const targets = typeof cell === 'object' && cell !== null ? cell : [cell];
        for (const target of ids)
          if (targets.includes(target))
            found.push({ entity: other, row, field, target, onDelete: onDeleteOf(field, row) });
      }
    }
  }
  return found;
}

function cleared(row: Row, field: Field, target: string): Row {
  const cell = row[field.name];
  const left = typeof cell === 'object' && cell !== null ? cell.filter((id) => id !== target) : null;
  return { ...row, [field.name]: left };
}

function finish(deleted: ReadonlyMap<string, Part>, referring: readonly Referring[]): DeletionPlan {
  const left = referring.filter((part) => !deleted.has(keyOf(part)));
  const changed = new Map<string, Part>();
  const kept = new Map<string, Part>();
  for (const part of left) {
    const key = keyOf(part);
    const row = cleared(changed.get(key)?.row ?? part.row, part.field, part.target);
    const cell = row[part.field.name];
    // A list that must not be empty keeps its last rows, however many of them go at once.
    const isBare =
      part.field.required === true && (cell === null || (Array.isArray(cell) && cell.length === 0));
    if (part.onDelete === 'keep' || isBare) kept.set(key, part);
    else changed.set(key, { entity: part.entity, row });
  }
  return { deleted: [...deleted.values()], cleared: [...changed.values()], kept: [...kept.values()] };
}

export async function planDeletion(
  entities: Entities,
  db: Storage,
  entity: Entity,
  row: Row,
): Promise<DeletionPlan> {
  const deleted = new Map<string, Part>();
  const referring: Referring[] = [];
  let level: Part[] = [{ entity, row }];
  while (level.length > 0) {
    const fresh = level.filter((part) => !deleted.has(keyOf(part)));
    for (const part of fresh) deleted.set(keyOf(part), part);
    level = [];
    for (const part of fresh) {
      const found = await referringTo(entities, db, part.entity, [part.row.id]);
      referring.push(...found);
      level.push(...found.filter(({ onDelete }) => onDelete === 'delete'));
    }
  }
  return finish(deleted, referring);
}

/** Deletes those of some rows that nothing else needs: what someone added later keeps the rows that it hangs on. */
export async function planClearing(
  entities: Entities,
  db: Storage,
  parts: readonly Part[],
): Promise<DeletionPlan> {
  const deleted = new Map(parts.map((part) => [keyOf(part), part]));
  const referring = (
    await Promise.all(parts.map(({ entity, row }) => referringTo(entities, db, entity, [row.id])))
  ).flat();
  const entityOf = (part: Referring) => part.field.entity ?? '';
  let isSettled = false;
  while (!isSettled) {
    const needed = referring.filter((part) => {
      const isLeft = !deleted.has(keyOf(part));
      return isLeft && part.onDelete !== 'clear' && deleted.has(`${entityOf(part)}/${part.target}`);
    });
    for (const part of needed) deleted.delete(`${entityOf(part)}/${part.target}`);
    isSettled = needed.length === 0;
  }
  return finish(
    deleted,
    referring.filter((part) => deleted.has(`${entityOf(part)}/${part.target}`)),
  );
}

function countsOf(parts: readonly Part[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { entity } of parts) counts[entity.name] = (counts[entity.name] ?? 0) + 1;
  return counts;
}

/** The plan as counts; the row that was asked for isn't counted among those that go with it. */
export const deletionAnswer = ({ deleted, cleared: emptied, kept }: DeletionPlan): DeletionAnswer => ({
  kept: countsOf(kept),
  cleared: countsOf(emptied),
  deleted: countsOf(deleted.slice(1)),
});

import { mayRead, readScope } from './access.ts';
import type { Actor, Titles } from './calls.ts';
import type { Computing } from './compute.ts';
import { withComputed } from './compute.ts';
import type { Entity, Row } from './entity.ts';
import { titleFields, titleOf } from './format.ts';

/** How far a title may be made of the titles of other rows. */
export const TITLE_DEPTH = 2;

function idsOf(entity: Entity, rows: readonly Row[], only?: readonly string[]): Map<string, Set<string>> {
  const ids = new Map<string, Set<string>>();
  for (const { name, type, entity: target } of entity.fields) {
    if ((type !== 'reference' && type !== 'references') || target === undefined) continue;
    if (only && !only.includes(name)) continue;
    const known = ids.get(target) ?? new Set<string>();
    for (const row of rows) {
      const cell = row[name];
      for (const id of typeof cell === 'object' && cell !== null ? cell : [cell])
        if (typeof id === 'string') known.add(id);
    }
    ids.set(target, known);
  }
  return ids;
}

async function resolve(
  computing: Computing,
  actor: Actor,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  depth: number,
): Promise<Record<string, Record<string, string>>> {
  const titles: Record<string, Record<string, string>> = {};
  for (const [name, wanted] of ids) {
    const entity = computing.entities.get(name);
    if (!entity || wanted.size === 0 || readScope(entity, actor) === 'none') continue;
    const found = await computing.db.find(entity, [{ op: 'is', field: 'id', values: [...wanted] }]);
    const readable = found.filter((row) => mayRead(entity, actor, row));
    titles[name] = await titlesOfRows(computing, actor, entity, readable, depth);
  }
  return titles;
}

async function titlesOfRows(
  computing: Computing,
  actor: Actor,
  entity: Entity,
  rows: readonly Row[],
  depth: number,
): Promise<Record<string, string>> {
  const names = titleFields(entity);
  const isComputed = entity.fields.some(({ name, type }) => type === 'computed' && names.includes(name));
  const whole = isComputed ? await withComputed(computing, entity, rows) : rows;
  const inner = depth > 0 ? await resolve(computing, actor, idsOf(entity, whole, names), depth - 1) : {};
  return Object.fromEntries(whole.map((row) => [row.id, titleOf(entity, row, computing.format, inner)]));
}

/** What the rows are called that some rows refer to, of those that the actor may read. */
export const titlesFor = (
  computing: Computing,
  actor: Actor,
  entity: Entity,
  rows: readonly Row[],
): Promise<Titles> => resolve(computing, actor, idsOf(entity, rows), TITLE_DEPTH);

/** What rows with these ids are called, of those that the actor may read. */
export const titlesOfIds = (
  computing: Computing,
  actor: Actor,
  entity: string,
  ids: readonly string[],
): Promise<Titles> => resolve(computing, actor, new Map([[entity, new Set(ids)]]), TITLE_DEPTH);

import type { Actor } from './calls.ts';
import type { Cell, Entity, Field, Row } from './entity.ts';
import { fieldOf } from './fields.ts';
import { isEmpty } from './format.ts';
import { addressKey } from './query.ts';
import type { Condition, Storage } from './storage.ts';

// Whose rows are whose: those that point to a person with somebody's e-mail address, and those that somebody made.

/** The address by which somebody is known: not that of a parent or of the accounts beside it. */
function emailOf({ fields }: Entity): Field | undefined {
  const addresses = fields.filter(({ type }) => type === 'email');
  return addresses.find(({ name }) => /^e-?mail$/iu.test(name)) ?? addresses[0];
}

/** The fields that say whose a row is. */
const owningFields = (entity: Entity): readonly Field[] =>
  entity.fields.filter(({ owns }) => owns !== undefined);

const pointsTo = (cell: Cell | undefined, ids: readonly string[]): boolean =>
  typeof cell === 'string' ? ids.includes(cell) : Array.isArray(cell) && cell.some((id) => ids.includes(id));

/** What rows are kept under in `Actor.rows`: `child`, or `child.parent` where the parents of a child own as well. */
const keyOf = ({ entity = '', through }: Field): string =>
  through === undefined ? entity : `${entity}.${through}`;
const rowsAt = (actor: Actor, key: string): readonly string[] => actor.rows?.[key] ?? [];

/** The owning fields that could name the actor, who is one of the people that they point to. */
const fieldsOf = (entity: Entity, actor: Actor): readonly Field[] =>
  owningFields(entity).filter((field) => actor.rows?.[keyOf(field)] !== undefined);

/**
 * Whether a row is the actor's. It is if it points to the row with their address, which is theirs to see as well; what only names
 * them they may see, and change only where that is said. What they made is theirs until it names others of their kind instead: a
 * job that was given to another translator is that translator's, while a ticket stays with the customer who sent it.
 */
export function isOwn(entity: Entity, actor: Actor, row: Row, isSeen: boolean): boolean {
  if (actor.id === null) return false;
  if (isSeen && rowsAt(actor, entity.name).includes(row.id)) return true;
  const fields = fieldsOf(entity, actor);
  const naming = fields.filter((field) => pointsTo(row[field.name], rowsAt(actor, keyOf(field))));
  if (naming.some(({ owns }) => isSeen || owns === 'change')) return true;
  return row.createdBy === actor.id && (naming.length > 0 || fields.every(({ name }) => isEmpty(row[name])));
}

/** What whoever has the address of a row may change in it, although they may not change the row. */
export const selfFields = (entity: Entity, actor: Actor, row?: Row): readonly string[] => {
  const own = rowsAt(actor, entity.name);
  if (actor.id === null || (row ? !own.includes(row.id) : own.length === 0)) return [];
  return entity.fields.flatMap(({ name, self }) => (self ? [name] : []));
};

/** Which rows are the actor's to see, as a condition. */
export function ownCondition(entity: Entity, actor: Actor): Condition {
  const fields = fieldsOf(entity, actor);
  return {
    op: 'either',
    of: [
      [
        { op: 'is', field: 'createdBy', values: [actor.id ?? ''] },
        ...fields.map(({ name }): Condition => ({ op: 'empty', field: name, isEmpty: true })),
      ],
      [{ op: 'is', field: 'id', values: rowsAt(actor, entity.name) }],
      ...fields.map((field): Condition[] => [
        { op: 'is', field: field.name, values: rowsAt(actor, keyOf(field)) },
      ]),
    ],
  };
}

/** The fields of a change that took a row from whoever made the change. */
export const givenAway = (entity: Entity, before: Row, after: Row): readonly string[] =>
  owningFields(entity).flatMap(({ name }) =>
    JSON.stringify(before[name]) === JSON.stringify(after[name]) ? [] : [name],
  );

/** What a new row of theirs starts with: whoever fills in a form is the person that it is about. */
export const ownReferences = (entity: Entity, actor: Actor): Readonly<Record<string, Cell>> =>
  Object.fromEntries(
    owningFields(entity).flatMap((field): [string, Cell][] => {
      const [id, ...others] = rowsAt(actor, keyOf(field));
      if (id === undefined || others.length > 0) return [];
      return [[field.name, field.type === 'references' ? [id] : id]];
    }),
  );

/** The actor with the rows by which others belong to them. */
export async function withRows(
  actor: Actor,
  entities: readonly Entity[],
  db: Pick<Storage, 'find'>,
  /** Who stands in for somebody whose address no row holds. */
  standIn: (entity: string) => readonly string[] = () => [],
): Promise<Actor> {
  if (actor.id === null || actor.isOwner) return actor;
  const owning = entities.flatMap(owningFields);
  const entityOf = (name: string | undefined) => entities.find((entity) => entity.name === name);
  const linkOf = ({ entity, through }: Field) => fieldOf(entityOf(entity), through);
  const rows: Record<string, readonly string[]> = {};

  const selves = entities.filter(({ fields }) => fields.some(({ self }) => self)).map(({ name }) => name);
  const people = owning.flatMap((field) => [field.entity, linkOf(field)?.entity]);
  for (const name of new Set([...selves, ...people])) {
    const entity = entityOf(name);
    const email = entity && emailOf(entity);
    if (!entity || !email) continue;
    const isKnown = addressKey(actor.email) !== '';
    const found = isKnown
      ? await db.find(entity, [{ op: 'address', field: email.name, text: actor.email }])
      : [];
    const ids = found.length > 0 ? found.map(({ id }) => id) : standIn(entity.name);
    if (ids.length > 0) rows[entity.name] = ids;
  }
  for (const field of owning) {
    const [entity, link] = [entityOf(field.entity), linkOf(field)];
    if (!entity || !link || rows[keyOf(field)]) continue;
    const [ids = [], values] = [rows[entity.name], rows[link.entity ?? '']];
    if (ids.length === 0 && !values) continue;
    const found = values ? await db.find(entity, [{ op: 'is', field: link.name, values }]) : [];
    // A parent without a child is a parent all the same.
    rows[keyOf(field)] = [...new Set([...ids, ...found.map(({ id }) => id)])];
  }
  return Object.keys(rows).length === 0 ? actor : { ...actor, rows };
}

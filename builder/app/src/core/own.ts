import type { Actor } from './calls.ts';
import type { Cell, Entity, Field, Row } from './entity.ts';
import type { Condition, Storage } from './storage.ts';

// Whose rows are whose: those that somebody made, and those that point to a person with their e-mail address.

/** The address by which somebody is known: not that of a parent or of the accounts beside it. */
function emailOf({ fields }: Entity): Field | undefined {
  const addresses = fields.filter(({ type }) => type === 'email');
  return addresses.find(({ name }) => /^e-?mail$/iu.test(name)) ?? addresses[0];
}
const plain = (email: Cell | undefined) => (typeof email === 'string' ? email.trim().toLowerCase() : '');

/** The fields that say whose a row is. */
const owningFields = (entity: Entity): readonly Field[] =>
  entity.fields.filter(({ owns }) => owns !== undefined);

const pointsTo = (cell: Cell | undefined, ids: readonly string[]): boolean =>
  typeof cell === 'string' ? ids.includes(cell) : Array.isArray(cell) && cell.some((id) => ids.includes(id));

const rowsOf = (actor: Actor, entity: string | undefined): readonly string[] =>
  entity === undefined ? [] : (actor.rows?.[entity] ?? []);

/**
 * Whether a row is the actor's: they made it, or it points to the row with their address, which is theirs to see as well. What
 * only names them they may see, and change only where that is said.
 */
export function isOwn(entity: Entity, actor: Actor, row: Row, isSeen: boolean): boolean {
  if (actor.id === null) return false;
  if (row.createdBy === actor.id) return true;
  if (isSeen && rowsOf(actor, entity.name).includes(row.id)) return true;
  return owningFields(entity).some(
    (field) => (isSeen || field.owns === 'change') && pointsTo(row[field.name], rowsOf(actor, field.entity)),
  );
}

/** What a new row of theirs starts with: whoever fills in a form is the person that it is about. */
export const ownReferences = (entity: Entity, actor: Actor): Readonly<Record<string, Cell>> =>
  Object.fromEntries(
    owningFields(entity).flatMap((field): [string, Cell][] => {
      const [id, ...others] = rowsOf(actor, field.entity);
      if (id === undefined || others.length > 0) return [];
      return [[field.name, field.type === 'references' ? [id] : id]];
    }),
  );

/** Which rows are the actor's, as a condition. */
export function ownCondition(entity: Entity, actor: Actor): Condition {
  const pointing = owningFields(entity).map((field): [string, readonly string[]] => [
    field.name,
    rowsOf(actor, field.entity),
  ]);
  return {
    op: 'any',
    among: Object.fromEntries([
      ['createdBy', [actor.id ?? '']],
      ['id', rowsOf(actor, entity.name)],
      ...pointing,
    ]),
  };
}

/** The actor with the rows that hold their address, of all entities whose rows own others. */
export async function withRows(
  actor: Actor,
  entities: readonly Entity[],
  db: Pick<Storage, 'find'>,
): Promise<Actor> {
  if (actor.id === null || actor.isOwner) return actor;
  const owners = new Set(entities.flatMap((entity) => owningFields(entity).map((field) => field.entity)));
  const found = entities
    .filter(({ name }) => owners.has(name))
    .map(async (entity): Promise<[string, readonly string[]]> => {
      const email = emailOf(entity);
      const rows = email ? await db.find(entity, [{ op: 'same', field: email.name, text: actor.email }]) : [];
      // The search takes an "ü" for a "u", and another mailbox is another person.
      const theirs = rows.filter((row) => email && plain(row[email.name]) === plain(actor.email));
      return [entity.name, theirs.map(({ id }) => id)];
    });
  return found.length === 0 ? actor : { ...actor, rows: Object.fromEntries(await Promise.all(found)) };
}

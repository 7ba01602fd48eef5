import type { Actor } from './calls.ts';
import type { Action, Entity, Row, Who } from './entity.ts';
import { isOwn, selfFields } from './own.ts';

/** Which rows an actor may read. */
export type Scope = 'all' | 'own' | 'none';

const isMember = (actor: Actor): actor is Actor & { id: string } => actor.id !== null;

/** Whether the actor is named without regard to who made the row. */
function includes(who: readonly Who[], actor: Actor): boolean {
  if (actor.isOwner || who.includes('public')) return true;
  if (!isMember(actor)) return false;
  return who.includes('member') || actor.roles.some((role) => who.includes(role));
}

/** Whether the actor is among those who may do something with a row; `isSeen` where that is only to see it. */
export const isOneOf = (
  entity: Entity,
  who: readonly Who[],
  actor: Actor,
  row: Row,
  isSeen = false,
): boolean => includes(who, actor) || (who.includes('own') && isOwn(entity, actor, row, isSeen));

export function mayCreate({ definition: { access } }: Entity, actor: Actor): boolean {
  // Whoever signs in can own a row, so `own` lets every member make one.
  return includes(access.create, actor) || (access.create.includes('own') && isMember(actor));
}

/** Whether the actor may make rows of others too, not only rows of their own. */
export const mayCreateAll = ({ definition: { access } }: Entity, actor: Actor): boolean =>
  includes(access.create, actor);

export const may = (action: Exclude<Action, 'create'>, entity: Entity, actor: Actor, row: Row): boolean =>
  isOneOf(entity, entity.definition.access[action], actor, row, action === 'read');
export const mayRead = (entity: Entity, actor: Actor, row: Row) => may('read', entity, actor, row);
export const mayUpdate = (entity: Entity, actor: Actor, row: Row) => may('update', entity, actor, row);
export const mayDelete = (entity: Entity, actor: Actor, row: Row) => may('delete', entity, actor, row);

/** Whether the actor may update every row, not only rows of their own. */
export const mayUpdateAll = ({ definition: { access } }: Entity, actor: Actor): boolean =>
  includes(access.update, actor);

/** Whether the actor may make a row or change one, at least of their own. */
export const mayWriteSome = (entity: Entity, actor: Actor): boolean =>
  mayCreate(entity, actor) ||
  mayUpdateAll(entity, actor) ||
  selfFields(entity, actor).length > 0 ||
  (entity.definition.access.update.includes('own') && isMember(actor));

export function readScope({ definition: { access } }: Entity, actor: Actor): Scope {
  if (includes(access.read, actor)) return 'all';
  return access.read.includes('own') && isMember(actor) ? 'own' : 'none';
}

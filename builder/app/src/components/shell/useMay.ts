import { useActor } from '../../api/hooks.ts';
import type { Actor } from '../../api/client.ts';
import { mayCreate, readScope } from '../../core/access.ts';
import type { Action, Entity } from '../../core/entity.ts';
import { selfFields } from '../../core/own.ts';
import type { Needs } from './menu.ts';

/** Whether an actor may do something with some row of an entity; which rows is for the data to say. */
export function mayEver(actor: Actor, entity: Entity, action: Action): boolean {
  if (action === 'create') return mayCreate(entity, actor);
  if (action === 'read') return readScope(entity, actor) !== 'none';
  const who = entity.definition.access[action];
  if (action === 'update' && selfFields(entity, actor).length > 0) return true;
  return actor.isOwner || who.includes('public') || (actor.id !== null && hasRole(actor, who));
}

const hasRole = (actor: Actor, who: readonly string[]) =>
  who.includes('member') || who.includes('own') || actor.roles.some((role) => who.includes(role));

export const meets = (actor: Actor, needs: Needs | undefined): boolean =>
  needs === undefined ||
  (needs === 'member' ? actor.id !== null : mayEver(actor, needs.entity, needs.action));

export function useMay(entity: Entity, action: Action): boolean {
  return mayEver(useActor(), entity, action);
}

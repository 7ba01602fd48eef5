import { isOneOf, mayUpdate, mayUpdateAll } from './access.ts';
import type { Actor } from './calls.ts';
import type { Entity, Row } from './entity.ts';
import { fieldOf } from './fields.ts';
import type { Messages } from './messages.ts';

/** The states that an actor may move a row to. */
export function nextStates(entity: Entity, actor: Actor, row: Row): readonly string[] {
  const { states } = entity.definition;
  if (!states) return [];
  const current = row[states.field];
  return states.transitions
    .filter(({ from, to, roles }) => {
      if (from !== current || to === current) return false;
      return roles ? isOneOf(entity, roles, actor, row) : mayUpdate(entity, actor, row);
    })
    .map(({ to }) => to);
}

/** What a state is called. */
export function stateLabel(entity: Entity, state: unknown): string {
  const field = fieldOf(entity, entity.definition.states?.field);
  return typeof state === 'string' ? (field?.optionTexts[state]?.label ?? state) : '';
}

/** Why a row can't get the state that it would have, if so. `before` is null for a new row. */
export function stateError(
  entity: Entity,
  actor: Actor,
  before: Row | null,
  after: Row,
  messages: Messages,
): string | null {
  const { states } = entity.definition;
  if (!states) return null;
  const to = after[states.field];
  if (before === null) {
    if (to === states.initial || mayUpdateAll(entity, actor)) return null;
    return messages.initialState(stateLabel(entity, states.initial));
  }
  const from = before[states.field];
  if (from === to || nextStates(entity, actor, before).some((state) => state === to)) return null;
  // A row that was imported without a state enters the life cycle at its start.
  if (from === null && to === states.initial) return null;
  return messages.transition(stateLabel(entity, from), stateLabel(entity, to));
}

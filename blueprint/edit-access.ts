import { type Action, ACTIONS, LIMITS } from './kinds.ts';
import { nameFor } from './names.ts';
import type { Access, Blueprint, Entity, Rule, Transition } from './schema.ts';
import { tidy } from './tidy.ts';

// Who may do what, and the steps that rows go through, as a person changes them.

const entityAt = (blueprint: Blueprint, index: number, change: (entity: Entity) => Entity): Blueprint => ({
  ...blueprint,
  entities: blueprint.entities.map((entity, at) => (at === index ? change(entity) : entity)),
});

export function addRole(blueprint: Blueprint, label: string): Blueprint {
  const taken = ['public', 'member', 'own', 'owner', ...blueprint.roles.map(({ name }) => name)];
  const role = { name: nameFor(label, 'role', taken), label };
  return blueprint.roles.length < LIMITS.roles
    ? { ...blueprint, roles: [...blueprint.roles, role] }
    : blueprint;
}

/** What people read of a role; its name stays. */
export const renameRole = (blueprint: Blueprint, index: number, label: string): Blueprint => ({
  ...blueprint,
  roles: blueprint.roles.map((role, at) => (at === index ? { ...role, label } : role)),
});

/** Removes a role. What only it was allowed is left to the owner, never to everyone. */
export function removeRole(blueprint: Blueprint, index: number): Blueprint {
  const gone = blueprint.roles[index]?.name;
  if (gone === undefined) return blueprint;
  const without = (who: readonly string[]) => who.filter((name) => name !== gone);
  const access = (before: Access): Access => ({
    read: without(before.read),
    create: without(before.create),
    update: without(before.update),
    delete: without(before.delete),
  });
  const transition = (step: Transition): Transition => {
    if (!step.roles?.includes(gone)) return step;
    const left = without(step.roles);
    return { ...step, roles: left.length > 0 ? left : ['owner'] };
  };
  return tidy({
    ...blueprint,
    roles: blueprint.roles.filter((_, at) => at !== index),
    entities: blueprint.entities.map((entity) => ({
      ...entity,
      access: access(entity.access),
      ...(entity.states
        ? { states: { ...entity.states, transitions: entity.states.transitions.map(transition) } }
        : {}),
    })),
    rules: blueprint.rules.map((rule): Rule =>
      'to' in rule && 'role' in rule.to && rule.to.role === gone ? { ...rule, to: { role: 'owner' } } : rule,
    ),
  });
}

/** Whom the access of an entity can name, in the order of the table; the owner always may. */
export const whoIn = (blueprint: Blueprint): string[] => [
  'public',
  'member',
  'own',
  ...blueprint.roles.map(({ name }) => name),
];

/** Whether `who` may do `action` because someone that includes them may. */
export const isIncluded = (names: readonly string[], who: string): boolean =>
  (who !== 'public' && names.includes('public')) ||
  (who !== 'public' && who !== 'member' && names.includes('member'));

/** Lets someone do something with the rows of an entity, or no longer. */
export function setAccess(
  blueprint: Blueprint,
  entity: number,
  action: Action,
  who: string,
  allowed: boolean,
): Blueprint {
  const order = [...whoIn(blueprint), 'owner'];
  return entityAt(blueprint, entity, (before) => {
    const rest = before.access[action].filter((name) => name !== who);
    const next = allowed ? [...rest, who] : rest;
    return {
      ...before,
      access: { ...before.access, [action]: order.filter((name) => next.includes(name)) },
    };
  });
}

/** The actions of an entity by who may do them, for a summary: those that the same people may stand together. */
export function accessGroups({ access }: Entity): { who: string[]; actions: Action[] }[] {
  const groups = new Map<string, { who: string[]; actions: Action[] }>();
  for (const action of ACTIONS) {
    const named = access[action].filter((name) => name !== 'owner');
    const who = named.includes('public')
      ? ['public']
      : named.includes('member')
        ? ['member']
        : named.length > 0
          ? named
          : ['owner'];
    const key = who.join(' ');
    const group = groups.get(key) ?? { who, actions: [] };
    group.actions.push(action);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const optionsOf = (entity: Entity, field: string) =>
  entity.fields.find(({ name, type }) => name === field && type === 'select')?.options ?? [];

/** Makes a choice field the life of the rows, one option after the other, or lets rows have no states. */
export function setStates(blueprint: Blueprint, index: number, field: string | null): Blueprint {
  const changed = entityAt(blueprint, index, (entity) => {
    const { states: _, ...rest } = entity;
    if (field === null) return rest;
    const options = optionsOf(entity, field);
    const transitions = options.slice(1).map((option, at): Transition => ({
      from: options[at]?.name ?? '',
      to: option.name,
      label: option.label,
    }));
    return { ...rest, states: { field, transitions } };
  });
  return tidy(changed);
}

/** A step that isn't there yet; nothing where every state leads to every other. */
export function newTransition(entity: Entity): Transition | null {
  const { states } = entity;
  if (!states || states.transitions.length >= LIMITS.transitions) return null;
  const options = optionsOf(entity, states.field);
  for (const from of options)
    for (const to of options)
      if (from !== to && !states.transitions.some((step) => step.from === from.name && step.to === to.name))
        return { from: from.name, to: to.name, label: to.label };
  return null;
}

export const setTransitions = (blueprint: Blueprint, index: number, transitions: Transition[]): Blueprint =>
  tidy(
    entityAt(blueprint, index, (entity) =>
      entity.states ? { ...entity, states: { ...entity.states, transitions } } : entity,
    ),
  );

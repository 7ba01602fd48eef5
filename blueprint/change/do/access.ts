import { UNCHOSEN } from '../../access.ts';
import { addRole as addPlainRole, isIncluded, removeRole, renameRole, setAccess } from '../../edit-access.ts';
import { hasAddress, isReference } from '../../fields.ts';
import { type Action, ACTIONS, LIMITS } from '../../kinds.ts';
import type { Access, Blueprint, Field } from '../../schema.ts';
import { singular } from '../../understand/read/english/inflect.ts';
import { type Context, failed, made, type Outcome } from '../change.ts';
import { findEntity, findRole } from '../find.ts';
import { bare, keyOf, labelOf } from '../text.ts';

/** Whom a phrase means: someone that every app knows, a role, or a role that isn't there yet. */
export type Who = { name: string } | { newRole: string };

const EVERYONE =
  /^(?:any ?one|every ?one|any ?body|every ?body|(?:the )?(?:general )?public|visitors?|strangers?|the world|all people|whoever|guests?|anonymous(?: users| visitors)?|people who are not signed in|all|todos|todo el mundo|cualquiera|tout le monde|alle|jeder|jede[rn]?|所有人|任何人|الجميع|أي شخص)$/iu;
const MEMBERS =
  /^(?:(?:all |the |our |registered |logged in |signed in |every )*(?:members?|users?|people|persons?|customers?|clients?|patients?|guests? who signed in|accounts?|signed in people|participants?|they|someone)|miembros?|usuarios?|los usuarios|membres?|utilisateurs?|mitglieder|benutzer|nutzer|成员|会员|用户|الأعضاء|المستخدمون)$/iu;
const OWNER =
  /^(?:me|i|us|we|myself|ourselves|(?:the |an? )?(?:owner|admins?|administrators?|app owner|site owner|boss)|only me|propietario|administradores?|administrateurs?|inhaber|管理员|المالك|المدير)$/iu;

/** A question asks for nothing to be changed. */
const QUESTION = /^(?:who(?:m|se)?|what|which|why|when|where|how|it|this|that|there)\b/iu;

export function whoIs(context: Context, phrase: string): Who | null {
  const noun = bare(phrase);
  if (noun === '' || QUESTION.test(noun)) return null;
  const role = findRole(context, noun);
  if (role) return { name: role.item.name };
  if (EVERYONE.test(noun)) return { name: 'public' };
  if (OWNER.test(noun)) return { name: 'owner' };
  if (MEMBERS.test(noun)) return { name: 'member' };
  const words = noun.split(' ');
  if (words.length > 3 || !/^[\p{L} '-]+$/u.test(noun)) return null;
  // Whose rows are people with an address of theirs, such as customers, signs in as a member.
  const owner = findEntity(context, noun);
  const isPerson =
    owner && owner.score >= 0.8 && owner.item.fields.some(({ type }) => type === 'email' || type === 'phone');
  if (isPerson) return { name: 'member' };
  return owner && owner.score >= 0.8
    ? null
    : { newRole: labelOf(context.language === 'en' ? singular(noun) : noun, LIMITS.entityLabel) };
}

/** The app with the role, where it has none of that name yet. */
export function withWho(app: Blueprint, who: Who): { app: Blueprint; name: string } | null {
  if ('name' in who) return { app, name: who.name };
  const next = addPlainRole(app, who.newRole);
  const added = next.roles.at(-1);
  return next === app || !added ? null : { app: next, name: added.name };
}

const every = (
  app: Blueprint,
  actions: readonly Action[],
  change: (app: Blueprint, action: Action) => Blueprint,
) => actions.reduce(change, app);
const entityAt = (app: Blueprint, at: number) => app.entities[at]?.access;
const clear = (app: Blueprint, at: number, action: Action, keep: readonly string[] = []): Blueprint =>
  (entityAt(app, at)?.[action] ?? [])
    .filter((name) => !keep.includes(name))
    .reduce((next, name) => setAccess(next, at, action, name, false), app);

/** Who may do what with the rows of entities: besides others, alone, or no longer. */
export function allow(
  context: Context,
  entities: readonly number[],
  actions: readonly Action[],
  who: readonly Who[],
  how: 'too' | 'only' | 'not',
): Outcome {
  let { app } = context;
  const names: string[] = [];
  for (const one of who) {
    const known = withWho(app, one);
    if (!known) return failed('full', 'newRole' in one ? one.newRole : one.name);
    app = known.app;
    names.push(known.name);
  }
  for (const at of entities)
    app = every(app, actions, (next, action) => {
      if (how === 'only')
        return names.reduce((one, name) => setAccess(one, at, action, name, true), clear(next, at, action));
      if (how === 'too') {
        const may = entityAt(next, at)?.[action] ?? [];
        const fresh = names.filter((name) => !may.includes(name) && !isIncluded(may, name));
        return fresh.reduce((one, name) => setAccess(one, at, action, name, true), next);
      }
      return names.reduce((one, name) => without(one, at, action, name), next);
    });
  const [first] = entities;
  const about = app.entities[first ?? -1];
  return made('access', context, app, about?.plural ?? '', about?.name);
}

/** Takes an action from someone, who may have had it as one of all members or of everyone. */
function without(app: Blueprint, at: number, action: Action, name: string): Blueprint {
  const may = entityAt(app, at)?.[action] ?? [];
  if (name === 'owner') return app;
  if (name === 'public')
    return may.includes('public')
      ? setAccess(setAccess(app, at, action, 'public', false), at, action, 'member', true)
      : app;
  if (name === 'member')
    return setAccess(
      UNCHOSEN.reduce((next, one) => setAccess(next, at, action, one, false), app),
      at,
      action,
      'owner',
      true,
    );
  const isThroughOthers = may.includes('member') || may.includes('public');
  const plain = setAccess(app, at, action, name, false);
  if (!isThroughOthers)
    return (entityAt(plain, at)?.[action].length ?? 0) > 0
      ? plain
      : setAccess(plain, at, action, 'owner', true);
  const others = app.roles.filter((role) => role.name !== name).map((role) => role.name);
  return ['owner', ...others].reduce(
    (next, one) => setAccess(next, at, action, one, true),
    clear(plain, at, action, []),
  );
}

/** Rows that name one person belong to that person. */
function withOwner(app: Blueprint, at: number): Blueprint {
  const named = (name: string | undefined) => app.entities.find((one) => one.name === name);
  const people = app.entities[at]?.fields.filter(
    (field) => isReference(field) && hasAddress(named(field.entity)),
  );
  const [only, ...others] = people ?? [];
  if (!only || others.length > 0) return app;
  return {
    ...app,
    entities: app.entities.map((entity, index) => {
      if (index === at)
        return {
          ...entity,
          fields: entity.fields.map((field) => (field === only ? { ...field, owns: 'see' } : field)),
        };
      return entity.name === only.entity ? { ...entity, access: closed(entity.access) } : entity;
    }),
  };
}
/** Whoever sees only their own changes nobody's address, and sees themselves. */
function closed(access: Access): Access {
  const without = (names: readonly string[]) => {
    const left = names.filter((name) => !UNCHOSEN.includes(name));
    return left.length > 0 ? left : ['owner'];
  };
  return { ...access, read: ['own', ...without(access.read)], update: without(access.update) };
}

/** Lets members do something only with their own rows; the roles keep what they may. */
export function ownRows(context: Context, entities: readonly number[], actions: readonly Action[]): Outcome {
  const app = entities.reduce(
    (next, at) =>
      every(next, actions, (one, action) => {
        const open = ['public', 'member'].reduce((two, name) => setAccess(two, at, action, name, false), one);
        return setAccess(setAccess(open, at, action, 'own', true), at, action, 'owner', true);
      }),
    entities.reduce(withOwner, context.app),
  );
  const about = app.entities[entities[0] ?? -1];
  return made('ownRows', context, app, about?.plural ?? '', about?.name);
}

/** Lets people change fields of their own row, which they see then. */
export function leaveToThemselves(
  context: Context,
  at: number,
  fields: readonly (Field | undefined)[],
): Outcome {
  const app = {
    ...context.app,
    entities: context.app.entities.map((entity, index) =>
      index === at
        ? {
            ...entity,
            fields: entity.fields.map((field) => (fields.includes(field) ? { ...field, self: true } : field)),
          }
        : entity,
    ),
  };
  const about = app.entities[at];
  const isSeen = about?.access.read.some((name) => UNCHOSEN.includes(name)) ?? false;
  const seen = isSeen ? app : setAccess(app, at, 'read', 'own', true);
  return made('ownRows', context, seen, about?.plural ?? '', about?.name);
}

export function addRole(context: Context, phrases: readonly string[]): Outcome {
  let { app } = context;
  for (const phrase of phrases) {
    const noun = bare(phrase)
      .replace(/^roles? (?:called |named |for )?/iu, '')
      .replace(/ roles?$/iu, '');
    const label = labelOf(context.language === 'en' ? singular(bare(noun)) : bare(noun), LIMITS.entityLabel);
    if (keyOf(label) === '') return failed('unknown', phrase);
    if (app.roles.some((role) => keyOf(role.label) === keyOf(label))) return failed('already', label);
    if (app.roles.length >= LIMITS.roles) return failed('full', label);
    app = addPlainRole(app, label);
  }
  return made('addRole', context, app, phrases[0] ?? '');
}

export const renameRoleTo = (context: Context, at: number, phrase: string): Outcome => {
  const label = labelOf(bare(phrase), LIMITS.entityLabel);
  return keyOf(label) === ''
    ? failed('unknown', phrase)
    : made('renameRole', context, renameRole(context.app, at, label), label);
};
export const removeRoleAt = (context: Context, at: number): Outcome =>
  made('removeRole', context, removeRole(context.app, at), context.app.roles[at]?.label ?? '');

const VERBS: readonly [RegExp, readonly Action[]][] = [
  [/^(?:see|view|read|look at|list|browse|open|access|find|search|visit)$/iu, ['read']],
  [
    /^(?:add|create|make|enter|submit|send in|send|post|write|book|order|place|request|file|upload|register|report)$/iu,
    ['create'],
  ],
  [/^(?:edit|change|update|modify|alter|correct|touch)$/iu, ['update']],
  [/^(?:delete|remove|erase|destroy|cancel)$/iu, ['delete']],
  [
    /^(?:manage|do everything with|administer|fully access|control|do anything with|maintain|handle)$/iu,
    ACTIONS,
  ],
];
/** “see”, “add or edit”, “create, change and delete”. */
export function actionsOf(phrase: string): Action[] | null {
  const verbs = phrase
    .split(/,? (?:and|or|&|nor) |, ?|\//iu)
    .map((verb) => verb.trim().replace(/^(?:only|also|even|to) /iu, ''));
  const found = verbs.map((verb) => VERBS.find(([pattern]) => pattern.test(verb))?.[1]);
  if (found.some((one) => one === undefined)) return null;
  return ACTIONS.filter((action) => found.some((one) => one?.includes(action)));
}

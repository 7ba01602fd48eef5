import { type Action, ACTIONS, type AppKind } from './kinds.ts';
import type { Access, Entity, Field } from './schema.ts';

// Who usually may do what in an app of a kind, for data of which nobody said it.

/** Those who are no chosen few: whoever of them may change the address of a person could take that person's place. */
export const UNCHOSEN: readonly string[] = ['public', 'member', 'own'];

/** Whether any of these may change rows of an entity. */
export const mayUpdate = (entity: Pick<Entity, 'access'> | undefined, among: readonly string[]): boolean =>
  entity?.access.update.some((who) => among.includes(who)) ?? false;

/** What a team keeps for itself. */
export const MEMBERS_ONLY: Access = {
  read: ['member'],
  create: ['member'],
  update: ['member'],
  delete: ['owner'],
};
/** What is shown to everyone, and kept by the owner. */
const SHOWN: Access = { read: ['public'], create: ['owner'], update: ['owner'], delete: ['owner'] };
/** What everyone may send in, and whoever signed in finds again. */
const SENT_IN: Access = {
  read: ['own', 'owner'],
  create: ['public'],
  update: ['owner'],
  delete: ['owner'],
};
const PRIVATE: Access = { read: ['owner'], create: ['owner'], update: ['owner'], delete: ['owner'] };

/** Apps that the public looks at; in the others a team works. */
const PUBLIC_KINDS: readonly AppKind[] = [
  'shop',
  'bookings',
  'blog',
  'directory',
  'events',
  'courses',
  'property',
  'portfolio',
];

interface Shown {
  kind: string;
  entity?: string | undefined;
  inMenu: boolean;
}

export function usualAccess(
  kind: AppKind,
  entity: { name: string; fields: readonly Field[] },
  pages: readonly Shown[],
): Access {
  const isSentIn = pages.some((page) => page.kind === 'form' && page.entity === entity.name && page.inMenu);
  if (isSentIn) return PUBLIC_KINDS.includes(kind) ? SENT_IN : { ...MEMBERS_ONLY, create: ['public'] };
  if (!PUBLIC_KINDS.includes(kind)) return MEMBERS_ONLY;
  return entity.fields.some(({ type }) => type === 'email' || type === 'phone') ? PRIVATE : SHOWN;
}

/** Whoever looks at a published app: everyone (`public`), whoever signed in (`member`), or the members of a role. */
export const audiencesOf = ({ roles }: { roles: readonly { name: string }[] }): string[] => [
  'public',
  'member',
  ...roles.map(({ name }) => name),
];

/** What an audience may do with the rows of an entity, and which of it only with rows of their own. */
export function allowedTo(access: Access, audience: string): { action: Action; isOwn: boolean }[] {
  const names = audience === 'public' ? ['public'] : ['public', 'member', audience];
  return ACTIONS.flatMap((action) => {
    const who = access[action];
    if (who.some((name) => names.includes(name))) return [{ action, isOwn: false }];
    return audience !== 'public' && who.includes('own') ? [{ action, isOwn: action !== 'create' }] : [];
  });
}

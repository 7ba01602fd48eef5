import type { AppInfo } from '../core/app.ts';
import type { Actor, Member } from '../core/calls.ts';
import { ApiError, VISITOR } from '../core/calls.ts';
import type { Messages } from '../core/messages.ts';
import { newId } from '../core/id.ts';
import type { DataChange } from './client.ts';
import type { Kept } from './kept.ts';

// The members of an app whose data is in this browser: the owner, and one for each role to try it as.

const CODE = /^\d{6}$/;

export const actorOf = (member: Member | null): Actor =>
  member ? { id: member.id, email: member.email, roles: member.roles, isOwner: member.isOwner } : VISITOR;

function firstMembers(app: AppInfo, messages: Messages): readonly Member[] {
  const member = (id: string, name: string, roles: readonly string[]): Member => ({
    id,
    email: `${id.toLowerCase()}@example.com`,
    name,
    roles,
    isOwner: id === 'owner',
    isBlocked: false,
  });
  return [
    member('owner', messages.owner, []),
    ...app.roles.map((role) => member(role.name, role.label, [role.name])),
    member('member', '', []),
  ];
}

const isMember = (value: unknown): value is Member =>
  typeof value === 'object' && value !== null && 'id' in value && 'email' in value && 'roles' in value;

export function createMemoryMembers(
  app: AppInfo,
  kept: Kept,
  messages: Messages,
  changed: (change: DataChange) => void,
) {
  let members = firstMembers(app, messages);
  let current: string | null = 'owner';

  function load(): void {
    const known = kept.read('members');
    if (Array.isArray(known) && known.length > 0 && known.every(isMember)) members = known;
    const id = kept.read('me');
    if (id === null) current = null;
    else if (typeof id === 'string' && members.some((member) => member.id === id)) current = id;
  }
  load();

  const me = (): Member | null => members.find(({ id }) => id === current) ?? null;

  function become(id: string | null): void {
    current = id;
    kept.write('me', id);
    changed('session');
  }
  function save(member: Member): Member {
    const isNew = members.every(({ id }) => id !== member.id);
    members = isNew
      ? [...members, member]
      : members.map((other) => (other.id === member.id ? member : other));
    kept.write('members', members);
    changed('rows');
    return member;
  }
  const add = (email: string, roles: readonly string[]) =>
    save({ id: newId(), email, name: '', roles, isOwner: false, isBlocked: false });
  const byEmail = (email: string) => members.find((member) => member.email === email.trim().toLowerCase());
  function needOwner(): void {
    if (!me()?.isOwner) throw new ApiError(current === null ? 401 : 403, messages.forbidden);
  }

  return {
    load,
    me,
    actor: () => actorOf(me()),
    /** Whether it is one of those that are there to try the app as. */
    isTrial: (id: string | null): boolean => id === 'member' || app.roles.some(({ name }) => name === id),
    /** Looks at the app as a visitor, a member, someone with a role, or the owner. */
    actAs: (who: string) =>
      become(who === 'visitor' ? null : (members.find(({ id }) => id === who)?.id ?? null)),
    /** No mail is sent from here, so any six digits are right. */
    verify(email: string, code: string): Member {
      const known =
        byEmail(email) ?? (app.signUp === 'open' ? add(email.trim().toLowerCase(), []) : undefined);
      if (!known || !CODE.test(code))
        throw new ApiError(422, messages.wrongCode, { code: messages.wrongCode });
      if (known.isBlocked) throw new ApiError(403, messages.blocked);
      become(known.id);
      return known;
    },
    signOut: () => become(null),
    rename(name: string): Member {
      const member = me();
      if (!member) throw new ApiError(401, messages.signIn);
      return save({ ...member, name: name.trim() });
    },
    all(): readonly Member[] {
      needOwner();
      return members;
    },
    invite(email: string, roles: readonly string[]): Member {
      needOwner();
      if (byEmail(email)) throw new ApiError(422, messages.checkFields, { email: messages.unique });
      return add(email.trim().toLowerCase(), roles);
    },
    change(id: string, change: { roles?: readonly string[]; isBlocked?: boolean }): Member {
      needOwner();
      const member = members.find((candidate) => candidate.id === id);
      if (!member) throw new ApiError(404, messages.notFound);
      // Blocking the owner would leave an app that nobody can run.
      return save({
        ...member,
        ...change,
        isBlocked: !member.isOwner && (change.isBlocked ?? member.isBlocked),
      });
    },
  };
}

import type { Role } from '#contract/core/roles.ts';
import type { UserStatus } from '#contract/resources/users/index.ts';
import { HttpError } from '../../platform/errors.ts';

interface Person {
  id: string;
  role: Role;
  status: UserStatus;
}

/**
 * Whether an administrator may block, demote or delete someone: never themselves, never the last active administrator.
 * @param otherAdmins active administrators besides `target`
 * @returns the error, or null
 */
export function removalFault(actorId: string, target: Person, otherAdmins: number): HttpError | null {
  if (target.id === actorId)
    return new HttpError('state', 'You can’t block, demote or delete yourself. Ask another administrator.');
  if (target.role === 'Admin' && target.status === 'active' && otherAdmins === 0) {
    return new HttpError(
      'state',
      'This is the last administrator. Make another user an administrator first.',
    );
  }
  return null;
}

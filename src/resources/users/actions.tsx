import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/resources/users/calls.ts';
import { useIdentity } from '../../access/identity.ts';
import { useMay } from '../../access/use-allowed.ts';
import type { BulkAction } from '../../components/table/bulk-bar.tsx';
import type { ButtonAction } from '../../components/table/row-actions.tsx';
import { UndoToast } from '../../components/feedback/undo-toast.tsx';
import { useBulk } from '../bulk.ts';
import { useDeletion } from '../deletion.ts';

const SignInAs = lazy(() => import('./sign-in-as.tsx'));

export const nameOf = (user: Pick<User, 'firstName' | 'lastName' | 'userName'>) =>
  `${user.firstName} ${user.lastName}`.trim() || user.userName;

interface UserActions {
  /** Actions on one user, in the list and on the user's page. */
  of: (user: User) => ButtonAction[];
  /** Actions on several users. */
  bulk: BulkAction[];
  /** Render this where the actions are offered. */
  dialogs: ReactNode;
}

/**
 * Blocking, deleting and signing in as users.
 * @param onDeleted called after a user is deleted
 */
export function useUserActions(onDeleted?: () => void): UserActions {
  const { t } = useTranslation('admin');
  const own = useIdentity()?._id;
  const mayEdit = useMay('users', 'edit');
  const [support, setSupport] = useState<User | null>(null);
  const { update, notify } = useBulk('users');
  const deletion = useDeletion<User>({ resource: 'users', texts: 'users', nameOf, onDeleted });

  const block = (user: User, status: 'active' | 'blocked', undoable = true) => {
    const text = t(status === 'blocked' ? 'users.blocked' : 'users.unblocked', { name: nameOf(user) });
    const undo = () => block(user, status === 'blocked' ? 'active' : 'blocked', false);
    void notify(update([user.id], { status }), undoable ? <UndoToast text={text} onUndo={undo} /> : text);
  };

  const changesOf = (user: User): ButtonAction[] => {
    const blocked = user.status === 'blocked';
    const status = {
      key: 'status',
      label: t(blocked ? 'users.unblockAction' : 'users.blockAction'),
      onClick: () => block(user, blocked ? 'active' : 'blocked'),
    };
    return user.role === 'User' && user.status === 'active'
      ? [{ key: 'sign-in-as', label: t('users.signInAs'), onClick: () => setSupport(user) }, status]
      : [status];
  };

  const bulkChanges: BulkAction[] = [
    { key: 'block', label: t('users.blockAction'), run: (ids) => update(ids, { status: 'blocked' }) },
    { key: 'unblock', label: t('users.unblockAction'), run: (ids) => update(ids, { status: 'active' }) },
  ];

  return {
    of: (user) => (user.id === own ? [] : [...(mayEdit ? changesOf(user) : []), ...deletion.of(user)]),
    bulk: [...(mayEdit ? bulkChanges : []), ...deletion.bulk],
    dialogs: (
      <>
        {deletion.dialog}
        {support && (
          <Suspense fallback={null}>
            <SignInAs user={support} onClose={() => setSupport(null)} />
          </Suspense>
        )}
      </>
    ),
  };
}

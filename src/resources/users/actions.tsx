import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/resources/users.ts';
import { useIdentity } from '../../access/identity.ts';
import { useMay } from '../../access/use-allowed.ts';
import { useConfirm } from '../../components/feedback/confirm.tsx';
import type { BulkAction } from '../../components/table/bulk-bar.tsx';
import type { RowAction } from '../../components/table/row-actions.tsx';
import { Undone } from '../../components/feedback/undone.tsx';
import { useBulk } from '../bulk.ts';

const SignInAs = lazy(() => import('./sign-in-as.tsx'));

export const nameOf = (user: Pick<User, 'firstName' | 'lastName' | 'userName'>) =>
  `${user.firstName} ${user.lastName}`.trim() || user.userName;

interface UserActions {
  /** What can be done with one user, here and on their page. */
  of: (user: User) => RowAction[];
  /** What can be done with several. */
  bulk: BulkAction[];
  /** To be rendered where the actions are offered. */
  dialogs: ReactNode;
}

/** Blocking, deleting and signing in as users. @param onDeleted runs once a user is gone */
export function useUserActions(onDeleted?: () => void): UserActions {
  const { t } = useTranslation('admin');
  const own = useIdentity()?._id;
  const mayEdit = useMay('users', 'edit');
  const mayDelete = useMay('users', 'delete');
  const [ask, dialog] = useConfirm();
  const [support, setSupport] = useState<User | null>(null);
  const { update, remove, notify } = useBulk('users');

  const block = (user: User, status: 'active' | 'blocked', undoable = true) => {
    const text = t(status === 'blocked' ? 'users.blocked' : 'users.unblocked', { name: nameOf(user) });
    const undo = () => block(user, status === 'blocked' ? 'active' : 'blocked', false);
    void notify(update([user.id], { status }), undoable ? <Undone text={text} onUndo={undo} /> : text);
  };

  const askDelete = (user: User) =>
    ask({
      title: t('users.delete.title', { name: nameOf(user) }),
      text: t('users.delete.text'),
      action: t('users.delete.action'),
      onYes: () => void notify(remove([user.id]), t('users.deleted', { name: nameOf(user) }), onDeleted),
    });

  return {
    of: (user) => {
      if (user.id === own) return [];
      const blocked = user.status === 'blocked';
      return [
        ...(mayEdit && user.role === 'User' && user.status === 'active'
          ? [{ key: 'sign-in-as', label: t('users.signInAs'), onClick: () => setSupport(user) }]
          : []),
        ...(mayEdit
          ? [
              {
                key: 'status',
                label: t(blocked ? 'users.unblockAction' : 'users.blockAction'),
                onClick: () => block(user, blocked ? 'active' : 'blocked'),
              },
            ]
          : []),
        ...(mayDelete
          ? [
              {
                key: 'delete',
                label: t('users.delete.menu'),
                danger: true,
                onClick: () => askDelete(user),
              },
            ]
          : []),
      ];
    },
    bulk: [
      ...(mayEdit
        ? [
            {
              key: 'block',
              label: t('users.blockAction'),
              run: (ids: string[]) => update(ids, { status: 'blocked' }),
            },
            {
              key: 'unblock',
              label: t('users.unblockAction'),
              run: (ids: string[]) => update(ids, { status: 'active' }),
            },
          ]
        : []),
      ...(mayDelete
        ? [
            {
              key: 'delete',
              label: t('users.delete.menu'),
              danger: true,
              confirm: (count: number) => ({
                title: t('users.bulkDelete.title', { count }),
                text: t('users.bulkDelete.text'),
              }),
              run: remove,
            },
          ]
        : []),
    ],
    dialogs: (
      <>
        {dialog}
        {support && (
          <Suspense fallback={null}>
            <SignInAs user={support} onClose={() => setSupport(null)} />
          </Suspense>
        )}
      </>
    ),
  };
}

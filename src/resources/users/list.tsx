import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { userColumns } from '#contract/columns.ts';
import { ROLES } from '#contract/roles.ts';
import { USER_STATUSES } from '#contract/states.ts';
import type { User } from '#contract/users.ts';
import { useIdentity } from '../../access/identity.ts';
import { useMay } from '../../access/use-allowed.ts';
import { call } from '../../api/call.ts';
import { refreshResource, useSend } from '../../api/queries.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { useConfirm } from '../../components/confirm.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { StateDot } from '../../components/state-dot.tsx';
import { Empty } from '../../components/states.tsx';
import { ListTable } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { Undone } from '../../components/undone.tsx';
import { useBulkToasts } from '../bulk.ts';

const SignInAs = lazy(() => import('./sign-in-as.tsx'));
const ImportUsers = lazy(() => import('./import/index.tsx'));

const nameOf = (user: User) => `${user.firstName} ${user.lastName}`.trim() || user.userName;

export default function UserList() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const own = useIdentity()?._id;
  const creates = useMay('users', 'create');
  const imports = useMay('users', 'import');
  const [ask, dialog] = useConfirm();
  const [support, setSupport] = useState<User | null>(null);
  const setStatus = useSend('PUT /api/admin/users/status');
  const remove = useSend('POST /api/admin/users/delete');
  const told = useBulkToasts(() => refreshResource('users'));
  const [params, setParams] = useSearchParams();
  const importing = params.has('import');
  const setImporting = (open: boolean) => {
    const next = new URLSearchParams(params);
    if (open) next.set('import', '');
    else next.delete('import');
    setParams(next);
  };
  const create = (
    <>
      {imports && <Button onClick={() => setImporting(true)}>{t('users.import')}</Button>}
      {creates && (
        <ButtonLink to="/create-user" primary>
          {t('users.create.action')}
        </ButtonLink>
      )}
    </>
  );

  const block = (user: User, status: 'active' | 'blocked', undoable = true) =>
    setStatus.mutate(
      { body: { ids: [user.id], status } },
      told(
        undoable ? (
          <Undone
            text={t(status === 'blocked' ? 'users.blocked' : 'users.letIn', { name: nameOf(user) })}
            onUndo={() => block(user, status === 'blocked' ? 'active' : 'blocked', false)}
          />
        ) : (
          t(status === 'blocked' ? 'users.blocked' : 'users.letIn', { name: nameOf(user) })
        ),
      ),
    );

  const sent = async (ids: string[], status: 'active' | 'blocked') => {
    const reply = await call('PUT /api/admin/users/status', { body: { ids, status } });
    refreshResource('users');
    return reply;
  };

  const askDelete = (user: User) =>
    ask({
      title: t('users.delete.title', { name: nameOf(user) }),
      text: t('users.delete.text'),
      action: t('users.delete.action'),
      onYes: () =>
        remove.mutate({ body: { ids: [user.id] } }, told(t('users.deleted', { name: nameOf(user) }))),
    });

  return (
    <>
      {dialog}
      {importing && (
        <Suspense fallback={null}>
          <ImportUsers onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {support && (
        <Suspense fallback={null}>
          <SignInAs user={support} onClose={() => setSupport(null)} />
        </Suspense>
      )}
      <PageHead title={t('users.title')} why={t('users.why')} action={create} />
      <ListTable<User>
        resource="users"
        label={t('users.title')}
        contract={userColumns}
        searchLabel={t('users.search')}
        filters={[
          { column: 'role', label: t('users.role'), values: ROLES, text: (role) => t(`role.${role}`) },
          {
            column: 'status',
            label: t('users.status'),
            values: USER_STATUSES,
            text: (status) => t(`shell:state.user.${status}`),
          },
        ]}
        spans={[
          { column: 'createdAt', label: t('users.since') },
          { column: 'lastSignInAt', label: t('users.lastSignIn') },
        ]}
        exported="users"
        bulk={[
          { key: 'block', label: t('users.blockAction'), run: (ids) => sent(ids, 'blocked') },
          { key: 'let-in', label: t('users.letInAction'), run: (ids) => sent(ids, 'active') },
          {
            key: 'delete',
            label: t('users.delete.menu'),
            danger: true,
            confirm: (count) => ({
              title: t('users.bulkDelete.title', { count }),
              text: t('users.bulkDelete.text'),
            }),
            run: async (ids) => {
              const reply = await call('POST /api/admin/users/delete', { body: { ids } });
              refreshResource('users');
              return reply;
            },
          },
        ]}
        columns={[
          {
            key: 'firstName',
            title: t('users.name'),
            render: (user) => <Link to={`/edit-user/${user.id}`}>{nameOf(user)}</Link>,
          },
          { key: 'email', title: t('users.email'), render: (user) => user.email, from: 'sm' },
          { key: 'role', title: t('users.role'), render: (user) => t(`role.${user.role}`), from: 'md' },
          {
            key: 'status',
            title: t('users.status'),
            render: (user) => <StateDot kind="user" state={user.status} />,
          },
          {
            key: 'lastSignInAt',
            title: t('users.lastSignIn'),
            render: (user) => (user.lastSignInAt ? <Time at={user.lastSignInAt} /> : t('never')),
            from: 'lg',
          },
          {
            key: 'createdAt',
            title: t('users.since'),
            render: (user) => <Time at={user.createdAt} />,
            from: 'lg',
          },
        ]}
        nameOf={nameOf}
        actions={(user) => [
          { key: 'edit', label: t('edit'), onClick: () => void navigate(`/edit-user/${user.id}`) },
          ...(user.id === own
            ? []
            : [
                ...(user.role === 'User' && user.status === 'active'
                  ? [{ key: 'sign-in-as', label: t('users.signInAs'), onClick: () => setSupport(user) }]
                  : []),
                user.status === 'blocked'
                  ? { key: 'let-in', label: t('users.letInAction'), onClick: () => block(user, 'active') }
                  : { key: 'block', label: t('users.blockAction'), onClick: () => block(user, 'blocked') },
                {
                  key: 'delete',
                  label: t('users.delete.menu'),
                  danger: true,
                  onClick: () => askDelete(user),
                },
              ]),
        ]}
        empty={<Empty title={t('users.empty.title')} text={t('users.empty.text')} />}
      />
    </>
  );
}

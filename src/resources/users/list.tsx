import { CreateButton } from '@refinedev/antd';
import { Button } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { userColumns } from '#contract/resources/users/index.ts';
import { ROLES } from '#contract/core/roles.ts';
import type { User } from '#contract/resources/users/calls.ts';
import { useIdentity } from '../../access/identity.ts';
import { useMay } from '../../access/use-allowed.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import { BulkBar } from '../../components/table/bulk-bar.tsx';
import { type ListColumn, ListTable } from '../../components/table/list-table.tsx';
import { ListToolbar } from '../../components/table/toolbar.tsx';
import { useListTable } from '../../components/table/use-list.ts';
import { Time } from '../../format/time.tsx';
import { nameOf, useUserActions } from './actions.tsx';

const ImportUsers = lazy(() => import('./import/index.tsx'));

export default function UserList() {
  const { t } = useTranslation('admin');
  const list = useListTable<User>({ resource: 'users', contract: userColumns, nameOf });
  const mayEdit = useMay('users', 'edit');
  const columns = useColumns(mayEdit, useIdentity()?._id);
  const actions = useUserActions();

  return (
    <>
      {actions.dialogs}
      <PageHead title={t('users.title')} description={t('users.why')} action={<HeadActions />} />
      <section className="list" aria-label={t('users.title')}>
        <ListToolbar
          list={list}
          columns={columns}
          search={t('users.search')}
          filters={[
            { column: 'role', text: (role) => t(`role.${role}`) },
            { column: 'status', text: (status) => t(`shell:state.user.${status}`) },
            { column: 'createdAt' },
            { column: 'lastSignInAt' },
          ]}
        />
        <BulkBar list={list} actions={actions.bulk} />
        <ListTable
          list={list}
          label={t('users.title')}
          columns={columns}
          selectable
          actions={(user) => [
            { key: 'open', label: t('users.open'), to: `/user-management/${user.id}` },
            ...(mayEdit ? [{ key: 'edit', label: t('edit'), to: `/edit-user/${user.id}` }] : []),
            ...actions.of(user),
          ]}
          empty={<Empty title={t('users.empty.title')} text={t('users.empty.text')} />}
        />
      </section>
    </>
  );
}

function useColumns(canEdit: boolean, own: string | undefined): ListColumn<User>[] {
  const { t } = useTranslation('admin');
  const roles = ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }));
  const statuses = ['active', 'blocked'].map((status) => ({
    value: status,
    label: t(`shell:state.user.${status}`),
  }));
  return [
    {
      key: 'firstName',
      title: t('users.name'),
      render: (user) => <Link to={`/user-management/${user.id}`}>{nameOf(user)}</Link>,
      details: ({ email }) => [email],
    },
    { key: 'email', title: t('users.email'), render: ({ email }) => email, responsive: ['sm'] },
    {
      key: 'role',
      title: t('users.role'),
      responsive: ['md'],
      render: ({ role }) => t(`role.${role}`),
      edit: ({ id, role, updatedAt }) =>
        canEdit && id !== own ? { value: role, updatedAt, options: roles } : null,
    },
    {
      key: 'status',
      title: t('users.status'),
      render: ({ status }) => <StateDot kind="user" state={status} />,
      edit: ({ id, status, updatedAt }) =>
        canEdit && id !== own && statuses.some(({ value }) => value === status)
          ? { value: status, updatedAt, options: statuses }
          : null,
    },
    {
      key: 'lastSignInAt',
      title: t('users.lastSignIn'),
      responsive: ['lg'],
      render: ({ lastSignInAt }) => (lastSignInAt ? <Time at={lastSignInAt} /> : t('never')),
    },
    {
      key: 'createdAt',
      title: t('users.since'),
      responsive: ['lg'],
      render: ({ createdAt }) => <Time at={createdAt} />,
    },
  ];
}

/** Create and import buttons; the import also opens by URL. */
function HeadActions() {
  const { t } = useTranslation('admin');
  const [params, setParams] = useSearchParams();
  const mayImport = useMay('users', 'import');
  const importing = params.has('import');
  const setImporting = (open: boolean) => {
    const next = new URLSearchParams(params);
    if (open) next.set('import', '');
    else next.delete('import');
    setParams(next);
  };
  return (
    <>
      {importing && (
        <Suspense fallback={null}>
          <ImportUsers onClose={() => setImporting(false)} />
        </Suspense>
      )}
      {mayImport && <Button onClick={() => setImporting(true)}>{t('users.import')}</Button>}
      <CreateButton resource="users" icon={null} tabIndex={-1}>
        {t('users.create.action')}
      </CreateButton>
    </>
  );
}

import { EditButton } from '@refinedev/antd';
import { type HttpError, useShow } from '@refinedev/core';
import { Button, Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import type { Resource } from '#contract/resources/index.ts';
import type { UserWhole } from '#contract/resources/users/calls.ts';
import { PageHead } from '../../../components/page/page-head.tsx';
import { Failed, Loading } from '../../../components/feedback/states.tsx';
import { useServerEvent } from '../../../providers/live.ts';
import { nameOf, useUserActions } from '../actions.tsx';
import { Activity } from './activity.tsx';
import { Orders, Payments, Projects } from './business.tsx';
import { Facts } from './facts.tsx';
import { Sessions } from './sessions.tsx';
import './show.css';

const TABS = ['projects', 'orders', 'payments', 'sessions', 'activity'] as const;
type Tab = (typeof TABS)[number];
const CONTENT: Record<Tab, (props: { id: string }) => ReactNode> = {
  projects: Projects,
  orders: Orders,
  payments: Payments,
  sessions: Sessions,
  activity: Activity,
};
/** Resources counted among the facts. */
const COUNTED: readonly Resource[] = ['projects', 'orders'];

/** An administrator's view of a user. */
export default function ShowUser() {
  const { id = '' } = useParams();
  const { query } = useShow<UserWhole, HttpError>({
    resource: 'users',
    id,
    liveMode: 'auto',
    errorNotification: false,
  });
  useServerEvent('changed', ({ resource }) => {
    if (COUNTED.includes(resource)) void query.refetch();
  });
  // Someone else may delete the user meanwhile.
  if (query.isError && (!query.data || query.error.statusCode === 404))
    return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Loading rows={10} />;
  return <UserPage key={id} user={query.data.data} />;
}

function UserPage({ user }: { user: UserWhole }) {
  const { t } = useTranslation(['user', 'admin']);
  const [params, setParams] = useSearchParams();
  const tab = TABS.find((name) => name === params.get('tab')) ?? 'projects';
  return (
    <>
      <PageHead
        title={nameOf(user)}
        back={{ to: '/user-management', label: t('admin:users.title') }}
        action={<Actions user={user} />}
      />
      <div className="user-page wide-page">
        <Facts user={user} />
        <Tabs
          className="user-tabs"
          activeKey={tab}
          destroyOnHidden
          onChange={(key) => setParams(key === 'projects' ? {} : { tab: key }, { replace: true })}
          items={TABS.map((key) => {
            const Content = CONTENT[key];
            return { key, label: t(`tabs.${key}`), children: <Content id={user.id} /> };
          })}
        />
      </div>
    </>
  );
}

function Actions({ user }: { user: UserWhole }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const actions = useUserActions(() => void navigate('/user-management'));
  return (
    <>
      {actions.dialogs}
      {actions.of(user).map(({ key, label, danger = false, onClick }) => (
        <Button key={key} danger={danger} onClick={onClick}>
          {label}
        </Button>
      ))}
      <EditButton resource="users" recordItemId={user.id} icon={null} type="primary" tabIndex={-1}>
        {t('edit')}
      </EditButton>
    </>
  );
}

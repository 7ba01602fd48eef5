import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { orderColumns } from '#contract/resources/orders/index.ts';
import type { Order } from '#contract/resources/orders/calls.ts';
import { money } from '../../format/index.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import { type ListColumn, ListTable } from '../../components/table/list-table.tsx';
import { useOpenRow } from '../../list-state/open-row.ts';
import { ListToolbar } from '../../components/table/toolbar.tsx';
import { useListTable } from '../../components/table/use-list.ts';
import { Time } from '../../format/time.tsx';
import { useProjectNames, useUserNames } from '../names.ts';
import { OrderDrawer } from './show.tsx';

export default function OrderList() {
  const { t } = useTranslation('admin');
  const list = useListTable<Order>({
    resource: 'orders',
    contract: orderColumns,
    nameOf: ({ number }) => number,
  });
  const { urlOf } = useOpenRow('/order-management');
  const columns = useColumns(urlOf);
  const customer = useUserNames(list.state.filters['userId'] ?? []);
  const project = useProjectNames(list.state.filters['projectId'] ?? []);
  // Orders keep the names of deleted users and projects, so the rows may know a name that no lookup finds.
  const customerOf = (id: string) =>
    customer(id) ?? list.rows.find(({ userId }) => userId === id)?.userName ?? t('orders.user');
  const projectOf = (id: string) =>
    project(id) ?? list.rows.find(({ projectId }) => projectId === id)?.projectName ?? t('orders.project');

  return (
    <>
      <PageHead title={t('orders.title')} description={t('orders.why')} />
      <section className="list" aria-label={t('orders.title')}>
        <ListToolbar
          list={list}
          columns={columns}
          search={t('orders.search')}
          filters={[
            { column: 'state', text: (state) => t(`shell:state.order.${state}`) },
            { column: 'plan', text: (plan) => t(`plan.${plan}`) },
            { column: 'createdAt' },
          ]}
          external={[
            { column: 'userId', label: t('orders.user'), text: customerOf },
            { column: 'projectId', label: t('orders.project'), text: projectOf },
            { column: 'paidAt', label: t('orders.paid') },
          ]}
        />
        <ListTable
          list={list}
          label={t('orders.title')}
          columns={columns}
          empty={<Empty title={t('orders.empty.title')} text={t('orders.empty.text')} />}
        />
      </section>
      <OrderDrawer />
    </>
  );
}

function useColumns(urlOf: (id: string) => To): ListColumn<Order>[] {
  const { t } = useTranslation('admin');
  return [
    {
      key: 'number',
      title: t('orders.number'),
      render: ({ id, number }) => (
        <Link to={urlOf(id)} preventScrollReset>
          {number}
        </Link>
      ),
      details: ({ userName, projectName }) => [`${userName} · ${projectName}`],
    },
    {
      key: 'userName',
      title: t('orders.user'),
      responsive: ['md'],
      render: ({ userId, userName }) =>
        userId ? <Link to={`/user-management/${userId}`}>{userName}</Link> : userName,
    },
    {
      key: 'projectName',
      title: t('orders.project'),
      responsive: ['md'],
      render: ({ projectId, projectName }) =>
        projectId ? <Link to={`/project/details/${projectId}`}>{projectName}</Link> : projectName,
    },
    { key: 'plan', title: t('orders.plan'), responsive: ['lg'], render: ({ plan }) => t(`plan.${plan}`) },
    {
      key: 'amount',
      title: t('orders.amount'),
      align: 'end',
      render: ({ amount, currency }) => money(amount, currency),
    },
    {
      key: 'state',
      title: t('orders.state'),
      render: ({ state }) => <StateDot kind="order" state={state} />,
    },
    {
      key: 'createdAt',
      title: t('orders.created'),
      responsive: ['sm'],
      render: ({ createdAt }) => <Time at={createdAt} />,
    },
  ];
}

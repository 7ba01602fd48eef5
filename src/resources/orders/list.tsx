import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { orderColumns } from '#contract/columns.ts';
import type { Order } from '#contract/payments.ts';
import { PLAN_NAMES } from '#contract/plans.ts';
import { ORDER_STATES } from '#contract/states.ts';
import { money } from '../../components/format.ts';
import { PageHead } from '../../components/page-head.tsx';
import { StateDot } from '../../components/state-dot.tsx';
import { Empty } from '../../components/states.tsx';
import { ListTable } from '../../components/table.tsx';
import { Time } from '../../components/time.tsx';
import { OrderDrawer } from './drawer.tsx';

export default function OrderList() {
  const { t } = useTranslation('admin');
  const { id: opened = null } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const close = () => void navigate({ pathname: '/order-management', search }, { preventScrollReset: true });

  return (
    <>
      <PageHead title={t('orders.title')} why={t('orders.why')} />
      <ListTable<Order>
        resource="orders"
        label={t('orders.title')}
        contract={orderColumns}
        searchLabel={t('orders.search')}
        filters={[
          {
            column: 'state',
            label: t('orders.state'),
            values: ORDER_STATES,
            text: (state) => t(`shell:state.order.${state}`),
          },
          { column: 'plan', label: t('orders.plan'), values: PLAN_NAMES, text: (plan) => t(`plan.${plan}`) },
        ]}
        spans={[{ column: 'createdAt', label: t('orders.created') }]}
        brought={{
          userId: {
            title: t('orders.user'),
            text: (id, rows) => rows.find(({ userId }) => userId === id)?.userName || id.slice(-8),
          },
          projectId: {
            title: t('orders.project'),
            text: (id, rows) => rows.find(({ projectId }) => projectId === id)?.projectName || id.slice(-8),
          },
        }}
        exported="orders"
        columns={[
          {
            key: 'number',
            title: t('orders.number'),
            render: ({ id, number }) => (
              <Link to={{ pathname: `/order-management/${id}`, search }} preventScrollReset>
                {number}
              </Link>
            ),
          },
          { key: 'userName', title: t('orders.user'), render: ({ userName }) => userName, from: 'md' },
          {
            key: 'projectName',
            title: t('orders.project'),
            render: ({ projectName }) => projectName,
            from: 'md',
          },
          { key: 'plan', title: t('orders.plan'), render: ({ plan }) => t(`plan.${plan}`), from: 'lg' },
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
            render: ({ createdAt }) => <Time at={createdAt} />,
            from: 'sm',
          },
        ]}
        empty={<Empty title={t('orders.empty.title')} text={t('orders.empty.text')} />}
      />
      <OrderDrawer id={opened} onClose={close} />
    </>
  );
}

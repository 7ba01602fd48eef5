import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Order } from '#contract/resources/orders/calls.ts';
import type { Payment } from '#contract/resources/payments/calls.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { money } from '../../../format/index.ts';
import { StateDot } from '../../../components/feedback/state-dot.tsx';
import { Empty } from '../../../components/feedback/states.tsx';
import { Time } from '../../../format/time.tsx';
import { RelatedTable } from './related-table.tsx';

export function Projects({ id }: { id: string }) {
  const { t } = useTranslation(['user', 'admin']);
  return (
    <RelatedTable<Project>
      resource="projects"
      by="ownerId"
      id={id}
      list="/project-management"
      label={t('tabs.projects')}
      empty={<Empty title={t('empty.projects.title')} text={t('empty.projects.text')} />}
      columns={[
        {
          key: 'name',
          title: t('admin:projects.name'),
          render: (project) => (
            <>
              <Link to={`/project/details/${project.id}`}>{project.name}</Link>
              <span className="cell-detail">
                <Time at={project.createdAt} />
              </span>
            </>
          ),
        },
        {
          key: 'state',
          title: t('admin:projects.state'),
          render: ({ state }) => <StateDot kind="project" state={state} />,
        },
        {
          key: 'plan',
          title: t('admin:projects.plan'),
          responsive: ['sm'],
          render: ({ plan }) => (plan ? t(`admin:plan.${plan}`) : '–'),
        },
        {
          key: 'createdAt',
          title: t('admin:projects.created'),
          responsive: ['sm'],
          render: ({ createdAt }) => <Time at={createdAt} />,
        },
      ]}
    />
  );
}

export function Orders({ id }: { id: string }) {
  const { t } = useTranslation(['user', 'admin']);
  return (
    <RelatedTable<Order>
      resource="orders"
      by="userId"
      id={id}
      list="/order-management"
      label={t('tabs.orders')}
      empty={<Empty title={t('empty.orders.title')} text={t('empty.orders.text')} />}
      columns={[
        {
          key: 'number',
          title: t('admin:orders.number'),
          className: 'user-number',
          render: (order) => (
            <>
              <Link to={`/order-management/${order.id}`}>{order.number}</Link>
              <span className="cell-detail">{order.projectName}</span>
            </>
          ),
        },
        {
          key: 'projectName',
          title: t('admin:orders.project'),
          responsive: ['sm'],
          render: ({ projectName }) => projectName,
        },
        {
          key: 'state',
          title: t('admin:orders.state'),
          render: ({ state }) => <StateDot kind="order" state={state} />,
        },
        {
          key: 'createdAt',
          title: t('admin:orders.created'),
          responsive: ['sm'],
          render: ({ createdAt }) => <Time at={createdAt} />,
        },
        {
          key: 'amount',
          title: t('admin:orders.amount'),
          align: 'end',
          render: ({ amount, currency }) => money(amount, currency),
        },
      ]}
    />
  );
}

export function Payments({ id }: { id: string }) {
  const { t } = useTranslation(['user', 'admin']);
  const methodOf = ({ brand, last4, gateway }: Payment) =>
    last4 ? t('admin:orders.card', { brand: brand ?? '', last4 }) : t(`admin:gateway.${gateway}`);
  return (
    <RelatedTable<Payment>
      resource="payments"
      by="userId"
      id={id}
      list="/billing"
      label={t('tabs.payments')}
      empty={<Empty title={t('empty.payments.title')} text={t('empty.payments.text')} />}
      columns={[
        {
          key: 'orderNumber',
          title: t('payment.order'),
          className: 'user-number',
          render: (payment) => (
            <>
              <Link to={`/order-management/${payment.orderId}`}>{payment.orderNumber}</Link>
              <span className="cell-detail">{methodOf(payment)}</span>
            </>
          ),
        },
        {
          key: 'method',
          title: t('payment.method'),
          responsive: ['sm'],
          render: methodOf,
        },
        {
          key: 'state',
          title: t('admin:orders.state'),
          render: ({ state }) => <StateDot kind="payment" state={state} />,
        },
        {
          key: 'createdAt',
          title: t('payment.date'),
          responsive: ['sm'],
          render: ({ createdAt }) => <Time at={createdAt} />,
        },
        {
          key: 'amount',
          title: t('admin:orders.amount'),
          align: 'end',
          render: ({ amount, currency }) => money(amount, currency),
        },
      ]}
    />
  );
}

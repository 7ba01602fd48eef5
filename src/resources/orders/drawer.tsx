import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Payment } from '#contract/payments.ts';
import type { ReplyOf } from '#contract/index.ts';
import { useCall } from '../../api/queries.ts';
import { dateTime, money } from '../../components/format.ts';
import { StateDot } from '../../components/state-dot.tsx';
import { Failed, Loading } from '../../components/states.tsx';
import { Time } from '../../components/time.tsx';
import { WovenEdge } from '../../components/woven-edge.tsx';
import { OrderActions } from './actions.tsx';
import './drawer.css';

/** An order with its payments, beside the list; its id is in the address. */
export function OrderDrawer({ id, onClose }: { id: string | null; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const order = useCall('GET /api/admin/orders/:id', { params: { id: id ?? '' } }, { enabled: id !== null });
  return (
    <Drawer
      open={id !== null}
      onClose={onClose}
      width="min(480px, 100vw)"
      className="order-drawer"
      title={order.data?.number ?? t('orders.one')}
      closable={{ 'aria-label': t('orders.close') }}
    >
      <WovenEdge />
      {order.isError ? (
        <Failed error={order.error} onRetry={() => void order.refetch()} />
      ) : order.data ? (
        <OrderFacts order={order.data} />
      ) : (
        <Loading rows={6} />
      )}
    </Drawer>
  );
}

function OrderFacts({ order }: { order: ReplyOf<'GET /api/admin/orders/:id'> }) {
  const { t } = useTranslation('admin');
  const inCurrency = (amount: number) => money(amount, order.currency);
  const facts: [string, ReactNode][] = [
    [t('orders.state'), <StateDot key="state" kind="order" state={order.state} />],
    [
      t('orders.user'),
      order.userId ? <Link to={`/edit-user/${order.userId}`}>{order.userName}</Link> : order.userName,
    ],
    [
      t('orders.project'),
      order.projectId ? (
        <Link to={`/project/details/${order.projectId}`}>{order.projectName}</Link>
      ) : (
        order.projectName
      ),
    ],
    [t('orders.plan'), t(`plan.${order.plan}`)],
    [t('orders.amount'), inCurrency(order.amount)],
    ...(order.creditUsed > 0
      ? [[t('orders.credit'), inCurrency(order.creditUsed)] satisfies [string, string]]
      : []),
    ...(order.refunded > 0
      ? [[t('orders.refunded'), inCurrency(order.refunded)] satisfies [string, string]]
      : []),
    [t('orders.created'), dateTime(order.createdAt)],
    ...(order.paidAt ? [[t('orders.paid'), dateTime(order.paidAt)] satisfies [string, string]] : []),
    ...(order.state === 'pending'
      ? [[t('orders.expires'), dateTime(order.expiresAt)] satisfies [string, string]]
      : []),
  ];
  return (
    <>
      <dl className="order-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <OrderActions order={order} />
      {order.refunds.length > 0 && (
        <>
          <h2 className="order-payments-title">{t('orders.refunds')}</h2>
          <ul className="order-payments">
            {order.refunds.map((refund) => (
              <li key={refund.id}>
                <span className="order-payment-line">
                  <strong className="tabular">{money(refund.amount, refund.currency)}</strong>
                  <Time at={refund.createdAt} />
                </span>
                <span className="order-payment-line">
                  {t(`orders.refundState.${refund.state}`, { name: refund.actorName })}
                </span>
                {refund.reason && <p>{refund.reason}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2 className="order-payments-title">{t('orders.payments')}</h2>
      {order.payments.length === 0 ? (
        <p className="order-none">{t('orders.noPayments')}</p>
      ) : (
        <ul className="order-payments">
          {order.payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
    </>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const { t } = useTranslation('admin');
  return (
    <li>
      <span className="order-payment-line">
        <StateDot kind="payment" state={payment.state} />
        <strong className="tabular">{money(payment.amount, payment.currency)}</strong>
      </span>
      <span className="order-payment-line">
        <span>
          {payment.last4
            ? t('orders.card', { brand: payment.brand ?? '', last4: payment.last4 })
            : t(`gateway.${payment.gateway}`)}
        </span>
        <Time at={payment.createdAt} />
      </span>
      {payment.reason && <p>{payment.reason}</p>}
      <code>{payment.reference}</code>
    </li>
  );
}

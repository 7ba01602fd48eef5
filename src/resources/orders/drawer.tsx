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
import { InvoiceLink } from '../../components/invoice-link.tsx';
import { OrderActions } from './actions.tsx';
import './drawer.css';
import { timelineOf } from './timeline.ts';

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
      <h2 className="order-payments-title">{t('orders.timeline')}</h2>
      <Timeline order={order} />
    </>
  );
}

function Timeline({ order }: { order: ReplyOf<'GET /api/admin/orders/:id'> }) {
  const { t } = useTranslation('admin');
  const audit = useCall('GET /api/admin/audit-log', {
    query: { entity: 'order', entityId: order.id, _start: 0, _end: 50 },
  });
  return (
    <ol className="order-timeline">
      {timelineOf(order, audit.data ?? []).map(({ at, what, amount, by, why }) => (
        <li key={`${what} ${at}`} className={`order-${what}`}>
          <span className="order-payment-line">
            <span>
              {t(`orders.happened.${what}`, { amount: amount === null ? '' : money(amount, order.currency) })}
              {by && ` ${t('orders.by', { name: by })}`}
            </span>
            <Time at={at} />
          </span>
          {why && <p>{why}</p>}
        </li>
      ))}
    </ol>
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
      <span className="order-payment-line">
        <code>{payment.reference}</code>
        {payment.state === 'succeeded' && <InvoiceLink paymentId={payment.id} />}
      </span>
    </li>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Payment, Refund } from '#contract/resources/payments/calls.ts';
import type { ReplyOf } from '#contract/index.ts';
import { useCall } from '../../api/queries.ts';
import { dateTime, money } from '../../format/index.ts';
import { InvoiceLink } from '../../components/invoice/invoice-link.tsx';
import { Facts, RecordDrawer } from '../../components/page/record-drawer.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import { Time } from '../../format/time.tsx';
import { OrderActions } from './actions.tsx';
import './show.css';
import { timelineOf } from './timeline.ts';

type OrderWithPayments = ReplyOf<'GET /api/admin/orders/:id'>;

/** An order with its payments, refunds and history, in a drawer over the list. */
export function OrderDrawer() {
  const { t } = useTranslation('admin');
  return (
    <RecordDrawer<OrderWithPayments>
      resource="orders"
      path="/order-management"
      label={t('orders.one')}
      closeLabel={t('orders.close')}
      titleOf={({ number }) => number}
    >
      {(order) => <OrderDetails order={order} />}
    </RecordDrawer>
  );
}

function OrderDetails({ order }: { order: OrderWithPayments }) {
  const { t } = useTranslation('admin');
  const inCurrency = (amount: number) => money(amount, order.currency);
  const facts: [string, ReactNode][] = [
    [t('orders.state'), <StateDot key="state" kind="order" state={order.state} />],
    [
      t('orders.user'),
      order.userId ? <Link to={`/user-management/${order.userId}`}>{order.userName}</Link> : order.userName,
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
      <Facts facts={facts} />
      <OrderActions order={order} />
      <h2>{t('orders.payments')}</h2>
      {order.payments.length === 0 ? (
        <p className="order-none">{t('orders.noPayments')}</p>
      ) : (
        <ul className="order-payments">
          {order.payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      {order.refunds.length > 0 && (
        <>
          <h2>{t('orders.refunds')}</h2>
          <ul className="order-payments" aria-label={t('orders.refunds')}>
            {order.refunds.map((refund) => (
              <RefundRow key={refund.id} refund={refund} />
            ))}
          </ul>
        </>
      )}
      <h2>{t('orders.timeline')}</h2>
      <Timeline order={order} />
    </>
  );
}

function Timeline({ order }: { order: OrderWithPayments }) {
  const { t } = useTranslation('admin');
  const audit = useCall('GET /api/admin/audit-log', {
    query: { entity: 'order', entityId: order.id, _start: 0, _end: 50 },
  });
  return (
    <ol className="order-timeline">
      {timelineOf(order, audit.data ?? []).map(({ at, kind, amount, actor, reason }) => (
        <li key={`${kind} ${at}`} className={`order-${kind}`}>
          <span className="order-payment-line">
            <span>
              {t(`orders.happened.${kind}`, { amount: amount === null ? '' : money(amount, order.currency) })}
              {actor && ` ${t('orders.by', { name: actor })}`}
            </span>
            <Time at={at} />
          </span>
          {reason && <p>{reason}</p>}
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

function RefundRow({ refund }: { refund: Refund }) {
  return (
    <li>
      <span className="order-payment-line">
        <StateDot kind="payment" state={refund.state} />
        <strong className="tabular">{money(refund.amount, refund.currency)}</strong>
      </span>
      <span className="order-payment-line">
        <span>{refund.actorName}</span>
        <Time at={refund.createdAt} />
      </span>
      {refund.reason && <span className="order-reason">{refund.reason}</span>}
    </li>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Payment } from '#contract/resources/payments/calls.ts';
import { money } from '../../format/index.ts';
import { InvoiceLink } from '../../components/invoice/invoice-link.tsx';
import { StateDot } from '../../components/feedback/state-dot.tsx';
import type { ListColumn } from '../../components/table/list-table.tsx';
import { Time } from '../../format/time.tsx';

/** @param admin adds the column with the paying user */
export function usePaymentColumns(admin: boolean): ListColumn<Payment>[] {
  const { t } = useTranslation('you');
  const payer = ({ userName }: Payment) => userName || t('billing.erased');
  return [
    {
      key: 'orderNumber',
      title: t('billing.order'),
      className: 'billing-line',
      render: (row) =>
        row.projectId ? (
          <Link to={`/demo/payment/${row.projectId}/`}>{row.orderNumber}</Link>
        ) : (
          row.orderNumber
        ),
      details: (row) => [
        row.projectName,
        ...(admin ? [payer(row)] : []),
        <Time key="at" at={row.createdAt} />,
      ],
    },
    {
      key: 'projectId',
      title: t('billing.project'),
      responsive: ['sm'],
      render: ({ projectName }) => projectName,
    },
    ...(admin
      ? [{ key: 'userName', title: t('billing.user'), responsive: ['md' as const], render: payer }]
      : []),
    {
      key: 'state',
      title: t('billing.state'),
      render: ({ state }) => <StateDot kind="payment" state={state} />,
    },
    {
      key: 'card',
      title: t('billing.paidWith'),
      className: 'billing-line',
      responsive: ['lg'],
      render: ({ gateway, brand, last4 }) =>
        gateway === 'credit' ? t('billing.credit') : last4 ? t('billing.card', { brand, last4 }) : '–',
    },
    {
      key: 'createdAt',
      title: t('billing.at'),
      responsive: ['sm'],
      render: ({ createdAt }) => <Time at={createdAt} />,
    },
    {
      key: 'amount',
      title: t('billing.amount'),
      align: 'end',
      render: (row) => (
        <>
          {money(row.amount, row.currency)}
          {row.state === 'succeeded' && (
            <span className="cell-detail billing-invoice">
              <InvoiceLink paymentId={row.id} orderNumber={row.orderNumber} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'invoice',
      title: t('billing.invoice'),
      responsive: ['sm'],
      render: ({ id, state, orderNumber }) =>
        state === 'succeeded' && <InvoiceLink paymentId={id} orderNumber={orderNumber} />,
    },
  ];
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paymentColumns } from '#contract/columns.ts';
import type { Payment } from '#contract/payments.ts';
import { CURRENCY } from '#contract/plans.ts';
import { PAYMENT_STATES } from '#contract/states.ts';
import { useRole } from '../../access/identity.ts';
import { useCall, useCallList } from '../../api/queries.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { DataTable } from '../../components/data-table.tsx';
import { money } from '../../components/format.ts';
import { InvoiceLink } from '../../components/invoice-link.tsx';
import { useListState } from '../../components/table/address.ts';
import { PageHead } from '../../components/page-head.tsx';
import { Pages } from '../../components/pages.tsx';
import { StateDot } from '../../components/state-dot.tsx';
import { Empty, Failed, Loading } from '../../components/states.tsx';
import { Time } from '../../components/time.tsx';
import '../../components/table.css';
import './billing.css';
import { Rewards } from './rewards.tsx';

export default function Billing() {
  const { t } = useTranslation('you');
  const admin = useRole() === 'Admin';
  const stats = useCall('GET /api/user/stats', {}, { enabled: !admin });
  const [state, change] = useListState(paymentColumns);
  const list = useCallList(
    'GET /api/payments/payment-history',
    {
      query: {
        _start: (state.page - 1) * state.size,
        _end: state.page * state.size,
        ...(state.filters.state ? { state: state.filters.state } : {}),
      },
    },
    { keepPrevious: true },
  );
  const total = list.data?.total ?? 0;

  const columns = [
    {
      key: 'order',
      title: t('billing.order'),
      render: (row: Payment) =>
        row.projectId ? (
          <Link to={`/demo/payment/${row.projectId}/`}>{row.orderNumber}</Link>
        ) : (
          row.orderNumber
        ),
    },
    { key: 'project', title: t('billing.project'), render: (row: Payment) => row.projectName },
    ...(admin
      ? [
          {
            key: 'user',
            title: t('billing.user'),
            render: (row: Payment) => row.userName || t('billing.erased'),
          },
        ]
      : []),
    {
      key: 'state',
      title: t('billing.state'),
      render: (row: Payment) => <StateDot kind="payment" state={row.state} />,
    },
    {
      key: 'card',
      title: t('billing.paidWith'),
      from: 'lg' as const,
      render: (row: Payment) =>
        row.gateway === 'credit'
          ? t('billing.credit')
          : row.last4
            ? t('billing.card', { brand: row.brand, last4: row.last4 })
            : '–',
    },
    {
      key: 'at',
      title: t('billing.at'),
      from: 'sm' as const,
      render: (row: Payment) => <Time at={row.createdAt} />,
    },
    {
      key: 'amount',
      title: t('billing.amount'),
      align: 'end' as const,
      render: (row: Payment) => money(row.amount, row.currency),
    },
    {
      key: 'invoice',
      title: <span className="visually-hidden">{t('billing.invoice')}</span>,
      render: (row: Payment) => (row.state === 'succeeded' ? <InvoiceLink paymentId={row.id} /> : null),
    },
  ];

  return (
    <>
      <PageHead title={t('billing.title')} why={t(admin ? 'billing.whyAdmin' : 'billing.why')} />
      {stats.data && (
        <p className="billing-credit">
          <strong>{money(stats.data.credit, CURRENCY)}</strong> {t('billing.creditLeft')}
        </p>
      )}
      <div className="list-bar">
        <ChoiceFilter
          label={t('billing.filter')}
          values={PAYMENT_STATES}
          text={(value) => t(`shell:state.payment.${value}`)}
          chosen={state.filters.state ?? []}
          onChange={(chosen) => change({ state: chosen })}
        />
      </div>
      {list.isError && !list.data ? (
        <Failed error={list.error} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <Loading rows={6} />
      ) : total === 0 ? (
        <Empty
          title={t('billing.none')}
          text={t('billing.noneText')}
          action={admin ? undefined : <ButtonLink to="/applications">{t('billing.toApps')}</ButtonLink>}
        />
      ) : (
        <div className="list">
          <DataTable<Payment>
            label={t('billing.title')}
            columns={columns}
            rows={list.data?.rows ?? []}
            nameOf={({ orderNumber }) => orderNumber}
            busy={list.isPlaceholderData}
            sticky
          />
          <Pages
            page={state.page}
            size={state.size}
            total={total}
            onPage={(page) => change({ page: page > 1 ? String(page) : null })}
          />
        </div>
      )}
      {!admin && <Rewards />}
    </>
  );
}

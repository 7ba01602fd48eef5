import { Pagination, Select, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paymentColumns } from '#contract/columns.ts';
import type { Payment } from '#contract/payments.ts';
import { CURRENCY } from '#contract/plans.ts';
import { PAYMENT_STATES } from '#contract/states.ts';
import { useCall, useCallList } from '../../api/queries.ts';
import { useSession } from '../../api/session.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { money } from '../../components/format.ts';
import { InvoiceLink } from '../../components/invoice-link.tsx';
import { useListState } from '../../components/list-state.ts';
import { PageHead } from '../../components/page-head.tsx';
import { StateDot } from '../../components/state-dot.tsx';
import { Empty, Failed, Loading } from '../../components/states.tsx';
import { Time } from '../../components/time.tsx';
import '../../components/table.css';
import './billing.css';

export default function Billing() {
  const { t } = useTranslation('you');
  const admin = useSession((session) => session.user?.role === 'Admin');
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
      render: (_: unknown, row: Payment) =>
        row.projectId ? (
          <Link to={`/demo/payment/${row.projectId}/`}>{row.orderNumber}</Link>
        ) : (
          row.orderNumber
        ),
    },
    { key: 'project', title: t('billing.project'), render: (_: unknown, row: Payment) => row.projectName },
    ...(admin
      ? [
          {
            key: 'user',
            title: t('billing.user'),
            render: (_: unknown, row: Payment) => row.userName || t('billing.erased'),
          },
        ]
      : []),
    {
      key: 'state',
      title: t('billing.state'),
      render: (_: unknown, row: Payment) => <StateDot kind="payment" state={row.state} />,
    },
    {
      key: 'card',
      title: t('billing.paidWith'),
      responsive: ['md' as const],
      render: (_: unknown, row: Payment) =>
        row.gateway === 'credit'
          ? t('billing.credit')
          : row.last4
            ? t('billing.card', { brand: row.brand, last4: row.last4 })
            : '–',
    },
    {
      key: 'at',
      title: t('billing.at'),
      responsive: ['sm' as const],
      render: (_: unknown, row: Payment) => <Time at={row.createdAt} />,
    },
    {
      key: 'amount',
      title: t('billing.amount'),
      align: 'end' as const,
      className: 'tabular',
      render: (_: unknown, row: Payment) => money(row.amount, row.currency),
    },
    {
      key: 'invoice',
      title: <span className="visually-hidden">{t('billing.invoice')}</span>,
      render: (_: unknown, row: Payment) =>
        row.state === 'succeeded' ? <InvoiceLink paymentId={row.id} /> : null,
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
        <Select
          className="list-filter"
          aria-label={t('billing.filter')}
          value={state.filters.state ?? ''}
          onChange={(value) => change({ state: value })}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: t('billing.any') },
            ...PAYMENT_STATES.map((value) => ({ value, label: t(`shell:state.payment.${value}`) })),
          ]}
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
        <>
          <Table<Payment>
            rowKey="id"
            aria-label={t('billing.title')}
            columns={columns}
            dataSource={list.data?.rows ?? []}
            pagination={false}
            scroll={{ x: 'max-content' }}
          />
          {total > state.size && (
            <Pagination
              className="billing-pages"
              align="end"
              current={state.page}
              pageSize={state.size}
              total={total}
              showSizeChanger={false}
              onChange={(page) => change({ page: page > 1 ? String(page) : null })}
            />
          )}
        </>
      )}
    </>
  );
}

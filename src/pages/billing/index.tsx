import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { paymentColumns } from '#contract/resources/payments/index.ts';
import type { Payment } from '#contract/resources/payments/calls.ts';
import { CURRENCY } from '#contract/builder/plans.ts';
import { useRole } from '../../access/identity.ts';
import { useCall } from '../../api/queries.ts';
import { ButtonLink } from '../../components/page/button-link.tsx';
import { money } from '../../format/index.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { Empty } from '../../components/feedback/states.tsx';
import { ListTable } from '../../components/table/list-table.tsx';
import { ListToolbar } from '../../components/table/toolbar.tsx';
import { useListTable } from '../../components/table/use-list.ts';
import './billing.css';
import { usePaymentColumns } from './columns.tsx';
import { Rewards } from './rewards.tsx';

const InvoiceSheet = lazy(() => import('../../components/invoice/index.tsx'));

export default function Billing() {
  const { t } = useTranslation('you');
  const role = useRole();
  const admin = role === 'Admin';
  return (
    <>
      <PageHead
        title={t(admin ? 'shell:menu.payments' : 'shell:menu.billing')}
        description={t(admin ? 'billing.whyAdmin' : 'billing.why')}
      />
      {role && (
        <>
          {!admin && <Credit />}
          <Payments admin={admin} />
          {!admin && <Rewards />}
        </>
      )}
      <OpenInvoice />
    </>
  );
}

function Credit() {
  const { t } = useTranslation('you');
  const { data } = useCall('GET /api/user/stats');
  if (!data) return null;
  return (
    <p className="billing-credit">
      <strong>{money(data.credit, CURRENCY)}</strong> {t('billing.creditLeft')}
    </p>
  );
}

function Payments({ admin }: { admin: boolean }) {
  const { t } = useTranslation('you');
  const list = useListTable<Payment>({
    resource: 'payments',
    contract: paymentColumns,
    nameOf: ({ orderNumber }) => orderNumber,
    adminTools: admin,
  });
  const columns = usePaymentColumns(admin);
  return (
    <section className="list" aria-label={t('billing.title')}>
      <ListToolbar
        list={list}
        columns={columns}
        search={t('billing.search')}
        filters={[
          {
            column: 'state',
            label: t('billing.filter'),
            text: (value) => t(`shell:state.payment.${value}`),
          },
          { column: 'createdAt' },
        ]}
        external={[
          {
            column: 'projectId',
            text: (id) => list.rows.find(({ projectId }) => projectId === id)?.projectName ?? id,
          },
          { column: 'amount', text: (value) => money(Number(value), CURRENCY) },
        ]}
      />
      <ListTable
        list={list}
        label={t('billing.title')}
        columns={columns}
        empty={
          <Empty
            title={t('billing.none')}
            text={t('billing.noneText')}
            action={admin ? undefined : <ButtonLink to="/applications">{t('billing.toApps')}</ButtonLink>}
          />
        }
      />
    </section>
  );
}

/** Opens the invoice named in the URL over the list. */
function OpenInvoice() {
  const { id } = useParams();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  if (!id) return null;
  const close = () => void navigate(backOf(state) ?? `/billing${search}`, { preventScrollReset: true });
  return (
    <Suspense fallback={null}>
      <InvoiceSheet paymentId={id} onClose={close} />
    </Suspense>
  );
}

/** The page an invoice was opened from, if not the list. */
const backOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'back' in state && typeof state.back === 'string'
    ? state.back
    : null;

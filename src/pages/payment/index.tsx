import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { amountDue, planFor } from '#contract/builder/plans.ts';
import { useCall, useCallList } from '../../api/queries.ts';
import { PageHead } from '../../components/page/page-head.tsx';
import { Empty, Failed, Loading } from '../../components/feedback/states.tsx';
import { Checkout } from './checkout.tsx';
import type { Paid } from './use-pay.ts';
import { Receipt } from './receipt.tsx';
import './payment.css';

/** The receipt replaces the form, so it takes the focus. */
const takeFocus = (receipt: HTMLElement | null) => receipt?.focus();

export default function PaymentPage() {
  const { t } = useTranslation('pay');
  const { id = '' } = useParams();
  const project = useCall('GET /api/projects/:id', { params: { id } });
  const config = useCall('GET /api/payments/config');
  const paymentHistory = useCallList(
    'GET /api/payments/payment-history',
    { query: { _start: 0, _end: 1, state: 'succeeded', projectId: id } },
    { enabled: Boolean(project.data?.plan) },
  );
  const [paid, setPaid] = useState<Paid | null>(null);

  const failed = [project, config].find((query) => query.isError && !query.data);
  if (failed) return <Failed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!project.data || !config.data || (!paid && project.data.plan && paymentHistory.isPending))
    return <Loading rows={8} />;

  const { plan, pages, name, state } = project.data;
  const needed = planFor(pages);
  const upgrade = plan !== null && needed !== undefined && amountDue(needed.name, plan) > 0;
  const previousPayment = paymentHistory.data?.rows[0];
  const back = { to: `/project/details/${id}`, label: name };

  if (paid || (plan !== null && !upgrade)) {
    return (
      <>
        <PageHead title={t('receipt.title')} back={back} />
        {paid ? (
          <Receipt ref={takeFocus} payment={paid.payment} projectId={id} fresh />
        ) : previousPayment ? (
          <Receipt payment={previousPayment} projectId={id} />
        ) : (
          <Empty title={t('receipt.none')} text={t('receipt.noneText')} />
        )}
      </>
    );
  }
  const closed = state === 'archived' || state === 'suspended';
  return (
    <>
      <PageHead title={t('title', { name })} description={t(upgrade ? 'whyUpgrade' : 'why')} back={back} />
      {config.data.gateway === null ? (
        <Empty title={t('off.title')} text={t('off.text')} />
      ) : closed ? (
        <Empty title={t('closed.title')} text={t(`closed.${state}`)} />
      ) : needed === undefined ? (
        <Empty title={t('tooMany.title')} text={t('tooMany.text', { count: pages })} />
      ) : (
        <Checkout
          project={project.data}
          needed={needed.name}
          gateway={config.data.gateway}
          onPaid={(result) => {
            setPaid(result);
            void project.refetch();
          }}
        />
      )}
    </>
  );
}

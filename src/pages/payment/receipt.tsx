import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '#contract/resources/payments/calls.ts';
import { ButtonLink } from '../../components/page/button-link.tsx';
import { dateTime, money } from '../../format/index.ts';
import { WovenEdge } from '../../components/brand/woven-edge.tsx';

export function Receipt({
  payment,
  projectId,
  fresh = false,
  ref,
}: {
  payment: Payment;
  projectId: string;
  fresh?: boolean;
  ref?: Ref<HTMLElement>;
}) {
  const { t } = useTranslation('pay');
  const facts = [
    [t('receipt.order'), payment.orderNumber],
    [t('receipt.project'), payment.projectName],
    [t('receipt.plan'), t(`plan.${payment.plan}`)],
    [
      t('receipt.with'),
      payment.last4 ? t('receipt.card', { brand: payment.brand, last4: payment.last4 }) : t('receipt.credit'),
    ],
    [t('receipt.at'), dateTime(payment.createdAt)],
  ];
  return (
    <section className="pay-receipt" ref={ref} tabIndex={-1} aria-labelledby="receipt-paid">
      <WovenEdge />
      <h2 id="receipt-paid">
        {t(fresh ? 'receipt.thanks' : 'receipt.paid', { amount: money(payment.amount, payment.currency) })}
      </h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={`/project/details/${projectId}`} primary>
        {t(fresh ? 'receipt.watch' : 'receipt.open')}
      </ButtonLink>
    </section>
  );
}

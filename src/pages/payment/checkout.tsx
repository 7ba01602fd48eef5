import { Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountDue, CURRENCY, PLANS, planByName, type PlanName } from '#contract/builder/plans.ts';
import type { Project } from '#contract/builder/projects/calls.ts';
import { useRole } from '../../access/identity.ts';
import { useCall } from '../../api/queries.ts';
import { money } from '../../format/index.ts';
import { CardForm } from './card-form.tsx';
import { ConfirmDialog } from './confirm.tsx';
import { type Paid, usePay } from './use-pay.ts';

interface Props {
  project: Project;
  /** The smallest plan with room for the app's pages. */
  needed: PlanName;
  gateway: 'demo' | 'stripe';
  onPaid: (paid: Paid) => void;
}

export function Checkout({ project, needed, gateway, onPaid }: Props) {
  const { t } = useTranslation('pay');
  const admin = useRole() === 'Admin';
  const stats = useCall('GET /api/user/stats', {}, { enabled: !admin });
  const [plan, setPlan] = useState<PlanName>(needed);
  const [creditChoice, setCreditChoice] = useState<boolean | null>(null);
  const creditLabel = useId();
  const { openOrderId } = project;
  const open = useCall(
    'GET /api/payments/orders/:orderId',
    { params: { orderId: openOrderId ?? '' } },
    { enabled: openOrderId !== null },
  );
  // Credit reserved by an open order is still available to this user.
  const reserved = open.data?.state === 'pending' ? open.data.creditUsed : 0;
  const credit = admin ? 0 : (stats.data?.credit ?? 0) + reserved;
  const useCredit = creditChoice ?? reserved > 0;
  const due = amountDue(plan, project.plan);
  const pay = usePay({ projectId: project.id, plan, useCredit: useCredit && credit > 0, onPaid });
  // Once an order exists, its own amounts apply.
  const fromCredit = pay.order?.creditUsed ?? (useCredit ? Math.min(credit, due) : 0);
  const amount = due - fromCredit;

  return (
    <div className="pay">
      <div>
        <fieldset className="pay-plans" disabled={pay.busy}>
          <legend>{t('plans.legend', { count: project.pages })}</legend>
          {PLANS.map(({ name, pages }) => {
            const tooSmall = project.pages > pages;
            const owned = project.plan !== null && amountDue(name, project.plan) === 0;
            return (
              <label key={name} className="pay-plan" data-off={tooSmall || owned || undefined}>
                <input
                  type="radio"
                  name="plan"
                  value={name}
                  checked={plan === name}
                  disabled={tooSmall || owned}
                  onChange={() => setPlan(name)}
                />
                <span>
                  <strong>{t(`plan.${name}`)}</strong>
                  <span>
                    {tooSmall
                      ? t('plans.small', { count: pages })
                      : owned
                        ? t('plans.held')
                        : t('plans.pages', { count: pages })}
                  </span>
                </span>
                <span className="pay-price">{money(amountDue(name, project.plan), CURRENCY)}</span>
              </label>
            );
          })}
        </fieldset>
        {credit > 0 && (
          <div className="pay-credit">
            <Switch
              checked={useCredit}
              onChange={setCreditChoice}
              disabled={pay.busy}
              aria-labelledby={creditLabel}
            />
            <span id={creditLabel}>{t('credit', { amount: money(credit, CURRENCY) })}</span>
          </div>
        )}
        <dl className="pay-sum" aria-live="polite">
          <div>
            <dt>
              {project.plan
                ? t('sum.difference', { from: t(`plan.${project.plan}`), to: t(`plan.${plan}`) })
                : t(`plan.${plan}`)}
            </dt>
            <dd>{money(due, CURRENCY)}</dd>
          </div>
          {fromCredit > 0 && (
            <div>
              <dt>{t('sum.credit')}</dt>
              <dd>{money(-fromCredit, CURRENCY)}</dd>
            </div>
          )}
          <div className="pay-total">
            <dt>{t('sum.total')}</dt>
            <dd>{money(amount, CURRENCY)}</dd>
          </div>
        </dl>
        <p className="pay-note">{t('once', { count: planByName(plan).pages })}</p>
      </div>
      <CardForm
        amount={amount}
        demo={gateway === 'demo'}
        busy={pay.busy}
        error={pay.error}
        onSubmit={pay.start}
      />
      {pay.question && (
        <ConfirmDialog amount={money(amount, CURRENCY)} busy={pay.busy} onAnswer={pay.answer} />
      )}
    </div>
  );
}

import { CloseOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Invoice } from '#contract/resources/payments/calls.ts';
import { useCall } from '../../api/queries.ts';
import { date, money } from '../../format/index.ts';
import { Wordmark } from '../brand/mark.tsx';
import { Failed, Loading } from '../feedback/states.tsx';
import { WovenEdge } from '../brand/woven-edge.tsx';
import './invoice.css';

/** A payment's invoice in a dialog. Print styles hide everything else, so that it can be printed or saved as PDF. */
export default function InvoiceSheet({ paymentId, onClose }: { paymentId: string; onClose: () => void }) {
  const { t } = useTranslation('invoice');
  const invoice = useCall('GET /api/payments/:id/invoice', { params: { id: paymentId } });
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return createPortal(
    <dialog className="invoice-dialog" ref={dialog} aria-label={t('title')} onClose={onClose}>
      <div className="invoice-bar">
        <Button
          icon={<PrinterOutlined aria-hidden="true" />}
          disabled={!invoice.data}
          onClick={() => print()}
        >
          {t('print')}
        </Button>
        <Button
          type="text"
          icon={<CloseOutlined />}
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {invoice.data ? (
        <Sheet invoice={invoice.data} />
      ) : invoice.isError ? (
        <Failed error={invoice.error} onRetry={() => void invoice.refetch()} />
      ) : (
        <Loading rows={8} />
      )}
    </dialog>,
    document.body,
  );
}

function Sheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice');
  const { seller, buyer, payment, currency, refunds, paid } = invoice;
  const inCurrency = (amount: number) => money(amount, currency);
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <article className="invoice">
      <WovenEdge />
      <header className="invoice-head">
        <div>
          <Wordmark size={28} />
          <p>{seller.url}</p>
        </div>
        <div>
          <h1>{t('title')}</h1>
          <p className="tabular">{invoice.number}</p>
          <p>{date(invoice.issuedAt)}</p>
        </div>
      </header>
      <section className="invoice-to">
        <h2>{t('to')}</h2>
        <p>{buyer.name || t('erased')}</p>
        <p>{buyer.email}</p>
      </section>
      <table className="invoice-lines">
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('amount')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              {t('line', { plan: t(`plan.${invoice.plan}`), project: invoice.projectName })}
              <span>{t('once')}</span>
            </td>
            <td>{inCurrency(invoice.price)}</td>
          </tr>
          {invoice.creditUsed > 0 && (
            <tr>
              <td>{t('credit')}</td>
              <td>{inCurrency(-invoice.creditUsed)}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('paid', { currency })}</th>
            <td>{inCurrency(paid)}</td>
          </tr>
          {refunds.map((refund) => (
            <tr key={refund.id} className="invoice-refund">
              <th scope="row">
                {t('refund', { day: date(refund.createdAt) })}
                {refund.reason && <span>{refund.reason}</span>}
              </th>
              <td>{inCurrency(-refund.amount)}</td>
            </tr>
          ))}
          {refunded > 0 && (
            <tr>
              <th scope="row">{t('left')}</th>
              <td>{inCurrency(paid - refunded)}</td>
            </tr>
          )}
        </tfoot>
      </table>
      <p className="invoice-with">
        {payment.last4
          ? t('card', { brand: payment.brand ?? '', last4: payment.last4 })
          : t(`gateway.${payment.gateway}`)}{' '}
        <code>{payment.reference}</code>
      </p>
    </article>
  );
}

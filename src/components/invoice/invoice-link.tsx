import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';

/** Opens a payment's invoice over the list of payments. Opened from another page, closing it goes back there. */
export function InvoiceLink({ paymentId, orderNumber }: { paymentId: string; orderNumber?: string }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const overList = /^\/billing(\/|$)/.test(pathname);
  return (
    <Link
      to={{ pathname: `/billing/${paymentId}`, search: overList ? search : '' }}
      state={overList ? null : { back: pathname + search }}
      preventScrollReset
    >
      {t('invoice')}
      {orderNumber && <span className="visually-hidden"> {orderNumber}</span>}
    </Link>
  );
}

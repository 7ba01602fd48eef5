import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';

const InvoiceSheet = lazy(() => import('./invoice/index.tsx'));

/** Opens a payment's invoice over the page; the address says so, and can be sent. */
export function InvoiceLink({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation('shell');
  const [params, setParams] = useSearchParams();
  const to = new URLSearchParams(params);
  to.set('invoice', paymentId);
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('invoice');
    setParams(next);
  };
  return (
    <>
      <Link to={{ search: to.toString() }} preventScrollReset>
        {t('invoice')}
      </Link>
      {params.get('invoice') === paymentId && (
        <Suspense fallback={null}>
          <InvoiceSheet paymentId={paymentId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

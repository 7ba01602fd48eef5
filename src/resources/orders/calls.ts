import { send } from '../../api/queries.ts';

export interface RefundValues {
  id: string;
  /** One intent, one key: sent again, it is the same refund. */
  key: string;
  part: 'all' | 'some';
  /** Minor units; all that is left where it is absent. */
  amount?: number | undefined;
  /** Minor units already refunded as the administrator saw it: a stale amount is rejected. */
  refunded: number;
  reason?: string;
}
export interface CancelValues {
  id: string;
  reason?: string;
}

function refund({ id, key, amount, refunded, reason = '' }: RefundValues) {
  return send('POST /api/admin/orders/:id/refund', {
    params: { id },
    body: { ...(amount === undefined ? {} : { amount }), refunded, reason },
    headers: { 'Idempotency-Key': key },
  });
}

function cancel({ id, reason = '' }: CancelValues) {
  return send('POST /api/admin/orders/:id/cancel', { params: { id }, body: { reason } });
}

/** What can be done with an order, through the data provider. */
export const orderActions = {
  refund: (values: unknown) => refund(values as RefundValues),
  cancel: (values: unknown) => cancel(values as CancelValues),
};

import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import type { ReplyOf } from '#contract/index.ts';

type Order = ReplyOf<'GET /api/admin/orders/:id'>;

/** An event in an order's history. */
export interface OrderEvent {
  at: string;
  kind:
    | 'ordered'
    | 'pay-started'
    | 'pay-failed'
    | 'paid'
    | 'refund-started'
    | 'refund-failed'
    | 'refunded'
    | 'cancelled'
    | 'expired';
  /** In minor units of the order's currency. */
  amount: number | null;
  /** The actor, unless it was the customer. */
  actor: string | null;
  /** The given reason. */
  reason: string | null;
}

const PAY = { initiated: 'pay-started', failed: 'pay-failed', succeeded: 'paid' } as const;
const REFUND = { initiated: 'refund-started', failed: 'refund-failed', succeeded: 'refunded' } as const;

/**
 * An order's events, newest first.
 * @param audit the order's audit entries, which record cancellation and expiry
 */
export function timelineOf(order: Order, audit: readonly AuditEntry[]): OrderEvent[] {
  const events: OrderEvent[] = [
    { at: order.createdAt, kind: 'ordered', amount: order.amount, actor: null, reason: null },
    ...order.payments.map((one): OrderEvent => ({
      at: one.createdAt,
      kind: PAY[one.state],
      amount: one.amount,
      actor: null,
      reason: one.reason,
    })),
    ...order.refunds.map((one): OrderEvent => ({
      at: one.createdAt,
      kind: REFUND[one.state],
      amount: one.amount,
      actor: one.actorName,
      reason: one.reason || null,
    })),
  ];
  const cancelled = audit.find(({ action }) => action === 'order.cancel');
  if (cancelled) {
    const reason: unknown = cancelled.after?.['reason'];
    events.push({
      at: cancelled.at,
      kind: 'cancelled',
      amount: null,
      actor: cancelled.actorName,
      reason: typeof reason === 'string' && reason ? reason : null,
    });
  }
  if (order.state === 'expired') {
    const expired = audit.find(({ action }) => action === 'order.expire');
    events.push({
      at: expired?.at ?? order.expiresAt,
      kind: 'expired',
      amount: null,
      actor: null,
      reason: null,
    });
  }
  return events.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

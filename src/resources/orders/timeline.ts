import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import type { ReplyOf } from '#contract/index.ts';

type Order = ReplyOf<'GET /api/admin/orders/:id'>;

/** One thing that became of an order. */
export interface Happening {
  at: string;
  what:
    | 'ordered'
    | 'pay-started'
    | 'pay-failed'
    | 'paid'
    | 'refund-started'
    | 'refund-failed'
    | 'refunded'
    | 'cancelled'
    | 'expired';
  /** Minor units of the order's currency. */
  amount: number | null;
  /** Who did it, where it was not the customer. */
  by: string | null;
  /** The reason that was given. */
  why: string | null;
}

const PAY = { initiated: 'pay-started', failed: 'pay-failed', succeeded: 'paid' } as const;
const REFUND = { initiated: 'refund-started', failed: 'refund-failed', succeeded: 'refunded' } as const;

/**
 * What became of an order, the latest first.
 * @param audit the order's entries; they know who cancelled it and when it expired
 */
export function timelineOf(order: Order, audit: readonly AuditEntry[]): Happening[] {
  const happenings: Happening[] = [
    { at: order.createdAt, what: 'ordered', amount: order.amount, by: null, why: null },
    ...order.payments.map((one): Happening => ({
      at: one.createdAt,
      what: PAY[one.state],
      amount: one.amount,
      by: null,
      why: one.reason,
    })),
    ...order.refunds.map((one): Happening => ({
      at: one.createdAt,
      what: REFUND[one.state],
      amount: one.amount,
      by: one.actorName,
      why: one.reason || null,
    })),
  ];
  const cancelled = audit.find(({ action }) => action === 'order.cancel');
  if (cancelled) {
    const reason: unknown = cancelled.after?.['reason'];
    happenings.push({
      at: cancelled.at,
      what: 'cancelled',
      amount: null,
      by: cancelled.actorName,
      why: typeof reason === 'string' && reason ? reason : null,
    });
  }
  if (order.state === 'expired') {
    const expired = audit.find(({ action }) => action === 'order.expire');
    happenings.push({
      at: expired?.at ?? order.expiresAt,
      what: 'expired',
      amount: null,
      by: null,
      why: null,
    });
  }
  return happenings.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

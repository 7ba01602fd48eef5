import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/resources/audit-log/calls.ts';
import { timelineOf } from '#src/resources/orders/timeline.ts';

type Order = Parameters<typeof timelineOf>[0];

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 12, minute)).toISOString();
const order = (more: Partial<Order> = {}): Order => ({
  id: 'o',
  number: 'S-2026-000001',
  userId: 'u',
  userName: 'Ana',
  userEmail: 'ana@example.com',
  projectId: 'p',
  projectName: 'Shop',
  plan: 'starter',
  amount: 1900,
  currency: 'USD',
  creditUsed: 0,
  refunded: 0,
  state: 'pending',
  createdAt: at(0),
  expiresAt: at(59),
  paidAt: null,
  payments: [],
  refunds: [],
  ...more,
});
const payment = (minute: number, state: Order['payments'][number]['state']): Order['payments'][number] => ({
  id: `p${minute}`,
  orderId: 'o',
  orderNumber: 'S-2026-000001',
  projectId: 'p',
  projectName: 'Shop',
  userName: 'Ana',
  plan: 'starter',
  gateway: 'demo',
  amount: 1900,
  currency: 'USD',
  state,
  reference: 'r',
  brand: null,
  last4: null,
  reason: state === 'failed' ? 'Declined.' : null,
  createdAt: at(minute),
});
const entry = (action: string, minute: number, after: Record<string, unknown> = {}): AuditEntry => ({
  id: action,
  at: at(minute),
  actorId: null,
  actorName: 'Ada',
  onBehalfOfId: null,
  onBehalfOfName: null,
  action,
  entity: 'order',
  entityId: 'o',
  entityName: null,
  opens: null,
  names: {},
  before: {},
  after,
  ip: null,
});
const summary = (one: Order, audit: AuditEntry[] = []) =>
  timelineOf(one, audit).map(({ kind, actor, reason }) => [kind, actor, reason]);

describe('order timeline', () => {
  test('lists events newest first: declined, paid, refunded', () => {
    const refunds = [
      {
        id: 'r',
        amount: 500,
        currency: 'USD',
        state: 'succeeded' as const,
        reason: 'Late',
        actorName: 'Ada',
        createdAt: at(9),
      },
    ];
    const payments = [payment(5, 'succeeded'), payment(3, 'failed')];
    expect(summary(order({ state: 'paid', payments, refunds }))).toEqual([
      ['refunded', 'Ada', 'Late'],
      ['paid', null, null],
      ['pay-failed', null, 'Declined.'],
      ['ordered', null, null],
    ]);
  });

  test('names the actor and the reason of a cancellation', () => {
    expect(
      summary(order({ state: 'cancelled' }), [
        entry('order.cancel', 4, { reason: 'Twice' }),
        entry('order.create', 0),
      ]),
    ).toEqual([
      ['cancelled', 'Ada', 'Twice'],
      ['ordered', null, null],
    ]);
  });

  test('ends with the expiry of an unpaid order, with or without an audit entry', () => {
    expect(timelineOf(order({ state: 'expired' }), [])[0]).toMatchObject({ kind: 'expired', at: at(59) });
    expect(timelineOf(order({ state: 'expired' }), [entry('order.expire', 58)])[0]).toMatchObject({
      at: at(58),
    });
  });
});

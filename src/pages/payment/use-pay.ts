import { useRef, useState } from 'react';
import type { BodyOf } from '#contract/index.ts';
import type { Order } from '#contract/resources/orders/calls.ts';
import type { Payment } from '#contract/resources/payments/calls.ts';
import type { PlanName } from '#contract/builder/plans.ts';
import { call, CallError } from '../../api/call.ts';
import { refreshResource } from '../../api/queries.ts';
import { idempotencyKey, clearIdempotencyKey } from './idempotency-key.ts';

type ConfirmBody = BodyOf<'POST /api/payments/:orderId/confirm'>;
export type Card = NonNullable<ConfirmBody['card']>;

export interface Paid {
  order: Order;
  payment: Payment;
}

interface Options {
  projectId: string;
  plan: PlanName;
  useCredit: boolean;
  onPaid: (paid: Paid) => void;
}

/** Opens and pays the order, once however often the button is clicked; a bank's confirmation is asked for in between. */
export function usePay({ projectId, plan, useCredit, onPaid }: Options) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [order, setOrder] = useState<Order | null>(null);
  const [pendingConfirmation, setPendingConfirmation] = useState<{
    orderId: string;
    reference: string;
  } | null>(null);
  const inProgress = useRef(false);

  /** Makes an idempotent call: its key is stored until the outcome is known. */
  async function attempt<T>(operation: string, send: (key: string) => Promise<T>): Promise<T> {
    try {
      const reply = await send(idempotencyKey(operation));
      clearIdempotencyKey(operation);
      return reply;
    } catch (caught) {
      // Without a reply the payment may have succeeded, so the key is kept and a retry can't charge twice.
      if (caught instanceof CallError && caught.status !== null) {
        clearIdempotencyKey(operation);
        setPendingConfirmation(null);
      }
      throw caught;
    }
  }

  async function confirm(orderId: string, operation: string, body: ConfirmBody): Promise<void> {
    const reply = await attempt(operation, (key) =>
      call('POST /api/payments/:orderId/confirm', {
        params: { orderId },
        body,
        headers: { 'Idempotency-Key': key },
      }),
    );
    if (reply.confirm) {
      // At once, so that the question appears with buttons that already take a click.
      setBusy(false);
      setPendingConfirmation({ orderId, reference: reply.confirm.reference });
      return;
    }
    setPendingConfirmation(null);
    for (const resource of ['projects', 'builds', 'payments', 'orders'] as const) refreshResource(resource);
    onPaid({ order: reply.order, payment: reply.payment });
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (inProgress.current) return;
    inProgress.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (caught) {
      setError(caught);
      setOrder(null);
      // Already paid, in another tab or by an attempt whose reply was lost: the page then shows the receipt.
      if (caught instanceof CallError && caught.code === 'state')
        for (const resource of ['projects', 'payments'] as const) refreshResource(resource);
    } finally {
      inProgress.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    error,
    question: pendingConfirmation !== null,
    order,
    /** @param card absent when credit covers the whole amount */
    start: (card?: Card) =>
      void once(async () => {
        const { order: opened } = await call('POST /api/payments/checkout', {
          body: { projectId, plan, useCredit },
        });
        setOrder(opened);
        refreshResource('projects');
        await confirm(
          opened.id,
          `pay:${opened.id}:${card?.number.slice(-4) ?? 'credit'}`,
          card ? { card } : {},
        );
      }),
    answer: (accepted: boolean) =>
      void once(async () => {
        if (!pendingConfirmation) return;
        const { orderId, reference } = pendingConfirmation;
        // Stands in for the bank's page: it gives the answer to the gateway, where confirming the order looks it up.
        await attempt(`bank:${reference}`, () =>
          call('POST /api/payments/demo-bank/:reference', { params: { reference }, body: { accepted } }),
        );
        await confirm(orderId, `answer:${reference}`, { confirmation: { reference } });
      }),
  };
}

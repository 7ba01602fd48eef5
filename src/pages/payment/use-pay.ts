import { useRef, useState } from 'react';
import type { BodyOf } from '#contract/index.ts';
import type { Order } from '#contract/resources/orders/calls.ts';
import type { PlanName } from '#contract/builder/plans.ts';
import { call, CallError } from '../../api/call.ts';
import { refreshResource } from '../../api/queries.ts';
import { attemptKey, attemptOver } from './attempt.ts';
import type { Paid } from './index.tsx';

type ConfirmBody = BodyOf<'POST /api/payments/:orderId/confirm'>;
export type Card = NonNullable<ConfirmBody['card']>;

interface Options {
  projectId: string;
  plan: PlanName;
  useCredit: boolean;
  onPaid: (paid: Paid) => void;
}

/** Opens the order and pays it, once whatever is clicked; a question of the bank's waits for its answer. */
export function usePay({ projectId, plan, useCredit, onPaid }: Options) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [order, setOrder] = useState<Order | null>(null);
  const [question, setQuestion] = useState<{ orderId: string; reference: string } | null>(null);
  const running = useRef(false);

  /** Makes a call that must happen once: its key is kept until its answer is known. */
  async function attempt<T>(what: string, make: (key: string) => Promise<T>): Promise<T> {
    try {
      const answer = await make(attemptKey(what));
      attemptOver(what);
      return answer;
    } catch (caught) {
      // Without an answer the payment may have gone through: the key is kept, so that the same try is never made twice.
      if (caught instanceof CallError && caught.status !== null) {
        attemptOver(what);
        setQuestion(null);
      }
      throw caught;
    }
  }

  async function confirm(orderId: string, what: string, body: ConfirmBody): Promise<void> {
    const reply = await attempt(what, (key) =>
      call('POST /api/payments/:orderId/confirm', {
        params: { orderId },
        body,
        headers: { 'Idempotency-Key': key },
      }),
    );
    if (reply.confirm) {
      setQuestion({ orderId, reference: reply.confirm.reference });
      return;
    }
    setQuestion(null);
    for (const resource of ['projects', 'builds', 'payments', 'orders'] as const) refreshResource(resource);
    onPaid({ order: reply.order, payment: reply.payment });
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (caught) {
      setError(caught);
      setOrder(null);
      // Already paid, in another tab or by a try whose answer was lost: the page then shows the receipt.
      if (caught instanceof CallError && caught.code === 'state')
        for (const resource of ['projects', 'payments'] as const) refreshResource(resource);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    busy,
    error,
    question: question !== null,
    /** The order being paid. */
    order,
    /** @param card absent when credit covers all of it */
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
        if (!question) return;
        const { orderId, reference } = question;
        // The bank's own page, which tells the gateway; the order then asks the gateway what was answered.
        await attempt(`bank:${reference}`, () =>
          call('POST /api/payments/demo-bank/:reference', { params: { reference }, body: { accepted } }),
        );
        await confirm(orderId, `answer:${reference}`, { confirmation: { reference } });
      }),
  };
}

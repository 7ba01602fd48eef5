import cardValidator from 'card-validator';
import type { Text } from '../../texts/index.ts';
import type { Db } from '../database/index.ts';
import type { Card, Charge, DemoGateway } from './gateway.ts';

/** The card numbers that Stripe's own test mode uses for these outcomes. */
const DECLINED = '4000000000000002';
const CONFIRMED = '4000000000003220';

/** A gateway that moves no money: the number on the card decides what happens. What it must remember stands in a table of its own. */
export function createDemoGateway(db: Db): DemoGateway {
  return {
    name: 'demo',
    async charge(card, _amount, _currency, key): Promise<Charge> {
      const shown = {
        reference: `demo_${key}`,
        brand: cardValidator.number(card.number).card?.niceType ?? 'Card',
        last4: card.number.slice(-4),
      };
      if (card.number === CONFIRMED) {
        await db
          .insertInto('demoConfirmations')
          .values({ ...shown, state: 'waiting', createdAt: Date.now() })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .execute();
        return { state: 'confirm', ...shown };
      }
      const reason = declineReason(card, new Date());
      return reason === null ? { state: 'succeeded', ...shown } : { state: 'failed', ...shown, reason };
    },
    async confirm(reference): Promise<Charge> {
      const { state, brand, last4 } = await db
        .selectFrom('demoConfirmations')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow();
      const shown = { reference, brand, last4 };
      switch (state) {
        case 'waiting':
          return { state: 'confirm', ...shown };
        case 'accepted':
          return { state: 'succeeded', ...shown };
        case 'rejected':
          return {
            state: 'failed',
            ...shown,
            reason: 'You declined the payment at your bank. Nothing was charged.',
          };
      }
    },
    async answer(reference, accepted) {
      const state = accepted ? 'accepted' : 'rejected';
      await db
        .updateTable('demoConfirmations')
        .set({ state })
        .where('reference', '=', reference)
        .where('state', '=', 'waiting')
        .execute();
      const row = await db
        .selectFrom('demoConfirmations')
        .select('state')
        .where('reference', '=', reference)
        .executeTakeFirst();
      return row?.state === state;
    },
    refund: () => Promise.resolve(),
  };
}

function declineReason(card: Card, now: Date): Text | null {
  if (!cardValidator.number(card.number).isValid) return 'The card number is invalid. Check its digits.';
  const ends = new Date(Date.UTC(card.expYear, card.expMonth, 1));
  if (ends <= now) return 'The card has expired. Use another card.';
  if (card.number === DECLINED) return 'The bank declined this card. Use another card, or ask your bank why.';
  return null;
}

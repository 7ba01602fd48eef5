import type { Text } from '../../texts/index.ts';
export interface Card {
  number: string;
  expMonth: number;
  expYear: number;
  cvc: string;
  name: string;
}

export type Charge =
  | { state: 'succeeded'; reference: string; brand: string; last4: string }
  | { state: 'failed'; reference: string; brand: string; last4: string; reason: Text }
  /** The customer must confirm with their bank first. */
  | { state: 'confirm'; reference: string; brand: string; last4: string };

interface CardGateway {
  /** @param key makes a repeated call answer the first one's charge. */
  charge(card: Card, amount: number, currency: string, key: string): Promise<Charge>;
  /** What became of a charge that its customer had to confirm: what the gateway has recorded, whatever the browser says. */
  confirm(reference: string): Promise<Charge>;
  /**
   * Sends part of a charge back.
   * @param reference the charge's
   * @param amount minor units
   * @param key makes a repeated call the same refund
   * @throws when the gateway does not answer or rejects the payment
   */
  refund(reference: string, amount: number, currency: string, key: string): Promise<void>;
}

export interface DemoGateway extends CardGateway {
  name: 'demo';
  /**
   * The customer's answer to their bank, which the gateway records; the first one stands.
   * @returns whether this is the answer on record
   */
  answer(reference: string, accepted: boolean): Promise<boolean>;
}

export interface StripeGateway extends CardGateway {
  name: 'stripe';
}

/** What takes money: the demo gateway here, Stripe where it is configured. */
export type Gateway = DemoGateway | StripeGateway;

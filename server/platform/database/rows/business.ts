import type { PlanName } from '#contract/builder/plans.ts';
import type { OrderState } from '#contract/resources/orders/index.ts';
import type { PaymentState, RefundState } from '#contract/resources/payments/index.ts';
import type { UpdateCategory, UpdateState } from '#contract/resources/recent-updates/index.ts';
import type { EditedRow } from './edited.ts';

// Orders and payments, and what is published about the product.

export interface OrderRow extends EditedRow {
  number: string;
  userId: string | null;
  userName: string;
  userEmail: string;
  projectId: string | null;
  projectName: string;
  plan: PlanName;
  amount: number;
  currency: string;
  creditUsed: number;
  refunded: number;
  state: OrderState;
  expiresAt: number;
  paidAt: number | null;
}

export interface PaymentRow {
  id: string;
  orderId: string;
  gateway: 'demo' | 'stripe' | 'credit';
  amount: number;
  currency: string;
  state: PaymentState;
  reference: string;
  brand: string | null;
  last4: string | null;
  reason: string | null;
  createdAt: number;
}

/** Money sent back: the row is there before the gateway is asked. */
export interface RefundRow {
  id: string;
  orderId: string;
  amount: number;
  currency: string;
  state: RefundState;
  reason: string;
  /** The administrator who asked for it; null once they are erased. */
  actorId: string | null;
  actorName: string;
  actorIp: string | null;
  createdAt: number;
  finishedAt: number | null;
}

export interface DemoConfirmationRow {
  /** The payment's. */
  reference: string;
  brand: string;
  last4: string;
  state: 'waiting' | 'accepted' | 'rejected';
  createdAt: number;
}

export interface RecentUpdateRow extends EditedRow {
  title: string;
  body: string;
  category: UpdateCategory;
  state: UpdateState;
  publishAt: number | null;
  authorId: string | null;
  authorName: string;
}

/** A picture of an update; its file is called after the hash of its bytes, as its id is. */
export interface PictureRow {
  id: string;
  width: number;
  height: number;
  bytes: number;
  createdAt: number;
}

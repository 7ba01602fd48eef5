import { payment } from '#contract/resources/payments/calls.ts';
import { exportOf } from '../../platform/resource.ts';
import { paymentList, toPayment } from './store.ts';

export const payments = { exported: exportOf(payment, paymentList, toPayment, ['amount']) };

import { entities } from '../data/app.ts';
import { bookingRows } from '../data/rows.ts';
import type { Ref } from '../lib/model.ts';
import { defineModel } from '../lib/model.ts';
import type { Repair } from './repair.ts';

/** A cell is null while nothing is known; what a form must have is marked as required below. */
export type Booking = {
  id: string;
  customer: string | null;
  email: string | null;
  phone: string | null;
  repair: Ref<Repair> | null;
  slot: string | null;
  bought: string | null;
  status: string | null;
  paid: boolean | null;
};

export const booking = defineModel<Booking>({
  key: 'booking',
  title: 'customer',
  text: entities.booking,
  seed: bookingRows,
  fields: {
    customer: { type: 'text', required: true },
    email: { type: 'email' },
    phone: { type: 'phone' },
    repair: { type: 'reference', required: true, to: 'repair', onDelete: 'clear' },
    slot: { type: 'dateTime', required: true },
    bought: { type: 'date' },
    status: { type: 'select', required: true },
    paid: { type: 'boolean' },
  },
});

import type { RowOf } from '../../core/entity.ts';
import { defineEntity } from '../../core/entity.ts';
import { text } from './text.ts';

export const booking = defineEntity(
  {
    name: 'booking',
    title: 'name',
    icon: 'calendar',
    fields: {
      name: { type: 'text', required: true, max: 80 },
      email: { type: 'email', required: true },
      phone: { type: 'phone' },
      customer: { type: 'reference', entity: 'customer', onDelete: 'clear', indexed: true },
      repair: { type: 'reference', required: true, entity: 'repair', onDelete: 'keep', indexed: true },
      slot: { type: 'dateTime', required: true, indexed: true },
      takes: { type: 'duration', required: true, min: 5, max: 480, default: 30 },
      pickUp: { type: 'dateTime' },
      part: { type: 'reference', entity: 'part', onDelete: 'clear' },
      quantity: { type: 'number', min: 1, max: 20, default: 1 },
      status: {
        type: 'select',
        required: true,
        options: ['asked', 'confirmed', 'done', 'cancelled'],
        indexed: true,
      },
      paid: { type: 'boolean', indexed: true },
      price: {
        type: 'computed',
        as: 'money',
        value: { op: 'field', field: 'price', of: 'repair' },
      },
      notes: { type: 'longText', max: 2000 },
    },
    states: {
      field: 'status',
      initial: 'asked',
      transitions: [
        { from: 'asked', to: 'confirmed', roles: ['mechanic'] },
        { from: 'asked', to: 'cancelled' },
        { from: 'confirmed', to: 'done', roles: ['mechanic'] },
        { from: 'confirmed', to: 'cancelled' },
      ],
    },
    access: {
      read: ['own', 'mechanic'],
      create: ['public'],
      update: ['own', 'mechanic'],
      delete: ['owner'],
    },
    rules: [
      { kind: 'noOverlap', start: 'slot', end: 'takes', except: ['cancelled'] },
      { kind: 'stock', reference: 'part', stock: 'stock', quantity: 'quantity', except: ['cancelled'] },
      { kind: 'before', first: 'slot', second: 'pickUp' },
    ],
    notices: [
      {
        on: { event: 'state', state: 'confirmed' },
        to: { field: 'email' },
        subject: 'Your slot is confirmed',
        text: 'We look forward to seeing your bike.',
      },
    ],
  },
  text,
);

export type Booking = RowOf<typeof booking>;

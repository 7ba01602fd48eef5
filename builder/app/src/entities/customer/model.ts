import type { RowOf } from '../../core/entity.ts';
import { defineEntity } from '../../core/entity.ts';
import { text } from './text.ts';

export const customer = defineEntity(
  {
    name: 'customer',
    title: 'name',
    icon: 'users',
    fields: {
      name: { type: 'text', required: true, max: 80 },
      email: { type: 'email', required: true, unique: true },
      phone: { type: 'phone' },
      since: { type: 'date', default: 'today', indexed: true },
      interests: { type: 'references', entity: 'repair', onDelete: 'clear' },
      agreement: { type: 'file' },
      notes: { type: 'longText' },
    },
    access: {
      read: ['mechanic'],
      create: ['mechanic'],
      update: ['mechanic'],
      delete: ['owner'],
    },
  },
  text,
);

export type Customer = RowOf<typeof customer>;

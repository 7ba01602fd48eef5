import type { RowOf } from '../../core/entity.ts';
import { defineEntity } from '../../core/entity.ts';
import { text } from './text.ts';

export const repair = defineEntity(
  {
    name: 'repair',
    title: 'title',
    icon: 'wrench',
    fields: {
      title: { type: 'text', required: true, unique: true, max: 80 },
      photo: { type: 'image' },
      kind: {
        type: 'select',
        required: true,
        options: ['brakes', 'wheels', 'gears', 'service'],
        default: 'service',
        indexed: true,
      },
      about: { type: 'longText', max: 4000 },
      price: { type: 'money', required: true, min: 0, indexed: true },
      takes: { type: 'duration', required: true, min: 5, max: 600, default: 30 },
      guide: { type: 'url' },
      bookings: {
        type: 'computed',
        as: 'number',
        value: { op: 'count', entity: 'booking', by: 'repair' },
      },
    },
    access: {
      read: ['public'],
      create: ['mechanic'],
      update: ['mechanic'],
      delete: ['owner'],
    },
  },
  text,
);

export type Repair = RowOf<typeof repair>;

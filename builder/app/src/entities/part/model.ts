import type { RowOf } from '../../core/entity.ts';
import { defineEntity } from '../../core/entity.ts';
import { text } from './text.ts';

export const part = defineEntity(
  {
    name: 'part',
    title: 'name',
    icon: 'box',
    fields: {
      name: { type: 'text', required: true, max: 80 },
      number: { type: 'text', required: true, unique: true, max: 20 },
      repair: { type: 'reference', entity: 'repair', onDelete: 'clear', indexed: true },
      price: { type: 'money', required: true, min: 0 },
      stock: { type: 'number', required: true, min: 0, default: 0, indexed: true },
      reorder: { type: 'number', min: 0 },
    },
    access: {
      read: ['public'],
      create: ['mechanic'],
      update: ['mechanic'],
      delete: ['mechanic'],
    },
    rules: [{ kind: 'uniqueTogether', fields: ['name', 'repair'] }],
  },
  text,
);

export type Part = RowOf<typeof part>;

import type { EntityText } from '../../core/entity.ts';

export const text = {
  label: 'Part',
  plural: 'Parts',
  fields: {
    name: { label: 'Name' },
    number: { label: 'Part number' },
    repair: { label: 'Used for' },
    price: { label: 'Price' },
    stock: { label: 'In stock', unit: 'pcs' },
    reorder: { label: 'Reorder at', unit: 'pcs' },
  },
} satisfies EntityText;

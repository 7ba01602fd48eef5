import type { EntityText } from '../../core/entity.ts';

export const text = {
  label: 'Customer',
  plural: 'Customers',
  fields: {
    name: { label: 'Name' },
    email: { label: 'E-mail' },
    phone: { label: 'Phone' },
    since: { label: 'Customer since' },
    interests: { label: 'Repairs of interest', help: 'We write when these are on offer.' },
    agreement: { label: 'Agreement', help: 'The signed service agreement.' },
    notes: { label: 'Notes' },
  },
} satisfies EntityText;

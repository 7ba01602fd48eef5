import type { EntityText } from '../../core/entity.ts';

export const text = {
  label: 'Booking',
  plural: 'Bookings',
  fields: {
    name: { label: 'Name' },
    email: { label: 'E-mail', help: 'We send the confirmation here.' },
    phone: { label: 'Phone' },
    customer: { label: 'Customer', help: 'Set by the shop for returning customers.' },
    repair: { label: 'Repair' },
    slot: { label: 'Slot' },
    takes: { label: 'Takes' },
    pickUp: { label: 'Pick-up' },
    part: { label: 'Part' },
    quantity: { label: 'Quantity', unit: 'pcs' },
    status: {
      label: 'Status',
      options: {
        asked: { label: 'Asked', colour: 'blue' },
        confirmed: { label: 'Confirmed', colour: 'amber' },
        done: { label: 'Done', colour: 'green' },
        cancelled: { label: 'Cancelled', colour: 'grey' },
      },
    },
    paid: { label: 'Paid' },
    price: { label: 'Price' },
    notes: { label: 'Notes', help: 'Anything we should know about the bike.' },
  },
  transitions: {
    'asked.confirmed': 'Confirm',
    'asked.cancelled': 'Cancel',
    'confirmed.done': 'Mark as done',
    'confirmed.cancelled': 'Cancel',
  },
} satisfies EntityText;

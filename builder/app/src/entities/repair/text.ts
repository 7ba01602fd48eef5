import type { EntityText } from '../../core/entity.ts';

export const text = {
  label: 'Repair',
  plural: 'Repairs',
  fields: {
    title: { label: 'Repair' },
    photo: { label: 'Photo' },
    kind: {
      label: 'Kind',
      options: {
        brakes: { label: 'Brakes', colour: 'red' },
        wheels: { label: 'Wheels', colour: 'blue' },
        gears: { label: 'Gears', colour: 'purple' },
        service: { label: 'Service', colour: 'green' },
      },
    },
    about: { label: 'What we do' },
    price: { label: 'Price' },
    takes: { label: 'Takes' },
    guide: { label: 'Guide' },
    bookings: { label: 'Booked' },
  },
} satisfies EntityText;

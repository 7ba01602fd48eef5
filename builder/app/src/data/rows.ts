import type { Repair } from '../model/repair.ts';
import type { Booking } from '../model/booking.ts';

// Sample rows: what the app shows until someone changes something.

export const repairRows: readonly Repair[] = [
  {
    id: 'repair-1',
    title: 'Flat tyre',
    photo: null,
    about: 'Tube and fitting, both wheels checked.',
    price: 1800,
    minutes: 20,
    parts: 14,
    reorder: 10,
    guide: null,
  },
  {
    id: 'repair-2',
    title: 'Brake service',
    photo: null,
    about: 'Pads, cables and a test ride.',
    price: 4500,
    minutes: 45,
    parts: 3,
    reorder: 6,
    guide: null,
  },
  {
    id: 'repair-3',
    title: 'Full service',
    photo: null,
    about: 'Everything cleaned, greased and set.',
    price: 12900,
    minutes: 180,
    parts: 8,
    reorder: 4,
    guide: 'https://example.com/service',
  },
  {
    id: 'repair-4',
    title: 'New chain',
    photo: null,
    about: null,
    price: 3900,
    minutes: 30,
    parts: 2,
    reorder: 5,
    guide: null,
  },
];

export const bookingRows: readonly Booking[] = [
  {
    id: 'booking-1',
    customer: 'Ada Obi',
    email: 'ada@example.com',
    phone: '+1 555 010 0101',
    repair: 'repair-1',
    slot: 'today-1T09:00',
    bought: '2021-05-01',
    status: 'done',
    paid: true,
  },
  {
    id: 'booking-2',
    customer: 'Lars Berg',
    email: 'lars@example.com',
    phone: '+1 555 010 0102',
    repair: 'repair-3',
    slot: 'today+1T10:30',
    bought: null,
    status: 'confirmed',
    paid: false,
  },
  {
    id: 'booking-3',
    customer: 'Mina Rossi',
    email: 'mina@example.com',
    phone: '+1 555 010 0103',
    repair: 'repair-2',
    slot: 'today+2T14:00',
    bought: null,
    status: 'asked',
    paid: false,
  },
];

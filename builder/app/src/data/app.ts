import type { EntityText } from '../lib/model.ts';
import type { AppText, Page } from '../lib/page.ts';

// Everything people read in this app that is its own: names, labels, choices, pages and their texts.

export const app: AppText = {
  id: 'corner-bikes',
  name: 'Corner Bikes',
  tagline: 'Repairs while you wait, in Elm Street since 1998',
  layout: 'top',
};

export const entities = {
  repair: {
    label: 'Repair',
    plural: 'Repairs',
    fields: {
      title: { label: 'Repair' },
      photo: { label: 'Photo' },
      about: { label: 'What we do' },
      price: { label: 'Price' },
      minutes: { label: 'Minutes' },
      parts: { label: 'Parts in stock' },
      reorder: { label: 'Reorder at' },
      guide: { label: 'Guide' },
    },
  },
  booking: {
    label: 'Booking',
    plural: 'Bookings',
    fields: {
      customer: { label: 'Customer' },
      email: { label: 'E-mail' },
      phone: { label: 'Phone' },
      repair: { label: 'Repair' },
      slot: { label: 'Slot' },
      bought: { label: 'Bike bought' },
      status: {
        label: 'Status',
        options: [
          {
            name: 'asked',
            label: 'Asked',
            colour: 'blue',
          },
          {
            name: 'confirmed',
            label: 'Confirmed',
            colour: 'amber',
          },
          {
            name: 'done',
            label: 'Done',
            colour: 'green',
          },
        ],
      },
      paid: { label: 'Paid' },
    },
  },
} satisfies Record<string, EntityText>;

export const pages = {
  home: {
    kind: 'home',
    title: 'Home',
    path: '/',
    icon: 'home',
    inMenu: true,
    sections: [
      {
        kind: 'hero',
        heading: 'Your bike, back by tonight',
        text: 'Pick a repair, pick a slot, and see what it costs before you come.',
        action: { label: 'Book a slot', path: '/bookings/new' },
      },
      {
        kind: 'rows',
        heading: 'What we repair',
        entity: 'repair',
        limit: 6,
      },
      {
        kind: 'text',
        heading: 'How it works',
        text: 'Bring the bike ten minutes before your slot.\n\nWe call you when it is done.',
      },
    ],
  },
  repairs: {
    kind: 'list',
    title: 'Repairs',
    path: '/repairs',
    icon: 'wrench',
    inMenu: true,
    entity: 'repair',
    sections: [],
  },
  repair: {
    kind: 'detail',
    title: 'Repair',
    path: '/repairs',
    icon: 'file',
    inMenu: false,
    entity: 'repair',
    sections: [],
  },
  newRepair: {
    kind: 'form',
    title: 'New repair',
    path: '/repairs/new',
    icon: 'form',
    inMenu: false,
    entity: 'repair',
    sections: [],
  },
  bookings: {
    kind: 'list',
    title: 'Bookings',
    path: '/bookings',
    icon: 'calendar',
    inMenu: true,
    entity: 'booking',
    sections: [],
  },
  booking: {
    kind: 'detail',
    title: 'Booking',
    path: '/bookings',
    icon: 'file',
    inMenu: false,
    entity: 'booking',
    sections: [],
  },
  bookASlot: {
    kind: 'form',
    title: 'Book a slot',
    path: '/bookings/new',
    icon: 'pen',
    inMenu: true,
    entity: 'booking',
    sections: [],
  },
  today: {
    kind: 'dashboard',
    title: 'Today',
    path: '/today',
    icon: 'chart',
    inMenu: true,
    sections: [
      {
        kind: 'figures',
        heading: 'In numbers',
        figures: [
          {
            label: 'Bookings',
            entity: 'booking',
            measure: 'count',
          },
          {
            label: 'Price list',
            entity: 'repair',
            measure: 'sum',
            field: 'price',
          },
          {
            label: 'Average minutes',
            entity: 'repair',
            measure: 'average',
            field: 'minutes',
          },
        ],
      },
      {
        kind: 'chart',
        heading: 'Bookings by state',
        entity: 'booking',
        field: 'status',
      },
      {
        kind: 'attention',
        heading: 'Parts to order',
        entity: 'repair',
        field: 'parts',
        op: 'below',
        value: 'reorder',
      },
      {
        kind: 'chart',
        heading: 'What is booked',
        entity: 'booking',
        field: 'repair',
      },
    ],
  },
  openingHours: {
    kind: 'content',
    title: 'Opening hours',
    path: '/opening-hours',
    icon: 'clock',
    inMenu: true,
    sections: [
      {
        kind: 'text',
        heading: 'When we are here',
        text: 'Monday to Friday 8 to 18, Saturday 9 to 13.',
      },
    ],
  },
} satisfies Record<string, Page>;

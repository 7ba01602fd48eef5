/** Where the pages of each entity are. */
export const paths = {
  repair: { list: '/repairs', create: '/repairs/new', detail: '/repairs/:id', edit: '/repairs/new/:id' },
  booking: { list: '/bookings', create: '/bookings/new', detail: '/bookings/:id', edit: '/bookings/new/:id' },
  customer: {
    list: '/customers',
    create: '/customers/new',
    detail: '/customers/:id',
    edit: '/customers/new/:id',
  },
  part: { list: '/parts', create: '/parts/new', detail: '/parts/:id', edit: '/parts/new/:id' },
};

/** Where the pages of each entity are. */
export const paths = {
  repair: {
    list: '/repairs',
    create: '/repairs/new',
    detail: '/repairs/:id',
    edit: '/repairs/:id/edit',
  },
  booking: {
    list: '/bookings',
    create: '/bookings/new',
    detail: '/bookings/:id',
    edit: '/bookings/:id/edit',
  },
  customer: {
    list: '/customers',
    create: '/customers/new',
    detail: '/customers/:id',
    edit: '/customers/:id/edit',
  },
  part: {
    list: '/parts',
    create: '/parts/new',
    detail: '/parts/:id',
    edit: '/parts/:id/edit',
  },
};

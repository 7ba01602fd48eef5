import type { RouteObject } from 'react-router';
import { page } from './components/shell/lazy-page.ts';
import type { MenuItem, View } from './components/shell/menu.ts';
import { booking } from './entities/booking/model.ts';
import { customer } from './entities/customer/model.ts';
import { part } from './entities/part/model.ts';
import { repair } from './entities/repair/model.ts';
import { text } from './pages/text.ts';
import { paths } from './paths.ts';

/** Each page is a chunk of its own, loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    path: '/',
    lazy: page(() => import('./pages/HomePage.tsx')),
  },
  {
    path: '/what-we-repair',
    lazy: page(() => import('./pages/RepairGalleryPage.tsx')),
  },
  {
    path: paths.repair.list,
    lazy: page(() => import('./pages/RepairsPage.tsx')),
  },
  {
    path: paths.repair.detail,
    lazy: page(() => import('./pages/RepairPage.tsx')),
  },
  {
    path: paths.repair.create,
    lazy: page(() => import('./pages/RepairFormPage.tsx')),
  },
  {
    path: paths.repair.edit,
    lazy: page(() => import('./pages/RepairFormPage.tsx')),
  },
  {
    path: paths.booking.create,
    lazy: page(() => import('./pages/BookingFormPage.tsx')),
  },
  {
    path: paths.booking.edit,
    lazy: page(() => import('./pages/BookingFormPage.tsx')),
  },
  {
    path: '/diary',
    lazy: page(() => import('./pages/BookingCalendarPage.tsx')),
  },
  {
    path: '/workshop',
    lazy: page(() => import('./pages/BookingBoardPage.tsx')),
  },
  {
    path: paths.booking.list,
    lazy: page(() => import('./pages/BookingsPage.tsx')),
  },
  {
    path: paths.booking.detail,
    lazy: page(() => import('./pages/BookingPage.tsx')),
  },
  {
    path: paths.customer.list,
    lazy: page(() => import('./pages/CustomersPage.tsx')),
  },
  {
    path: paths.customer.detail,
    lazy: page(() => import('./pages/CustomerPage.tsx')),
  },
  {
    path: paths.customer.create,
    lazy: page(() => import('./pages/CustomerFormPage.tsx')),
  },
  {
    path: paths.customer.edit,
    lazy: page(() => import('./pages/CustomerFormPage.tsx')),
  },
  {
    path: paths.part.list,
    lazy: page(() => import('./pages/PartsPage.tsx')),
  },
  {
    path: paths.part.detail,
    lazy: page(() => import('./pages/PartPage.tsx')),
  },
  {
    path: paths.part.create,
    lazy: page(() => import('./pages/PartFormPage.tsx')),
  },
  {
    path: paths.part.edit,
    lazy: page(() => import('./pages/PartFormPage.tsx')),
  },
  {
    path: '/today',
    lazy: page(() => import('./pages/TodayPage.tsx')),
  },
  {
    path: '/opening-hours',
    lazy: page(() => import('./pages/OpeningHoursPage.tsx')),
  },
  {
    path: '/account',
    lazy: page(() => import('./pages/AccountPage.tsx')),
  },
];

export const menu: readonly MenuItem[] = [
  {
    path: '/',
    label: text.home.title,
    icon: 'home',
  },
  {
    path: '/what-we-repair',
    label: text.repairGallery.title,
    icon: 'wrench',
    needs: { entity: repair, action: 'read' },
  },
  {
    path: paths.booking.create,
    label: text.bookingForm.title,
    icon: 'pen',
    needs: { entity: booking, action: 'create' },
  },
  {
    path: '/diary',
    label: text.bookingCalendar.title,
    icon: 'calendar',
    needs: { entity: booking, action: 'read' },
  },
  {
    path: '/workshop',
    label: text.bookingBoard.title,
    icon: 'list',
    needs: { entity: booking, action: 'read' },
  },
  {
    path: paths.booking.list,
    label: text.bookings.title,
    icon: 'calendar',
    needs: { entity: booking, action: 'read' },
  },
  {
    path: paths.customer.list,
    label: text.customers.title,
    icon: 'users',
    needs: { entity: customer, action: 'read' },
  },
  {
    path: paths.part.list,
    label: text.parts.title,
    icon: 'box',
    needs: { entity: part, action: 'read' },
  },
  {
    path: '/today',
    label: text.today.title,
    icon: 'chart',
  },
  {
    path: '/opening-hours',
    label: text.openingHours.title,
    icon: 'clock',
  },
];

/** Pages that show the same rows, each in another way. */
export const views: readonly (readonly View[])[] = [
  [
    {
      path: paths.repair.list,
      kind: 'list',
      needs: { entity: repair, action: 'read' },
    },
    {
      path: '/what-we-repair',
      kind: 'gallery',
      needs: { entity: repair, action: 'read' },
    },
  ],
  [
    {
      path: paths.booking.list,
      kind: 'list',
      needs: { entity: booking, action: 'read' },
    },
    {
      path: '/workshop',
      kind: 'board',
      needs: { entity: booking, action: 'read' },
    },
    {
      path: '/diary',
      kind: 'calendar',
      needs: { entity: booking, action: 'read' },
    },
  ],
];

import type { RouteObject } from 'react-router';
import { pages } from './data/app.ts';
import { withId } from './lib/page.ts';
import { BookASlotPage } from './pages/BookASlotPage.tsx';
import { BookingPage } from './pages/BookingPage.tsx';
import { BookingsPage } from './pages/BookingsPage.tsx';
import { HomePage } from './pages/HomePage.tsx';
import { NewRepairPage } from './pages/NewRepairPage.tsx';
import { OpeningHoursPage } from './pages/OpeningHoursPage.tsx';
import { RepairPage } from './pages/RepairPage.tsx';
import { RepairsPage } from './pages/RepairsPage.tsx';
import { TodayPage } from './pages/TodayPage.tsx';

export const routes: RouteObject[] = [
  { path: pages.home.path, element: <HomePage /> },
  { path: pages.repairs.path, element: <RepairsPage /> },
  { path: withId(pages.repair.path), element: <RepairPage /> },
  { path: pages.newRepair.path, element: <NewRepairPage /> },
  { path: withId(pages.newRepair.path), element: <NewRepairPage /> },
  { path: pages.bookings.path, element: <BookingsPage /> },
  { path: withId(pages.booking.path), element: <BookingPage /> },
  { path: pages.bookASlot.path, element: <BookASlotPage /> },
  { path: withId(pages.bookASlot.path), element: <BookASlotPage /> },
  { path: pages.today.path, element: <TodayPage /> },
  { path: pages.openingHours.path, element: <OpeningHoursPage /> },
];

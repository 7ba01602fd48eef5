import { ListPage } from '../components/ListPage.tsx';
import { pages } from '../data/app.ts';
import { booking } from '../model/booking.ts';

export function BookingsPage() {
  return <ListPage page={pages.bookings} model={booking} />;
}

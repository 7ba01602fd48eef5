import { DetailPage } from '../components/DetailPage.tsx';
import { pages } from '../data/app.ts';
import { booking } from '../model/booking.ts';

export function BookingPage() {
  return <DetailPage page={pages.booking} model={booking} />;
}

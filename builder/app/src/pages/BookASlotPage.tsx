import { FormPage } from '../components/FormPage.tsx';
import { pages } from '../data/app.ts';
import { booking } from '../model/booking.ts';

export function BookASlotPage() {
  return <FormPage page={pages.bookASlot} model={booking} />;
}

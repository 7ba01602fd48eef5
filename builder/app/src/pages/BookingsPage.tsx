import { AddLink } from '../components/list/AddLink.tsx';
import { Page } from '../components/shell/Page.tsx';
import { BookingList } from '../entities/booking/BookingList.tsx';
import { booking } from '../entities/booking/model.ts';
import { text } from './text.ts';

export default function BookingsPage() {
  return (
    <Page
      title={text.bookings.title}
      needs={{ entity: booking, action: 'read' }}
      actions={<AddLink entity={booking} />}
    >
      <BookingList />
    </Page>
  );
}

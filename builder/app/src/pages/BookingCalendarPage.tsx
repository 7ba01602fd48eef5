import { CalendarView } from '../components/calendar/Calendar.tsx';
import { AddLink } from '../components/list/AddLink.tsx';
import { Page } from '../components/shell/Page.tsx';
import { booking } from '../entities/booking/model.ts';
import { text } from './text.ts';

export default function BookingCalendarPage() {
  return (
    <Page
      title={text.bookingCalendar.title}
      needs={{ entity: booking, action: 'read' }}
      actions={<AddLink entity={booking} />}
    >
      <CalendarView entity={booking} start="slot" end="takes" colour="status" />
    </Page>
  );
}

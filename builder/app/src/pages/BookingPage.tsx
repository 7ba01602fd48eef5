import { useParams } from 'react-router';
import { RowPage } from '../components/detail/RowPage.tsx';
import { BookingDetail } from '../entities/booking/BookingDetail.tsx';
import { useBooking } from '../entities/booking/hooks.ts';
import { booking } from '../entities/booking/model.ts';

export default function BookingPage() {
  const { id } = useParams();
  const answer = useBooking(id);
  return <RowPage entity={booking} answer={answer} detail={BookingDetail} />;
}

import { useParams } from 'react-router';
import { FormPage } from '../components/form/FormPage.tsx';
import { BookingForm } from '../entities/booking/BookingForm.tsx';
import { useBooking } from '../entities/booking/hooks.ts';
import { booking } from '../entities/booking/model.ts';
import { text } from './text.ts';

export default function BookingFormPage() {
  const { id } = useParams();
  const answer = useBooking(id);
  return (
    <FormPage entity={booking} title={text.bookingForm.title} id={id} answer={answer} form={BookingForm} />
  );
}

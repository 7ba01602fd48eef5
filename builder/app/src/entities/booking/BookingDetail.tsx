import { Facts } from '../../components/detail/Facts.tsx';
import type { DetailProps } from '../../components/detail/RowPage.tsx';
import { StateSteps } from '../../components/detail/StateSteps.tsx';
import { useSaveBooking } from './hooks.ts';
import { booking } from './model.ts';

export function BookingDetail({ answer }: DetailProps<typeof booking>) {
  const save = useSaveBooking();
  return (
    <>
      <StateSteps entity={booking} answer={answer} save={save} />
      <Facts
        entity={booking}
        answer={answer}
        fields={[
          'email',
          'phone',
          'customer',
          'repair',
          'slot',
          'takes',
          'pickUp',
          'part',
          'quantity',
          'paid',
          'price',
          'notes',
        ]}
      />
    </>
  );
}

import { ListView } from '../../components/list/ListView.tsx';
import { useListState } from '../../components/list/useListState.ts';
import { useBookings } from './hooks.ts';
import { booking } from './model.ts';

export function BookingList() {
  const state = useListState({ sort: '-slot' });
  const bookings = useBookings(state.query);
  return (
    <ListView
      entity={booking}
      state={state}
      answer={bookings}
      columns={['name', 'slot', 'repair', 'status', 'price', 'paid']}
      filters={['status', 'repair', 'slot', 'paid', 'customer']}
    />
  );
}

import { ListView } from '../../components/list/ListView.tsx';
import { useListState } from '../../components/list/useListState.ts';
import { useBookings } from './hooks.ts';
import { booking } from './model.ts';

export function BookingList() {
  const state = useListState({ sort: '-slot' });
  const answer = useBookings(state.query);
  return (
    <ListView
      entity={booking}
      state={state}
      answer={answer}
      columns={['name', 'customer', 'repair', 'slot', 'takes', 'status']}
      filters={['customer', 'repair', 'slot', 'status', 'paid', 'pickUp']}
    />
  );
}

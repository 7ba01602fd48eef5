import { ListView } from '../../components/list/ListView.tsx';
import { useListState } from '../../components/list/useListState.ts';
import { useRepairs } from './hooks.ts';
import { repair } from './model.ts';

export function RepairList() {
  const state = useListState({ sort: 'title' });
  const answer = useRepairs(state.query);
  return (
    <ListView
      entity={repair}
      state={state}
      answer={answer}
      columns={['title', 'kind', 'price', 'takes', 'bookings']}
      filters={['kind', 'price']}
    />
  );
}

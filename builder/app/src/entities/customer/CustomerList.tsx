import { ListView } from '../../components/list/ListView.tsx';
import { useListState } from '../../components/list/useListState.ts';
import { useCustomers } from './hooks.ts';
import { customer } from './model.ts';

export function CustomerList() {
  const state = useListState({ sort: '-since' });
  const answer = useCustomers(state.query);
  return (
    <ListView
      entity={customer}
      state={state}
      answer={answer}
      columns={['name', 'email', 'phone', 'since']}
      filters={['since']}
    />
  );
}

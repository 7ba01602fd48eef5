import { ListView } from '../../components/list/ListView.tsx';
import { useListState } from '../../components/list/useListState.ts';
import { useCustomers } from './hooks.ts';
import { customer } from './model.ts';

export function CustomerList() {
  const state = useListState({ sort: 'name' });
  const customers = useCustomers(state.query);
  return (
    <ListView
      entity={customer}
      state={state}
      answer={customers}
      columns={['name', 'email', 'phone', 'since']}
      filters={['since', 'interests', 'phone']}
    />
  );
}

import { ListView } from '../../components/list/ListView.tsx';
import { useListState } from '../../components/list/useListState.ts';
import { useParts } from './hooks.ts';
import { part } from './model.ts';

export function PartList() {
  const state = useListState({ sort: 'name' });
  const parts = useParts(state.query);
  return (
    <ListView
      entity={part}
      state={state}
      answer={parts}
      columns={['name', 'number', 'repair', 'price', 'stock']}
      filters={['repair', 'stock', 'price']}
    />
  );
}

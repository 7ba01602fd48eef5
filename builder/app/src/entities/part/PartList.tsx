import { ListView } from '../../components/list/ListView.tsx';
import { useListState } from '../../components/list/useListState.ts';
import { useParts } from './hooks.ts';
import { part } from './model.ts';

export function PartList() {
  const state = useListState({ sort: 'name' });
  const answer = useParts(state.query);
  return (
    <ListView
      entity={part}
      state={state}
      answer={answer}
      columns={['name', 'number', 'repair', 'price', 'stock', 'reorder']}
      filters={['repair', 'stock', 'price', 'reorder']}
    />
  );
}

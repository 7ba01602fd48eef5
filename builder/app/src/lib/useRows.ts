import { createContext, use, useSyncExternalStore } from 'react';
import type { Model, Row } from './model.ts';
import type { Store } from './store.ts';

export const StoreContext = createContext<Store | null>(null);

export function useStore(): Store {
  const store = use(StoreContext);
  if (!store) throw new Error('useStore needs a StoreContext around it');
  return store;
}

/** The rows of a model, kept up to date; `status` tells whether a server is still being asked. */
export function useRows<R extends Row>(model: Model<R>) {
  const store = useStore();
  const state = useSyncExternalStore(store.subscribe, () => store.get(model));
  return {
    rows: state.rows as readonly R[],
    status: state.status,
    message: state.status === 'failed' ? state.message : '',
    reload: () => store.load(model),
    save: (row: R) => store.save(model, row),
    remove: (id: string) => store.remove(model, id),
  };
}

/** The rows of every model at once, for parts that show several. */
export function useAllRows(): (model: Model) => readonly Row[] {
  const store = useStore();
  useSyncExternalStore(store.subscribe, store.version);
  return (model) => store.get(model).rows;
}

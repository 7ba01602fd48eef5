import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { App } from '../App.tsx';
import { memoryStorage } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';

/** The whole app at an address, over the sample rows, kept in memory. @param store rows that another visit left */
export function renderApp(address: string, store = createStore(memoryStorage())) {
  const view = render(
    <App
      store={store}
      createRouter={(routes) => createMemoryRouter(routes, { initialEntries: [address] })}
    />,
  );
  return { ...view, store };
}

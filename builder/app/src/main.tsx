import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { app } from './data/app.ts';
import { restoreMode } from './lib/mode.ts';
import { chooseStorage } from './lib/storage.ts';
import { createStore } from './lib/store.ts';
import './styles/theme.css';
import './styles/base.css';
import './styles/shell.css';
import './styles/parts.css';
import './styles/rows.css';

restoreMode();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <App store={createStore(chooseStorage(app.id, import.meta.env.VITE_API_URL))} />
  </StrictMode>,
);

// First, since it says the order of the style sheets' layers.
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseData } from './api/choose.ts';
import { App } from './App.tsx';
import { registerWorker } from './lib/offline.ts';
import { restoreMode } from './lib/mode.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

restoreMode();
registerWorker();
const data = await chooseData();
createRoot(root).render(
  <StrictMode>
    <App data={data} />
  </StrictMode>,
);

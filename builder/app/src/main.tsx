// First, since it says the order of the style sheets' layers.
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseData } from './api/choose.ts';
import { createRouter, Root } from './Root.tsx';
import { registerWorker } from './lib/offline.ts';
import { restoreMode } from './lib/mode.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// Not awaited at the top of the module: what it loads may share a file with this module, and each would wait for the other.
async function start(container: HTMLElement): Promise<void> {
  restoreMode();
  registerWorker();
  // The page is fetched while its data is.
  const router = createRouter();
  const data = await chooseData();
  createRoot(container).render(
    <StrictMode>
      <Root data={data} router={router} />
    </StrictMode>,
  );
}

void start(root);

import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { prefetchPage } from './routes.ts';
import { Shell } from './shell/app.tsx';
import { providers } from './shell/providers.ts';

export function mount(root: HTMLElement): void {
  prefetchPage();
  // In steps: what someone does meanwhile is answered between them.
  startTransition(() => createRoot(root).render(<Shell providers={providers} />));
}

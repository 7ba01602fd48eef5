import '@ant-design/v5-patch-for-react-19';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { matchRoute } from './paths.ts';
import { routes } from './routes.ts';
import { Shell } from './shell/app.tsx';
import { providers } from './shell/providers.ts';

export function mount(root: HTMLElement): void {
  prefetchPage();
  // In steps: what someone does meanwhile is answered between them.
  startTransition(() => createRoot(root).render(<Shell providers={providers} />));
}

/** Asks for the page of this address while the shell is still starting; what fails here fails again where it is shown. */
function prefetchPage(): void {
  const { path } = matchRoute(location.pathname) ?? {};
  routes
    .find((route) => route.path === path)
    ?.page()
    .catch((error: unknown) => console.warn('The page could not be prefetched.', error));
}

import { startTransition, StrictMode, Suspense, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { CrashBoundary } from './components/feedback/crash-screen.tsx';
import { taken } from './drawn-page.ts';

/** Renders a public page, or takes over what the HTML shows of it; errors while rendering show the crash screen. */
export function render(root: HTMLElement, page: ReactNode): void {
  // Both in steps: what someone does meanwhile is answered between them.
  if (root.dataset.drawn) startTransition(() => void hydrateRoot(root, framed(page)));
  else startTransition(() => createRoot(root).render(framed(page)));
}

/** What every public page stands in, where the build draws it as well. */
export const framed = (page: ReactNode) => (
  <StrictMode>
    <CrashBoundary>
      <Suspense fallback={null}>
        <Taken />
        {page}
      </Suspense>
    </CrashBoundary>
  </StrictMode>
);

/** Says that the page answers by itself from here on. */
function Taken() {
  useEffect(taken, []);
  return null;
}

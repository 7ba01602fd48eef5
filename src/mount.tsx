import { StrictMode, Suspense } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { CrashBoundary } from './components/feedback/crash-screen.tsx';

/** Renders a public page; errors while rendering show the crash screen. */
export function render(root: HTMLElement, app: ReactNode): void {
  createRoot(root).render(
    <StrictMode>
      <CrashBoundary>
        <Suspense fallback={null}>{app}</Suspense>
      </CrashBoundary>
    </StrictMode>,
  );
}

import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { CrashBoundary } from './components/crash-screen.tsx';
import { isAuthenticated, useSession } from './api/session.ts';
import { decide } from './paths.ts';
import { publicPages } from './public-pages.ts';

const routes = Object.entries(publicPages).map(([path, page]) => ({ path, Page: lazy(page) }));

/** Leaves this half by a full page load; the entry then decides again. */
function Leave() {
  useEffect(() => location.reload(), []);
  return null;
}

/** A link inside this half can lead to what a signed-in person is sent away from, as can going back after signing in. */
function Guarded({ Page }: { Page: React.ComponentType }) {
  const { pathname, search } = useLocation();
  const authority = useSession((session) => session.user?.authority ?? NOBODY);
  const decision = decide(pathname, search, { authenticated: isAuthenticated(), authority });
  return 'redirect' in decision ? <Leave /> : <Page />;
}
const NOBODY: readonly string[] = [];

export function mount(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <CrashBoundary>
        <BrowserRouter>
          <Suspense fallback={null}>
            <Routes>
              {routes.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Guarded Page={Page} />} />
              ))}
              <Route path="*" element={<Leave />} />
            </Routes>
          </Suspense>
        </BrowserRouter>
      </CrashBoundary>
    </StrictMode>,
  );
}

import { lazy, useEffect } from 'react';
import type { ComponentType } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { isAuthenticated, useSession } from './api/session.ts';
import { render } from './mount.tsx';
import { decide } from './paths.ts';
import { publicPages } from './public-pages.ts';

const routes = Object.entries(publicPages)
  .filter(([path]) => path !== '/landing')
  .map(([path, page]) => ({ path, Page: lazy(page) }));

/** Leaves these pages by a full page load; the entry then decides again. */
function Leave() {
  useEffect(() => location.reload(), []);
  return null;
}

const NOBODY: readonly string[] = [];

/** A link between these pages can lead to what a signed-in person is sent away from, as can going back after signing in. */
function Guarded({ Page }: { Page: ComponentType }) {
  const { pathname, search } = useLocation();
  const authority = useSession((session) => session.user?.authority ?? NOBODY);
  const decision = decide(pathname, search, { authenticated: isAuthenticated(), authority });
  return 'redirect' in decision ? <Leave /> : <Page />;
}

export function mount(root: HTMLElement): void {
  render(
    root,
    <BrowserRouter>
      <Routes>
        {routes.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Guarded Page={Page} />} />
        ))}
        <Route path="*" element={<Leave />} />
      </Routes>
    </BrowserRouter>,
  );
}

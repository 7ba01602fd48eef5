import { createElement } from 'react';
import './theme/base.css';
import { CrashScreen } from './components/feedback/crash-screen.tsx';
import { admission } from './api/admission.ts';
import { handleFailures } from './api/failures.ts';
import { followOtherTabs, isAuthenticated, resumeOwnSession, tokenStore, useSession } from './api/session.ts';
import { support } from './api/support.ts';
import { dropDrawn, keepDrawn } from './drawn-page.ts';
import { firstRoute } from './entry.ts';
import { ensureErrorTexts, startLocales } from './locales/index.ts';
import { render } from './mount.tsx';
import type { RoutePath } from './paths.ts';
import { publicPages } from './public-pages.ts';
import { publicTexts, SHELL_TEXTS } from './public-texts.ts';
import { followTheme } from './theme/apply.ts';

// This entry only picks the route, so that the page and its texts then load in parallel.
followTheme();
resumeOwnSession();
followOtherTabs();
// The auth provider comes with the pages that need it; on any other, the first call that fails brings it.
handleFailures((error) => {
  import('./providers/auth-instance.ts').then(
    ({ authProvider }) => authProvider.onError(error),
    (fault: unknown) => console.error('A failed call could not be handled.', fault),
  );
});

async function start(root: HTMLElement): Promise<void> {
  const route = await firstRoute(async () => admission({ tokenStore, sessionStore: useSession }));
  keepDrawn(route, isAuthenticated());
  // Waits for both, so that the error screen has its texts when the page fails to load.
  const [page, texts] = await Promise.allSettled([loadPage(route), loadTexts(route)]);
  if (page.status === 'rejected') throw page.reason;
  if (texts.status === 'rejected') throw texts.reason;
  const supportSession = support();
  // In a root of its own, so that it stays visible when the page crashes.
  if (supportSession) await (await import('./layouts/support-banner.tsx')).mountSupportBanner(supportSession);
  page.value(root);
}

/** A public page renders without a router: its links are page loads, which keeps the bundle small. */
async function loadPage(route: RoutePath): Promise<(root: HTMLElement) => void> {
  if (route.half === 'shell') {
    const [shell] = await Promise.all([import('./shell.tsx'), route.path === '/home' && askForHome()]);
    return shell.mount;
  }
  const load = publicPages[route.path];
  if (!load) throw new Error(`No page stands at ${route.path}`);
  const { default: Page } = await load();
  return (root) => render(root, createElement(Page));
}

/** Asks for the home page while the shell is on its way: drawn together, nothing stands in for the page and is thrown away. */
async function askForHome(): Promise<void> {
  await (await import('./pages/home/ahead.ts')).askAhead();
}

async function loadTexts(route: RoutePath): Promise<void> {
  if (route.half === 'shell') {
    const { initReactI18next } = await import('react-i18next');
    const own = route.path === '/home' ? [(await import('./pages/home/ahead.ts')).homeTexts()] : [];
    await startLocales([...SHELL_TEXTS, ...own], initReactI18next);
  } else await startLocales(publicTexts(route.path));
}

/** Prefetches the shell while a password is being typed. */
function prefetchShell({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.autocomplete.endsWith('-password')) return;
  removeEventListener('input', prefetchShell);
  import('./shell.tsx').catch((error: unknown) => console.warn('The shell could not be prefetched.', error));
}
addEventListener('input', prefetchShell);

// The back-forward cache must not restore a page from before signing in or out.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to start in.');
start(root).catch(async (error: unknown) => {
  await ensureErrorTexts();
  dropDrawn();
  render(root, createElement(CrashScreen, { error }));
  throw error;
});

import { createElement } from 'react';
import './theme/base.css';
import { CrashScreen } from './components/feedback/crash-screen.tsx';
import { followOtherTabs, resumeOwnSession } from './api/session.ts';
import { support } from './api/support.ts';
import { firstRoute } from './entry.ts';
import { ensureErrorTexts, startLocales } from './locales/index.ts';
import { render } from './mount.tsx';
import type { RoutePath } from './paths.ts';
import { authProvider } from './providers/auth-instance.ts';
import { publicPages } from './public-pages.ts';
import { publicTexts, SHELL_TEXTS } from './public-texts.ts';
import { followTheme } from './theme/apply.ts';

// This entry only decides, with the texts' machinery that every page needs; the page and its texts then load side by side.
followTheme();
resumeOwnSession();
followOtherTabs();

async function start(root: HTMLElement): Promise<void> {
  const route = await firstRoute(authProvider.check);
  // Both are waited for, so that the texts are there for the error screen when the page is not.
  const [page, texts] = await Promise.allSettled([part(route), loadTexts(route)]);
  if (page.status === 'rejected') throw page.reason;
  if (texts.status === 'rejected') throw texts.reason;
  const own = support();
  // On every page and in a root of its own, so that not even a page that fails hides it.
  if (own) await (await import('./layouts/support-banner.tsx')).mountSupportBanner(own);
  page.value(root);
}

/** A public page stands alone, without a router: each leads to the next by a page load, which keeps them light. */
async function part(route: RoutePath): Promise<(root: HTMLElement) => void> {
  if (route.half === 'shell') return (await import('./shell.tsx')).mount;
  const load = publicPages[route.path];
  if (!load) throw new Error(`No page stands at ${route.path}`);
  const { default: Page } = await load();
  return (root) => render(root, createElement(Page));
}

async function loadTexts(route: RoutePath): Promise<void> {
  if (route.half === 'shell') {
    const { initReactI18next } = await import('react-i18next');
    await startLocales(SHELL_TEXTS, initReactI18next);
  } else await startLocales(publicTexts(route.path));
}

// Going back after signing in or out must not bring a page from before.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to start in.');
start(root).catch(async (error: unknown) => {
  await ensureErrorTexts();
  render(root, createElement(CrashScreen, { error }));
  throw error;
});

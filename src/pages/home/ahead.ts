import { hasRole } from '#contract/core/roles.ts';
import { loadOnce } from '../../load-once.ts';
import { askEarly } from '../../api/call.ts';
import { useSession } from '../../api/session.ts';

// What the home page loads, asked for while the shell is still on its way.

export const OWN_PROJECTS = { _start: 0, _end: 50, _sort: 'updatedAt', _order: 'desc', state_ne: 'archived' };
export const LATEST_NEWS = { _start: 0, _end: 4 };

export const loadDashboard = () => import('./dashboard/index.tsx');
export const loadUserHome = () => import('./user-home.tsx');

const isAdmin = () => hasRole(useSession.getState().user?.authority ?? [], ['Admin']);

/** The texts of whoever's home page it is. */
export const homeTexts = () => (isAdmin() ? 'dashboard' : 'home');

/** Asks for the page of whoever is signed in and for what it shows; resolves when the page is there, or failed: then it fails again where it is shown. */
export async function askAhead(): Promise<void> {
  const admin = isAdmin();
  const page = loadOnce<unknown>(admin ? loadDashboard : loadUserHome);
  if (!admin) {
    askEarly('GET /api/user/stats', {});
    askEarly('GET /api/user/profile', {});
    askEarly('GET /api/projects', { query: OWN_PROJECTS });
    askEarly('GET /api/progress-updates', {});
    askEarly('GET /api/news-updates', { query: LATEST_NEWS });
  }
  // Reads the browser's data about languages, which takes longest the first time, while the network is waited for.
  new Intl.NumberFormat(document.documentElement.lang).format(0);
  await page.catch((error: unknown) => console.warn('The home page could not be prefetched.', error));
}

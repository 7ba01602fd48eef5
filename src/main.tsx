import './theme/base.css';
import { followOtherTabs, isAuthenticated, useSession } from './api/session.ts';
import type { Decision, RoutePath } from './paths.ts';
import { decide } from './paths.ts';
import { followTheme } from './theme/apply.ts';

// This entry only decides: what it decides on loads side by side, so that no half waits for a byte of the other.
followTheme();
followOtherTabs();

const { user } = useSession.getState();
const visitor = { authenticated: isAuthenticated(), authority: user?.authority ?? [] };

function settle(): RoutePath {
  let decision: Decision = decide(location.pathname, location.search, visitor);
  while ('redirect' in decision) {
    history.replaceState(null, '', decision.redirect);
    decision = decide(location.pathname, location.search, visitor);
  }
  return decision.route;
}

async function start(root: HTMLElement): Promise<void> {
  const route = settle();
  const half = route.half === 'public' ? import('./public.tsx') : import('./shell.tsx');
  const [{ mount }] = await Promise.all([half, startLocales(route)]);
  mount(root);
}

async function startLocales(route: RoutePath): Promise<void> {
  const { startLocales: start } = await import('./locales/index.ts');
  const own = route.half === 'shell' ? 'shell' : NAMESPACES[route.path];
  await start(own ? ['common', own] : ['common']);
}

/** The texts a public page opens with, so that they load beside it. */
const NAMESPACES: Record<string, string> = {
  '/landing': 'landing',
  '/sign-in': 'public',
  '/sign-up': 'public',
  '/otp-verification': 'public',
  '/forgot-password': 'public',
  '/reset-password': 'public',
  '/access-denied': 'public',
  '/timeline': 'public',
  '/terms-and-conditions': 'policies',
  '/privacy-policy': 'policies',
  '/ai-code-gen-poilcy': 'policies',
  '/refund-policy': 'policies',
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place to start in.');
start(root).catch((error: unknown) => {
  const notice = document.querySelector<HTMLTemplateElement>('#unreachable');
  if (notice) root.replaceChildren(notice.content.cloneNode(true));
  throw error;
});

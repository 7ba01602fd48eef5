import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#src/paths.ts';
import {
  axeFaults,
  launch,
  type RunningServer,
  type Session,
  sessionOf,
  startServer,
  storedSession,
} from './support.ts';

// Every page of the route table, as whoever may enter it sees it.

type Who = 'visitor' | 'User' | 'Admin';

/** How much axe is asked: everything, or only what can differ by width and direction where the rest was asked already. */
export type Depth = 'all' | 'layout';

let server: RunningServer;
let browser: Browser;
const sessions = new Map<Who, Session>();
const ids = new Map<string, string>();

async function openAll(): Promise<void> {
  [server, browser] = await Promise.all([startServer(), launch()]);
  sessions.set('User', await sessionOf(server, 'user@example.com'));
  sessions.set('Admin', await sessionOf(server, 'admin@example.com'));
  const first = async (path: string, who: Who) => {
    const headers = { authorization: `Bearer ${sessions.get(who)?.token}` };
    const rows = (await (await fetch(server.url + path, { headers })).json()) as { id: string }[];
    return rows[0]?.id ?? '';
  };
  ids.set('project', await first('/api/projects?state=ready', 'User'));
  ids.set('/demo/payment/:id/', await first('/api/projects?state=draft', 'User'));
  ids.set('/edit-user/:id', await first('/api/admin/users', 'Admin'));
  ids.set('/user-management/:id', ids.get('/edit-user/:id') ?? '');
  ids.set('/edit-project/:id', ids.get('project') ?? '');
  ids.set('/billing/:id', await first('/api/payments/payment-history?state=succeeded', 'User'));
  ids.set('/edit-recent-update/:id', await first('/api/admin/recent-updates-list', 'Admin'));
  ids.set('/order-management/:id', await first('/api/admin/orders', 'Admin'));
  ids.set('/audit-log/:id', await first('/api/admin/audit-log', 'Admin'));
  ids.set('/jobs/:id', await first('/api/admin/jobs', 'Admin'));
}

async function open(
  who: Who,
  mode: 'light' | 'dark',
  width: number,
  language: 'en' | 'ar',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const session = sessions.get(who);
  const stored = {
    theme: JSON.stringify({
      state: {
        themeSchema: '',
        direction: language === 'ar' ? 'rtl' : 'ltr',
        mode,
        panelExpand: false,
        controlSize: 'md',
        layout: { type: 'collapsibleSide', sideNavCollapse: false, previousType: '' },
      },
      version: 0,
    }),
    language,
    ...(session ? storedSession(session) : {}),
  };
  await context.addInitScript((values) => {
    // A built app in its frame has no storage, and needs none of this.
    if (window.parent !== window) return;
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  return context;
}

/** The faults of a page once it has settled: what stands where its skeleton was. */
async function faultsOf(page: Page, path: string, errors: string[]): Promise<string[]> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('.loading, .timeline-wait'));
  const faults = errors.splice(0);
  const { overflow, keys, title } = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - window.innerWidth,
    // What an untranslated text looks like: `wizard.step.idea`; an address may be cut off behind its `@`.
    keys: (document.body.innerText.match(/\b[a-z][A-Za-z]+(?:\.[a-z][A-Za-z]+){1,3}\b(?!@|…)/g) ?? []).filter(
      (word) =>
        !/^(www|example|package|tsconfig|vite|source)\b|\.(com|org|net|json|ts|tsx|zip|md|css|html)$/.test(
          word,
        ),
    ),
    title: document.title,
  }));
  if (overflow > 0) faults.push(`scrolls sideways by ${overflow} px`);
  if (keys.length > 0) faults.push(`shows untranslated keys: ${keys.join(', ')}`);
  if (title.trim() === '') faults.push('has no title');
  return faults;
}

/** Shows the page as it stands in the other mode, as a choice in another tab does. */
async function inOtherMode(page: Page): Promise<void> {
  const mode = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('theme') ?? '{}');
    kept.state.mode = kept.state.mode === 'dark' ? 'light' : 'dark';
    localStorage.setItem('theme', JSON.stringify(kept));
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    return String(kept.state.mode);
  });
  await page.waitForFunction((wanted) => document.documentElement.classList.contains(wanted), mode);
}

/** What axe judges by where things stand. */
const OF_LAYOUT = ['target-size', 'scrollable-region-focusable', 'meta-viewport', 'nested-interactive'];
/** What axe judges by colour; all else it judges is the same in both modes. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const visits = paths.flatMap(({ path, roles, half }) => {
  const who: Who[] =
    half === 'public'
      ? ['visitor']
      : roles.includes('User') && roles.includes('Admin')
        ? ['User', 'Admin']
        : [...roles];
  return who.map((visitor) => ({ path, who: visitor }));
});

/** Opens every page as whoever may, in each of these combinations, and expects no fault. */
export function sweepPages(combinations: readonly (readonly [number, 'en' | 'ar', Depth])[]): void {
  beforeAll(openAll);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  const addressOf = (path: string) => path.replace(':id', ids.get(path) ?? ids.get('project') ?? '');

  describe.each(combinations)('at %i px in %s, light and dark', (width, language, depth) => {
    describe.each(['visitor', 'User', 'Admin'] as const)('a page that a %s may open', (who) => {
      const errors: string[] = [];
      let page: Page;
      beforeAll(async () => {
        page = await (await open(who, 'light', width, language)).newPage();
        page.setDefaultTimeout(30_000);
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        page.on('pageerror', (error) => errors.push(String(error)));
      });
      afterAll(() => page.context().close());

      test.each(visits.filter((visit) => visit.who === who))('is free of faults: $path', async ({ path }) => {
        const faults = await faultsOf(page, addressOf(path), errors);
        faults.push(...(await axeFaults(page, depth === 'all' ? undefined : OF_LAYOUT)));
        if (depth === 'all') {
          await inOtherMode(page);
          faults.push(...(await axeFaults(page, OF_COLOUR)).map((fault) => `in dark: ${fault}`));
        }
        expect(faults).toEqual([]);
      });
    });
  });
}

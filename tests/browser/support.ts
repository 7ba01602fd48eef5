import { cp, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFailed } from 'vitest';
import { type RunningServer, runServer } from './server.ts';

export type { RunningServer };

/** Starts the built server over a copy of the demo data, as a person finds it who starts it again. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'selvedge-browser-'));
  await cp(inject('demoData'), dataDir, { recursive: true });
  return runServer(dataDir, env);
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A server and a browser for all tests of a file, opened before them and closed after them. */
export function serverAndBrowser(): { server: RunningServer; browser: Browser } {
  let opened: [RunningServer, Browser] | undefined;
  const get = () => {
    if (!opened) throw new Error('The server and the browser are there once the tests run');
    return opened;
  };
  beforeAll(async () => {
    opened = await Promise.all([startServer(), launch()]);
  });
  afterAll(async () => {
    const [server, browser] = get();
    await browser.close();
    await server.close();
  });
  return {
    get server() {
      return get()[0];
    },
    get browser() {
      return get()[1];
    },
  };
}

export interface Visitor {
  context: BrowserContext;
  page: Page;
  /** Errors of the console and of the page, other than refusals that a test provokes. */
  errors: string[];
}

/** A browser window of its own; what its console complains of is collected. */
export async function visit(
  browser: Browser,
  server: RunningServer,
  size = { width: 1440, height: 900 },
): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: server.url, viewport: size, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    // A refused call is told by the browser too; the test that provokes it looks at what the person sees.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  const calls: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/') || response.status() >= 400)
      calls.push(`${response.status()} ${response.request().method()} ${pathname}`);
    if (calls.length > 20) calls.shift();
  });
  // What the person saw says more of a failure than the line it was noticed at.
  onTestFailed(async () => {
    if (page.isClosed()) return;
    const text = await page.locator('body').innerText();
    process.stdout.write(`${page.url()}\n${text.slice(0, 1500)}\n${[...calls, ...errors].join('\n')}\n`);
  });
  return { context, page, errors };
}

interface Mailed {
  subject: string;
  text: string;
}

/** The newest mail to an address whose subject matches, as soon as it is there. */
export async function mailTo(server: RunningServer, to: string, subject: RegExp): Promise<Mailed> {
  const until = Date.now() + 15_000;
  while (Date.now() < until) {
    const mails = (await (
      await fetch(`${server.url}/dev/mailbox.json?to=${encodeURIComponent(to)}`)
    ).json()) as Mailed[];
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`No mail to ${to} about ${subject}`);
}

export interface Session {
  token: string;
  user: object;
}

export const DEMO_PASSWORD = 'Selvedge!demo1';

/** A new session, as the sign-in form gets one. */
export async function sessionOf(
  server: RunningServer,
  email: string,
  password = DEMO_PASSWORD,
): Promise<Session> {
  const reply = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!reply.ok) throw new Error(`${email} cannot sign in: ${await reply.text()}`);
  return (await reply.json()) as Session;
}

/** What the browser keeps of a session. */
export const storedSession = ({ token, user }: Session) => ({
  token,
  sessionUser: JSON.stringify({ state: { signedIn: true, user }, version: 0 }),
});

/** A window of somebody who has signed in. The form itself is tested in guards.full.test.ts and keyboard.full.test.ts. */
export async function visitAs(
  browser: Browser,
  server: RunningServer,
  email: string,
  size?: { width: number; height: number },
): Promise<Visitor & { token: string }> {
  const [visitor, session] = await Promise.all([visit(browser, server, size), sessionOf(server, email)]);
  // A page of this origin that runs nothing.
  await visitor.page.goto('/healthz');
  await visitor.page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, storedSession(session));
  return { ...visitor, token: session.token };
}

/** Fills in and sends the sign-in form of the page that is open. */
export async function submitSignIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('E-mail', { exact: false }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Accessibility faults (WCAG 2.2 A and AA) of the page as it stands, one line each.
 * @param rules only these, where the rest was asked already
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    // Built apps are held to the same in tests of their own; here their frame is somebody else's page. Nor may style sheets be fetched by
    // script, which a built app's policy refuses.
    .options({ preload: false, iframes: false, resultTypes: ['violations'] })
    .exclude('iframe')
    // Frames would be asked one by one, and the answers put together in one more page.
    .setLegacyMode();
  const { violations } = await (
    rules
      ? builder.withRules(rules)
      : builder.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  ).analyze();
  return violations.map(
    (fault) => `${fault.id}: ${fault.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}

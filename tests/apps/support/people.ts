import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFailed } from 'vitest';
import type { Entity, Who } from '../../../builder/app/src/core/entity.ts';
import { isReference } from './rows.ts';
import { nextAddress, OWNER_EMAIL, type RunningApp } from './running.ts';
import type { AppSource } from './unpacked.ts';

/** Much longer than anything takes on a machine with nothing else to do. */
export const PATIENCE = 60_000;

/** Who uses an app: nobody in particular, someone who signed in, or its owner. */
export interface Person {
  readonly name: string;
  /** What they sign in with; a visitor doesn't. */
  readonly email: string | undefined;
  readonly token: string | undefined;
  readonly roles: readonly string[];
}

export interface Visit {
  readonly person: Person;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the console complained of, and answers that say that the server failed. */
  readonly errors: string[];
}

/** Whether a line of access names someone, said once more than the app's own code says it. */
export function isNamed(who: readonly Who[], { name, token, roles }: Person, isOwn: boolean): boolean {
  if (name === 'owner' || who.includes('public')) return true;
  if (token === undefined) return false;
  return who.includes('member') || (isOwn && who.includes('own')) || roles.some((role) => who.includes(role));
}

/** Whether someone may add a row, and may read all that it has to refer to. */
export const canAdd = (entities: readonly Entity[], entity: Entity, person: Person): boolean =>
  isNamed(entity.definition.access.create, person, true) &&
  entity.fields
    .filter((field) => isReference(field) && field.required)
    .every(({ entity: target }) =>
      entities.some(
        ({ name, definition }) => name === target && isNamed(definition.access.read, person, false),
      ),
    );

async function tokenOf(app: RunningApp, email: string): Promise<string> {
  await app.call('POST', '/sign-in', { body: { email } });
  const code = await app.codeFor(email);
  const { body } = await app.call<{ token: string }>('POST', '/sign-in/verify', { body: { email, code } });
  return body.token;
}

/** A visitor, a member who has each role, a member with none, and the owner. */
export async function invite(app: RunningApp, { info }: AppSource): Promise<Person[]> {
  const owner: Person = {
    name: 'owner',
    email: OWNER_EMAIL,
    token: await tokenOf(app, OWNER_EMAIL),
    roles: [],
  };
  const people: Person[] = [{ name: 'visitor', email: undefined, token: undefined, roles: [] }];
  for (const role of [undefined, ...info.roles.map(({ name }) => name)]) {
    const email = `${role?.toLowerCase() ?? 'member'}@example.com`;
    const roles = role === undefined ? [] : [role];
    await app.call('POST', '/members', { token: owner.token, body: { email, roles } });
    people.push({ name: role ?? 'member', email, token: await tokenOf(app, email), roles });
  }
  return [...people, owner];
}

interface WindowOptions {
  readonly width?: number;
  /** Whether the app may keep its files. What it then asks for comes from this machine's own address. */
  readonly hasWorker?: boolean;
}

/** A browser window of someone's own. */
export async function open(
  browser: Browser,
  app: RunningApp,
  person: Person,
  { width = 1280, hasWorker = false }: WindowOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: { width, height: width < 500 ? 844 : 900 },
    extraHTTPHeaders: { 'x-forwarded-for': nextAddress() },
    reducedMotion: 'reduce',
    serviceWorkers: hasWorker ? 'allow' : 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const errors: string[] = [];
  page.on('console', (message) => {
    // An answer of 401 to 422 is what the tests provoke; what people are told of it is looked at.
    if (message.type() === 'error' && !/Failed to load resource.*\b4\d\d\b/.test(message.text()))
      errors.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${String(error)}`));
  return { person, context, page, errors };
}

/** A window of someone who has signed in before. */
export async function openAgain(
  browser: Browser,
  app: RunningApp,
  { info }: AppSource,
  person: Person,
  options?: WindowOptions,
): Promise<Visit> {
  const visit = await open(browser, app, person, options);
  if (person.token !== undefined)
    await visit.context.addInitScript(
      ([key = '', value = '']) => localStorage.setItem(key, value),
      [`${info.id}:token`, JSON.stringify(person.token)],
    );
  return visit;
}

/** Says where someone was, and what they saw, when the test that runs fails. */
export function showWhenFailed({ page, person }: Visit): void {
  onTestFailed(async () => {
    if (page.isClosed()) return;
    const text = await page.locator('main').innerText();
    process.stdout.write(`${person.name} at ${page.url()}\n${text.slice(0, 1500)}\n`);
  });
}

/** Signs in through the screens, with the code that the server prints. */
export async function signIn(app: RunningApp, { info, words }: AppSource, visit: Visit): Promise<void> {
  const { page, person } = visit;
  if (person.email === undefined) return;
  await page.goto(info.paths.signIn);
  await page.getByLabel(words.signIn.email).fill(person.email);
  await page.getByRole('button', { name: words.signIn.sendCode }).click();
  const code = page.getByLabel(words.signIn.code);
  await code.waitFor();
  await code.fill(await app.codeFor(person.email));
  await page.getByRole('button', { name: words.signIn.verify, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== info.paths.signIn);
}

/** Waits until a page shows what it has to show. */
export async function settled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector('.loading, [aria-busy="true"]') && document.fonts.status === 'loaded',
  );
}

export async function visitPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}

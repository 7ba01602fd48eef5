import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, mailTo, type RunningServer, signIn, startServer, visit } from './support.ts';

// Section 1 of PRODUCT.md, walked as a visitor would: from a sentence on the landing page to an app of their own.

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
  expect(server.output(), 'the server warned of nothing').not.toMatch(/"level":(40|50|60)/);
});

/** Types the sentence on the landing page, signs up with the sketch and confirms the address. */
async function signUpWith(page: Page, sentence: string, email: string): Promise<void> {
  await page.goto('/landing');
  await page.getByLabel('Describe your app').fill(sentence);
  await page.getByRole('button', { name: 'Build this app' }).click();
  await page.waitForURL('**/sign-up*');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Weaver');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a loom of one’s own');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/otp-verification*');
  const { text } = await mailTo(server, email, /is your Selvedge code/);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  await page.getByRole('textbox').first().click();
  await page.keyboard.type(code);
  await page.waitForURL('**/home');
}

/** Goes through the wizard with what was sketched. @returns the project's id */
async function createProject(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Continue your sketch' }).click();
  await page.waitForURL('**/create-project');
  for (let step = 0; step < 3; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.waitForURL('**/manage-pages/*');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** The preview on screen; while the next one loads it waits unseen beside it. */
const previewOf = (page: Page) => page.frameLocator('iframe:not(.edit-frame-next)');

describe('from a sentence to an app of one’s own', () => {
  test('a visitor sketches, signs up, shapes, pays, watches the build, publishes and downloads', async () => {
    const { page, errors, context } = await visit(browser, server);
    const email = 'robin@example.net';
    const sentence = 'A bike repair shop where people book a slot and see what it costs';
    await page.goto('/landing');
    await page.getByLabel('Describe your app').fill(sentence);
    for (const noun of ['Slot', 'Repair']) await page.getByText(noun, { exact: true }).first().waitFor();
    await page.getByText(/price/).first().waitFor();

    await signUpWith(page, sentence, email);
    const id = await createProject(page);

    // An edit is followed by the running preview.
    await previewOf(page)
      .getByRole('heading', { level: 1, name: /bike repair/i })
      .waitFor();
    await page.getByLabel('Heading').first().fill('Mended while you wait');
    await previewOf(page).getByRole('heading', { level: 1, name: 'Mended while you wait' }).waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();

    // A declined card leaves the order payable; a second one pays it.
    await page.getByRole('link', { name: /Choose a plan|Pay/ }).click();
    await page.waitForURL('**/demo/payment/**');
    await payWith(page, '4000 0000 0000 0002 is declined');
    await page
      .getByText(/declined this card/)
      .first()
      .waitFor();
    await payWith(page, '4242 4242 4242 4242 pays');
    await page.getByRole('heading', { name: /paid\. Thank you/ }).waitFor();
    await page.getByRole('link', { name: 'Watch it being built' }).click();

    // The build runs by itself, and its end is told on the page, by the bell and by mail.
    await page.waitForURL(`**/project/details/${id}`);
    await page.getByText('Complete', { exact: true }).waitFor({ timeout: 60_000 });
    expect(await page.locator('li[data-status="complete"]').count()).toBe(6);
    await page
      .getByRole('link', { name: /notification/i })
      .first()
      .waitFor();
    await mailTo(server, email, /is ready/);

    // Published, the app answers at its address to anybody.
    await page.getByRole('switch', { name: 'Published' }).click();
    const address = (await page.getByRole('link', { name: /^\/apps\// }).getAttribute('href')) ?? '';
    const stranger = await visit(browser, server);
    await stranger.page.goto(address);
    await stranger.page.getByRole('heading', { level: 1 }).waitFor();
    expect(stranger.errors).toEqual([]);
    await stranger.context.close();

    // The source can be read, and the download works outside this product.
    await page.getByRole('tab', { name: 'Source' }).click();
    await page.getByRole('button', { name: 'package.json' }).click();
    await page.getByText('"vite"').waitFor();
    await page.getByRole('tab', { name: 'Overview' }).click();
    await downloadRuns(page);

    // After an edit the app is built again, while the version before stays served.
    await page.goto(`/manage-pages/${id}`);
    await page.getByLabel('Heading').first().fill('Mended overnight');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Build again' }).click();
    await page.waitForURL(`**/project/details/${id}`);
    expect((await page.request.get(address)).status()).toBe(200);
    await page.getByRole('heading', { name: 'Version 2' }).waitFor();
    await page.getByText('Complete', { exact: true }).waitFor({ timeout: 60_000 });
    expect(errors).toEqual([]);
    await context.close();

    // An administrator sees the user, the order and the money, and what was done.
    const admin = await visit(browser, server);
    await signIn(admin.page, 'admin@example.com');
    await admin.page
      .getByRole('link', { name: /^S-\d{4}-\d{6}$/ })
      .first()
      .waitFor();
    await admin.page.goto(`/user-management?q=${encodeURIComponent(email)}`);
    await admin.page.getByRole('link', { name: 'Robin Weaver' }).waitFor();
    await admin.page.goto('/order-management?q=robin');
    await admin.page.getByText('Paid', { exact: true }).first().waitFor();
    await admin.page.goto('/audit-log?q=order.pay');
    await admin.page.getByText('Robin Weaver').first().waitFor();
    expect(admin.errors).toEqual([]);
    await admin.context.close();
  });

  test.each([
    ['Inventory for a school science lab with low-stock alerts', ['Item', 'stock'], 'sam@example.net'],
    [
      'Recipes my family cooks, with ingredients and who likes them',
      ['Recipe', 'Ingredient'],
      'kim@example.net',
    ],
  ])(
    '“%s” is sketched with its own nouns, confirmed at the bank, built, and runs where it was unpacked',
    async (sentence, nouns, email) => {
      const { page, errors, context } = await visit(browser, server, { width: 390, height: 844 });
      await page.goto('/landing');
      await page.getByLabel('Describe your app').fill(sentence);
      for (const noun of nouns) await page.getByText(new RegExp(noun)).first().waitFor();
      await signUpWith(page, sentence, email);
      const id = await createProject(page);
      await page.goto(`/demo/payment/${id}/`);
      await payWith(page, '4000 0000 0000 3220 asks for a confirmation');
      await page.getByRole('button', { name: 'Approve' }).click();
      await page.getByRole('link', { name: 'Watch it being built' }).click();
      await page.getByText('Complete', { exact: true }).waitFor({ timeout: 60_000 });
      await downloadRuns(page);
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

/** Downloads the source with the page's button and tries it where nothing of this product is. */
async function downloadRuns(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download source' }).click();
  await runsOutside(await (await downloading).path());
}

/** Unpacks the zip elsewhere and does what its README says, as whoever downloaded it would. */
async function runsOutside(zip: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-unpacked-'));
  try {
    for (const [name, bytes] of Object.entries(unzipSync(await readFile(zip)))) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), bytes);
    }
    const [name = ''] = await readdir(folder);
    const cwd = path.join(folder, name);
    const npm = (...args: string[]) =>
      promisify(execFile)('npm', args, {
        cwd,
        env: { ...process.env, CI: '1', NODE_ENV: '' },
        maxBuffer: 1e7,
      });
    await npm('install', '--no-audit', '--no-fund', '--prefer-offline');
    await npm('test');
    await npm('run', 'build');
    expect(await readdir(path.join(cwd, 'dist'))).toContain('index.html');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

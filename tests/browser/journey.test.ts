import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askForChanges } from './ask-steps.ts';
import { createProject, payWith, previewOf, signUpWith } from './journey-steps.ts';
import { launch, mailTo, type RunningServer, startServer, visit, visitAs } from './support.ts';

// Section 1 of PRODUCT.md, walked as a visitor would: from a sentence on the landing page to an app of their own.

/** A build is stopped after this long. */
const BUILD_MS = 120_000;

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

describe('from a sentence to an app of one’s own', () => {
  test('a visitor sketches, signs up, shapes, pays, watches the build, publishes and downloads', async () => {
    const { page, errors, context } = await visit(browser, server);
    const email = 'robin@example.net';
    const sentence =
      'A bike repair shop with customers, bikes and repairs. Each repair has a price, a mechanic and a frob.';
    await page.goto('/landing');
    await page.getByLabel('Describe your app').fill(sentence);
    const facts = page.getByRole('region', { name: 'What was understood' });
    for (const noun of ['Customer', 'Bike', 'Repair'])
      await facts.getByRole('heading', { name: noun }).waitFor();
    await facts.getByRole('button', { name: 'Price' }).waitFor();
    // What was read into it is removed, and stays so through sign-up and into the project.
    await facts.getByRole('button', { name: 'Frob' }).first().click();
    await facts.getByRole('button', { name: /^Remove/ }).click();
    await facts.getByRole('button', { name: 'Undo last change' }).waitFor();
    await facts.getByRole('button', { name: 'Frob' }).waitFor({ state: 'detached' });

    await signUpWith(server, page, sentence, email);
    const id = await createProject(page);
    const made = await page.evaluate(async (project) => {
      const headers = { authorization: `Bearer ${localStorage.getItem('token')}` };
      return (await fetch(`/api/projects/${project}/blueprint`, { headers })).text();
    }, id);
    expect(made).toContain('"mechanic"');
    expect(made.toLowerCase()).not.toContain('"frob"');

    // An edit is followed by the running preview.
    await previewOf(page)
      .getByRole('heading', { level: 1, name: /bike repair/i })
      .waitFor();
    const opening = page.getByRole('button', { name: /^Headline/ }).first();
    await opening.click();
    await page.getByLabel('Heading').first().fill('Mended while you wait');
    await previewOf(page).getByRole('heading', { level: 1, name: 'Mended while you wait' }).waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();
    await askForChanges(page);

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
    await page.getByText('Complete', { exact: true }).waitFor({ timeout: BUILD_MS });
    expect(await page.locator('li[data-status="complete"]').count()).toBe(5);
    // Nothing was put online: the app isn't published yet.
    expect(await page.locator('li[data-status="skipped"]').count()).toBe(1);
    await page
      .getByRole('link', { name: /notification/i })
      .first()
      .waitFor();
    await mailTo(server, email, /is ready/);

    // Published, the app answers at its address to anybody.
    await page.getByRole('switch', { name: 'Published' }).click();
    const address = (await page.getByRole('link', { name: /^\/apps\// }).getAttribute('href')) ?? '';
    const stranger = await visit(browser, server);
    const loaded: { cache: string; encoding: string; name: string }[] = [];
    stranger.page.on('response', (response) => {
      const { 'cache-control': cache = '', 'content-encoding': encoding = '' } = response.headers();
      loaded.push({ cache, encoding, name: response.url().replace(address, '') });
    });
    await stranger.page.goto(address);
    await stranger.page.getByRole('heading', { level: 1, name: 'Mended while you wait' }).waitFor();
    await stranger.page.getByLabel('View as').waitFor();
    await stranger.page.evaluate(() => document.fonts.ready.then(() => undefined));
    const assets = loaded.filter(({ name }) => name.startsWith('assets/'));
    expect(assets.some(({ name }) => name.endsWith('.woff2'))).toBe(true);
    expect(new Set(assets.map(({ cache }) => cache))).toEqual(
      new Set(['public, max-age=31536000, immutable']),
    );
    expect(assets.some(({ name, encoding }) => name.endsWith('.js') && encoding === 'gzip')).toBe(true);
    // A page of the app opens at an address of its own, too.
    await stranger.page.goto('/healthz');
    await stranger.page.goto(`${address}#/repairs`);
    await stranger.page.getByRole('heading', { level: 1, name: 'Repairs' }).waitFor();
    expect(stranger.errors).toEqual([]);
    await stranger.context.close();

    // The source can be read and downloaded; that it runs outside this product is the full journey's to show.
    await page.getByRole('tab', { name: 'Source' }).click();
    await page.getByRole('button', { name: 'package.json' }).click();
    await page.getByText('"vite"').waitFor();
    await page.getByRole('tab', { name: 'Overview' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download source' }).click();
    const zip = unzipSync(await readFile(await (await downloading).path()));
    expect(Object.keys(zip).map((name) => name.split('/').slice(1).join('/'))).toContain('package.json');

    expect(errors).toEqual([]);
    await context.close();

    // An administrator sees the user, the order and the money, and what was done.
    const admin = await visitAs(browser, server, 'admin@example.com');
    await admin.page.goto('/home');
    await admin.page
      .getByRole('link', { name: /^S-\d{4}-\d{6}$/ })
      .first()
      .waitFor();
    await admin.page.goto(`/user-management?q=${encodeURIComponent(email)}`);
    await admin.page.getByRole('link', { name: 'Robin Weaver' }).waitFor();
    await admin.page.goto('/order-management?q=robin');
    await admin.page.getByText('Paid', { exact: true }).first().waitFor();
    await admin.page.goto('/audit-log?q=order.pay');
    await admin.page.getByRole('link', { name: 'Robin Weaver' }).first().waitFor();
    expect(admin.errors).toEqual([]);
    await admin.context.close();
  });
});

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serverAndBrowser, visitAs } from './support.ts';

const at = serverAndBrowser();
const PHONE = { width: 390, height: 844 };

/** Ids of the demo user's projects, by state. */
async function projects(token: string): Promise<Record<string, string>> {
  const reply = await fetch(`${at.server.url}/api/projects`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const rows = (await reply.json()) as { id: string; state: string }[];
  return Object.fromEntries(rows.map(({ id, state }) => [state, id]));
}
const bottomOf = async (page: Page, role: 'switch' | 'button', name: string | RegExp) => {
  const box = await page.getByRole(role, { name }).boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
};

test('on a phone the first screen holds what the page is for: publish and download, or pay', async () => {
  const { page, context, errors, token } = await visitAs(at.browser, at.server, 'user@example.com', PHONE);
  const { ready, draft } = await projects(token);
  await page.goto(`/project/details/${ready}`);
  await page.getByRole('button', { name: 'Download source' }).waitFor();
  expect(await bottomOf(page, 'switch', 'Published')).toBeLessThan(PHONE.height);
  expect(await bottomOf(page, 'button', 'Download source')).toBeLessThan(PHONE.height);
  await page.goto(`/demo/payment/${draft}/`);
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
  expect(await bottomOf(page, 'button', /^Pay \$/)).toBeLessThanOrEqual(PHONE.height);
  // The bar with the button hides nothing that has the focus.
  await page.getByLabel('Name on the card').focus();
  const field = await page.getByLabel('Name on the card').boundingBox();
  const bar = await page.locator('.pay-submit').boundingBox();
  expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect(errors).toEqual([]);
  await context.close();
});

test('in right-to-left text, card numbers and dates are read from the left', async () => {
  const { page, context, errors, token } = await visitAs(at.browser, at.server, 'user@example.com');
  const { draft } = await projects(token);
  await page.goto(`/demo/payment/${draft}/`);
  await page.locator('.pay-card').waitFor();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const directionOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  expect(await directionOf('.pay-card')).toBe('rtl');
  for (const selector of ['#number', '#expiry', '#cvc', '.pay-demo code'])
    expect(await directionOf(selector), selector).toBe('ltr');
  expect(errors).toEqual([]);
  await context.close();
});

test('the editor’s preview is laid out for a desktop, fits its pane, and fills the screen by one key', async () => {
  const { page, context, errors, token } = await visitAs(at.browser, at.server, 'user@example.com');
  const { ready } = await projects(token);
  await page.goto(`/manage-pages/${ready}`);
  const frame = page.locator('.edit-frames iframe').first();
  await frame.waitFor();
  const app = await (await frame.elementHandle())?.contentFrame();
  expect(await app?.evaluate(() => innerWidth)).toBe(1280);
  const [pane, shown] = await Promise.all([page.locator('.edit-frames').boundingBox(), frame.boundingBox()]);
  expect(shown?.width).toBeLessThanOrEqual(pane?.width ?? 0);
  await page.keyboard.press('F9');
  await page.getByRole('button', { name: 'Exit full screen' }).waitFor();
  await page.waitForFunction(() => (document.querySelector('.edit-frames')?.clientWidth ?? 0) > 1200);
  await page.keyboard.press('F9');
  await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();

  await page.getByRole('button', { name: 'Name and look' }).click();
  const swatch = await page.getByRole('button', { name: 'Teal' }).boundingBox();
  expect(Math.min(swatch?.width ?? 0, swatch?.height ?? 0)).toBeGreaterThanOrEqual(24);
  expect(errors).toEqual([]);
  await context.close();
});

test('the home page is asked for while the shell comes, drawn at once, and loads nothing of Ant Design', async () => {
  const { page, context, errors } = await visitAs(at.browser, at.server, 'user@example.com', PHONE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const early = ['/user/stats', '/user/profile', '/projects', '/progress-updates', '/news-updates'];
  const answered = Promise.all(
    early.map((path) => page.waitForResponse((reply) => new URL(reply.url()).pathname === `/api${path}`)),
  );
  await page.route('**/assets/shell-*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.addInitScript(() => {
    const mark = () => document.querySelector('.shell .loading') && document.body.classList.add('stood-in');
    new MutationObserver(mark).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/home');
  await page.getByRole('heading', { name: 'What’s new' }).waitFor();
  expect(await page.locator('body.stood-in').count()).toBe(0);
  const calls = asked.filter((path) => early.includes(path.replace('/api', '')));
  expect(calls).toHaveLength(early.length);
  expect(asked.filter((path) => /\/(antd|themed|button)-[\w-]{8}\.js$/.test(path))).toEqual([]);
  // A menu that was never opened isn't drawn; opened, it leads to a page with Ant Design's parts.
  const menu = page.locator('nav[aria-label="Selvedge menu"]');
  expect(await menu.count()).toBe(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Billing' }).click();
  await page.locator('main .ant-table').first().waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

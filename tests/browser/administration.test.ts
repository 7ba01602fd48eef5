import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { serverAndBrowser, visitAs } from './support.ts';

const at = serverAndBrowser();

const asAdmin = () => visitAs(at.browser, at.server, 'admin@example.com');

test('what is exported is what the filters in the address leave, with the times of the reader’s day', async () => {
  const { page, context, errors } = await asAdmin();
  await page.goto('/user-management?role=Admin&createdAt_gte=2020-01-01');
  await page.getByRole('link', { name: 'Ada Lindqvist' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('admin@example.com');
  expect(errors).toEqual([]);
  await context.close();
});

test('columns sort together from the address, and a filter it brought can be taken away', async () => {
  const { page, context } = await asAdmin();
  await page.goto('/user-management?email_like=user%40example&sort=status,-createdAt');
  await page.getByRole('link', { name: 'Uli Brandt' }).waitFor();
  expect(await page.locator('th[aria-sort]').count()).toBe(2);
  await page.getByRole('button', { name: 'Remove filter: E-mail' }).click();
  await page.getByText(/of 48/).waitFor();
  expect(new URL(page.url()).searchParams.get('email_like')).toBeNull();
  await context.close();
});

test('a figure of the dashboard leads to the rows it counts', async () => {
  const { page, context, errors } = await asAdmin();
  await page.goto('/home');
  const figure = page.getByRole('link', { name: /^New users: / });
  const count = /\d+/.exec((await figure.getAttribute('aria-label')) ?? '')?.[0];
  await figure.click();
  await page.waitForURL(/user-management.*createdAt/);
  await page.getByText(new RegExp(`of ${count}$`)).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('on the dashboard nothing moves while its figures load', async () => {
  const { page, context, errors } = await asAdmin();
  await page.setViewportSize({ width: 390, height: 844 });
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/api/admin/dashboard?*', async (request) => {
    await held;
    await request.continue();
  });
  await page.goto('/home');
  const chart = page.getByRole('heading', { name: 'Users, projects and paid orders' });
  await chart.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const before = await chart.boundingBox();
  go();
  await page.getByRole('link', { name: /^New users: / }).waitFor();
  const after = await chart.boundingBox();
  // A change that takes a line more than most is all that may differ.
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Infinity))).toBeLessThan(60);
  expect(errors).toEqual([]);
  await context.close();
});

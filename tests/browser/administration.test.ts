import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, type RunningServer, signIn, startServer, visit } from './support.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function asAdmin() {
  const opened = await visit(browser, server);
  await signIn(opened.page, 'admin@example.com');
  return opened;
}

test('an administrator blocks people chosen on two pages, reads who was refused and why, and another sees it at once', async () => {
  const other = await asAdmin();
  await other.page.goto('/user-management?q=admin@example.com');
  await other.page.getByRole('link', { name: 'Ada Lindqvist' }).waitFor();
  const { page, context, errors } = await asAdmin();

  await page.goto('/user-management?sort=email&size=25');
  await page.getByRole('checkbox', { name: 'Choose Ada Lindqvist' }).check();
  const someone = page.getByRole('row').nth(3);
  const name = (await someone.getByRole('link').first().textContent()) ?? '';
  await someone.getByRole('checkbox').check();
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await page.waitForURL(/page=2/);
  await page.getByRole('checkbox', { name: 'Choose Uli Brandt' }).check();
  await page.getByText('3 chosen').waitFor();

  await other.page.goto('/user-management?q=user@example.com');
  await other.page.getByText('Active').first().waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Block' }).click();
  const report = page.getByRole('dialog');
  await report.getByText('2 done, 1 refused').waitFor();
  await report.getByText('You cannot block, demote or delete yourself').waitFor();
  await report.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('One chosen').waitFor();
  await other.page.getByText('Blocked').first().waitFor();

  await page.goto(`/user-management?q=${encodeURIComponent(name)}`);
  await page.getByRole('row').getByText('Blocked').first().waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  await Promise.all([context.close(), other.context.close()]);
});

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
  await page.getByRole('button', { name: 'Take the filter on E-mail away' }).click();
  await page.getByText(/of 48/).waitFor();
  expect(new URL(page.url()).searchParams.get('email_like')).toBeNull();
  await context.close();
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFaults, launch, type RunningServer, sessionOf, startServer, visit } from './support.ts';

// An app as its visitors meet it: the demo's newest project, opened by itself at its preview's address.

let server: RunningServer;
let browser: Browser;
let address = '';

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
  const { token } = await sessionOf(server, 'user@example.com');
  const headers = { authorization: `Bearer ${token}` };
  const [project] = await (await fetch(`${server.url}/api/projects?state=ready`, { headers })).json();
  const preview = await fetch(`${server.url}/api/projects/${project.id}/preview`, {
    method: 'POST',
    headers,
  });
  address = (await preview.json()).url;
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

describe('a built app', () => {
  test.each([
    [1440, 'light'],
    [390, 'dark'],
  ] as const)(
    'has no axe fault, no console error and no sideways scroll on any page of its menu, at %i px in %s',
    async (width, mode) => {
      const { page, context, errors } = await visit(browser, server, { width, height: 900 });
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (mode === 'dark') await page.getByRole('button', { name: /dark/i }).click();
      const links = await page
        .locator('nav a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      const found: Record<string, string[]> = {};
      for (const link of new Set(
        links.length > 0
          ? links
          : ['#/', '#/slots', '#/repairs', '#/bookings/edit', '#/dashboard', '#/about'],
      )) {
        await page.goto(`${address}${link}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const faults = await axeFaults(page);
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
          faults.push('scrolls sideways');
        if (faults.length > 0) found[link] = faults;
      }
      expect(found).toEqual({});
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  test('refuses a form with what it needs left out, says so at the field, and then keeps the row in its list', async () => {
    const { page, context } = await visit(browser, server);
    await page.goto(`${address}#/repairs/edit`);
    await page.getByRole('button', { name: /^(Save|Add)/ }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await page.getByLabel('Name').fill('Spoke mending');
    await page.getByLabel('Price').fill('12.50');
    await page.getByRole('button', { name: /^(Save|Add)/ }).click();
    await page.getByText('Spoke mending').first().waitFor();
    await page.goto(`${address}#/repairs`);
    await page.getByLabel('Search').fill('spoke');
    await page.getByRole('link', { name: 'Spoke mending' }).waitFor();
    await page.getByText('$12.50').first().waitFor();
    await context.close();
  });

  test('cannot read this site’s storage, and calls nobody', async () => {
    const { page, context } = await visit(browser, server);
    await page.goto('/api/docs');
    await page.evaluate(() => localStorage.setItem('token', 'secret'));
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const tried = await page.evaluate(async () => {
      const outcome = async (work: () => unknown) => {
        try {
          return String(await work());
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      return {
        origin: window.origin,
        storage: await outcome(() => localStorage.getItem('token')),
        call: await outcome(() => fetch('/api/news-updates').then((reply) => reply.status)),
      };
    });
    expect(tried).toEqual({ origin: 'null', storage: 'SecurityError', call: 'TypeError' });
    await context.close();
  });
});

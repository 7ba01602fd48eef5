import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleBlueprint } from '../support/sample-blueprint.ts';
import { callerOf, choose, fillBooking, inDays, lookAs, openAt, previewedBikes } from './built-app-steps.ts';
import { axeFaults, launch, type RunningServer, sessionOf, startServer, visit } from './support.ts';

// Corner Bikes as its people meet it in a preview: in the sandbox, with rows that are kept until the page reloads.

let server: RunningServer;
let browser: Browser;
let app = '';

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
  const { preview } = await previewedBikes(callerOf(server, await sessionOf(server, 'user@example.com')));
  app = preview;
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

/** Opens the app, and expects its console to stay silent. */
async function inApp(
  path: string,
  work: (page: Page) => Promise<void>,
  size?: { width: number; height: number },
): Promise<void> {
  const { page, context, errors } = await visit(browser, server, size);
  await openAt(page, app, path);
  await work(page);
  expect(errors).toEqual([]);
  await context.close();
}
const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

describe('each page of a built app', () => {
  test.each([
    [1440, 'Light'],
    [360, 'Dark'],
  ] as const)('is free of axe faults and sideways scroll at %i px, %s', async (width, mode) => {
    await inApp(
      '/',
      async (page) => {
        if (width < 700) await page.getByRole('button', { name: 'Open menu' }).click();
        await page.getByLabel('Appearance').selectOption(mode);
        expect(await page.locator('html').getAttribute('data-mode')).toBe(mode.toLowerCase());
        const menu = await page
          .getByRole('navigation', { name: 'Main menu' })
          .getByRole('link')
          .evaluateAll((links) => links.map((one) => one.getAttribute('href')?.slice(1) ?? ''));
        const others = [
          '/repairs',
          '/repairs/repair-1',
          '/repairs/new',
          '/repairs/new/repair-1',
          '/account',
          '/nowhere',
        ];
        const faults: Record<string, string[]> = {};
        for (const path of [...menu, ...others]) {
          await openAt(page, app, path);
          const found = await axeFaults(page);
          if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
            found.push('scrolls sideways');
          if (found.length > 0) faults[path] = found;
        }
        expect(menu.length).toBeGreaterThan(8);
        expect(faults).toEqual({});
      },
      { width, height: 900 },
    );
  });
});

test('the pages for which a coloured menu has no room can be read behind “More”', async () => {
  const { theme } = sampleBlueprint;
  const call = callerOf(server, await sessionOf(server, 'user@example.com'));
  const { preview } = await previewedBikes(call, {
    ...sampleBlueprint,
    kind: 'courses',
    theme: { ...theme, layout: 'top' },
  });
  const { page, context, errors } = await visit(browser, server, { width: 1100, height: 800 });
  await openAt(page, preview, '/');
  await page.getByRole('button', { name: 'More' }).click();
  await page.locator('.menu-more-open').getByRole('link').first().waitFor();
  expect(await axeFaults(page)).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

describe('in a built app', () => {
  test('a row is added, refused while something is missing, found, changed and deleted', () =>
    inApp('/parts/new', async (page) => {
      await button(page, 'Create part').click();
      await page.getByRole('alert').getByText('Check these fields').waitFor();
      await page.getByLabel('Name').fill('Spoke key');
      await page.getByLabel('Part number').fill('SK-1');
      await page.getByLabel('Price').fill('12.50');
      await button(page, 'Create part').click();
      await page.getByRole('heading', { level: 1, name: 'Spoke key' }).waitFor();
      await page.getByText('$12.50').waitFor();

      await openAt(page, app, '/parts', 'Parts');
      await page.getByRole('searchbox').fill('spoke key');
      await page.getByText('1 result', { exact: true }).waitFor();
      await link(page, 'Spoke key').click();
      await link(page, 'Edit').click();
      await page.getByLabel('Name').fill('Spoke wrench');
      await button(page, 'Save').click();
      await page.getByRole('heading', { level: 1, name: 'Spoke wrench' }).waitFor();

      await button(page, 'Delete').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('heading', { level: 1, name: 'Parts' }).waitFor();
      await page.getByRole('searchbox').fill('spoke wr');
      await page.getByText('Nothing matches').waitFor();
    }));

  test('a visitor, a member, a mechanic and the owner see what the access of each kind of row says', () =>
    inApp('/repairs/repair-1', async (page) => {
      const menu = page.getByRole('navigation', { name: 'Main menu' });
      const seen = async (who: string) => {
        await lookAs(page, who);
        await openAt(page, app, '/repairs/repair-1', 'Puncture repair');
        const main = page.getByRole('main');
        const tools = {
          bookings: await menu.getByRole('link', { name: 'Bookings' }).count(),
          customers: await menu.getByRole('link', { name: 'Customers' }).count(),
          edit: await main.getByRole('link', { name: 'Edit' }).count(),
          delete: await main.getByRole('button', { name: 'Delete' }).count(),
        };
        return Object.entries(tools).flatMap(([name, count]) => (count > 0 ? [name] : []));
      };
      expect(await seen('Owner')).toEqual(['bookings', 'customers', 'edit', 'delete']);
      expect(await seen('Mechanic')).toEqual(['bookings', 'customers', 'edit']);
      expect(await seen('Member')).toEqual(['bookings']);
      expect(await seen('Visitor')).toEqual([]);

      // A member sees their own bookings only, the one that they make among them.
      await lookAs(page, 'Member');
      await openAt(page, app, '/bookings', 'Bookings');
      await page.getByText('5 results', { exact: true }).waitFor();
      await openAt(page, app, '/bookings/new', 'Book a slot');
      await fillBooking(page, { name: 'Mia Own', repair: 'Puncture', slot: inDays(20, '9:00 AM') });
      await button(page, 'Create booking').click();
      await page.getByRole('heading', { level: 1, name: 'Mia Own' }).waitFor();
      await openAt(page, app, '/bookings', 'Bookings');
      await page.getByText('6 results', { exact: true }).waitFor();
      await lookAs(page, 'Owner');
      await page.getByText('15 results', { exact: true }).waitFor();
    }));

  test('a slot that is taken can’t be booked twice, and the form says from when to when it is taken', () =>
    inApp('/bookings/new', async (page) => {
      await lookAs(page, 'Visitor');
      // Elise Laurent has it from four o'clock, for twenty minutes.
      await fillBooking(page, { name: 'Ben Late', repair: 'Puncture', slot: inDays(5, '4:10 PM') });
      await button(page, 'Create booking').click();
      await page
        .getByText(/Taken from .*4:00 PM to .*4:20 PM/)
        .first()
        .waitFor();
      await page.getByRole('spinbutton', { name: 'minute, Slot' }).focus();
      await page.keyboard.type('20');
      await button(page, 'Create booking').click();
      await page.getByText('Thank you. We have received it.').waitFor();
    }));

  test('stock goes down with a booking and not below zero', () =>
    inApp('/bookings/new', async (page) => {
      await fillBooking(page, { name: 'Ida Tube', repair: 'Puncture', slot: inDays(21, '9:00 AM') });
      await choose(page, 'Part', 'Inner tube 26"');
      await page.getByRole('textbox', { name: 'Quantity' }).fill('5');
      await button(page, 'Create booking').click();
      await page.getByText('Only 4 left.').first().waitFor();
      await page.getByRole('textbox', { name: 'Quantity' }).fill('4');
      await button(page, 'Create booking').click();
      await page.getByRole('heading', { level: 1, name: 'Ida Tube' }).waitFor();
      await openAt(page, app, '/parts/part-2', 'Inner tube 26"');
      await page.getByText('0 pcs').waitFor();
    }));

  test('a card of the board moves by keyboard, and only where its state may go', () =>
    inApp('/workshop', async (page) => {
      const column = (name: string) => page.getByRole('region', { name, exact: true });
      await page.getByRole('button', { name: 'Drag Priya Nair' }).focus();
      await page.keyboard.press('Space');
      await page.getByText('Priya Nair is over Asked.').waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowRight');
      await page.getByText('Priya Nair is over Confirmed.').waitFor({ state: 'attached' });
      await page.keyboard.press('Space');
      await page.getByText('Priya Nair moved to Confirmed.').waitFor({ state: 'attached' });
      await column('Confirmed').getByRole('link', { name: 'Priya Nair' }).waitFor();

      await page.getByRole('button', { name: 'Move Omar Aziz' }).click();
      expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Confirmed', 'Cancelled']);
      await page.getByRole('menuitem', { name: 'Cancelled' }).click();
      await column('Cancelled').getByRole('link', { name: 'Omar Aziz' }).waitFor();
    }));

  test('a click on a day of the calendar adds a row on that day', () =>
    inApp('/diary', async (page) => {
      const { date } = inDays(0, '');
      const day = date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
      // Beside its number, where no entry lies over it.
      await page
        .getByRole('button', { name: new RegExp(`${day}.* Add$`) })
        .click({ position: { x: 100, y: 12 } });
      await page.getByRole('heading', { level: 1, name: 'Book a slot' }).waitFor();
      const month = page.getByRole('spinbutton', { name: 'month, Slot' });
      const dayPart = page.getByRole('spinbutton', { name: 'day, Slot' });
      expect([
        await month.getAttribute('aria-valuenow'),
        await dayPart.getAttribute('aria-valuenow'),
      ]).toEqual([String(date.getMonth() + 1), String(date.getDate())]);
    }));

  test('a picture that was uploaded is shown, a list is saved as a file, a page printed, a link opened', () =>
    inApp('/repairs/new/repair-1', async (page) => {
      const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#0b7a4b' } })
        .png()
        .toBuffer();
      await page
        .getByLabel('Photo')
        .setInputFiles({ name: 'tube.png', mimeType: 'image/png', buffer: picture });
      await page.locator('.upload-preview img').waitFor();
      await button(page, 'Save').click();
      await page.getByRole('heading', { level: 1, name: 'Puncture repair' }).waitFor();
      await page.waitForFunction(() =>
        Array.from(document.querySelectorAll('main img')).some(
          (img) => (img as HTMLImageElement).naturalWidth === 8,
        ),
      );

      await button(page, 'Print').click();
      const opened = page.context().waitForEvent('page');
      await page
        .context()
        .route('https://www.sheldonbrown.com/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<title>Guide</title>' }),
        );
      await link(page, 'sheldonbrown.com').click();
      const guide = await opened;
      await guide.waitForLoadState();
      // What an app links to isn't sandboxed with it.
      expect(await guide.evaluate(() => window.origin)).toBe('https://www.sheldonbrown.com');

      await openAt(page, app, '/parts', 'Parts');
      const saving = page.waitForEvent('download');
      await button(page, 'Export CSV').click();
      const saved = await saving;
      expect(saved.suggestedFilename()).toBe('Parts.csv');
      expect(await readFile(await saved.path(), 'utf8')).toContain('Inner tube 700C');
    }));

  test('the site’s storage can’t be read, and nobody is called', async () => {
    const { page, context } = await visit(browser, server);
    await page.goto('/api/docs');
    await page.evaluate(() => localStorage.setItem('token', 'secret'));
    await openAt(page, app, '/');
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

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { serverAndBrowser, visitAs } from './support.ts';

const at = serverAndBrowser();

/** A picture's own width, once it has loaded. */
const naturalWidthOf = async (image: HTMLImageElement) => {
  await image.decode();
  return image.naturalWidth;
};

const panel = (page: Page) =>
  page.getByRole('complementary').filter({ has: page.locator('#theme-language') });
const choose = (page: Page, name: string) =>
  panel(page).locator('label').filter({ hasText: name }).first().click();
const widthOf = async (page: Page, selector: string) =>
  Math.round((await page.locator(selector).boundingBox())?.width ?? 0);

test('each layout has its dimensions, and switching takes nothing from what is being typed', async () => {
  const { page, context, errors } = await visitAs(at.browser, at.server, 'admin@example.com');
  await page.goto('/create-user');
  await page.getByLabel('First name').fill('Half a na');
  await page.getByRole('button', { name: 'Appearance and language' }).click();
  const heads: Record<string, number> = {};
  const head = async (name: string) => {
    heads[name] = Math.round((await page.locator('.head').boundingBox())?.height ?? 0);
  };
  expect(await widthOf(page, '.side')).toBe(290);
  await head('side');
  await panel(page).getByRole('checkbox').check();
  expect(await widthOf(page, '.side')).toBe(80);
  await panel(page).getByRole('checkbox').uncheck();

  await choose(page, 'Rail and panel');
  expect([
    await widthOf(page, '.stacked-rail'),
    await widthOf(page, '.stacked-panel'),
    await widthOf(page, '.side'),
  ]).toEqual([80, 270, 350]);
  await page.getByRole('button', { name: 'Product' }).click();
  await page.getByRole('link', { name: 'Audit log' }).waitFor();
  await choose(page, 'Menu on top');
  await page.getByRole('button', { name: 'Business' }).click();
  await page.getByRole('link', { name: 'Orders' }).waitFor();
  await page.keyboard.press('Escape');
  await head('top');
  await choose(page, 'Frameless');
  expect(await widthOf(page, '.side')).toBe(290);
  await choose(page, 'Overlay');
  await head('overlay');
  await choose(page, 'Page only');
  expect(await page.locator('.side, .top-nav').count()).toBe(0);
  expect(heads).toEqual({ side: 64, top: 64, overlay: 64 });

  expect(await page.getByLabel('First name').inputValue()).toBe('Half a na');
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('theme') ?? '{}'));
  expect(stored).toMatchObject({
    state: { layout: { type: 'blank', previousType: 'contentOverlay' } },
    version: 0,
  });
  expect(errors).toEqual([]);
  await context.close();
});

test('colour, mode, size and direction are on the root at once, and after a reload from its first paint on', async () => {
  const { page, context, errors } = await visitAs(at.browser, at.server, 'user@example.com');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Appearance and language' }).click();
  await choose(page, 'Dark');
  await choose(page, 'Green');
  await choose(page, 'Large');
  await choose(page, 'Right to left');
  const root = () =>
    page.evaluate(() => ({
      dark: document.documentElement.classList.contains('dark'),
      dir: document.documentElement.dir,
      primary: document.documentElement.style.getPropertyValue('--primary'),
      unit: document.documentElement.style.getPropertyValue('--unit'),
    }));
  const look = { dark: true, dir: 'rtl', primary: '#5CD39B', unit: '14px' };
  expect(await root()).toEqual(look);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => [...document.documentElement.classList])).toContain('dark');
  await page.getByRole('button', { name: 'Appearance and language' }).waitFor();
  expect(await root()).toEqual(look);
  await page.getByRole('button', { name: 'Appearance and language' }).click();
  await panel(page).getByRole('button', { name: 'Reset to defaults' }).click();
  expect(await root()).toEqual({ dark: false, dir: 'ltr', primary: '#2F55D4', unit: '12px' });
  expect(errors).toEqual([]);
  await context.close();
});

test('another language is there without reloading, stays, and turns the page round where it is written so', async () => {
  const { page, context, errors } = await visitAs(at.browser, at.server, 'user@example.com');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Appearance and language' }).click();
  await page.locator('#theme-language').selectOption('de');
  await page.getByRole('heading', { level: 1, name: 'Profil', exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.locator('#theme-language').selectOption('ar');
  await page.waitForFunction(
    () => document.documentElement.dir === 'rtl' && document.documentElement.lang === 'ar',
  );
  // While texts of the new language arrive, the panel is hidden: both are measured at one moment at which they are shown.
  const measured = await page.waitForFunction(() => {
    const box = document.querySelector('.theme-panel');
    const drawer = box?.getBoundingClientRect();
    const edge = box?.querySelector('.woven')?.getBoundingClientRect();
    const isArabic = /\p{Script=Arabic}/u.test(box?.querySelector('h2')?.textContent ?? '');
    return isArabic && drawer?.width && edge?.width
      ? { start: drawer.x, end: drawer.right, edgeEnd: edge.right }
      : null;
  });
  const { start, end, edgeEnd } = (await measured.jsonValue()) ?? { start: NaN, end: NaN, edgeEnd: NaN };
  expect(start, 'the drawer opens opposite the menu').toBe(0);
  expect(edgeEnd, 'its woven edge is towards the page').toBeCloseTo(end - 1, 0);
  await page.reload();
  await page.locator('h1').waitFor();
  expect(await panel(page).count(), 'the panel stays closed after a reload').toBe(0);
  await page.locator('.head-button[aria-expanded]').last().click();
  await page.locator('#theme-language').waitFor();
  expect(await page.locator('h1').textContent()).toMatch(/\p{Script=Arabic}/u);
  const side = await page.locator('.side').boundingBox();
  expect((side?.x ?? 0) + (side?.width ?? 0)).toBe(1440);
  await page.locator('#theme-language').selectOption('en');
  await page.getByRole('heading', { level: 1, name: 'Profile', exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
  expect(errors).toEqual([]);
  await context.close();
});

test('own picture is chosen, placed, and shown in the header until it is taken away', async () => {
  const { page, context, errors } = await visitAs(at.browser, at.server, 'user@example.com');
  await page.goto('/profile');
  await page.locator('input[type=file]').setInputFiles('docs/editor.png');
  const dialog = page.getByRole('dialog', { name: 'Your picture' });
  await dialog.getByLabel('Zoom').fill('2');
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  const shown = page.locator('.head img.avatar');
  await shown.waitFor();
  expect(await shown.evaluate(naturalWidthOf)).toBe(256);
  await page.reload();
  await shown.waitFor();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await shown.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

test('pages of forms use the width there is in two columns from 1200 px, and stay readable below', async () => {
  const { page, context } = await visitAs(at.browser, at.server, 'user@example.com');
  const spans = async (selector: string) => {
    await page.locator(selector).first().waitFor();
    const main = await page.locator('main').boundingBox();
    const boxes = await Promise.all((await page.locator(selector).all()).map((one) => one.boundingBox()));
    const widest = Math.max(...boxes.map((box) => box?.width ?? 0));
    const end = Math.max(...boxes.map((box) => (box?.x ?? 0) + (box?.width ?? 0)));
    return { widest, used: (end - (main?.x ?? 0)) / (main?.width ?? 1) };
  };
  for (const [path, selector] of [
    ['/profile', '.profile section'],
    ['/billing', '.rewards form'],
  ] as const) {
    await page.goto(path);
    const { widest, used } = await spans(selector);
    expect(widest, path).toBeLessThanOrEqual(720);
    expect(used, path).toBeGreaterThan(0.9);
  }
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/profile');
  expect((await spans('.profile section')).widest).toBeLessThanOrEqual(720);
  await context.close();
});

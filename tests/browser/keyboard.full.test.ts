import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailTo, serverAndBrowser, visit } from './support.ts';

// Whole journeys without a pointer: every step is reached with Tab and shows that it is.

const at = serverAndBrowser();

/** Presses Tab until `target` has the focus. */
async function reach(page: Page, target: Locator, most: number): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const has = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; !(await has()); presses += 1) {
    expect(presses, `Tab never came to ${String(target)}`).toBeLessThan(most);
    await page.keyboard.press('Tab');
  }
}

/** Presses Tab until `target` has the focus, and holds that one sees where the focus is. */
async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  await reach(page, target, most);
  const ring = await target.evaluate((element) => {
    // A hidden radio or file input has its ring drawn around what stands for it, and a text around its paper.
    const around = [element, element.closest('label, .sketch-paper'), element.parentElement].filter(
      (one) => one !== null,
    );
    return around.some((one) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
  expect(ring, `${String(target)} shows its focus`).toBe(true);
}

/** Past the header and the navigation, as someone without a pointer goes. */
async function skipToContent(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await reach(page, skip, 2);
  // It has no ring: that it comes into sight shows the focus.
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

test('someone without a pointer sketches, signs up, corrects what was understood and puts the pages in order', async () => {
  const { page, context, errors } = await visit(at.browser, at.server);
  await page.goto('/landing');
  await tabTo(page, page.getByLabel('Describe your app'));
  await page.keyboard.type('A tool library with members, tools and loans. Each loan has a deposit.');
  await tabTo(page, page.getByRole('button', { name: 'Build this app' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sign-up*');
  await type(page, 'First name', 'Kay');
  await type(page, 'Last name', 'Board');
  await type(page, 'E-mail', 'kay@example.net');
  await type(page, 'Password', 'a loom of one’s own');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/otp-verification*');
  const { text } = await mailTo(at.server, 'kay@example.net', /is your Selvedge code/);
  await tabTo(page, page.getByRole('textbox').first());
  await page.keyboard.type(/\b\d{6}\b/.exec(text)?.[0] ?? '');
  await page.waitForURL('**/home');

  await skipToContent(page);
  await tabTo(page, page.getByRole('link', { name: 'Continue your sketch' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/create-project');
  // A fact is removed where it stands, and what comes after it goes on from there.
  await tabTo(page, page.getByRole('button', { name: 'Deposit' }), 60);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Remove Deposit' }));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Undo last change' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Loan');
  await tabTo(page, page.getByRole('button', { name: 'Create project' }), 120);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/manage-pages/*');

  const pages = page.getByRole('navigation', { name: 'Pages and data' }).locator('ul').first();
  const titles = () => pages.locator('li > button:first-of-type').allTextContents();
  await pages.waitFor();
  const before = await titles();
  const second = before[1] ?? '';
  await tabTo(page, pages.getByRole('button', { name: `Move ${second}`, exact: true }), 120);
  const announced = page.getByRole('status').filter({ hasText: second });
  await page.keyboard.press('Space');
  await announced.filter({ hasText: `place 2 of ${before.length}` }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await announced.filter({ hasText: `place 3 of ${before.length}` }).waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  const after = [before[0], before[2], second, ...before.slice(3)];
  await expect.poll(titles).toEqual(after);
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.reload();
  await pages.waitFor();
  expect(await titles()).toEqual(after);
  expect(errors).toEqual([]);
  await context.close();
});

test('an administrator without a pointer blocks two people and goes on from the table', async () => {
  const { page, context, errors } = await visit(at.browser, at.server);
  await page.goto('/sign-in');
  await type(page, 'E-mail', 'admin@example.com');
  await type(page, 'Password', 'Selvedge!demo1');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/home');
  await page.goto('/user-management?sort=email&role=User&status=active');
  await skipToContent(page);
  const people = page.locator('td > a');
  await tabTo(page, people.first());
  const names = [await people.first().textContent(), await people.nth(1).textContent()];
  await page.keyboard.press('x');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('x');
  await page.getByText('2 selected').waitFor();
  await tabTo(page, page.getByRole('toolbar').getByRole('button', { name: 'Block', exact: true }), 400);
  await page.keyboard.press('Enter');
  await page.getByText('2 done').first().waitFor();
  await page.getByRole('toolbar').waitFor({ state: 'detached' });
  // The button is gone with its bar: one goes on from the table, not from the start of the page.
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await page.goto(`/user-management?q=${encodeURIComponent(names[0] ?? '')}&status=blocked`);
  await page.getByRole('link', { name: names[0] ?? '' }).waitFor();

  // A question from a row's menu starts at the way out, and gives the focus back to the menu's button.
  const more = page.getByRole('button', { name: `More for ${names[0]}` });
  await more.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete…' }).waitFor();
  // The menu takes the focus a moment after it is drawn.
  await page.waitForFunction(() => document.activeElement?.role === 'menuitem');
  await page.keyboard.press('End');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Delete…');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Cancel');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.ariaLabel?.startsWith('More for'));
  expect(errors).toEqual([]);
  await context.close();
});

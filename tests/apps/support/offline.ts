import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { openAgain, type Person, settled, showWhenFailed, visitPage } from './people.ts';
import type { Walk } from './walk.ts';

/** Reads a list and a row of it, and then again without a connection. */
export async function readOffline(browser: Browser, walk: Walk, person: Person): Promise<void> {
  const { app, source } = walk;
  const [entity] = source.entities;
  if (!entity) return;
  const visit = await openAgain(browser, app, source, person, { hasWorker: true });
  const { page, context } = visit;
  showWhenFailed(visit);
  const heading = page.locator('h1').first();

  await visitPage(page, source.paths.listPath(entity));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const row = page.locator('a.row-link').first();
  const address = (await row.getAttribute('href')) ?? '';
  await row.click();
  await page.locator('.detail').waitFor();
  await settled(page);
  const title = await heading.innerText();
  const id = address.split('/').at(-1) ?? '';
  await page.waitForFunction(
    ([key = '', text = '']) => localStorage.getItem(key)?.includes(text),
    [`${source.info.id}:loaded`, `"row","${id}"`],
  );

  await context.setOffline(true);
  await visitPage(page, address);
  expect(await heading.innerText()).toBe(title);
  await visitPage(page, source.paths.listPath(entity));
  await page.locator(`a.row-link[href$="/${id}"]`).waitFor();
  await context.close();
}

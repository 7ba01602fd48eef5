import type { Page } from 'playwright-core';
import { axeFaults } from '../../browser/support.ts';
import type { Address } from './addresses.ts';
import { settled, type Visit, visitPage } from './people.ts';
import type { AppSource } from './unpacked.ts';

const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 844 };

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const named = (where: string, faults: readonly string[]) => faults.map((fault) => `${where}: ${fault}`);

async function onPhone<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.setViewportSize(PHONE);
  await drawn(page);
  const result = await work();
  await page.setViewportSize(WIDE);
  return result;
}

const otherMode = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.mode = dataset.mode === 'dark' ? 'light' : 'dark';
  });

async function contrastFaults(page: Page): Promise<string[]> {
  await otherMode(page);
  const faults = await axeFaults(page, ['color-contrast']);
  await otherMode(page);
  return named('in the other mode', faults);
}

/** The filters of a list, and on a phone its menu, once they are open. */
async function openedFaults(page: Page, { words }: AppSource): Promise<string[]> {
  const filters = page.getByRole('button', { name: words.list.filters, exact: true });
  const faults: string[] = [];
  if ((await filters.count()) > 0) {
    await filters.click();
    await settled(page);
    faults.push(...named('filters', await axeFaults(page)));
    await filters.click();
  }
  const menu = await onPhone(page, async () => {
    await page.getByRole('button', { name: words.shell.openMenu, exact: true }).click();
    const found = await axeFaults(page);
    await page.getByRole('button', { name: words.shell.closeMenu, exact: true }).click();
    return found;
  });
  return [...faults, ...named('menu', menu)];
}

/** Opens every page as someone. The faults of each: that it scrolls sideways, and of accessibility where that is asked for. */
export async function lookAround(
  { page, person }: Visit,
  addresses: readonly Address[],
  source: AppSource,
  withAxe: boolean,
): Promise<Record<string, string[]>> {
  const asked = new Set<string>();
  const found: Record<string, string[]> = {};
  for (const { kind, path } of addresses) {
    await visitPage(page, path);
    const faults: string[] = [];
    if (await isWide(page)) faults.push('scrolls sideways');
    if (withAxe && !asked.has(kind)) {
      asked.add(kind);
      faults.push(...(await axeFaults(page)), ...(await contrastFaults(page)));
      if (kind === 'list') faults.push(...(await openedFaults(page, source)));
    }
    if (await onPhone(page, () => isWide(page))) faults.push('scrolls sideways on a phone');
    if (faults.length > 0) found[`${person.name} ${path}`] = faults;
  }
  return found;
}

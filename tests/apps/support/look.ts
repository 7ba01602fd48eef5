import type { Page } from 'playwright-core';
import { axeFaults } from '../../browser/support.ts';
import type { Address } from './addresses.ts';
import { settled, type Visit, visitPage } from './people.ts';
import type { AppSource } from './unpacked.ts';

const WIDE = { width: 1280, height: 900 };
/** Where a menu on top has least room. */
const NARROW = { width: 1000, height: 900 };
const PHONE = { width: 360, height: 844 };

/** What stands out to the side of the page, so that it scrolls sideways. */
const wideParts = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = Array.from(document.querySelectorAll('body *')).filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    const names = out.slice(0, 3).map((element) => {
      const words = element.textContent.slice(0, 40);
      return `${element.tagName}.${element.getAttribute('class') ?? ''} “${words}”`;
    });
    return [`scrolls sideways at ${clientWidth} px: ${names.join(', ')}`];
  });

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

const named = (where: string, faults: readonly string[]) => faults.map((fault) => `${where}: ${fault}`);

/** How many lines the entries of a menu on top take; those of one at the side stand below each other. */
const linesOfMenu = (page: Page) =>
  page.evaluate(() => {
    const entries = document.querySelectorAll<HTMLElement>("[data-layout='top'] nav.menu > ul > li");
    return new Set(Array.from(entries, ({ offsetTop }) => offsetTop)).size;
  });

const onPhone = <T>(page: Page, work: () => Promise<T>) => sized(page, PHONE, work);

async function sized<T>(page: Page, size: typeof PHONE, work: () => Promise<T>): Promise<T> {
  await page.setViewportSize(size);
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
    faults.push(...(await wideParts(page)));
    if ((await sized(page, NARROW, () => linesOfMenu(page))) > 1) faults.push('has a menu of several lines');
    if (withAxe && !asked.has(kind)) {
      asked.add(kind);
      faults.push(...(await axeFaults(page)), ...(await contrastFaults(page)));
      if (kind === 'list') faults.push(...(await openedFaults(page, source)));
    }
    faults.push(...(await onPhone(page, () => wideParts(page))));
    if (faults.length > 0) found[`${person.name} ${path}`] = faults;
  }
  return found;
}

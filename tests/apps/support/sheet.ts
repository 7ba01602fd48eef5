import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import type { Address } from './addresses.ts';
import { openAgain, type Person, visitPage } from './people.ts';
import type { Walk } from './walk.ts';

const KINDS: readonly Address['kind'][] = [
  'home',
  'list',
  'form',
  'detail',
  'board',
  'calendar',
  'gallery',
  'dashboard',
];
const WIDE = { width: 1280, height: 900, shown: 640 };
const PHONE = { width: 390, height: 844, shown: 208 };
const GAP = 12;
const COLUMNS = 3;

/** One picture of an app for people to look at: a page of each kind, on a wide screen and beside it on a phone. */
export async function writeSheet(
  browser: Browser,
  walk: Walk,
  addresses: readonly Address[],
  owner: Person,
  file: string,
): Promise<void> {
  const pages = KINDS.flatMap((kind) => addresses.find((address) => address.kind === kind) ?? []);
  const heightOf = ({ width, height, shown }: typeof WIDE) => Math.round((height / width) * shown);
  const rowHeight = Math.max(heightOf(WIDE), heightOf(PHONE)) + GAP;
  const columnWidth = WIDE.shown + PHONE.shown + 2 * GAP;
  const shots: sharp.OverlayOptions[] = [];
  for (const size of [WIDE, PHONE]) {
    const visit = await openAgain(browser, walk.app, walk.source, owner, { width: size.width });
    for (const [index, { path: address }] of pages.entries()) {
      await visitPage(visit.page, address);
      const input = await sharp(await visit.page.screenshot())
        .resize({ width: size.shown })
        .toBuffer();
      const left = (index % COLUMNS) * columnWidth + GAP + (size === PHONE ? WIDE.shown + GAP : 0);
      shots.push({ input, left, top: Math.floor(index / COLUMNS) * rowHeight + GAP });
    }
    await visit.context.close();
  }
  await mkdir(path.dirname(file), { recursive: true });
  await sharp({
    create: {
      width: Math.min(pages.length, COLUMNS) * columnWidth + GAP,
      height: Math.ceil(pages.length / COLUMNS) * rowHeight + GAP,
      channels: 3,
      background: '#888888',
    },
  })
    .composite(shots)
    .png()
    .toFile(file);
}

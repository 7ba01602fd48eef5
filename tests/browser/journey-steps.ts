import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { mailTo, type RunningServer } from './support.ts';

/** Types the sentence on the landing page, signs up with the sketch and confirms the address. */
export async function signUpWith(
  server: RunningServer,
  page: Page,
  sentence: string,
  email: string,
): Promise<void> {
  await page.goto('/landing');
  await page.getByLabel('Describe your app').fill(sentence);
  await page.getByRole('button', { name: 'Build this app' }).click();
  await createAccount(server, page, email);
}

/** Fills in the sign-up page that is opening, and confirms the address. */
export async function createAccount(server: RunningServer, page: Page, email: string): Promise<void> {
  await page.waitForURL('**/sign-up*');
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Weaver');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a loom of one’s own');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/otp-verification*');
  const { text } = await mailTo(server, email, /is your Selvedge code/);
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  await page.getByLabel('Verification code').click();
  await page.keyboard.type(code);
  await page.waitForURL('**/home');
}

/** Makes a project of what was understood. @returns its id */
export async function createProject(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Continue your sketch' }).click();
  await page.waitForURL('**/create-project');
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.waitForURL('**/manage-pages/*');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

/** The preview on screen; while the next one loads it waits unseen beside it. */
export const previewOf = (page: Page) => page.frameLocator('iframe:not(.edit-frame-next)');

/** Downloads the source with the page's button and tries it where nothing of this product is. */
export async function downloadRuns(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download source' }).click();
  await runsOutside(await (await downloading).path());
}

/** Unpacks the zip elsewhere and does what its README says, as whoever downloaded it would. */
async function runsOutside(zip: string): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'selvedge-unpacked-'));
  try {
    for (const [name, bytes] of Object.entries(unzipSync(await readFile(zip)))) {
      await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
      await writeFile(path.join(folder, name), bytes);
    }
    const [name = ''] = await readdir(folder);
    const cwd = path.join(folder, name);
    const npm = (...args: string[]) =>
      promisify(execFile)('npm', args, {
        cwd,
        env: { ...process.env, CI: '1', NODE_ENV: '' },
        maxBuffer: 1e7,
      });
    await npm('install', '--no-audit', '--no-fund', '--prefer-offline');
    await npm('test');
    await npm('run', 'build');
    expect((await readdir(path.join(cwd, 'dist'))).toSorted()).toEqual(['server', 'web']);
    expect(await readdir(path.join(cwd, 'dist/web'))).toContain('index.html');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

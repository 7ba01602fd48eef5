import { existsSync } from 'node:fs';
import path from 'node:path';
import { fail, ROOT, run } from './prepare.mjs';

const KNOWN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function find() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH names ${named}, which is not there.`);
  const known = KNOWN.find((file) => existsSync(file));
  if (known) return known;
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

/** The path of a Chromium, installed when there is none. */
export async function chromium() {
  const found = await find();
  if (found) return found;
  process.stdout.write('Installing Chromium for the browser tests…\n');
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update', '-qq'], env);
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], env);
  } else {
    await run(process.execPath, [
      path.join(ROOT, 'node_modules/playwright-core/cli.js'),
      'install',
      'chromium',
    ]);
  }
  const installed = await find();
  return (
    installed ??
    fail(
      'The browser tests need Chromium and it could not be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run this again.',
    )
  );
}

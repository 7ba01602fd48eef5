import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults, mailTo, serverAndBrowser, sessionOf, visit } from './support.ts';

// Signing up with an address that somebody else has signed up too.

const opened = serverAndBrowser();

const register = (email: string) =>
  fetch(`${opened.server.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email,
      password: 'a stranger was here first',
      firstName: 'Stan',
      lastName: 'Stranger',
    }),
  });
async function codeOf(email: string): Promise<string> {
  const { text } = await mailTo(opened.server, email, /is your Selvedge code/);
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/sign-up?redirectUrl=%2Fbilling');
  await page.getByLabel('First name').fill('Olive');
  await page.getByLabel('Last name').fill('Owner');
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('the owner’s own sentence');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL('**/otp-verification*');
}

test('after a wrong code, the right one is typed into empty boxes', async () => {
  const email = 'typo@example.net';
  const { page, context, errors } = await visit(opened.browser, opened.server);
  await signUp(page, email);
  const code = await codeOf(email);
  const boxes = page.getByLabel('Verification code');
  await boxes.click();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await page.getByRole('link', { name: 'Incorrect code.' }).click();
  await page.keyboard.type(code);
  await page.waitForURL('**/billing');
  expect(errors).toEqual([]);
  await context.close();
});

describe('an address that a stranger signed up as well', () => {
  test('opens with the owner’s password in the owner’s browser, reloaded or in another tab', async () => {
    const email = 'olive@example.net';
    const { page, context, errors } = await visit(opened.browser, opened.server);
    await signUp(page, email);
    expect((await register(email)).status).toBe(201);
    await page.close();
    const tab = await context.newPage();
    await tab.goto('/otp-verification?redirectUrl=%2Fbilling');
    await tab.getByLabel('E-mail', { exact: true }).fill(email);
    await tab.getByRole('button', { name: 'Send code' }).click();
    // The form before this one has a text box too, which a reload would then come back to.
    const boxes = tab.getByLabel('Verification code');
    await boxes.waitFor();
    await tab.reload();
    await boxes.click();
    await tab.keyboard.type(await codeOf(email));
    await tab.waitForURL('**/billing');
    await tab.getByRole('button', { name: 'Account menu: Olive Owner' }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
    await sessionOf(opened.server, email, 'the owner’s own sentence');
  });

  test('asks for a password after the code in any other browser, and for nothing else before that', async () => {
    const email = 'olivia@example.net';
    const first = await visit(opened.browser, opened.server);
    await signUp(first.page, email);
    await first.context.close();
    await register(email);

    const { page, context, errors } = await visit(opened.browser, opened.server, { width: 390, height: 844 });
    await page.goto('/otp-verification?redirectUrl=%2Fbilling');
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Verification code').click();
    await page.keyboard.type(await codeOf(email));
    const heading = page.getByRole('heading', { level: 1, name: 'Choose a password' });
    await heading.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    for (const path of ['/home', '/sign-in', '/reset-password']) {
      await page.goto(path);
      await heading.waitFor();
    }
    await page.goto('/otp-verification?redirectUrl=%2Fbilling');
    await page.reload();
    await page.getByText(email).waitFor();
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('chosen in the other browser');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.waitForURL('**/billing');
    await page.reload();
    await page.waitForURL('**/billing');
    expect(errors).toEqual([]);
    await context.close();

    await sessionOf(opened.server, email, 'chosen in the other browser');
  });
});

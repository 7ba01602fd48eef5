import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, serverAndBrowser, signIn, visit } from './support.ts';

const at = serverAndBrowser();

const MINUTE = 60_000;

/** Signs in as an administrator and goes on as the demo's user, as the dialog does. */
async function visitUser(page: Page): Promise<void> {
  await signIn(page, 'admin@example.com');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async (lives) => {
    const own = localStorage.getItem('token') ?? '';
    const { state } = JSON.parse(localStorage.getItem('sessionUser') ?? '{}') as { state: { user: object } };
    const headers = { Authorization: `Bearer ${own}`, 'Content-Type': 'application/json' };
    const found = await fetch('/api/admin/users?email=user%40example.com', { headers });
    const [{ id }] = (await found.json()) as [{ id: string }];
    const answer = await fetch(`/api/admin/users/${id}/sign-in-as`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ reason: 'Their invoice is missing, ticket 4711' }),
    });
    const { token, user } = (await answer.json()) as { token: string; user: object };
    const kept = { token: own, user: state.user, endsAt: Date.now() + lives, back: '/user-management' };
    localStorage.setItem('support', JSON.stringify(kept));
    localStorage.setItem('sessionUser', JSON.stringify({ state: { signedIn: true, user }, version: 0 }));
    localStorage.setItem('token', token);
  }, 30 * MINUTE);
}

test('the banner stays in sight on every page, covers nothing at 390 px, and leads back', async () => {
  const { page, context, errors } = await visit(at.browser, at.server, { width: 390, height: 844 });
  await page.clock.install();
  await visitUser(page);
  await page.goto('/profile');
  const banner = page.getByRole('region', { name: 'Support session' });
  await banner.getByText('Uli Brandt', { exact: true }).waitFor();
  await page.getByText('Their invoice is missing').waitFor();
  expect(await axeFaults(page)).toEqual([]);

  // Nothing lies under it, neither at the top nor when the page has scrolled; nothing sticks out.
  const edges = () =>
    page.evaluate(() => {
      const bottom = document.querySelector('.support-banner')?.getBoundingClientRect().bottom ?? 0;
      const head = document.querySelector('.head')?.getBoundingClientRect().top ?? 0;
      return { under: Math.round(head - bottom), wide: document.documentElement.scrollWidth - innerWidth };
    });
  expect(await edges()).toEqual({ under: 0, wide: 0 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(edges).toEqual({ under: 0, wide: 0 });
  expect(await banner.getByRole('button', { name: 'Leave' }).isVisible()).toBe(true);

  // What it says aloud: at the start, then at five minutes and at one.
  const said = banner.getByRole('status');
  await expect.poll(() => said.textContent()).toContain('30 minutes left');
  await page.clock.fastForward(20 * MINUTE);
  await banner.getByText('10 minutes left', { exact: true }).waitFor();
  expect(await said.textContent()).toContain('30 minutes left');
  await page.clock.fastForward(5 * MINUTE);
  await expect.poll(() => said.textContent()).toContain('5 minutes left');
  await page.clock.fastForward(4 * MINUTE);
  await expect.poll(() => said.textContent()).toContain('1 minute left');

  await page.goto('/landing');
  await banner.waitFor();
  await banner.getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/user-management');
  await page.getByRole('heading', { name: 'Users' }).waitFor();
  expect(await banner.count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('support'))).toBeNull();
  expect(errors).toEqual([]);
  await context.close();
});

test('when the time is up the administrator is back, and told so', async () => {
  const { page, context } = await visit(at.browser, at.server);
  await page.clock.install();
  await visitUser(page);
  await page.goto('/home');
  await page.getByRole('region', { name: 'Support session' }).waitFor();
  await page.clock.fastForward(30 * MINUTE);
  await page.waitForURL('**/user-management');
  await page.getByText('expired after 30 minutes').waitFor();
  await context.close();
});

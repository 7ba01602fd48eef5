import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeFaults, serverAndBrowser, type Session, storedSession, visitAs } from './support.ts';

const at = serverAndBrowser();

const MINUTE = 60_000;

/** Goes on as the demo's user where an administrator is signed in, as the dialog does. */
async function visitUser(page: Page, own: string): Promise<void> {
  const headers = { authorization: `Bearer ${own}`, 'content-type': 'application/json' };
  const found = await fetch(`${at.server.url}/api/admin/users?email=user%40example.com`, { headers });
  const [{ id }] = (await found.json()) as [{ id: string }];
  const answer = await fetch(`${at.server.url}/api/admin/users/${id}/sign-in-as`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ reason: 'Their invoice is missing, ticket 4711' }),
  });
  const stored = storedSession((await answer.json()) as Session);
  await page.evaluate(
    ([session, token, lives]) => {
      const { state } = JSON.parse(localStorage.getItem('sessionUser') ?? '{}') as {
        state: { user: object };
      };
      const kept = { token, user: state.user, endsAt: Date.now() + lives, back: '/user-management' };
      localStorage.setItem('support', JSON.stringify(kept));
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    },
    [stored, own, 30 * MINUTE] as const,
  );
}

test('the banner stays in sight on every page, covers nothing at 390 px, and leads back', async () => {
  const { page, context, errors, token } = await visitAs(at.browser, at.server, 'admin@example.com', {
    width: 390,
    height: 844,
  });
  await page.clock.install();
  await visitUser(page, token);
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
  const { page, context, token } = await visitAs(at.browser, at.server, 'admin@example.com');
  await page.clock.install();
  await visitUser(page, token);
  await page.goto('/home');
  await page.getByRole('region', { name: 'Support session' }).waitFor();
  await page.clock.fastForward(30 * MINUTE);
  await page.waitForURL('**/user-management');
  await page.getByText('expired after 30 minutes').waitFor();
  await context.close();
});

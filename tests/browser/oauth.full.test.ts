import { expect, test } from 'vitest';
import { type Somebody, startOauthServer } from '../support/oauth-server.ts';
import { launch, startServer, visit } from './support.ts';

test('a person signs in with a provider, lands where they were heading, and reads why it failed when it does', async () => {
  let who: Somebody | 'denied' = 'denied';
  const provider = await startOauthServer(() => who);
  const client = {
    GITHUB_CLIENT_ID: 'client',
    GITHUB_CLIENT_SECRET: 'secret',
    GITHUB_BASE_URL: provider.url,
  };
  const [server, browser] = await Promise.all([startServer(client), launch()]);
  try {
    const { page, errors } = await visit(browser, server);
    await page.goto('/sign-in?redirectUrl=%2Fbilling');
    await page.getByRole('link', { name: 'Continue with GitHub' }).click();
    await page.getByText('Signing in with GitHub was cancelled.').waitFor();
    expect(await page.getByRole('link', { name: /Google/ }).count()).toBe(0);

    who = { id: 7, name: 'Octa Cat', email: 'octa@example.org', verified: true };
    await page.goto('/sign-in?redirectUrl=%2Fbilling');
    await page.getByRole('link', { name: 'Continue with GitHub' }).click();
    await page.getByRole('heading', { level: 1, name: 'Billing' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/billing');
    await page.getByRole('button', { name: 'Account menu: Octa Cat' }).waitFor();
    expect(errors).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
    await provider.close();
  }
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { serverAndBrowser, submitSignIn, visit, visitAs, type Visitor } from './support.ts';

const at = serverAndBrowser();

/** Runs `work` in a window of its own. */
async function inWindow(
  work: (page: Page) => Promise<void>,
  opened: Promise<Visitor> = visit(at.browser, at.server),
): Promise<void> {
  const { page, context, errors } = await opened;
  await work(page);
  expect(errors).toEqual([]);
  await context.close();
}
const as = (email: string) => visitAs(at.browser, at.server, email);

const addressOf = (page: Page) => page.url().slice(at.server.url.length);

describe('a visitor', () => {
  test.each([
    ['/', '/landing'],
    ['/no/such/page', '/landing'],
    ['/home', '/landing?redirectUrl=%2Fhome'],
    ['/billing?state=paid', '/landing?redirectUrl=%2Fbilling%3Fstate%3Dpaid'],
    ['/user-management', '/landing?redirectUrl=%2Fuser-management'],
    ['/sign-in/', '/sign-in'],
  ])('who opens %s comes to %s', async (from, to) => {
    await inWindow(async (page) => {
      await page.goto(from);
      await page.locator('h1').first().waitFor();
      expect(addressOf(page)).toBe(to);
    });
  });

  test.each([
    ['/faqs?q=price', '/faqs?q=price'],
    ['https://elsewhere.example/', '/home'],
    ['//elsewhere.example/', '/home'],
    ['/\\elsewhere.example/', '/home'],
  ])('who signs in with redirectUrl=%s comes to %s', async (wanted, to) => {
    await inWindow(async (page) => {
      await page.goto(`/sign-in?redirectUrl=${encodeURIComponent(wanted)}`);
      await submitSignIn(page, 'user@example.com');
      await page.waitForURL(at.server.url + to);
    });
  });

  test('who types a wrong password reads so at the form, and stays', async () => {
    await inWindow(async (page) => {
      await page.goto('/sign-in');
      await page.getByLabel('E-mail').fill('user@example.com');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('Incorrect e-mail address or password.').waitFor();
      expect(addressOf(page)).toBe('/sign-in');
    });
  });
});

describe('someone signed in', () => {
  test('is led from public pages to their home, and from a page of another role to a page that names it', async () => {
    await inWindow(async (page) => {
      for (const path of ['/sign-in', '/sign-up', '/', '/privacy-policy']) {
        await page.goto(path);
        await page.waitForURL('**/home');
      }
      await page.goto('/user-management');
      await page.waitForURL('**/access-denied*');
      await page.getByText('/user-management').waitFor();
    }, as('user@example.com'));
  });

  test('finds another’s project not to exist', async () => {
    await inWindow(async (page) => {
      await page.goto('/project/details/01900000-0000-7000-8000-000000000000');
      await page.getByRole('heading', { name: 'Not found' }).waitFor();
    }, as('user@example.com'));
  });

  test('is told once, and brought back where they were, when the session was ended elsewhere', async () => {
    await inWindow(async (page) => {
      await page.goto('/sign-in');
      await submitSignIn(page, 'user@example.com');
      await page.waitForURL('**/home');
      const stored = await page.evaluate(() => ({
        token: localStorage.getItem('token'),
        session: localStorage.getItem('sessionUser'),
      }));
      expect(JSON.parse(stored.session ?? '{}').state).toMatchObject({
        signedIn: true,
        user: { email: 'user@example.com', authority: ['User'] },
      });
      // An unknown token is answered like an ended session: 401 on every call of the page.
      await page.goto('/api/docs');
      await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)));
      // Drawing the page once more while the load is under way must not start a second one, which would cancel the first.
      await page.addInitScript(() => {
        addEventListener('beforeunload', () => {
          queueMicrotask(() => {
            history.replaceState({ ...history.state, key: 'once-more' }, '');
            dispatchEvent(new PopStateEvent('popstate'));
          });
          const watch = () => {
            if (document.querySelector('main > *')) setTimeout(watch);
            else requestAnimationFrame(() => setTimeout(() => console.info('drawn once more')));
          };
          watch();
        });
      });
      const drawn = page.waitForEvent('console', (message) => message.text() === 'drawn once more');
      let loads = 0;
      await page.route('**/landing?*', async (route) => {
        loads += 1;
        await drawn;
        await route.continue();
      });
      await page.goto('/billing', { waitUntil: 'commit' });
      await page.waitForURL('**/landing?redirectUrl=%2Fbilling');
      await page.getByText('Your session has ended').first().waitFor();
      expect(loads).toBe(1);
      expect(await page.getByText('Your session has ended').count()).toBe(1);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      await page.getByRole('link', { name: 'Sign in' }).first().click();
      await submitSignIn(page, 'user@example.com');
      await page.waitForURL('**/billing');
    });
  });

  test('leaves by a full load of the landing page, and takes the session with them', async () => {
    await inWindow(async (page) => {
      await page.goto('/home');
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.getByRole('button', { name: /Uli|account/i }).click();
      await page.getByText('Sign out').click();
      await page.waitForURL('**/landing');
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    }, as('user@example.com'));
  });
});

test('an update that an administrator posts appears on an open home page without reloading, and on the timeline', async () => {
  const reader = await as('user@example.com');
  await reader.page.goto('/home');
  await reader.page.getByRole('heading', { name: 'What’s new' }).waitFor();
  await reader.page.evaluate(() => Object.assign(window, { sameDocument: true }));

  await inWindow(async (page) => {
    await page.goto('/create-recent-update');
    await page.getByLabel('Title').fill('A new thread');
    await page.getByRole('textbox', { name: 'Text' }).fill('It is **woven** in.');
    await page.getByText('Publish', { exact: true }).click();
    await page.getByRole('button', { name: 'Publish update' }).click();
    await page.getByRole('link', { name: 'A new thread' }).waitFor();
  }, as('admin@example.com'));

  await reader.page.getByRole('heading', { name: 'A new thread' }).waitFor();
  expect(await reader.page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(reader.errors).toEqual([]);
  await reader.context.close();

  await inWindow(async (page) => {
    await page.goto('/timeline');
    await page.getByText('A new thread').waitFor();
  });
});

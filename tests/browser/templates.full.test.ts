import { expect, test } from 'vitest';
import { createAccount, previewOf } from './journey-steps.ts';
import { axeFaults, serverAndBrowser, visit } from './support.ts';

const at = serverAndBrowser();

test('a template speaks the language of the page, and so does its description', async () => {
  const { page, context, errors } = await visit(at.browser, at.server);
  // The frame of the app is a sandbox without storage.
  await page.addInitScript(() => {
    if (self === top) localStorage.setItem('language', 'fr');
  });
  await page.goto('/landing');
  await page.getByRole('link', { name: 'Modèles', exact: true }).click();
  await page.getByRole('button', { name: /^Boutique/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Boutique' });
  await dialog.frameLocator('iframe').getByRole('link', { name: 'Commandes', exact: true }).click();
  await dialog.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Commandes' }).waitFor();
  await dialog.getByRole('button', { name: 'Modifier sa description' }).click();
  expect(await page.getByRole('textbox').first().inputValue()).toMatch(/boutique/i);
  expect(errors).toEqual([]);
  await context.close();
});

test('a template runs before sign-up, and is the new project after it', async () => {
  const { page, context, errors } = await visit(at.browser, at.server);
  await page.goto('/landing');
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  const tile = page.getByRole('button', { name: /^Bookings/ });
  await tile.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Bookings' });
  const app = dialog.frameLocator('iframe');
  await app.getByRole('link', { name: 'Bookings', exact: true }).click();
  await app.getByRole('heading', { level: 1, name: 'Bookings' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await tile.evaluate((one) => one === document.activeElement)).toBe(true);

  await tile.click();
  await dialog.getByRole('button', { name: 'Use this template' }).click();
  await createAccount(at.server, page, 'tess@example.net');
  await page.getByRole('link', { name: 'Continue your sketch' }).click();
  await page.getByRole('heading', { name: 'Bookings' }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel('Name', { exact: true }).fill('Snip');
  await page.getByRole('button', { name: 'Create project' }).click();
  await page.waitForURL('**/manage-pages/*');
  await previewOf(page).getByRole('heading', { level: 1, name: 'Snip' }).waitFor();
  await previewOf(page).getByRole('link', { name: 'Team', exact: true }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

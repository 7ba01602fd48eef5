import { expect, test } from 'vitest';
import { serverAndBrowser, visit } from './support.ts';

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

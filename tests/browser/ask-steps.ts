import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { previewOf } from './journey-steps.ts';
import { axeFaults } from './support.ts';

/** Asks for changes in the editor that is open, of an app with customers, by keyboard. Leaves the app as it was. */
export async function askForChanges(page: Page): Promise<void> {
  const box = page.getByRole('textbox', { name: 'Ask for a change' });
  const says = (text: string | RegExp) => page.getByRole('status').filter({ hasText: text }).waitFor();
  const inMenu = (name: string) => previewOf(page).getByRole('link', { name, exact: true }).first().waitFor();
  const ask = async (text: string) => {
    await page.keyboard.press('F2');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };

  // What is proposed is in the preview before anything of it is kept.
  await ask('rename customers to riders');
  await says('Apply them or discard them.');
  await page.getByText('Label: Customer → Rider').first().waitFor();
  await inMenu('Riders');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Apply', exact: true }).press('Enter');
  await says('Change applied.');
  expect(await box.evaluate((one) => one === document.activeElement)).toBe(true);
  await inMenu('Riders');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await inMenu('Customers');

  await ask('remove the customers page');
  await page.getByRole('button', { name: 'Discard', exact: true }).waitFor();
  await box.press('Escape');
  await says('Change discarded.');
  await inMenu('Customers');

  await ask('paint the fence by Thursday');
  await page.getByText('I didn’t understand “paint the fence by Thursday”.').waitFor();
  await page.getByText('You could ask:').waitFor();
  await page.getByText('3 earlier requests').click();
  await page.getByRole('list', { name: '3 earlier requests' }).getByText('Applied').waitFor();
  await page.getByText('Saved', { exact: true }).waitFor();
}

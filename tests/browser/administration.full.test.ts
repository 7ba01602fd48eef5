import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { mailTo, serverAndBrowser, visitAs } from './support.ts';

const at = serverAndBrowser();

const asAdmin = () => visitAs(at.browser, at.server, 'admin@example.com');

test('the palette opens a person by their address, and has them first the next time', async () => {
  const { page, context, errors } = await asAdmin();
  const find = page.getByRole('combobox', { name: 'Command menu' });
  await page.goto('/home');
  await page.getByRole('button', { name: 'Search' }).waitFor();
  await page.keyboard.press('Control+k');
  await find.fill('user@example');
  await page.getByRole('option', { name: /user@example\.com/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/user-management/*');
  await page.keyboard.press('Control+k');
  expect(await page.getByRole('option').first().textContent()).toContain('user@example.com');
  await find.fill('audit');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/audit-log');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await find.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await context.close();
});

test('a list kept as a view opens with it, and rows are reached and chosen by keys', async () => {
  const { page, context, errors } = await asAdmin();
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Role: any' }).click();
  await page.getByRole('checkbox', { name: 'Administrator' }).check();
  await page.waitForURL(/role=Admin/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Save current view').fill('Administrators');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByRole('button', { name: 'Administrators', exact: true }).click();
  await page.getByRole('button', { name: 'Set “Administrators” as default' }).click();
  await page.getByRole('button', { name: 'Set “Administrators” as default', pressed: true }).waitFor();

  await page.goto('/home');
  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await page.waitForURL(/role=Admin/);
  await page.getByText('1 to 1 of 1').waitFor();

  await page.goto('/user-management?sort=email&role=User');
  const links = page.locator('td > a');
  await links.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const third = (await links.nth(2).textContent()) ?? '';
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(third);
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  expect(await page.getByRole('checkbox', { name: `Select ${third}` }).isChecked()).toBe(true);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    await links.last().textContent(),
  );
  expect(errors).toEqual([]);
  await context.close();
});

test('users come from a file: wrong lines are told and nobody is made, the mended file makes them all', async () => {
  const { page, context, errors } = await asAdmin();
  await page.goto('/user-management?role=User');
  await page.getByRole('button', { name: 'Import' }).click();
  const choose = async (...lines: string[]) => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['E-Mail;Vorname;Nachname', ...lines].join('\n')),
    });
    await page.getByRole('button', { name: 'Check the file' }).click();
  };
  await choose('ines@import.example;Inés;Ñandú', 'nobody;No;Body');
  await page.getByText('One of 2 lines has an error').waitFor();
  await page.getByRole('cell', { name: 'Enter a valid e-mail address.' }).waitFor();
  await choose('ines@import.example;Inés;Ñandú', 'olu@import.example;Olu;Ade');
  await page.getByRole('button', { name: 'Create 2 users' }).click();
  await page.getByRole('link', { name: 'Inés Ñandú' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('an update is scheduled, then published early; the audit log tells both, field by field', async () => {
  const { page, context, errors } = await asAdmin();
  await page.goto('/create-recent-update');
  await page.getByLabel('Title').fill('Maintenance on Sunday');
  await page.getByLabel('Text', { exact: true }).fill('An hour without builds.');
  await page.getByText('Schedule', { exact: true }).click();
  await page.getByLabel('Publish at').fill('2099-05-03 07:00');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Schedule update' }).click();
  await page.waitForURL('**/recent-update-management');
  const row = page.getByRole('row').filter({ hasText: 'Maintenance on Sunday' });
  await row.getByText('Scheduled').waitFor();
  await row.getByRole('button', { name: /^More for/ }).click();
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
  await row.getByText('Published').waitFor();

  await page.goto('/audit-log?entity=recent-update');
  await page.getByRole('link', { name: 'Changed an update' }).first().click();
  await page.waitForURL(/\/audit-log\/.+\?entity=recent-update/);
  const entry = page.getByRole('dialog', { name: 'Changed an update' });
  const state = entry.getByRole('row', { name: /state/ });
  await state.waitFor();
  expect(await state.getByRole('cell').allTextContents()).toEqual(['scheduled', 'published']);
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/audit-log\?entity=recent-update/);
  await page.getByRole('button', { name: 'Action: any' }).click();
  await page.getByRole('searchbox', { name: 'Find in Action' }).fill('created an update');
  await page.getByRole('checkbox', { name: 'Created an update' }).click();
  await page.waitForURL(/action=recent-update\.create/);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Created an update' }).first().waitFor();
  await page
    .getByRole('button', { name: /^More for Created an update/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Show all by Ada Lindqvist' }).click();
  await page.getByText('User is Ada Lindqvist').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('a job that failed is found from its figure and run again', async () => {
  const database = new DatabaseSync(path.join(at.server.dataDir, 'selvedge.db'));
  database
    .prepare(
      `insert into jobs (id, kind, payload, state, runAt, attempt, attempts, error, createdAt, finishedAt)
       values ('planted', 'mail', ?, 'dead', 0, 5, 5, 'The mail server did not answer', ?, ?)`,
    )
    .run(
      JSON.stringify({ to: 'late@example.com', subject: 'Late', text: 'Here at last', html: '' }),
      Date.now(),
      Date.now(),
    );
  database.close();
  const { page, context, errors } = await asAdmin();
  await page.goto('/jobs');
  await page.getByRole('link', { name: '1 failed' }).click();
  await page.waitForURL(/state=dead/);
  await page
    .getByRole('row')
    .filter({ hasText: 'The mail server did not answer' })
    .getByRole('link', { name: 'E-mail' })
    .click();
  await page.waitForURL(/\/jobs\/planted\?state=dead/);
  await page.getByRole('definition').filter({ hasText: 'The mail server did not answer' }).waitFor();
  await page.getByRole('button', { name: 'Run again' }).click();
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/jobs\?state=dead/);
  await page.getByRole('link', { name: '0 failed' }).waitFor();
  expect((await mailTo(at.server, 'late@example.com', /Late/)).text).toContain('Here at last');
  expect(errors).toEqual([]);
  await context.close();
});

import path from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { mailTo, serverAndBrowser, visitAs } from './support.ts';

const at = serverAndBrowser();

const asAdmin = () => visitAs(at.browser, at.server, 'admin@example.com');

// The first, while the demo people fill their pages as they came.
test('an administrator blocks people chosen on two pages, reads who was refused and why, and another sees it at once', async () => {
  const other = await asAdmin();
  await other.page.goto('/user-management?q=admin@example.com');
  await other.page.getByRole('link', { name: 'Ada Lindqvist' }).waitFor();
  const { page, context, errors } = await asAdmin();

  await page.goto('/user-management?sort=email&size=25');
  await page.getByRole('checkbox', { name: 'Select Ada Lindqvist' }).check();
  const someone = page.getByRole('row').nth(3);
  const name = (await someone.getByRole('link').first().textContent()) ?? '';
  await someone.getByRole('checkbox').check();
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await page.waitForURL(/page=2/);
  await page.getByRole('checkbox', { name: 'Select Uli Brandt' }).check();
  await page.getByText('3 selected').waitFor();

  await other.page.goto('/user-management?q=user@example.com');
  await other.page.getByText('Active').first().waitFor();
  await page.getByRole('toolbar').getByRole('button', { name: 'Block', exact: true }).click();
  const report = page.getByRole('dialog');
  await report.getByText('2 done, 1 failed').waitFor();
  await report.getByText('You can’t block, demote or delete yourself').waitFor();
  await report.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('1 selected').waitFor();
  await other.page.getByText('Blocked').first().waitFor();

  await page.goto(`/user-management?q=${encodeURIComponent(name)}`);
  await page.getByRole('row').getByText('Blocked').first().waitFor();

  await page.goto('/user-management?q=user@example.com');
  await page.getByRole('button', { name: 'More for Uli Brandt' }).click();
  await page.getByRole('menuitem', { name: 'Unblock' }).click();
  await other.page.getByText('Active').first().waitFor();
  expect([...errors, ...other.errors]).toEqual([]);
  await Promise.all([context.close(), other.context.close()]);
});

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
  // While the menu closes, the new view stands in it under the name that its button takes next.
  await page.getByLabel('Save current view').waitFor({ state: 'hidden' });
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
  const state = entry.getByRole('row', { name: /^State/ });
  await state.waitFor();
  expect(await state.getByRole('cell').allTextContents()).toEqual(['Scheduled', 'Published']);
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
  // The list follows the URL a moment later: until then its rows' links lead to the list without the filter.
  await page.getByRole('button', { name: 'State: Failed' }).waitFor();
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

test('two administrators edit one user: what the other changed appears in the open form, and a field both changed is chosen', async () => {
  const [mine, theirs] = [await asAdmin(), await asAdmin()];
  const { page } = mine;
  const open = async (at: typeof page) => {
    await at.goto('/user-management?q=user@example.com');
    await at.getByRole('button', { name: /^More for .*Brandt/ }).click();
    await at.getByRole('menuitem', { name: 'Edit' }).click();
    await at.getByLabel('First name', { exact: true }).waitFor();
  };
  const save = (at: typeof page) => at.getByRole('button', { name: 'Save changes' }).click();
  await open(page);
  await page.getByLabel('First name', { exact: true }).fill('Ulrich');

  await open(theirs.page);
  await theirs.page.getByLabel('Last name', { exact: true }).fill('Brandt-Weber');
  await save(theirs.page);
  const notice = page.getByRole('alert').filter({ hasText: 'changed this' });
  await notice.getByText('Ada Lindqvist changed this').waitFor();
  // A field that was not touched here follows theirs by itself.
  expect(await page.getByLabel('Last name', { exact: true }).inputValue()).toBe('Brandt-Weber');
  expect(await page.getByLabel('First name', { exact: true }).inputValue()).toBe('Ulrich');

  await open(theirs.page);
  await theirs.page.getByLabel('First name', { exact: true }).fill('Uli Maria');
  await save(theirs.page);
  await notice.getByText('Uli Maria').waitFor();
  await save(page);
  // Nothing is sent before it is said whose first name it is.
  await page.waitForFunction(() => document.activeElement?.classList.contains('stale'));
  expect(await page.getByLabel('First name', { exact: true }).inputValue()).toBe('Ulrich');
  await notice.getByRole('radio', { name: 'Keep yours: First name' }).check();
  await notice.getByRole('button', { name: 'Continue' }).click();
  await save(page);
  // The list follows the default view that an earlier test saved, and may do so before its plain URL is seen.
  await page.waitForURL(({ pathname }) => pathname === '/user-management');

  await page.goto('/user-management?q=user@example.com');
  await page.getByRole('link', { name: 'Ulrich Brandt-Weber' }).waitFor();
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
  await Promise.all([mine.context.close(), theirs.context.close()]);
});

test('an update with a picture is read without reloading, and taken back with an undo', async () => {
  const { page, context, errors } = await asAdmin();
  const reader = await visitAs(at.browser, at.server, 'user@example.com');
  await reader.page.goto('/home');
  await page.goto('/create-recent-update');
  await page.getByLabel('Title').fill('Pictures in updates');
  await page.getByLabel('Text', { exact: true }).fill('Look:');
  await page.locator('input[type=file]').setInputFiles('docs/editor.png');
  await page.getByText('Image added').waitFor();
  await page.keyboard.type('the editor');
  await page.getByText('Publish', { exact: true }).click();
  await page.getByRole('button', { name: 'Publish update' }).click();
  await page.waitForURL('**/recent-update-management');
  const shown = reader.page.getByRole('img', { name: 'the editor' });
  await shown.waitFor();
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'More for Pictures in updates' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish' }).click();
  // The pointer on it keeps the message open.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.hover();
  await shown.waitFor({ state: 'detached' });
  await undo.click();
  await shown.waitFor();
  expect([...errors, ...reader.errors]).toEqual([]);
  await Promise.all([context.close(), reader.context.close()]);
});

import type { Locator, Page } from 'playwright-core';
import type { RowAnswer } from '../../../builder/app/src/api/client.ts';
import type { Cell, Entity, Field } from '../../../builder/app/src/core/entity.ts';
import { minorDigits, titleOf } from '../../../builder/app/src/core/format.ts';
import { writableFields } from '../../../builder/app/src/core/fields.ts';
import type { Values } from '../../../builder/app/tests/support/values.ts';
import { samplePicture } from './pictures.ts';
import { searchWords } from './rows.ts';
import type { RunningApp } from './running.ts';
import type { AppSource } from './unpacked.ts';

export interface Filling {
  readonly app: RunningApp;
  readonly source: AppSource;
  readonly owner: string;
}

export const fieldBox = (page: Page, name: string): Locator => page.locator(`[data-field$="_${name}"]`);

/** The hour as a clock of the app's language shows it, and the letter of its half of the day. */
function clockOf(language: string, hour: number): { hour: string; half: string | undefined } {
  const parts = new Intl.DateTimeFormat(language, { hour: 'numeric', timeZone: 'UTC' }).formatToParts(
    Date.UTC(2030, 0, 1, hour),
  );
  const half = parts.find(({ type }) => type === 'dayPeriod')?.value;
  const shown = half === undefined ? hour : hour % 12 || 12;
  return { hour: String(shown), half: half?.[0] };
}

async function typeDate(page: Page, box: Locator, text: string, language: string): Promise<void> {
  const [day = '', time = ''] = text.split('T');
  const [year = '', month = '', date = ''] = day.split('-');
  const [hour, minute] = time.split(':');
  const clock = clockOf(language, Number(hour ?? 0));
  const typedOf = new Map(
    Object.entries({ year, month, day: date, hour: clock.hour, minute, dayPeriod: clock.half }),
  );
  // In the order of the language, as people type.
  for (const part of await box.getByRole('spinbutton').all()) {
    const typed = typedOf.get((await part.getAttribute('data-type')) ?? '');
    if (typed === undefined) continue;
    await part.focus();
    for (const letter of typed) await page.keyboard.insertText(letter);
  }
}

async function chooseRow(page: Page, box: Locator, target: Entity, id: string, filling: Filling) {
  const { body } = await filling.app.call<RowAnswer>('GET', `/${target.name}/${id}`, {
    token: filling.owner,
  });
  const title = titleOf(target, body.row, filling.source.format, body.titles);
  const input = box.getByRole('combobox');
  await input.click();
  await input.fill(searchWords(target, body.row));
  await page.getByRole('option', { name: title, exact: true }).first().click();
}

/** Enters a value as a person does. Returns whether the form has the field. */
export async function fillField(page: Page, field: Field, value: Cell, filling: Filling): Promise<boolean> {
  const box = fieldBox(page, field.name);
  if ((await box.count()) === 0) return false;
  const { source } = filling;
  const input = box.locator('input, textarea').first();
  const target = source.entities.find(({ name }) => name === field.entity);
  switch (field.type) {
    case 'image':
    case 'file':
      await input.setInputFiles({ name: 'sample.png', mimeType: 'image/png', buffer: samplePicture() });
      await box.getByRole('button', { name: source.words.form.removeFile }).waitFor();
      return true;
    case 'boolean':
      await input.setChecked(value === true);
      return true;
    case 'select':
      await box.locator('select').selectOption(String(value));
      return true;
    case 'date':
    case 'dateTime':
      await typeDate(page, box, String(value), source.info.language);
      return true;
    case 'duration': {
      const total = Number(value);
      await input.fill(String(Math.floor(total / 60)));
      await box
        .locator('input')
        .nth(1)
        .fill(String(total % 60));
      return true;
    }
    case 'money': {
      const digits = minorDigits(field.currency ?? source.info.currency);
      await input.fill((Number(value) / 10 ** digits).toFixed(digits));
      return true;
    }
    case 'reference':
    case 'references':
      for (const id of typeof value === 'object' ? (value ?? []) : [String(value)])
        if (target) await chooseRow(page, box, target, id, filling);
      return true;
    default:
      await input.fill(String(value));
      return true;
  }
}

/** Fills in a form. Returns the values of the fields that it has. */
export async function fillForm(
  page: Page,
  entity: Entity,
  values: Values,
  filling: Filling,
): Promise<Values> {
  const filled: Record<string, Cell> = {};
  for (const field of writableFields(entity)) {
    const value = values[field.name] ?? null;
    const isUpload = field.type === 'image' || field.type === 'file';
    if (value === null && !isUpload) continue;
    if ((await fillField(page, field, value, filling)) && !isUpload) filled[field.name] = value;
  }
  return filled;
}

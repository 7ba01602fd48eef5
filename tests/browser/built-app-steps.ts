import type { Page } from 'playwright-core';
import { sampleBlueprint } from '../support/sample-blueprint.ts';
import type { RunningServer, Session } from './support.ts';

export type Call = (method: string, path: string, body?: object) => Promise<Record<string, string>>;

/** Calls of the API by somebody who is signed in. */
export function callerOf(server: RunningServer, { token }: Session): Call {
  return async (method, path, body) => {
    const reply = await fetch(server.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as Record<string, string>;
  };
}

/** Corner Bikes as a project, as it is or changed. @returns its id and the address of its preview */
export async function previewedBikes(
  call: Call,
  blueprint = sampleBlueprint,
): Promise<{ id: string; preview: string }> {
  const project = await call('POST', '/api/projects', {
    description: 'A bike repair shop',
    blueprint,
  });
  const id = project['id'] ?? '';
  const { url = '' } = await call('POST', `/api/projects/${id}/preview`);
  return { id, preview: url };
}

/** Opens a page of the app by its path, which stands behind a `#`: an app that is open stays open, with its rows. */
export async function openAt(
  page: Page,
  app: string,
  path: string,
  heading?: string | RegExp,
): Promise<void> {
  await page.goto(`${app}#${path}`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

export async function lookAs(page: Page, who: string): Promise<void> {
  await page.getByLabel('View as').selectOption({ label: who });
}

/** So many days from today, at a time of the day such as `4:00 PM`. */
export const inDays = (days: number, time: string) => {
  const date = new Date();
  date.setDate(date.getDate() + days);
  return { date, time };
};
type Moment = ReturnType<typeof inDays>;

/** Types a moment into the parts of a field for dates with times. */
export async function typeMoment(page: Page, field: string, { date, time }: Moment): Promise<void> {
  const [hour = '', minute = '', half = ''] = time.split(/[: ]/);
  const parts = {
    month: String(date.getMonth() + 1),
    day: String(date.getDate()),
    year: String(date.getFullYear()),
    hour,
    minute,
    'AM/PM': half,
  };
  for (const [part, text] of Object.entries(parts)) {
    await page.getByRole('spinbutton', { name: `${part}, ${field}` }).focus();
    await page.keyboard.type(text);
  }
}

export async function choose(page: Page, field: string, title: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).fill(title);
  await page.getByRole('option', { name: title }).click();
}

interface Booking {
  name: string;
  repair: string;
  slot: Moment;
}

/** Fills in the booking form that is open. */
export async function fillBooking(page: Page, { name, repair, slot }: Booking): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('visitor@example.com');
  await choose(page, 'Repair', repair);
  await typeMoment(page, 'Slot', slot);
}

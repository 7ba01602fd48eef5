import { expect } from 'vitest';
import type { Member } from '../../../builder/app/src/api/client.ts';
import { type Visit, visitPage } from './people.ts';
import type { Walk } from './walk.ts';

/** The owner invites someone on the account page. */
export async function inviteByForm({ page }: Visit, { app, source, owner }: Walk): Promise<void> {
  const { info, words } = source;
  const email = 'invited@example.com';
  await visitPage(page, info.paths.account);
  await page.getByLabel(words.account.invite, { exact: true }).fill(email);
  await page.getByRole('button', { name: words.account.inviteSend, exact: true }).click();
  await page.getByText(words.account.invited(email), { exact: true }).waitFor();
  await page.getByRole('listitem').filter({ hasText: email }).waitFor();
  const { body } = await app.call<readonly Member[]>('GET', '/members', { token: owner });
  expect(body.map((member) => member.email)).toContain(email);
}

/** The owner deletes all sample rows on the account page, and keeps the others. */
export async function clearSamples({ page }: Visit, { app, source, owner, rows }: Walk): Promise<void> {
  const { info, words } = source;
  const kept: string[] = [];
  for (const entity of source.entities)
    kept.push(`/${entity.name}/${await rows.makeRow(entity, await rows.full(entity))}`);
  const samples = source.entities.map(({ name }) => `/${name}/${name}-1`);
  const statuses = (addresses: readonly string[]) =>
    Promise.all(addresses.map(async (at) => (await app.call('GET', at, { token: owner })).status));
  await visitPage(page, info.paths.account);
  await page.getByRole('button', { name: words.shell.clearSamples, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.shell.clearSamples, exact: true }).click();
  await page.getByText(words.shell.samplesCleared, { exact: true }).waitFor();
  expect(new Set(await statuses(samples))).toEqual(new Set([404]));
  expect(new Set(await statuses(kept))).toEqual(new Set([200]));
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RowAnswer } from '../../../builder/app/src/api/client.ts';
import type { Cell, Entity } from '../../../builder/app/src/core/entity.ts';
import { titleOf } from '../../../builder/app/src/core/format.ts';
import { writableFields } from '../../../builder/app/src/core/fields.ts';
import { otherValue } from '../../../builder/app/tests/support/values.ts';
import { fieldBox, fillField, fillForm } from './fill.ts';
import { canAdd, isNamed, PATIENCE, settled, type Visit, visitPage } from './people.ts';
import { searchWords } from './rows.ts';
import type { Walk } from './walk.ts';

/** Whether the page that is open turned its reader away: to the sign-in page, or with a sentence. */
async function isTurnedAway({ page, person }: Visit, { source }: Walk): Promise<boolean> {
  const { info, words } = source;
  if (person.token === undefined) return new URL(page.url()).pathname === info.paths.signIn;
  const said = await page.locator('h1, .empty-title').allInnerTexts();
  return said.includes(words.shell.forbidden) || said.includes(words.detail.missing);
}

async function expectTurnedAway(visit: Visit, address: string, walk: Walk): Promise<void> {
  await visitPage(visit.page, address);
  const message = `${visit.person.name} at ${address}`;
  await expect.poll(() => isTurnedAway(visit, walk), { message, timeout: PATIENCE }).toBe(true);
}

const rowAs = (walk: Walk, entity: Entity, id: string, token: string | undefined) =>
  walk.app.call<RowAnswer>('GET', `/${entity.name}/${id}`, { token });

/** Waits until the sample picture is shown, whose bytes are read with the reader's access. */
const waitForUpload = (page: Page) =>
  page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLImageElement>('.detail img')).some(
      ({ src, naturalWidth }) => src.startsWith('blob:') && naturalWidth === 1,
    ),
  );

/** Adds a row by its form. Returns its id. */
async function add(visit: Visit, entity: Entity, walk: Walk): Promise<string> {
  const { page, person } = visit;
  const { words, paths } = walk.source;
  const values = await walk.rows.full(entity);
  const before = await newestId(walk, entity);
  await visitPage(page, paths.createPath(entity));
  const filled = await fillForm(page, entity, values, walk);
  await page.getByRole('button', { name: words.form.create(entity.text.label), exact: true }).click();
  const mayRead = isNamed(entity.definition.access.read, person, true);
  const done = mayRead ? page.locator('.detail') : page.getByText(words.form.created);
  const summary = page.locator('.summary');
  await done.or(summary).first().waitFor();
  expect(await summary.allInnerTexts(), `what ${person.name} is told of ${entity.name}`).toEqual([]);
  const id = await newestId(walk, entity);
  expect(id).not.toBe(before);
  const { row, titles } = (await rowAs(walk, entity, id, walk.owner)).body;
  expect(row).toMatchObject(filled);
  if (mayRead) {
    await settled(page);
    const own = (await rowAs(walk, entity, id, person.token)).body;
    const title = titleOf(entity, row, walk.source.format, own.titles ?? titles);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    if (entity.fields.some(({ name, type }) => type === 'image' && row[name] !== null))
      await waitForUpload(page);
  }
  return id;
}

async function newestId(walk: Walk, entity: Entity): Promise<string> {
  const { body } = await walk.app.call<{ rows: readonly { id: string }[] }>(
    'GET',
    `/${entity.name}?sort=-createdAt&limit=1`,
    { token: walk.owner },
  );
  return body.rows[0]?.id ?? '';
}

/** Finds a row in its list by its words, and opens it. */
async function find({ page }: Visit, entity: Entity, id: string, walk: Walk): Promise<void> {
  const { row } = (await rowAs(walk, entity, id, walk.owner)).body;
  await visitPage(page, walk.source.paths.listPath(entity));
  const words = searchWords(entity, row);
  if (words !== '') {
    await page.getByRole('searchbox').fill(words);
    await page.waitForURL((url) => url.searchParams.has('q'));
    // Rows that leave while the pointer comes down take the one that is meant from under it.
    await settled(page);
  }
  await page.locator(`a.row-link[href$="/${id}"]`).click();
  await page.locator('.detail').waitFor();
  await settled(page);
}

/** Changes up to three fields of the row whose page is open. */
async function edit({ page }: Visit, entity: Entity, id: string, walk: Walk): Promise<void> {
  const { words } = walk.source;
  const { row } = (await rowAs(walk, entity, id, walk.owner)).body;
  await page.getByRole('link', { name: words.edit, exact: true }).click();
  await page.getByRole('button', { name: words.save, exact: true }).waitFor();
  await settled(page);
  const changes: Record<string, Cell> = {};
  for (const field of writableFields(entity)) {
    const value = otherValue(entity, field, row[field.name] ?? null);
    if (value === undefined || row[field.name] === null || Object.keys(changes).length === 3) continue;
    if ((await fieldBox(page, field.name).count()) === 0) continue;
    if (await fillField(page, field, value, walk)) changes[field.name] = value;
  }
  await page.getByRole('button', { name: words.save, exact: true }).click();
  await page.locator('.detail').or(page.locator('.summary')).first().waitFor();
  expect(await page.locator('.summary').allInnerTexts()).toEqual([]);
  expect((await rowAs(walk, entity, id, walk.owner)).body.row).toMatchObject(changes);
}

/** Deletes the row whose page is open. */
async function remove({ page }: Visit, entity: Entity, id: string, walk: Walk): Promise<void> {
  const { words, paths } = walk.source;
  await page.getByRole('button', { name: words.delete, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.delete, exact: true }).click();
  await page.waitForURL((url) => url.pathname === paths.listPath(entity));
  await page.getByText(words.detail.wasDeleted, { exact: true }).waitFor();
  expect((await rowAs(walk, entity, id, walk.owner)).status).toBe(404);
}

/** Takes the first step that the page of a new row, which is open, offers. */
async function step({ page }: Visit, entity: Entity, id: string, walk: Walk): Promise<void> {
  const { states } = entity.definition;
  const { row, nextStates } = (await rowAs(walk, entity, id, walk.owner)).body;
  const [to] = nextStates;
  if (!states || to === undefined) return;
  const steps = page.locator('.state-steps');
  expect(await steps.getByRole('button').count()).toBe(nextStates.length);
  await steps.getByRole('button').first().click();
  const label = entity.fields.find(({ name }) => name === states.field)?.optionTexts[to]?.label ?? to;
  await steps.locator('.badge', { hasText: label }).waitFor();
  expect((await rowAs(walk, entity, id, walk.owner)).body.row[states.field]).not.toBe(row[states.field]);
}

/** Adds, finds, changes and deletes a row of an entity through the screens, as far as someone may; where not, is told so. */
export async function walkEntity(visit: Visit, entity: Entity, walk: Walk): Promise<void> {
  const { person, page } = visit;
  const { paths, words } = walk.source;
  const { access, states } = entity.definition;
  const mayList = isNamed(access.read, person, true);
  const mayCreate = isNamed(access.create, person, true);
  if (!mayCreate) await expectTurnedAway(visit, paths.createPath(entity), walk);
  if (!mayList) await expectTurnedAway(visit, paths.listPath(entity), walk);
  const id = canAdd(walk.source.entities, entity, person)
    ? await add(visit, entity, walk)
    : await walk.rows.makeRow(entity, await walk.rows.full(entity));

  const { status, body } = await rowAs(walk, entity, id, person.token);
  if (status === 404) {
    await expectTurnedAway(visit, paths.rowPath(entity, id), walk);
    return;
  }
  await find(visit, entity, id, walk);
  if (states && person.name === 'owner') await step(visit, entity, id, walk);
  const { may } = body;
  expect(await page.getByRole('link', { name: words.edit, exact: true }).count()).toBe(Number(may.update));
  expect(await page.getByRole('button', { name: words.delete, exact: true }).count()).toBe(
    Number(may.delete),
  );
  if (may.update) await edit(visit, entity, id, walk);
  if (may.delete) await remove(visit, entity, id, walk);
}

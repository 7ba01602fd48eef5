import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MemoryClient } from '../src/api/memory.ts';
import { createMemoryClient } from '../src/api/memory.ts';
import { appRoutes, Root } from '../src/Root.tsx';
import { app } from '../src/app.ts';
import type { Entity, Field, Row } from '../src/core/entity.ts';
import { titleFields, titleOf } from '../src/core/format.ts';
import { entities } from '../src/entities/index.ts';
import { samples } from '../src/entities/seeds.ts';
import { format } from '../src/lib/format.ts';
import { createPath, editPath, listPath, rowPath } from '../src/lib/paths.ts';
import { messages, words } from '../src/words/index.ts';
import { createMaker } from './support/values.ts';

// Every entity through its screens, as the owner: add, find, change and delete a row. The rows are in memory, and what is typed is
// read from the models, so the tests hold for a field that is added.

const WAIT = { timeout: 20_000 };

let client: MemoryClient;
let router: ReturnType<typeof createMemoryRouter>;

function start() {
  client = createMemoryClient({ app, entities, samples, messages, area: null });
}

function show(address: string) {
  router = createMemoryRouter(appRoutes, { initialEntries: [address] });
  return render(<Root data={{ kind: 'memory', client }} router={router} />);
}

function open(address: string) {
  start();
  return show(address);
}

/** Values that the entity accepts, with the rows that they refer to. */
function valuesOf(entity: Entity) {
  const call = async <T,>(_: string, path: string, { body }: { body?: unknown } = {}) => ({
    status: 201,
    headers: {},
    body: (await client.create(path.slice(1), body as Record<string, string>)) as T,
  });
  return createMaker({ call }, entities, '').valuesOf(entity);
}

interface FirstRow {
  row: Row;
  title: string;
  /** What people look for; nothing where the title has only dates and numbers. */
  words: string | undefined;
}

/** The first text that a title is made of, which may stand in the title of a row that it names. */
async function wordsOfTitle(entity: Entity, row: Row, depth = 3): Promise<string | undefined> {
  const named = titleFields(entity);
  for (const field of entity.fields.filter(({ name }) => named.includes(name))) {
    const cell = row[field.name];
    if (cell === null || cell === undefined || cell === '') continue;
    if (field.type === 'text' || field.type === 'select') return format.cell(field, cell);
    const target = entities.find(({ name }) => field.type === 'reference' && name === field.entity);
    if (!target || depth === 0) continue;
    const { row: referred } = await client.get(target.name, String(cell));
    const words = await wordsOfTitle(target, referred, depth - 1);
    if (words !== undefined) return words;
  }
  return undefined;
}

async function firstRow(entity: Entity): Promise<FirstRow> {
  const named = titleFields(entity);
  const { rows, titles } = await client.list(entity.name, { sort: named[0] });
  const [row] = rows;
  if (!row) throw new Error(`${entity.name} has no sample rows`);
  return { row, title: titleOf(entity, row, format, titles), words: await wordsOfTitle(entity, row) };
}

/** The input of a field: two labels may begin alike, or be the same. */
async function inputOf({ label, name }: Pick<Field, 'label' | 'name'>) {
  const inputs = await screen.findAllByLabelText((text) => text.startsWith(label), {}, WAIT);
  const input = inputs.find(({ id }) => id.endsWith(name));
  if (!input) throw new Error(`No input is labelled ${label}`);
  return input;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name }, WAIT);

beforeAll(() => {
  // The test's browser has no layout to scroll.
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

describe.each(entities.map((entity) => ({ name: entity.text.label, entity })))('$name', ({ entity }) => {
  it('is added by its form, and opens on its page', async () => {
    start();
    const values = await valuesOf(entity);
    show(createPath(entity, values));
    fireEvent.click(await screen.findByRole('button', { name: words.form.create(entity.text.label) }, WAIT));
    await waitFor(() => expect(router.state.location.pathname).not.toBe(createPath(entity)), WAIT);

    const id = router.state.location.pathname.split('/').at(-1) ?? '';
    const { row, titles } = await client.get(entity.name, id);
    expect(row).toMatchObject(values);
    expect(await heading(titleOf(entity, row, format, titles))).toBeTruthy();
  });

  it('says at the form what is missing', async () => {
    const required = entity.fields.filter(
      ({ required, default: start, type }) => required && !start && type === 'text',
    );
    open(createPath(entity));
    fireEvent.click(await screen.findByRole('button', { name: words.form.create(entity.text.label) }, WAIT));
    for (const field of required) {
      const input = await inputOf(field);
      await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'), WAIT);
    }
    expect(router.state.location.pathname).toBe(createPath(entity));
  });

  it('is found in its list by what it is called', async ({ skip }) => {
    open(listPath(entity));
    const { title, words: q } = await firstRow(entity);
    if (q === undefined) return skip();
    fireEvent.change(await screen.findByRole('searchbox', {}, WAIT), { target: { value: q } });
    fireEvent.submit(screen.getByRole('search'));
    await waitFor(() => expect(router.state.location.search).toContain('q='), WAIT);
    const { total } = await client.list(entity.name, { q });
    await screen.findByText(words.list.results(total), {}, WAIT);
    const links = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(links.map((link) => link.textContent)).toContain(title);
  });

  // An entity without any text has nothing that could be typed whatever its rules are.
  const written = entity.fields.filter(({ type }) => type === 'text' || type === 'longText').slice(0, 1);
  it.each(written)('is changed by its form: $label', async (field) => {
    const changed = 'Changed'.padEnd(field.min ?? 0, '.').slice(0, field.max);
    start();
    const { row } = await firstRow(entity);
    show(editPath(entity, row.id));
    fireEvent.change(await inputOf(field), { target: { value: changed } });
    fireEvent.click(screen.getByRole('button', { name: words.save }));
    await waitFor(() => expect(router.state.location.pathname).toBe(rowPath(entity, row.id)), WAIT);
    const after = await client.get(entity.name, row.id);
    expect(after.row).toMatchObject({ [field.name]: changed, version: row.version + 1 });
  });

  it('is deleted from its page once that is confirmed', async () => {
    start();
    const id = String((await client.create(entity.name, await valuesOf(entity))).row.id);
    show(rowPath(entity, id));
    fireEvent.click(await screen.findByRole('button', { name: words.delete }, WAIT));
    const dialog = await screen.findByRole('dialog', {}, WAIT);
    fireEvent.click(await within(dialog).findByRole('button', { name: words.delete }, WAIT));
    await waitFor(() => expect(router.state.location.pathname).toBe(listPath(entity)), WAIT);
    await expect(client.get(entity.name, id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the app', () => {
  it('leads from a page that needs it to the sign-in page', async () => {
    open('/');
    client.actAs('visitor');
    await router.navigate(app.paths.account);
    await heading(words.signIn.title);
    expect(router.state.location.search).toBe(`?to=${encodeURIComponent(app.paths.account)}`);
  });

  it('has a page for an address that leads nowhere', async () => {
    open('/no-such-page');
    expect(await heading(words.shell.notFound)).toBeTruthy();
  });
});

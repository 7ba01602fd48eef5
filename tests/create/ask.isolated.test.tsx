import '@ant-design/v5-patch-for-react-19';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readChange } from '#blueprint/change/index.ts';
import type { Blueprint } from '#blueprint/schema.ts';
import type { ChangeRequest } from '#contract/builder/changes.ts';
import { queryClient } from '#src/api/queries.ts';
import { startLocales } from '#src/locales/index.ts';
import ManagePages from '#src/pages/manage-pages/index.tsx';
import { dentist } from '../builder/apps/dentist.ts';

const ID = '01a1fb88-5068-725c-9ba1-f9366261e357';
let saved: Blueprint[];
let previewed: Blueprint[];
let kept: ChangeRequest[];
/** What the server's model says to a request; null while none is set up. */
let byModel: ((text: string) => { by: 'model' | 'rules'; fault: string | null; requests: string }) | null;

interface Body {
  blueprint: Blueprint;
  text: string;
  outcome: ChangeRequest['outcome'];
}

/** The server as the editor sees it. */
vi.mock(import('#src/api/call.ts'), async (original) => ({
  ...(await original()),
  call: vi.fn(async (key: string, { body }: { body?: Body } = {}) => {
    if (key === 'PUT /api/projects/:id/blueprint' && body) saved.push(body.blueprint);
    if (key === 'GET /api/projects/:id/blueprint')
      return { blueprint: structuredClone(saved.at(-1) ?? dentist), updatedAt: `${saved.length}` };
    if (key === 'POST /api/projects/:id/preview') return { url: 'about:blank', expiresAt: '' };
    if (key === 'POST /api/projects/:id/changes/preview' && body) {
      previewed.push(body.blueprint);
      return { url: 'about:blank#proposal', expiresAt: '' };
    }
    if (key === 'POST /api/projects/:id/changes' && body) {
      const { text, outcome } = body;
      kept = [{ id: `${kept.length}`, text, outcome, createdAt: '2026-01-05T10:00:00.000Z' }, ...kept];
      return kept[0];
    }
    if (key === 'GET /api/projects/:id/changes') return kept;
    if (key === 'POST /api/projects/:id/change' && body && byModel) {
      const { requests, ...answer } = byModel(body.text);
      return { ...readChange(requests, body.blueprint), changes: [], ...answer };
    }
    return { id: ID, name: 'Dental', state: 'draft', plan: null, updatedAt: `${saved.length}` };
  }) as never,
}));
vi.mock(import('#src/api/understanding/model.ts'), async (original) => ({
  ...(await original()),
  modelInfo: async () =>
    byModel && {
      name: 'tiny-1b',
      host: '127.0.0.1:9',
      instructions: '',
      changeInstructions: 'Say it as requests',
    },
}));
// The same reading, without a worker.
vi.mock(import('#src/pages/manage-pages/ask/client.ts'), () => ({
  startReader: () => undefined,
  readInWorker: async (text: string, blueprint: Blueprint) => readChange(text, blueprint),
}));

beforeAll(() => startLocales(['common', 'shell', 'create', 'editor'], initReactI18next));
beforeEach(() => {
  saved = [];
  previewed = [];
  kept = [];
  byModel = null;
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  queryClient.clear();
});

async function open() {
  const router = createMemoryRouter([{ path: '/manage-pages/:id', element: <ManagePages /> }], {
    initialEntries: [`/manage-pages/${ID}`],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return within(await screen.findByRole('region', { name: 'Ask for a change' }));
}
async function ask(request: string) {
  const user = userEvent.setup();
  const box = await open();
  await user.type(box.getByRole('textbox', { name: 'Ask for a change' }), `${request}{Enter}`);
  return { user, box };
}
const data = () => within(screen.getByRole('navigation', { name: 'Pages and data' }));

test('a change is shown before it is made, then applied, and undone by Undo', async () => {
  const { user, box } = await ask('rename treatments to services');
  await box.findByText(/changes\. Apply them or discard them\./);
  within(box.getByRole('list', { name: 'What would change in the draft' })).getAllByText(
    /Treatments → Services/,
  );
  await waitFor(() => expect(previewed[0]?.entities[0]?.plural).toBe('Services'));
  expect(saved).toEqual([]);
  expect(data().queryAllByRole('button', { name: 'Services' })).toEqual([]);

  await user.click(box.getByRole('button', { name: 'Apply' }));
  box.getByText('Change applied. Undo brings the app back as it was.');
  expect(data().getAllByRole('button', { name: 'Services' }).length).toBeGreaterThan(0);
  await waitFor(() => expect(saved.at(-1)?.entities[0]?.plural).toBe('Services'));
  await waitFor(() =>
    expect(kept).toMatchObject([{ text: 'rename treatments to services', outcome: 'accepted' }]),
  );

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(data().queryAllByRole('button', { name: 'Services' })).toEqual([]);
  expect(box.queryByText(/Change applied/)).toBeNull();
  await waitFor(() => expect(saved.at(-1)).toEqual(dentist));
});

test('where one pane is shown at a time, a proposal opens the preview, once', async () => {
  const { user, box } = await ask('make the phone required');
  await box.findByRole('button', { name: 'Apply' });
  const isShown = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(isShown('Preview')).toBe(true);
  await user.click(data().getByRole('button', { name: 'Diary' }));
  await user.click(screen.getByRole('button', { name: 'Remove page' }));
  await waitFor(() => expect(previewed).toHaveLength(2));
  expect(isShown('Pages and data')).toBe(true);
});

test('what isn’t understood leaves the pane as it is', async () => {
  const { box } = await ask('make the treatments sparkle');
  await box.findByText('Nothing would change.');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pages and data' }).checked).toBe(true);
});

test('a change that is discarded leaves the draft as it was', async () => {
  const { user, box } = await ask('remove the diary');
  await user.click(await box.findByRole('button', { name: 'Discard' }));
  box.getByText('Change discarded.');
  expect(data().getAllByRole('button', { name: 'Diary' })).toHaveLength(1);
  await waitFor(() => expect(kept).toMatchObject([{ outcome: 'refused' }]));
  expect(saved).toEqual([]);
  await box.findByText('1 earlier request');
});

test('what isn’t understood is said, with requests that can be chosen instead', async () => {
  const { user, box } = await ask('make the treatments sparkle');
  await box.findByText('Nothing would change.');
  expect(box.queryByRole('button', { name: 'Apply' })).toBeNull();
  await waitFor(() => expect(kept).toMatchObject([{ outcome: 'not-understood' }]));
  const suggestions = box.getAllByRole('button', { name: /Treatments/ });
  const [first] = suggestions;
  if (!first) throw new Error('Nothing was suggested');
  await user.click(first);
  await box.findByRole('button', { name: 'Apply' });
});

test('a proposal follows the draft it was made for', async () => {
  const { user, box } = await ask('make the phone required');
  await box.findByRole('button', { name: 'Apply' });
  await user.click(data().getByRole('button', { name: 'Diary' }));
  await user.click(screen.getByRole('button', { name: 'Remove page' }));
  await user.click(await box.findByRole('button', { name: 'Apply' }));
  await waitFor(() => {
    const last = saved.at(-1);
    expect(last?.pages.some(({ title }) => title === 'Diary')).toBe(false);
    expect(last?.entities[2]?.fields.find(({ name }) => name === 'phone')?.required).toBe(true);
  });
});

test('F2 goes to the box, and Escape there discards', async () => {
  const { user, box } = await ask('dark mode');
  await box.findByRole('button', { name: 'Apply' });
  await user.click(data().getByRole('button', { name: 'Diary' }));
  await user.keyboard('{F2}');
  expect(document.activeElement).toBe(box.getByRole('textbox', { name: 'Ask for a change' }));
  await user.keyboard('{Escape}');
  box.getByText('Change discarded.');
});

test('what the rules don’t understand is said by the model in other words, which are shown', async () => {
  byModel = () => ({ by: 'model', fault: null, requests: 'Use dark mode' });
  const { user, box } = await ask('my eyes hurt at night');
  await box.findByText('tiny-1b put it like this:');
  box.getByText('Use dark mode');
  await waitFor(() => expect(previewed[0]?.theme.mode).toBe('dark'));
  await user.click(box.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(saved.at(-1)?.theme.mode).toBe('dark'));
});

test('where the model has no answer, why is said beside what the rules can do', async () => {
  byModel = (text) => ({ by: 'rules', fault: 'busy', requests: text });
  const { box } = await ask('my eyes hurt at night');
  await box.findByText('tiny-1b is busy. Try again in a moment.');
  box.getByText('You could ask:');
});

test('what a model is sent can be read before anything is', async () => {
  byModel = () => ({ by: 'rules', fault: null, requests: '' });
  const { user, box } = await ask(' ');
  await user.click(await box.findByText('What tiny-1b is sent'));
  box.getByText('Say it as requests');
});

import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { understand } from '#blueprint/understand/index.ts';
import { correctedBy } from '#blueprint/understand/reading.ts';
import { startLocales } from '#src/locales/index.ts';
import Landing from '#src/pages/landing/index.tsx';

const server = vi.hoisted(() => ({ read: 0 }));
/** The browser's own reader, which arrives when the test lets it. */
const reader = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrived, arrive: () => arrive() };
});
vi.mock(import('#src/api/call.ts'), async (original) => ({
  ...(await original()),
  call: (async (key: string, options?: { body: { description: string } }) => {
    if (key === 'GET /api/projects/model') return { model: null };
    if (key !== 'POST /api/projects/sketch' || !options) return [];
    server.read += 1;
    const { blueprint, ...rest } = understand(options.body.description);
    return { ...rest, blueprint: blueprint && { ...blueprint, name: 'From the server' } };
  }) as never,
}));
vi.mock(import('#src/api/understanding/client.ts'), () => ({
  startWorker: () => {},
  readInWorker: async (description, corrections) => {
    await reader.arrived;
    return correctedBy(understand(description), corrections, description);
  },
}));

/** A visit by a browser that prefers these languages. */
async function visit(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  await startLocales(['common', 'landing', 'facts']);
  return render(<Landing />);
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.read = 0;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('landing page', () => {
  test('restores the typed description after a reload', async () => {
    const before = await visit('en');
    await userEvent.setup().type(box(), 'A library of tools');
    before.unmount();
    await visit('en');
    expect(box().value).toBe('A library of tools');
  });

  test('is in English, left to right, on a first visit in any browser', async () => {
    await visit('ar-EG', 'en');
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Type a sentence.');
    expect(JSON.parse(localStorage.getItem('theme') ?? '{"state":{"direction":"ltr"}}').state.direction).toBe(
      'ltr',
    );
  });

  test('offers the browser’s language, in that language, and remembers the switch', async () => {
    await visit('de-AT', 'en');
    const offer = screen.getByRole('button', { name: 'Diese Seite auf Deutsch lesen' });
    expect(offer.lang).toBe('de');
    await userEvent.setup().click(offer);
    await waitFor(() => expect(i18next.language).toBe('de'));
    cleanup();
    await visit('es');
    expect(document.documentElement.lang).toBe('de');
    expect(screen.queryByRole('button', { name: 'Stay in English' })).toBeNull();
  });

  test('offers nothing once English was chosen or if the browser prefers English', async () => {
    await visit('fr');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Stay in English' }));
    cleanup();
    await visit('fr');
    expect(screen.queryByRole('button', { name: 'Stay in English' })).toBeNull();
    cleanup();
    localStorage.clear();
    await visit('en-GB', 'fr');
    expect(screen.queryByRole('button', { name: 'Stay in English' })).toBeNull();
  });

  test('shows a part although it was told in one go that it was away and is near now', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
        observe = () => this.report([{ isIntersecting: false }, { isIntersecting: true }]);
        disconnect = () => undefined;
      },
    );
    await visit('en');
    expect(await screen.findByRole('button', { name: /^Bookings/ })).toBeTruthy();
  });

  test('shows the example before anything is read; the server reads until the browser can', async () => {
    await visit('en');
    expect(await screen.findByText('What that example becomes')).toBeTruthy();

    const user = userEvent.setup();
    await user.click(box());
    await user.paste('A library of tools');
    expect(await screen.findByRole('heading', { name: 'From the server' })).toBeTruthy();
    expect(server.read).toBe(1);

    reader.arrive();
    await user.paste(' with members and loans');
    expect(await screen.findByRole('heading', { name: 'Member' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'From the server' })).toBeNull());
    expect(server.read).toBe(1);
  });

  test('says what was understood; what is removed, renamed or added stays through a reload, and can be undone', async () => {
    reader.arrive();
    const before = await visit('en');
    const user = userEvent.setup();
    await user.click(box());
    await user.paste('A tool library with members, tools and loans. Each loan has a due date and a deposit.');
    const facts = async () => within(await screen.findByRole('region', { name: 'What was understood' }));
    await user.click(await (await facts()).findByRole('button', { name: 'Deposit' }));
    await user.click(screen.getByRole('button', { name: 'Remove Deposit' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull());
    expect(document.activeElement?.textContent).toBe('Loan');

    await user.click(screen.getByRole('button', { name: 'Due date' }));
    const name = screen.getByRole('textbox', { name: 'New name of Due date' });
    expect(document.activeElement).toBe(name);
    await user.clear(name);
    await user.type(name, 'Back by{Enter}');
    expect(await screen.findByRole('button', { name: 'Back by' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Add something to keep' }));
    await user.type(screen.getByRole('textbox', { name: 'What else the app keeps' }), 'Workshop{Enter}');
    expect(await screen.findByRole('heading', { name: 'Workshop' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Member, Tool, Loan, and Workshop');

    before.unmount();
    await visit('en');
    expect(await (await facts()).findByRole('button', { name: 'Back by' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo last change' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Workshop' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Back by' })).toBeTruthy();
  });

  test('marks the words that a fact was read from while it is pointed at', async () => {
    reader.arrive();
    await visit('en');
    const user = userEvent.setup();
    await user.click(box());
    await user.paste('A tool library with members and loans. Each loan has a due date.');
    const marked = () => [...document.querySelectorAll('[data-mark=pointed]')].map((one) => one.textContent);
    await user.hover(await screen.findByRole('button', { name: 'Due date' }));
    expect(marked().join()).toContain('due date');
    await user.unhover(screen.getByRole('button', { name: 'Due date' }));
    expect(marked()).toEqual([]);
  });

  test('renames, moves and adds states, one by one', async () => {
    reader.arrive();
    await visit('en');
    const user = userEvent.setup();
    await user.click(box());
    await user.paste('A dog salon with dogs and appointments: requested, confirmed, done');
    await user.click(await screen.findByRole('button', { name: /Requested → Confirmed → Done/u }));
    const second = screen.getByRole('textbox', { name: 'State or choice 2' });
    await user.clear(second);
    await user.type(second, 'Agreed');
    await user.click(screen.getByRole('button', { name: 'Move Done up' }));
    await user.click(screen.getByRole('button', { name: 'Remove Requested' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'State or choice 1' }));
    await user.click(screen.getByRole('button', { name: 'Add another' }));
    await user.keyboard('Paid{Enter}');
    expect(await screen.findByRole('button', { name: 'Done → Agreed → Paid' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo last change' }));
    expect(await screen.findByRole('button', { name: /Requested → Confirmed → Done/u })).toBeTruthy();
  });

  test('gives states to a thing without any, and another type or choices to a field', async () => {
    reader.arrive();
    await visit('en');
    const user = userEvent.setup();
    await user.click(box());
    await user.paste('A kennel with dogs. Each dog has a name, a breed and a coat.');
    const dog = within(await screen.findByRole('group', { name: 'Dog' }));
    await user.click(dog.getByRole('button', { name: 'Add states' }));
    await user.keyboard('waiting');
    await user.type(screen.getByRole('textbox', { name: 'State or choice 2' }), 'walked{Enter}');
    expect(await dog.findByRole('button', { name: 'Waiting → Walked' })).toBeTruthy();

    await user.click(dog.getByRole('button', { name: 'Coat' }));
    const type = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'What Coat holds' });
    await user.selectOptions(type(), 'Choice');
    await user.type(screen.getByRole('textbox', { name: 'State or choice 1' }), 'short');
    await user.type(screen.getByRole('textbox', { name: 'State or choice 2' }), 'long');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await dog.findByRole('button', { name: /^Coat.*short.*long/u }));
    expect(type().value).toBe('select');
    await user.selectOptions(type(), 'Number');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await dog.findByRole('button', { name: 'Coat' }));
    expect(type().value).toBe('number');
  });

  test('asks what words mean that weren’t understood, and keeps the answer', async () => {
    reader.arrive();
    await visit('en');
    const user = userEvent.setup();
    await user.click(box());
    await user.paste('Dog salon with customers and dogs. Sync everything to the zentrale.');
    await user.click(await screen.findByRole('button', { name: 'zentrale' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'What it is' }), 'A field of Dog');
    const name = screen.getByRole('textbox', { name: 'What “zentrale” is called' });
    await user.clear(name);
    await user.type(name, 'Head office{Enter}');
    const dog = within(screen.getByRole('group', { name: 'Dog' }));
    await user.hover(await dog.findByRole('button', { name: 'Head office' }));
    expect(document.querySelector('[data-mark=pointed]')?.textContent).toBe('zentrale');
    await user.click(screen.getByRole('button', { name: 'Sync' }));
    await user.click(screen.getByRole('button', { name: 'Not needed' }));
    await waitFor(() => expect(screen.queryByText(/Not understood/u)).toBeNull());
    expect(document.activeElement?.textContent).toBe('What was understood');
  });

  test('says what no app can do, and underlines it in the text', async () => {
    reader.arrive();
    await visit('en');
    const user = userEvent.setup();
    await user.click(box());
    await user.paste('A yoga studio app with members, classes and video calls');
    const note = await screen.findByText(/Apps made here can’t do this yet/u);
    expect(within(note).getByText('video calls').tagName).toBe('Q');
    expect(document.querySelector('[data-mark=unknown]')?.textContent).toBe('video calls');
    expect(screen.queryByText(/Not understood/u)).toBeNull();
  });

  test('finds nothing to build in a greeting, and offers two descriptions instead', async () => {
    reader.arrive();
    await visit('en');
    const user = userEvent.setup();
    await user.click(box());
    await user.paste('hello there');
    expect((await screen.findByRole('status')).textContent).toMatch(/couldn’t find anything to build/);
    await user.click(screen.getByRole('button', { name: /dog grooming salon/ }));
    expect(await screen.findByRole('heading', { name: 'Appointment' })).toBeTruthy();
  });

  test('says what is missing when there are no words to build from', async () => {
    await visit('en');
    const user = userEvent.setup();
    await user.type(box(), '🐶');
    await user.click(screen.getByRole('button', { name: 'Build this app' }));
    expect(screen.getByRole('alert').textContent).toBe('Describe the app in a few words.');
    expect(document.activeElement).toBe(box());
    expect(box().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await user.type(box(), 'a');
    expect(screen.queryByRole('alert')).toBeNull();
    screen.getByText('The sketch updates as you type.');
  });

  test('says that a text which fills the field may have been cut', async () => {
    reader.arrive();
    await visit('en');
    const user = userEvent.setup();
    await user.click(box());
    await user.paste('A library with members and books. '.repeat(300));
    expect(box().value).toHaveLength(4000);
    await screen.findByText(/The limit of 4,000 characters is reached\./);
    await user.type(box(), '{Backspace}');
    expect(screen.queryByText(/The limit of/)).toBeNull();
  });

  test('says which language it can’t read, and offers examples to begin with instead', async () => {
    reader.arrive();
    await visit('en');
    const user = userEvent.setup();
    await user.click(box());
    await user.paste('犬のサロンの予約管理アプリ。顧客、犬、予約、請求書');
    expect((await screen.findByRole('status')).textContent).toMatch(/looks like Japanese.*in English/);
    await user.click(screen.getByRole('button', { name: /dog grooming salon/ }));
    expect(await screen.findByRole('heading', { name: 'Appointment' })).toBeTruthy();
  });
});

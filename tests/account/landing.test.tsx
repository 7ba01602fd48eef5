// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLocales } from '#src/locales/index.ts';
import Landing from '#src/pages/landing/index.tsx';

const server = vi.hoisted(() => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  // `deliver` lets the browser's own sketcher arrive.
  return { sketched: 0, delivered, deliver: () => deliver() };
});
vi.mock(import('#src/api/call.ts'), async (original) => ({
  ...(await original()),
  call: ((key: string) => {
    if (key !== 'POST /api/projects/sketch') return Promise.resolve([]);
    server.sketched += 1;
    return Promise.resolve({ blueprint: { ...EMPTY, name: 'From the server' } });
  }) as never,
}));
const EMPTY = vi.hoisted(() => ({
  kind: 'custom',
  tagline: '',
  theme: { primary: '#2F55D4', mode: 'light', font: 'sans', radius: 4 },
  pages: [],
  entities: [],
  rows: {},
}));
vi.mock(import('#blueprint/sketch/index.ts'), async (original) => {
  await server.delivered;
  return original();
});

/** A visit by a browser that prefers these languages. */
async function visit(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  await startLocales(['common', 'landing']);
  return render(<Landing />);
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  server.sketched = 0;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
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
    await vi.waitFor(() => expect(i18next.language).toBe('de'));
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

  test('shows the example without the sketcher; the server sketches until that has arrived', async () => {
    await visit('en');
    expect(await screen.findByRole('heading', { name: 'Bike repair shop' })).toBeTruthy();

    const user = userEvent.setup();
    await user.click(box());
    await user.paste('A library of tools');
    expect(await screen.findByRole('heading', { name: 'From the server' })).toBeTruthy();
    expect(server.sketched).toBe(1);

    server.deliver();
    await import('#blueprint/sketch/index.ts');
    await user.paste(' and members');
    expect(await screen.findByRole('heading', { name: /tools/i })).toBeTruthy();
    expect(server.sketched).toBe(1);
  });
});

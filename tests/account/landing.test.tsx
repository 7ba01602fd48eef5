// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startLocales } from '#src/locales/index.ts';
import Landing from '#src/pages/landing/index.tsx';

vi.mock(import('#src/api/call.ts'), async (original) => ({
  ...(await original()),
  call: (() => Promise.resolve([])) as never,
}));

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
});

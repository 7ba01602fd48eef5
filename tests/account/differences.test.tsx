import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { appOf } from '#blueprint/concepts/index.ts';
import type { Difference } from '#blueprint/diff-parts.ts';
import { Differences } from '#src/components/differences/index.tsx';
import { LANGUAGES } from '#contract/core/languages.ts';
import { startLocales } from '#src/locales/index.ts';

beforeAll(() => startLocales(['editor', 'create', 'app'], initReactI18next));
afterEach(async () => {
  await i18next.changeLanguage('en');
});

// No rule is told here, so that nothing of the apps is asked for.
const APP = appOf('inventory');

const changed = (what: Difference['what'], part: string, more: Partial<Difference> = {}): Difference => ({
  kind: 'changed',
  what,
  label: 'Open loans',
  part,
  ...more,
});
const linesOf = (changes: readonly Difference[]): string[] => {
  const { unmount } = render(<Differences changes={changes} before={APP} after={APP} />);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  unmount();
  return lines;
};

/** Whose values are one of a few words, or mean something where they are empty. */
const WORDED: readonly (readonly [Difference, string])[] = [
  [
    changed('section', 'rows', { of: 'Home', from: 5, to: 8 }),
    'Changed Section Open loans (Home) · Rows shown: 5 → 8',
  ],
  [
    changed('section', 'unit', { from: 'month', to: 'week' }),
    'Changed Section Open loans · For each: Month → Week',
  ],
  [
    changed('section', 'measure', { from: 'count', to: 'sum' }),
    'Changed Section Open loans · Measure: How many → Sum',
  ],
  [
    changed('section', 'when', { from: 'is', to: 'past' }),
    'Changed Section Open loans · Show rows where: a choice is → a date is past',
  ],
  [
    changed('section', 'leadsTo', { to: 'Loans' }),
    'Changed Section Open loans · Button leads to: No button → Loans',
  ],
  [
    changed('figure', 'where', { of: 'Numbers', to: 'Status: Open' }),
    'Changed Figure Open loans (Numbers) · Only rows where: All rows → Status: Open',
  ],
  [changed('plan', 'price', { from: '$5', to: '$6' }), 'Changed Price Open loans · Price: $5 → $6'],
  [
    changed('access', 'delete', { from: 'owner', to: 'Staff, own' }),
    'Changed Access Open loans · Delete: You, the owner → Staff, Their own rows',
  ],
  [
    changed('access', 'read', { from: '', to: 'public' }),
    'Changed Access Open loans · See: Only you → Everyone',
  ],
  [
    changed('app', 'signUp', { from: 'invited', to: 'open' }),
    'Changed App Open loans · Who can sign in: Only people you invite → Anyone can create an account',
  ],
  [
    changed('app', 'language', { from: 'en', to: 'zh' }),
    'Changed App Open loans · Language of the app: English → 简体中文',
  ],
  [
    changed('look', 'layout', { from: 'side', to: 'top' }),
    'Changed Look Open loans · Menu: At the side → At the top',
  ],
  [changed('look', 'radius', { from: 0, to: 10 }), 'Changed Look Open loans · Corners: 0 px → 10 px'],
  [changed('page', 'kind', { from: 'list', to: 'board' }), 'Changed Page Open loans · Kind: List → Board'],
  [changed('field', 'type', { from: 'text', to: 'money' }), 'Changed Field Open loans · Type: Text → Amount'],
  [
    changed('option', 'colour', { from: 'grey', to: 'red' }),
    'Changed Choice Open loans · Colour: Grey → Red',
  ],
];

describe('a difference between two apps', () => {
  test.each(WORDED)('is told in words: %#', (change, text) => {
    expect(linesOf([change])).toEqual([text]);
  });

  test('keeps a long text short', () => {
    const [line = ''] = linesOf([changed('section', 'text', { from: 'a'.repeat(2000), to: 'b' })]);
    expect(line.length).toBeLessThan(200);
  });

  test.each(LANGUAGES.filter(({ code }) => code !== 'en'))(
    'has no English word in $name',
    async ({ code }) => {
      const changes = WORDED.map(([change]) => change);
      const english = linesOf(changes);
      await i18next.changeLanguage(code);
      const lines = linesOf(changes);
      expect(lines.filter((line, at) => line === english[at])).toEqual([]);
      expect(lines.join(' ')).not.toMatch(/diff\.|edit\.|section\.|\b(?:count|public|owner|side|month)\b/);
    },
  );
});

test('a colour is shown beside its number', () => {
  const { container } = render(
    <Differences
      changes={[changed('look', 'primary', { from: '#1D5FD1', to: '#095A3F' })]}
      before={APP}
      after={APP}
    />,
  );
  const shown = [...container.querySelectorAll<HTMLElement>('.differences-colour')];
  expect(shown.map(({ style }) => style.background)).toEqual(['#1D5FD1', '#095A3F']);
});

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ThemeButton } from '#src/layouts/theme-panel/button.tsx';
import { startLocales } from '#src/locales/index.ts';

beforeAll(() => startLocales(['shell', 'theme'], initReactI18next));
afterEach(cleanup);

test('the appearance panel takes the focus, and Escape returns it to its button', async () => {
  render(<ThemeButton />);
  const button = screen.getByRole('button', { name: 'Appearance and language' });
  await userEvent.click(button);
  const panel = await screen.findByRole('complementary', { name: 'Appearance' });
  await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(document.activeElement).toBe(button);
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Unbroken } from '#src/components/page/unbroken.tsx';
import { SimpleLayout } from '#src/layouts/simple.tsx';
import { startLocales } from '#src/locales/index.ts';

beforeAll(() => startLocales(['common']));
afterEach(cleanup);

const unbroken = (text: string) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('.unbroken')].map(({ textContent }) => textContent);
};

test('words with a prefix of one letter stay on one line', () => {
  expect(unbroken('Verify your e-mail address')).toEqual(['e-mail']);
  expect(unbroken('Saisissez l’adresse e-mail ou l’e-mail')).toEqual(['e-mail', 'e-mail']);
  expect(unbroken('E-Mail-Adresse bestätigen')).toEqual(['E-Mail']);
});

test('other words may break at their hyphens', () => {
  expect(unbroken('A long-term, no-nonsense plan')).toEqual([]);
});

test('a public page’s heading keeps them whole, and reads as before', () => {
  render(<SimpleLayout title="Verify your e-mail address">Form</SimpleLayout>);
  const heading = screen.getByRole('heading', { name: 'Verify your e-mail address' });
  expect(heading.querySelector('.unbroken')?.textContent).toBe('e-mail');
  expect(document.title).toBe('Verify your e-mail address · Selvedge');
});

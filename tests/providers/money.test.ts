import i18next from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { money, moneyCompact } from '#src/format/index.ts';
import { startLocales } from '#src/locales/index.ts';

beforeAll(() => startLocales(['common']));
afterEach(() => i18next.changeLanguage('en'));

test('money is written as the reader’s language writes it', async () => {
  expect(money(4900, 'USD')).toBe('$49.00');
  expect(money(-500, 'USD')).toBe('-$5.00');
  expect(moneyCompact(120_000, 'USD')).toBe('$1.2K');
  expect(money(4900, 'JPY')).toBe('¥4,900');
  await i18next.changeLanguage('de');
  expect(money(4900, 'USD')).toBe('49,00\u00a0$');
});

test('in right-to-left text the currency stays in one piece, apart from the number', async () => {
  await i18next.changeLanguage('ar');
  // Between isolates, the dollar sign cannot leave its letters, nor can the minus join them.
  for (const text of [money(4900, 'USD'), money(-500, 'USD'), moneyCompact(120_000, 'USD')])
    expect(text).toMatch(/\u2066US\$\u2069$/);
});

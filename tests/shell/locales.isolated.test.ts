import i18next from 'i18next';
import { expect, it } from 'vitest';
import { startLocales } from '#src/locales/index.ts';

it('waits for the texts it was asked for, and not for those that a page asks for meanwhile', async () => {
  const needed = ['common'];
  const started = startLocales(needed);
  i18next.setDefaultNamespace('common');
  void i18next.loadNamespaces('palette');
  await started;
  expect(needed).toEqual(['common']);
  expect(i18next.hasResourceBundle('en', 'common')).toBe(true);
});

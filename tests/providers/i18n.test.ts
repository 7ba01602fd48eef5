import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { createI18nProvider } from '#src/providers/i18n.ts';

async function provider(lng = 'en') {
  const texts = createInstance();
  await texts.init({
    lng,
    fallbackLng: false,
    resources: {
      en: { shell: { buttons: { save: 'Save' }, found: 'Found {{count}} of {{total}}' } },
      de: { shell: { buttons: { save: 'Speichern' } } },
    },
  });
  return { texts, provider: createI18nProvider(texts, lng) };
}

describe('the texts Refine asks for', () => {
  test('come from the shell’s, with what fills their holes', async () => {
    const { provider: texts } = await provider();
    expect(texts.translate('buttons.save')).toBe('Save');
    expect(texts.translate('found', { count: 3, total: 8 })).toBe('Found 3 of 8');
  });

  test('are Refine’s own where there is none, in whichever place it passes them', async () => {
    const { provider: texts } = await provider();
    expect(texts.translate('buttons.unknown', 'A fallback')).toBe('A fallback');
    expect(texts.translate('buttons.unknown', {}, 'A fallback')).toBe('A fallback');
  });

  test('change with the language', async () => {
    const { texts, provider: before } = await provider();
    expect(before.getLocale()).toBe('en');
    await before.changeLocale('de');
    const after = createI18nProvider(texts, texts.language);
    expect(after.getLocale()).toBe('de');
    expect(after.translate('buttons.save')).toBe('Speichern');
  });
});

import i18next from 'i18next';
import type { BackendModule, Module } from 'i18next';
import { useTheme } from '../theme/store.ts';
import { directionOf, type Language, LANGUAGE_CODES, languageOrDefault } from '#contract/core/languages.ts';

const english = import.meta.glob<{ default: Record<string, unknown> }>('./en/*.json');

async function loadTexts(language: string, namespace: string): Promise<Record<string, unknown>> {
  const files = language === 'en' ? english : (await import('./other-languages.ts')).files;
  const load = files[`./${language}/${namespace}.json`];
  if (!load) throw new Error(`No texts for ${namespace} in ${language}`);
  return (await load()).default;
}

const KEY = 'language';
export const storedLanguage = (): string | null => localStorage.getItem(KEY);

/** One file per language and area, fetched when it is first used. */
const onDemand: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/**
 * Makes the texts of `namespaces` ready, in the language that was chosen here, else in English whatever the browser prefers.
 * With react-i18next as `binding`, others come when a page asks for them and suspend it until then.
 * @throws where they do not arrive
 */
export async function startLocales(namespaces: string[], binding?: Module): Promise<void> {
  const root = document.documentElement;
  i18next.on('languageChanged', (language) => {
    root.lang = language;
  });
  i18next.use(onDemand);
  if (binding) i18next.use(binding);
  const language = languageOrDefault(storedLanguage());
  await i18next.init({
    lng: language,
    // Every language has every text, which a test holds: a second one need not be fetched.
    fallbackLng: false,
    load: 'currentOnly',
    supportedLngs: LANGUAGE_CODES,
    // i18next adds to its list whatever is asked for meanwhile, which need not be there yet.
    ns: [...namespaces],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    keySeparator: '.',
  });
  const missing = namespaces.find((area) => !i18next.hasResourceBundle(language, area));
  if (missing) throw new Error(`The texts for ${missing} in ${language} did not arrive.`);
}

/** Gives the error screen its words. English ones come with the first script, so they are there when others did not arrive. */
export async function ensureErrorTexts(): Promise<void> {
  if (!i18next.isInitialized)
    await i18next.use(onDemand).init({ lng: 'en', ns: ['common'], defaultNS: 'common' });
  else if (!i18next.exists('common:crash.heading')) await i18next.changeLanguage('en');
}

/** Shows everything in another language, written the way it is written. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(KEY, language);
  await i18next.changeLanguage(language);
  useTheme.getState().setDirection(directionOf(language));
}

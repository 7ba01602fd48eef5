import i18next from 'i18next';
import type { BackendModule, Module } from 'i18next';

const LANGUAGES = ['en'];

const files = import.meta.glob<{ default: Record<string, unknown> }>('./*/*.json');

/** One file per language and area, fetched when it is first used. */
const onDemand: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    const load = files[`./${language}/${namespace}.json`];
    if (!load) {
      done(new Error(`No texts for ${namespace} in ${language}`), null);
      return;
    }
    load().then(
      (file) => done(null, file.default),
      (error: Error) => done(error, null),
    );
  },
};

/** Makes the texts of `namespaces` ready. With react-i18next as `binding`, others come when a page asks for them and suspend it until then. */
export async function startLocales(namespaces: string[], binding?: Module): Promise<void> {
  const root = document.documentElement;
  i18next.on('languageChanged', (language) => {
    root.lang = language;
  });
  i18next.use(onDemand);
  if (binding) i18next.use(binding);
  await i18next.init({
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    ns: namespaces,
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    keySeparator: '.',
  });
}

import { APP_TEMPLATES, appOf } from '../concepts/index.ts';
import type { AppKind, AppLanguage } from '../kinds.ts';
import type { Blueprint } from '../schema.ts';
import { type Texts, translated } from './translated.ts';

// The gallery of templates in every language: the hand-made apps, and what stands for their English texts.

export interface Template {
  kind: AppKind;
  /** A sentence that describes such an app. */
  description: string;
  blueprint: Blueprint;
}
type Translations = Readonly<Partial<Record<AppKind, Texts>>>;

const TEXTS: Readonly<Record<Exclude<AppLanguage, 'en'>, () => Promise<{ default: Translations }>>> = {
  es: () => import('./es.json', { with: { type: 'json' } }),
  fr: () => import('./fr.json', { with: { type: 'json' } }),
  de: () => import('./de.json', { with: { type: 'json' } }),
  zh: () => import('./zh.json', { with: { type: 'json' } }),
  ar: () => import('./ar.json', { with: { type: 'json' } }),
};

const NONE: Texts = { app: {}, entities: {} };

/** The texts of a template in a language; none in English, which it is written in. */
async function textsOf(kind: AppKind, language: AppLanguage): Promise<Texts | undefined> {
  if (language === 'en') return undefined;
  return (await TEXTS[language]()).default[kind] ?? NONE;
}

/** The app of a template in a language. */
export async function appIn(kind: AppKind, language: AppLanguage): Promise<Blueprint> {
  const texts = await textsOf(kind, language);
  return texts ? translated(appOf(kind), language, texts) : appOf(kind);
}

/** Every template in a language. */
export const templatesIn = (language: AppLanguage): Promise<Template[]> =>
  Promise.all(
    APP_TEMPLATES.map(async ({ kind, description }) => ({
      kind,
      description: (await textsOf(kind, language))?.app[description] ?? description,
      blueprint: await appIn(kind, language),
    })),
  );

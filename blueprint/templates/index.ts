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

/** Every template in a language. */
export async function templatesIn(language: AppLanguage): Promise<Template[]> {
  if (language === 'en') return APP_TEMPLATES.map((one) => ({ ...one, blueprint: appOf(one.kind) }));
  const { default: texts } = await TEXTS[language]();
  return APP_TEMPLATES.map(({ kind, description }) => {
    const own = texts[kind] ?? NONE;
    return {
      kind,
      description: own.app[description] ?? description,
      blueprint: translated(appOf(kind), language, own),
    };
  });
}

import type { AppLanguage } from '../../kinds.ts';

/** Words that stand in nearly every text of a language and rarely in others. */
export const COMMON: Readonly<Record<'en' | 'es' | 'fr' | 'de', ReadonlySet<string>>> = {
  en: new Set(
    'the and with for of to my our each an app is are have has can that want need track'.split(' '),
  ),
  es: new Set(
    'el la los las con para una un de del y cada mi mis nuestro quiero que aplicación gestión su sus tiene es por'.split(
      ' ',
    ),
  ),
  fr: new Set(
    "le la les des avec pour une un du de et chaque mon ma mes nos je veux gestion application leur leurs est d'une".split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und mit für ein eine einen meine meinen unsere jede jeder jedes hat ich wir verwaltung von ist im zum'.split(
      ' ',
    ),
  ),
};
/** ISO 639-3, as the detector says them. */
export const CODES: Readonly<Record<string, AppLanguage>> = {
  eng: 'en',
  spa: 'es',
  fra: 'fr',
  deu: 'de',
  cmn: 'zh',
  arb: 'ar',
};

import type { OtherLanguage } from '../../words/others/index.ts';

/** What is written down when somebody gets what we lend or rent out. */
const OURS: Readonly<Record<OtherLanguage, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/^prest(?:amos|o)$/u, 'préstamo'],
    [/^alquil(?:amos|o)$/u, 'alquiler'],
  ],
  fr: [
    [/prêtons$|^(?:on )?prête$/u, 'prêt'],
    [/louons$|^(?:on )?loue$/u, 'location'],
  ],
  de: [
    [/verleih(?:en|t|e)$/u, 'Ausleihe'],
    [/vermiete[nt]?$/u, 'Vermietung'],
  ],
  zh: [],
  ar: [
    [/^[نأ]عير$/u, 'إعارة'],
    [/^[نأ]ؤجر$/u, 'تأجير'],
  ],
};
export const lentAs = (verb: string, language: OtherLanguage): string | undefined =>
  OURS[language].find(([words]) => words.test(verb))?.[1];

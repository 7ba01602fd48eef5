import type { OtherLanguage } from './index.ts';

/** "Wer hat welches Buch ausgeliehen": questions that ask who took what, and what is written down of it. */
export const WHO_TOOK: Readonly<Record<OtherLanguage, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [
      /quién(?:es)? (?:tienen?|han?|se han?)(?: [\p{L}]+){0,4} prestad|quién(?:es)? (?:se llev|tom[óa])/u,
      'préstamo',
    ],
    // "Quién tiene qué libro y desde cuándo"
    [
      /quién(?:es)? tienen? (?:qué|cada)(?= ?\p{L}*[^.;]{0,40}(?:desde cuándo|hasta cuándo|devol|devuel))/u,
      'préstamo',
    ],
    [/quién(?:es)? (?:tienen? |han? )?(?:alquilad|alquila|alquiló)/u, 'alquiler'],
    [/quién(?:es)? (?:tienen? |han? )?(?:reservad|reserva|reservó)/u, 'reserva'],
  ],
  fr: [
    [/qui (?:a|ont|avait) (?:pris ou )?emprunté|qui emprunte/u, 'emprunt'],
    [
      /qui (?:a|ont|détient) (?:quoi|quel(?:le)?s? \p{L}+)(?=[^.;]{0,40}(?:rend|depuis quand|retour|jusqu['’]à quand))/u,
      'emprunt',
    ],
    [/qui (?:a|ont) loué|qui loue/u, 'location'],
    [/qui (?:a|ont) réservé|qui réserve/u, 'réservation'],
  ],
  de: [
    [/wer(?: \p{L}+){0,5} (?:aus|ent|ge)?(?:ge)?(?:liehen|leiht)(?!\p{L})/u, 'Ausleihe'],
    [/wer hat (?:was|welche[nsr]? \p{L}+)(?=[^.;]{0,40}(?:zurück|seit wann|bis wann))/u, 'Ausleihe'],
    [/wer(?: \p{L}+){0,5} (?:gemietet|mietet)(?!\p{L})/u, 'Vermietung'],
    [/wer(?: \p{L}+){0,5} (?:gebucht|bucht)(?!\p{L})/u, 'Buchung'],
    [/wer(?: \p{L}+){0,5} reserviert(?!\p{L})/u, 'Reservierung'],
  ],
  // Chinese says it of what is kept otherwise as well.
  zh: [],
  ar: [
    [/من (?:الذي )?[يا]ستع[اي]ر/u, 'إعارة'],
    [/من (?:أخذ|عنده|لديه|معه) (?:أي|ماذا)(?=[^.؛]{0,40}(?:[يت]عيد|[يت]رجع|إعادة|إرجاع|منذ متى))/u, 'إعارة'],
    [/من (?:الذي )?[يا]ستأجر/u, 'تأجير'],
    [/من (?:الذي )?(?:حجز|يحجز)/u, 'حجز'],
  ],
};

/** "Welches Buch", "quel livre": what is taken, in a group. */
export const WHICH: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /(?<!\p{L})qué (\p{L}{3,30})(?!\p{L})/iu,
  fr: /(?<!\p{L})quel(?:le)?s? (\p{L}{3,30})(?!\p{L})/iu,
  de: /(?<!\p{L})welche[nsr]? (\p{Lu}\p{L}{2,40})(?!\p{L})/u,
  zh: /(?!)/u,
  ar: /(?<!\p{L})أي (\p{L}{2,20})(?!\p{L})/u,
};

import type { AppLanguage } from '../../kinds.ts';

// How a range stands behind the number it is of: "pain 0-10", "marks out of 20", "edad de 6 a 12".

/** Parts of patterns, with the groups `min` and `max` for the numbers. */
export interface RangeWords {
  /** Both ends, or the upper one. */
  ranges: readonly string[];
  /** One end, behind what is known as a number: "quantity at least 1". */
  bounds: readonly string[];
  /** A sentence about the number: "must be between 1 and 99". */
  sentences: readonly string[];
  /** What is counted on the scale: "1-5 stars". */
  units: string;
  /** Words that may follow a range. */
  next: string;
}

const NUMBER = String.raw`-?\d{1,6}(?:[.,]\d{1,2})?`;
const MIN = `(?<min>${NUMBER})`;
const MAX = `(?<max>${NUMBER})`;
const DASHED = String.raw`${MIN} ?[-–~] ?${MAX}`;
const MUST = String.raw`(?:must|has to|have to|should|needs? to|may only|can only|must always|should always) be`;
const CANNOT = String.raw`(?:can ?not|can'?t|can’t|must not|mustn'?t|may not|should not|shouldn'?t|must never|can never) (?:be|go|exceed)`;

export const RANGE_WORDS: Readonly<Record<AppLanguage, RangeWords>> = {
  en: {
    ranges: [
      String.raw`(?:from |on a scale (?:of |from )|scale (?:of )?|rated |ranging from )?${MIN} ?(?:-|–|~|to) ?${MAX}`,
      `(?:is )?between ${MIN} (?:and|to) ${MAX}`,
      `out of ${MAX}`,
      String.raw`/ ?(?<max>5|10|20|100)`,
    ],
    bounds: [
      String.raw`(?:at least|min\.?|minimum|no less than|of at least) ${MIN}`,
      String.raw`(?:at most|max\.?|maximum|no more than|up to|not over) ${MAX}`,
    ],
    sentences: [
      String.raw`${MUST} (?:between|from) ${MIN} (?:and|to) ${MAX}`,
      String.raw`${MUST} (?:at least|no less than) ${MIN}`,
      String.raw`${MUST} (?:at most|no more than|not more than) ${MAX}`,
      String.raw`${CANNOT} (?:more than|over|above|higher than|greater than|beyond) ${MAX}`,
      String.raw`${CANNOT} (?:less than|under|below|lower than) ${MIN}`,
    ],
    units: 'stars|points|pts|%|percent|degrees|°c',
    next: String.raw`(?:and|or|plus|with|then|also|on)\b`,
  },
  es: {
    ranges: [
      `(?:del? |en una escala del? )${MIN} al? ${MAX}`,
      `entre ${MIN} y ${MAX}`,
      DASHED,
      `sobre ${MAX}`,
    ],
    bounds: [
      String.raw`(?:al menos|como mínimo|mínimo|mín\.?) ${MIN}`,
      String.raw`(?:como máximo|máximo|máx\.?) ${MAX}`,
    ],
    sentences: [`debe(?:n)? (?:ser|estar) (?:de|entre) ${MIN} (?:a|y) ${MAX}`],
    units: 'estrellas|puntos|%',
    next: '(?:y|e|o|u|con) ',
  },
  fr: {
    ranges: [`(?:de |sur une échelle de )${MIN} à ${MAX}`, `entre ${MIN} et ${MAX}`, DASHED, `sur ${MAX}`],
    bounds: [String.raw`(?:au moins|minimum|min\.?) ${MIN}`, String.raw`(?:au plus|maximum|max\.?) ${MAX}`],
    sentences: [`doi(?:t|vent) être (?:comprise? )?entre ${MIN} et ${MAX}`],
    units: 'étoiles|points|%',
    next: '(?:et|ou|avec) ',
  },
  de: {
    ranges: [`(?:von |auf einer Skala von )?${MIN} bis ${MAX}`, `zwischen ${MIN} und ${MAX}`, DASHED],
    bounds: [
      String.raw`(?:mindestens|minimum|min\.?) ${MIN}`,
      String.raw`(?:höchstens|maximal|maximum|max\.?) ${MAX}`,
    ],
    sentences: [`(?:muss|müssen|soll) zwischen ${MIN} und ${MAX} (?:liegen|sein)`],
    units: 'Sternen?|Punkten?|%|Prozent',
    next: '(?:und|oder|sowie|mit) ',
  },
  zh: {
    ranges: [`从?${MIN} ?(?:-|–|~|到|至) ?${MAX}`, `满分(?:为)?${MAX}`],
    bounds: [`(?:至少|最少|最低)${MIN}`, `(?:最多|最高|不超过)${MAX}`],
    sentences: [`(?:必须|应|须)(?:在|介于) ?${MIN} ?(?:-|–|~|到|至|和) ?${MAX} ?之间`],
    units: '分|星|颗星|%',
    next: '[和与及或、]',
  },
  ar: {
    ranges: [`من ${MIN} (?:إلى|الى|حتى) ${MAX}`, `بين ${MIN} و ?${MAX}`, DASHED],
    bounds: [`(?:على الأقل|بحد أدنى) ${MIN}`, `(?:على الأكثر|بحد أقصى) ${MAX}`],
    sentences: [`يجب أن (?:يكون|تكون) بين ${MIN} و ?${MAX}`],
    units: 'نجوم|نقاط|درجات|%',
    next: '(?:و|أو )',
  },
};

/** What is read off an instrument: it is written down even where it lies outside its range. */
export const MEASURED =
  /temperat|humid|moisture|feucht|pressure|presión|pression|druck|\bph\b|level|nivel|niveau|pegel|chlor|voltage|spann|battery|glucose|blood|sugar|oxygen|salinity|speed|noise|温度|湿度|压力|水位|حرارة|رطوبة|ضغط|مستوى/iu;

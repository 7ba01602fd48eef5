import type { AppLanguage } from '../../kinds.ts';

// How long something takes, and when it is due: "a lesson lasts 45 minutes", "books must be returned within 14 days".

/** What is said behind its subject; `{short}` and `{long}` stand for so many minutes or days. */
interface TermWords {
  /** Parts of patterns for units, with the minutes of each. */
  short: readonly (readonly [unit: string, minutes: number])[];
  long: readonly (readonly [unit: string, minutes: number])[];
  lengths: readonly string[];
  dues: readonly string[];
  expiries: readonly string[];
  /** What stands before or behind what is asked for, told of or repeated. */
  other: RegExp;
  /** The list of rows whose time is over. */
  isOver: string;
}

const DAY = 1440;
const WEEK = 7 * DAY;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;
const WORD = String.raw`\p{L}+`;
const MUST = '(?:must|has to|have to|should|needs? to|is to|are to)';

export const TERM_WORDS: Readonly<Record<AppLanguage, TermWords>> = {
  en: {
    short: [
      ['min(?:ute)?s?', 1],
      ['(?:hours?|hrs?)', 60],
    ],
    long: [
      ['(?:working |business |calendar )?days?', DAY],
      ['weeks?', WEEK],
      ['months?', MONTH],
      ['years?', YEAR],
    ],
    lengths: [
      '(?:lasts?|takes?|runs? for|is|are|=|of) (?:about |around |usually |always )?{short}(?: long| each)?',
      String.raw`\({short}\)`,
    ],
    dues: [
      `${MUST} be ${WORD}(?: back)? (?:within|in|after|at) {long}`,
      '(?:is|are) due (?:back )?(?:within|in|after) {long}',
      '(?:is|are) (?:lent|loaned|lent out|loaned out|borrowed) for (?:up to )?{long}',
      '(?:cures?|ages?|matures?|ferments?|rests?|dry|dries|hangs?|brews?|incubates?|germinates?) (?:for )?{long}',
    ],
    expiries: [
      '(?:is|are|stays?|remains?) (?:valid|good) for {long}',
      '(?:lasts?|runs? for) {long}',
      '(?:expires?|lapses?|runs? out) (?:after|in) {long}',
    ],
    other:
      /\b(?:if|when|whenever|show|list|which|who|remind\w*|warn\w*|alert\w*|notify|tell|e-?mail\w*|every|before|notice|ahead|in advance)\b/iu,
    isOver: 'time is up',
  },
  es: {
    short: [
      ['min(?:utos?)?', 1],
      ['(?:horas?|h)', 60],
    ],
    long: [
      ['días?(?: hábiles)?', DAY],
      ['semanas?', WEEK],
      ['mes(?:es)?', MONTH],
      ['años?', YEAR],
    ],
    lengths: ['(?:duran?|es de|son de) (?:unos |unas )?{short}'],
    dues: [
      `(?:deben?|tienen? que) (?:ser )?${WORD} (?:en|dentro de|a los|después de) (?:un plazo de )?{long}`,
    ],
    expiries: ['(?:vale|valen|caducan?|vencen?|(?:es|son) válid[oa]s?) (?:por |durante |a los |en )?{long}'],
    other: /(?<!\p{L})(?:si|cuando|mostrar|avis\p{L}+|record\p{L}+|antes|cada)(?!\p{L})/iu,
    isOver: 'plazo cumplido',
  },
  fr: {
    short: [
      ['min(?:utes?)?', 1],
      ['(?:heures?|h)', 60],
    ],
    long: [
      ['jours?(?: ouvrés)?', DAY],
      ['semaines?', WEEK],
      ['mois', MONTH],
      ['ans?', YEAR],
    ],
    lengths: ['(?:dure|durent|est de|sont de) (?:environ )?{short}'],
    dues: [
      `doi(?:t|vent) être ${WORD} (?:sous|dans les|dans|après|en) {long}`,
      `(?:est|sont) à ${WORD} (?:sous|dans les|dans|en) {long}`,
    ],
    expiries: ['(?:est |sont )?(?:valables?|valides?|expirent?) (?:pendant |après |au bout de )?{long}'],
    other: /(?<!\p{L})(?:si|quand|lorsque|afficher|rappel\p{L}*|avert\p{L}+|avant|chaque)(?!\p{L})/iu,
    isOver: 'délai écoulé',
  },
  de: {
    short: [
      ['Min(?:uten?)?', 1],
      ['Stunden?', 60],
    ],
    long: [
      ['(?:Werk|Arbeits)?tagen?|Tage?', DAY],
      ['Wochen?', WEEK],
      ['Monaten?|Monate?', MONTH],
      ['Jahren?|Jahre?', YEAR],
    ],
    lengths: ['(?:dauert|dauern) (?:etwa |rund )?{short}'],
    dues: [`(?:muss|müssen|soll|sollen) (?:nach|innerhalb von|binnen|in) {long}`],
    expiries: ['(?:gilt|gelten) {long}', '(?:ist|sind) {long} gültig', '(?:läuft|laufen) nach {long} ab'],
    other:
      /(?<!\p{L})(?:wenn|falls|sobald|zeig\p{L}*|erinner\p{L}+|warn\p{L}*|vorher|alle|jede\p{L}?)(?!\p{L})/iu,
    isOver: 'Frist abgelaufen',
  },
  zh: {
    short: [
      ['分钟', 1],
      ['(?:个)?小时', 60],
    ],
    long: [
      ['(?:个工作日|天|日)', DAY],
      ['(?:周|个星期)', WEEK],
      ['个月', MONTH],
      ['年', YEAR],
    ],
    lengths: ['(?:时长|持续|为|需要|需)?(?:(?<!预)约)?{short}'],
    dues: ['(?:必须|须|应|需|要)(?:在)?{long}内'],
    expiries: ['(?:的)?有效期(?:为|是)?{long}'],
    other: /如果|提醒|通知|提前|之前|显示/u,
    isOver: '已到期',
  },
  ar: {
    short: [
      ['(?:دقيقة|دقائق)', 1],
      ['(?:ساعة|ساعات)', 60],
    ],
    long: [
      ['(?:يوما|يومًا|أيام|يوم)', DAY],
      ['(?:أسبوع|أسابيع)', WEEK],
      ['(?:شهرا|شهرًا|أشهر|شهر)', MONTH],
      ['(?:سنة|سنوات)', YEAR],
    ],
    lengths: ['(?:تستغرق|يستغرق|مدتها|مدته) {short}', String.raw`مدة ال\p{L}{2,12} {short}`],
    dues: ['(?:خلال|في غضون) {long}'],
    expiries: ['(?:صالحة?|تنتهي|ينتهي) (?:لمدة |بعد ){long}'],
    other: /(?<!\p{L})(?:إذا|عند|ذكر\p{L}*|تذكير|قبل|كل)(?!\p{L})/u,
    isOver: 'انتهت المدة',
  },
};

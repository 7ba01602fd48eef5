import type { AppLanguage } from '../../kinds.ts';

/** How a line speaks of what it keeps: as something that happens, that lies in stock, that is looked after, or that is collected. */
export type Manner = 'happening' | 'stocked' | 'managed' | 'collected';

type Words = Readonly<Record<AppLanguage, RegExp>>;

const happening: Words = {
  en: /\b(?:log(?:s|book|ging)?|diary|diaries|journal|track(?:s|er|ing)?|record(?:s|ing)?|history|remember|monitor(?:ing)?|count(?:er|ing)?|score)\b/iu,
  es: /(?<!\p{L})(?:diario|bitácora|registro|registrar|seguimiento|historial|apuntar|anotar)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:journal|carnet|suivi|suivre|historique|noter|enregistrer)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:\p{L}*tagebuch|\p{L}*protokoll|logbuch|festhalten|notieren|erfassen|\p{L}*erfassung|verlauf)(?!\p{L})/iu,
  zh: /记录|日记|日志|打卡|跟踪|追踪/u,
  ar: /سجل|يوميات|تتبع|متابعة|تسجيل/u,
};
const stocked: Words = {
  en: /\b(?:inventory|inventories|stock|stores|supplies)\b/iu,
  es: /(?<!\p{L})(?:inventario|existencias|stock)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:inventaire|stocks?)(?!\p{L})/iu,
  de: /(?:inventar|bestand|bestände|lager|vorrat|vorräte)/iu,
  zh: /库存|存货|盘点/u,
  ar: /جرد|مخزون/u,
};
const managed: Words = {
  en: /\b(?:manag(?:e|er|es|ing|ement)|admin(?:istration)?|register|registry|maintenance|servicing|organi[sz](?:e|er|ing)|schedul(?:e|er|es|ing)|bookings?|rentals?|hire|reservations?)\b/iu,
  es: /(?<!\p{L})(?:gestión|gestionar|gestor|administra(?:r|ción)|mantenimiento|reservas?|alquiler|control)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:gestion|gérer|administration|entretien|réservations?|location|registre)(?!\p{L})/iu,
  de: /(?:verwaltung|verwalten|wartung|buchung|vermietung|verleih|verzeichnis|kartei)/iu,
  zh: /管理|维护|预订|预约|租赁|登记/u,
  ar: /إدارة|ادارة|صيانة|حجز|تأجير/u,
};
const collected: Words = {
  en: /\b(?:collections?|list|catalog(?:ue)?|librar(?:y|ies)|archive|wish ?list|favou?rites?|ratings?|reviews?|map|my|our|sets)\b/iu,
  es: /(?<!\p{L})(?:colección|lista|catálogo|biblioteca|archivo|favorit[oa]s|mis?|nuestr[oa]s?)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:collection|liste|catalogue|bibliothèque|archives?|préféré\p{L}*|mes|mon|ma|nos|notre)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:\p{L}*sammlung|\p{L}*liste|katalog|bibliothek|archiv|lieblings\p{L}*|meine?|unsere?)(?!\p{L})/iu,
  zh: /收藏|清单|列表|目录|图鉴|我的|我们的/u,
  ar: /مجموعة|قائمة|كتالوج|مكتبة|أرشيف|المفضلة/u,
};

/** Looked for in this order: "log of my repottings" is a log before it is mine. */
export const MANNERS_OF_KEEPING: readonly (readonly [Manner, Words])[] = [
  ['happening', happening],
  ['stocked', stocked],
  ['managed', managed],
  ['collected', collected],
];

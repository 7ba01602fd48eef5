import type { TIME_UNITS } from '../../../kinds.ts';
import type { OtherLanguage } from './index.ts';

// "No más de 20 visitas al día", "höchstens zwei im Monat", "每天最多 20 个": in which time so many are allowed.

type TimeUnit = (typeof TIME_UNITS)[number];
type Periods = readonly (readonly [RegExp, TimeUnit])[];

export const PERIODS: Readonly<Record<OtherLanguage, Periods>> = {
  es: [
    [/(?:al|por|cada|en un|el mismo) (?:día|noche)(?!\p{L})|diari[oa]s?(?!\p{L})/u, 'day'],
    [/(?:a la|por|cada|en una|la misma) semana(?!\p{L})|semanal(?:es)?(?!\p{L})/u, 'week'],
    [/(?:al|por|cada|en un) mes(?!\p{L})|mensual(?:es)?(?!\p{L})/u, 'month'],
    [/(?:al|por|cada|en un) año(?!\p{L})|anual(?:es)?(?!\p{L})/u, 'year'],
  ],
  fr: [
    [/(?:par|chaque|dans la même) (?:jour|journée|nuit|soir)(?!\p{L})/u, 'day'],
    [/(?:par|chaque) semaine(?!\p{L})/u, 'week'],
    [/(?:par|chaque) mois(?!\p{L})/u, 'month'],
    [/(?:par|chaque) (?:an|année)(?!\p{L})/u, 'year'],
  ],
  de: [
    [/(?:pro|je|am|jeden|an einem) (?:tag|nacht|abend)(?!\p{L})|täglich(?!\p{L})/u, 'day'],
    [/(?:pro|je|in der|jede|in einer) woche(?!\p{L})|wöchentlich(?!\p{L})/u, 'week'],
    [/(?:pro|je|im|jeden|in einem) monat(?!\p{L})|monatlich(?!\p{L})/u, 'month'],
    [/(?:pro|je|im|jedes|in einem) jahr(?!\p{L})|jährlich(?!\p{L})/u, 'year'],
  ],
  zh: [
    [/每天|每日|一天|每晚/u, 'day'],
    [/每周|每星期|一周/u, 'week'],
    [/每(?:个)?月|一个月/u, 'month'],
    [/每年|一年/u, 'year'],
  ],
  ar: [
    [/(?:في|كل) (?:اليوم|يوم|ليلة)|يوميا/u, 'day'],
    [/(?:في|كل) (?:الأسبوع|الاسبوع|أسبوع|اسبوع)|أسبوعيا/u, 'week'],
    [/(?:في|كل) (?:الشهر|شهر)|شهريا/u, 'month'],
    [/(?:في|كل) (?:السنة|سنة|العام|عام)|سنويا/u, 'year'],
  ],
};
/** Before whom it holds: "por cliente", "je Mitglied". */
export const FOR_EACH: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /(?:por|cada|para cada) $/u,
  fr: /(?:par|chaque|pour chaque) $/u,
  de: /(?:pro|je|jede[rs]?|für jeden?) $/u,
  zh: /(?:每(?:个|位|名|人)?)$/u,
  ar: /(?:لكل|كل) (?:ال)?$/u,
};
/** For whom a limit holds: "cada" before who it is, or whoever it is. */
export const HOLDERS: Readonly<Record<OtherLanguage, { each: RegExp; everybody: RegExp }>> = {
  es: {
    each: /(?<!\p{L})cada $/u,
    everybody: /(?:por|cada) persona|cada uno(?!\p{L})|nadie (?:puede|podrá)/u,
  },
  fr: { each: /(?<!\p{L})chaque $/u, everybody: /(?:par|chaque) personne|chacun(?!\p{L})|personne ne peut/u },
  de: {
    each: /(?<!\p{L})(?:jede[mnrs]?|pro|je) $/u,
    everybody: /(?:pro|jede) person|pro kopf|jede[rm]? (?:darf|kann)|niemand (?:darf|kann)/u,
  },
  zh: { each: /每一?[个位名只台间门场次节期堂本辆张家条份班]?$/u, everybody: /每(?:个)?人|每位|任何人/u },
  ar: { each: /(?<!\p{L})(?:كل|لكل) (?:ال)?$/u, everybody: /(?:لكل|كل) (?:شخص|واحد|فرد)|لا أحد|الشخص/u },
};

/** "Caduque en 7 días", "in zwei Wochen abläuft": a number and a unit of time, in two groups, of what is over then. */
export const WITHIN: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /(?:en|dentro de|falt[ae]n?|qued[ae]n?)(?: menos de)? (\d+|\p{L}{2,8}) (día|dia|semana|mes)/u,
  fr: /(?:dans|d['’]ici|reste|sous)(?: moins de)? (\d+|\p{L}{2,8}) (jour|semaine|mois)/u,
  de: /(?:in|innerhalb von|binnen|noch)(?: weniger als)? (\d+|\p{L}{3,8}) (tag|woche|monat)/u,
  zh: /(\d+|[一两二三四五六七十]+)\s*(天|日|周|个?星期|个月)(?:之内|以内|内|后|就|即将|要)?(?:到期|过期|结束|失效)/u,
  ar: /(?:خلال|بعد|في غضون|بقي|باقي)\s*(\d+|\p{L}{3,5})?\s*(يوم\p{L}*|أيام|أسبوع\p{L}*|أسابيع|شهر\p{L}*|أشهر|شهور)/u,
};

/** "Un informe mensual de ingresos": figures over a time, and nothing that somebody writes. */
export const REPORTS: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /(?:informe|reporte) (?:mensual|semanal|anual|diario)|(?:informe|reporte) de(?: l[oa]s?)? \p{L}{3,20} (?:por|al|cada) (?:mes|semana|año|día)/u,
  fr: /(?:rapport|bilan) (?:mensuel|hebdomadaire|annuel|journalier|quotidien)|(?:rapport|bilan) (?:de |des |du |d['’])\p{L}{3,20} par (?:mois|semaine|an|jour)/u,
  de: /(?:monats|wochen|jahres|tages)bericht|(?:monatliche|wöchentliche|jährliche|tägliche)[rn]? bericht|bericht (?:der|über die|über) \p{L}{3,20} (?:pro|je) (?:monat|woche|jahr|tag)/u,
  zh: /[月周年日]报表?(?!名|修|告|价)|每[月周年天]的?\p{Script=Han}{0,6}报表/u,
  ar: /تقرير(?:ا|ًا|اً)? (?:شهري|أسبوعي|سنوي|يومي)/u,
};

/** "… mit Wetter, Arbeitern, Fotos": what has a list of its own behind it, or is written by somebody, is filled in and no figure. */
export const FILLED_IN =
  /^[^.;。]{0,30}?(?:(?<!\p{L})(?:mit|con|avec)(?!\p{L})|[:：])[^.;。]{2,40}?(?:[,、]|\s(?:y|e|et|und)\s)|schreib|ausfüll|rédig|rempli|escrib|rellen/u;

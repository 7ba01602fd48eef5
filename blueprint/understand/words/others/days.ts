import type { OtherLanguage } from './index.ts';

// How one day is said to come before another. Each pattern is tried on a clause in lower case.

export interface Days {
  /** What stands between the two; the first group where the one before it comes later. */
  compares: RegExp;
  /** Words for the day something ends on, and for the one it begins on. */
  ends: RegExp;
  begins: RegExp;
  /** Words of a label that say nothing of which day it is. */
  generic: RegExp;
}

export const DAYS: Readonly<Record<OtherLanguage, Days>> = {
  es: {
    compares:
      /(?<!\p{L})(?:(después (?:de|del)|posterior al?|más tarde que|no (?:\p{L}+ ){0,3}(?:antes (?:de|del)|anterior al?))|antes (?:de|del)|anterior al?)(?!\p{L})/u,
    ends: /(?<!\p{L})(?:fin|final|término|vuelta|devolución|retorno|hasta|cierre|vencimiento|entrega)(?!\p{L})/u,
    begins: /(?<!\p{L})(?:inicio|comienzo|principio|ida|salida|entrada|llegada|desde|apertura)(?!\p{L})/u,
    generic: /^(?:fecha|día|dia|hora|de|del|la|el|prevista?)$/u,
  },
  fr: {
    compares:
      /(?<!\p{L})(?:(après|postérieure? (?:à|au)|plus tard que|(?:pas|jamais) (?:\p{L}+ ){0,2}(?:avant|antérieure? (?:à|au)))|avant|antérieure? (?:à|au))(?!\p{L})/u,
    ends: /(?<!\p{L})(?:fin|retour|restitution|clôture|échéance|livraison|jusqu)(?!\p{L})/u,
    begins: /(?<!\p{L})(?:début|départ|commencement|arrivée|ouverture|emprunt|sortie)(?!\p{L})/u,
    generic: /^(?:date|jour|heure|de|du|la|le|prévue?|d|l)$/u,
  },
  de: {
    compares:
      /(?<!\p{L})(?:(nach|hinter|später als|nicht (?:\p{L}+ ){0,2}(?:vor|früher als))|vor|früher als)(?!\p{L})/u,
    ends: /(?<!\p{L})(?:\p{L}*ende|\p{L}*rückgabe|bis|abreise|ablauf|abgabe|\p{L}*schluss|check-?out)(?!\p{L})/u,
    begins: /(?<!\p{L})(?:\p{L}*beginn|\p{L}*anfang|\p{L}*start|von|anreise|ausgabe|check-?in)(?!\p{L})/u,
    generic: /^(?:datum|tag|uhrzeit|zeit|am|der|die|das)$/u,
  },
  zh: {
    compares:
      /(晚于|迟于|大于|(?:不能|不得|不可以?|不许|不应该?|别)(?:早于|小于|先于)|(?:不能|不得|不可以?|不许)在(?=.{1,10}前)|(?<!不能|不得|不可|不许)在(?=.{1,10}后))|早于|先于|小于|(?:不能|不得|不可以?)(?:晚于|迟于|大于)/u,
    ends: /结束|归还|截止|退房|离店|到期|返回|完工/u,
    begins: /开始|借出|入住|起始|出发|开工|签订/u,
    generic: /^(?:日期|时间|日)$/u,
  },
  ar: {
    compares: /(?<!\p{L})(?:(بعد|(?:لا|ما|مو|ليس)\s+(?:\p{L}+\s+){0,2}قبل)|قبل|يسبق)(?!\p{L})/u,
    ends: /(?<!\p{L})(?:ال)?(?:نهاية|انتهاء|عودة|إرجاع|ارجاع|استرجاع|تسليم|مغادرة)(?!\p{L})/u,
    begins: /(?<!\p{L})(?:ال)?(?:بداية|بدء|ذهاب|استلام|وصول|استعارة|دخول)(?!\p{L})/u,
    generic: /^(?:ال)?(?:تاريخ|يوم|وقت|موعد|ساعة)$/u,
  },
};

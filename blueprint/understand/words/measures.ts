// Words that say what a number, an amount or a day of a thing is, in all languages that apps speak.

/** What there is of something. */
export const STOCK =
  /stock|quantity|qty|amount|left|available|existencias|inventario|cantidad|disponib|unidades|quantité|restant|bestand|menge|vorrat|lager|verfügbar|库存|数量|剩余|余额|课时|支数|مخزون|كمية|رصيد|متوفر/iu;
/** What a number is compared with, in English. */
export const LIMIT = /\b(?:min\w*|max\w*|limit|below|above|threshold)\b/i;
/** How much of it is taken. */
export const QUANTITY =
  /quantity|qty|amount|count|cantidad|unidades|quantité|nombre|menge|anzahl|数量|件数|支数|كمية|عدد/iu;
/** How many there may be. */
export const CAPACITY =
  /capacity|seats|places|spots|max|number of(?! pages)|people|plazas|aforo|capacidad|cupo|personas|camas|places|capacité|couchages|lits|kapazität|plätze|teilnehmer|personen|名额|人数|容量|座位|上限|床位数|سعة|مقاعد|أماكن|الحد الأقصى|عدد(?! (?:ال)?صفحات)/iu;
/** A day by which something has to be done. */
export const DUE =
  /(?<!\p{L})(?:due|return|until|end|next|bis)|expir|deadline|venc|caduc|devoluci|hasta|próxim|límite|échéance|retour|expir|prochain|limite|fällig|rückgabe|ablauf|nächste|frist|到期|截止|归还|有效期|استحقاق|إرجاع|انتهاء|تسليم/iu;
/** A day on which something was done, which never comes. */
export const OVER =
  /^last\b|^(?:date )?(?:done|bought|built|made|given|taken|sold|sent|received|joined)\b|ed (?:on|at)$/iu;
/** What is summed up where nothing else is said. */
export const AMOUNT =
  /revenue|sales|income|spend|cost|turnover|total|amount|hours|kg|weight|ingres|ventas|gasto|coste|importe|horas|kilos|recettes?|ventes?|dépenses?|montant|chiffre|heures|kilos|umsatz|einnahme|ausgabe|kosten|betrag|stunden|kilo|factura|recaud|valor|valeur|summe|liter|litros|收入|支出|销售|金额|总额|票房|小时|公斤|千克|营业额|总额|إيراد|مبيعات|مصروف|مبلغ|ساعات|كمية|مجموع|إجمالي/iu;

/** What is measured of the same thing again and again, in English. */
export const MEASURED_AGAIN =
  'weight|height|temperature|blood pressure|blood sugar|heart rate|pulse|body fat|mileage';

/** How long something took, as a number. */
export const HOURS = /(?<!\p{L})(?:hours?|horas?|heures?|stunden|ساعات)(?!\p{L})|小时/iu;

/** A chart's unit of time. */
export const TIME_UNITS: readonly (readonly [RegExp, 'day' | 'week' | 'month' | 'year'])[] = [
  [
    /(?<!\p{L})(?:days?|daily|días?|diari[oa]s?|jours?|journalier|tage?|täglich\p{L}*|يومي?ا?)(?!\p{L})|每天|每日|按天|按日/iu,
    'day',
  ],
  [
    /(?<!\p{L})(?:weeks?|weekly|semanas?|semanal(?:es)?|semaines?|hebdomadaire|wochen?|wöchentlich\p{L}*|أسبوع\p{L}*)(?!\p{L})|每周|按周|每星期/iu,
    'week',
  ],
  [
    /(?<!\p{L})(?:months?|monthly|mes(?:es)?|mensual(?:es)?|mois|mensuel\p{L}*|monate?|monatlich\p{L}*|شهر\p{L}*|الشهر)(?!\p{L})|每月|按月|每个月|月度/iu,
    'month',
  ],
  [
    /(?<!\p{L})(?:years?|yearly|años?|anual(?:es)?|an|ans|années?|annuel\p{L}*|jahre?|jährlich\p{L}*|سنو?ي?\p{L}*|سنة)(?!\p{L})|每年|按年|年度/iu,
    'year',
  ],
];
/** What stands between what is counted and what it is counted by. */
export const COUNTED_BY = / (?:by|per|over|each|por|cada|según|par|selon|pro|je|nach|حسب|لكل|كل) |按|每/u;

/** What is read off a meter: the beginning and the end of such a thing are numbers. */
export const METERED =
  /odometer|mileage|(?<!\p{L})(?:km|kms|miles|meters?|counters?)(?!\p{L})|cuentakilómetros|kilometraje|contador|compteur|kilométrage|kilometerstand|zählerstand|tacho|里程表|读数|عداد/iu;
/** Units that stand before "of" or end a label, in English; pounds may be money. */
export const ENGLISH_UNITS =
  'kgs?|kilos?|kilograms?|grams?|litres?|liters?|tonnes?|tons?|lbs?|metres|meters|hectares|gallons|ml|km';

// Names of fields by their form, which nothing is chosen from.

/** "Called at", "needed by": a day or a time that is written down. */
const DATED = /^(?:\p{L}+ )?(?:\p{L}{3,}(?:ed|en|lt|nt)|due|back) (?:at|on|by)$/u;
export const isDated = (value: string): boolean => DATED.test(value);
/** "Drawing no", "setup min", "hours wanted": a number or an amount by its form. */
const COUNTED =
  /^\p{L}+ (?:no|nr|number|qty|mins?|minutes|kg|cm|mm|weight|height|length|width|date|price|cost)$|^(?:hours?|pieces|places|seats|amount|quantity|number|distance|litres?|liters?|gallons?|kilometres?|kilometers?|km|miles|metres|meters|kilos?|kg|grams|tons|tonnes|bags|units|minutes|nights) (?:wanted|needed|worked|used|required|sold|given|taken|driven|flown|sailed|ridden|cycled|run|walked|travell?ed|burned|burnt|consumed|poured|pumped|fuelled)$/u;
/** What is written down of things of all kinds, and chosen of none. */
const WRITTEN =
  /^(?:name|title|description|location|address|date|time|price|cost|amount|qty|quantity|number|age|weight|height|length|width|level|year|deadline|duration|due|start|end|notes|temp|ph)$/u;
/** Whether what is listed is the name of something written down. */
export const isFieldName = (value: string): boolean =>
  isDated(value) || COUNTED.test(value) || WRITTEN.test(value);

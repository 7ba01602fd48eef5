import type { OtherLanguage } from './index.ts';

/** "En venta o alquiler": for what something is offered, what it is chosen from, and what that is called. */
export const OFFERED_FOR: Readonly<
  Record<OtherLanguage, { pattern: RegExp; values: readonly [string, string]; label: string }>
> = {
  es: {
    pattern:
      /(?<!\p{L})(?:en |para |de )(?:la )?(?:venta|alquiler|arriendo|renta)(?: [oyu] | \/ ?|\/)(?:en |para |de )?(?:la )?(?:alquiler|arriendo|renta|venta)(?!\p{L})/giu,
    values: ['venta', 'alquiler'],
    label: 'operación',
  },
  fr: {
    pattern:
      /(?<!\p{L})(?:à|en) (?:la )?(?:vendre|vente|louer|location)(?: ou | et )(?:à |en )?(?:la )?(?:louer|location|vendre|vente)(?!\p{L})/giu,
    values: ['vente', 'location'],
    label: "type d'offre",
  },
  de: {
    pattern:
      /(?<!\p{L})(?:zum|zur) (?:Kauf|Verkauf|Miete|Vermietung)(?: oder | und )(?:zum |zur )?(?:Kauf|Verkauf|Miete|Vermietung|Mieten)(?!\p{L})/gu,
    values: ['Kauf', 'Miete'],
    label: 'Angebotsart',
  },
  zh: {
    pattern:
      /(?:分为?|有)?(?:出售|在售|售|出租|在租)(?:[和或与及、]|或者)(?:出租|在租|租|出售|在售|售)(?:两种)?(?=[，,。、；（(]|$)/gu,
    values: ['出售', '出租'],
    label: '类型',
  },
  ar: {
    pattern:
      /(?<!\p{L})لل(?:بيع|إيجار|ايجار|تأجير)\s+(?:أو\s+|و)(?:لل)?(?:ال)?(?:بيع|إيجار|ايجار|تأجير)(?!\p{L})/gu,
    values: ['للبيع', 'للإيجار'],
    label: 'نوع العرض',
  },
};

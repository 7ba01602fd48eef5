import type { AppLanguage } from '../../kinds.ts';

// What a number is called that is one less another: what is left of a sum, a profit, the way between two readings.

interface DifferenceWords {
  /** What is left of a whole. */
  left: RegExp;
  /** The whole of it, where a label says so. */
  whole: RegExp;
  /** A number that may be one of money. */
  howMuch: RegExp;
  /** What is over when something has been paid for, what came in, and what it cost. */
  profit: RegExp;
  income: RegExp;
  cost: RegExp;
  /** Two readings of one thing, what lies between them, and what was lost there. */
  first: RegExp;
  last: RegExp;
  between: RegExp;
  loss: RegExp;
  /** What pays for something, so that it belongs to it. */
  paying: RegExp;
}

export const DIFFERENCE_WORDS: Readonly<Record<AppLanguage, DifferenceWords>> = {
  en: {
    left: /\b(?:left|remaining|outstanding|owed|owing|owes)$|\b(?:remaining|outstanding|still (?:open|due|owed|to (?:pay|come)))\b|^(?!.*\b(?:opening|closing|bank|start(?:ing)?)\b)(?:.*\b)?balance$/iu,
    whole:
      /\b(?:amount|total|sum|budget|allowance|how much|fee|cost|value|credit|quota|entitlement|borrowed|lent|owed)\b/iu,
    howMuch: /\bhow much\b/iu,
    profit: /\b(?:profits?|margin|surplus)\b/iu,
    income: /\b(?:takings|revenue|income|sales?|sold for|selling|turnover|charged|earned)\b/iu,
    cost: /\b(?:costs?|expenses?|spent|outlay|purchase|bought for|paid for)\b/iu,
    first: /\b(?:start|starting|before|opening|beginning|old|previous|departure|out)\b/iu,
    last: /\b(?:end|ending|after|closing|final|finish|new|current|arrival|in)\b/iu,
    between:
      /\b(?:distance|driven|travelled|traveled|used|usage|consumption|consumed|difference|gain|gained|change)\b/iu,
    loss: /\b(?:loss|lost|drop|shrinkage)\b/iu,
    paying: /\b(?:re)?payments?\b|\binstal+ments?\b|\bexpenses?\b|\bdeposits?\b/iu,
  },
  es: {
    left: /restante|pendiente|\bsaldo\b|\bqueda|por pagar|adeudad/iu,
    whole: /importe|total|monto|presupuesto|cantidad|cuánto|valor|crédito|días/iu,
    howMuch: /cuánto/iu,
    profit: /beneficio|ganancia|margen/iu,
    income: /ingresos?|ventas?|recaudaci|precio de venta/iu,
    cost: /cost[eo]s?|gastos?|precio de compra/iu,
    first: /inicial|inicio|antes|anterior/iu,
    last: /final|\bfin\b|después|actual/iu,
    between: /distancia|recorrid|consum|diferencia/iu,
    loss: /pérdida|merma/iu,
    paying: /\bpagos?\b|\babonos?\b|\bcuotas?\b|\bgastos?\b/iu,
  },
  fr: {
    left: /restant|\breste\b|\bsolde\b|\bdû\b|à payer/iu,
    whole: /montant|total|somme|budget|combien|valeur|crédit|jours/iu,
    howMuch: /combien/iu,
    profit: /bénéfice|marge|profit/iu,
    income: /recettes?|revenus?|ventes?|prix de vente/iu,
    cost: /coûts?|dépenses?|\bfrais\b|prix d['’]achat/iu,
    first: /début|initial|départ|avant|ancien|précédent/iu,
    last: /\bfin\b|final|arrivée|après|nouveau|actuel/iu,
    between: /distance|parcouru|consomm|différence|écart/iu,
    loss: /perte/iu,
    paying: /paiements?|remboursements?|versements?|acomptes?|dépenses?/iu,
  },
  de: {
    left: /übrig|verbleibend|^rest|rest(?:betrag|schuld|summe|budget|urlaub|tage)|\boffene?[rsn]?(?: betrag| summe|$)|ausstehend|\bsaldo\b/iu,
    whole: /betrag|summe|gesamt|budget|wie ?viel|wert|kredit|anspruch|urlaubstage/iu,
    howMuch: /wie ?viel/iu,
    profit: /gewinn|marge|überschuss/iu,
    income: /einnahmen?|umsatz|verkaufspreis|erlös/iu,
    cost: /kosten|ausgaben?|einkaufspreis/iu,
    first: /anfang|beginn|start|vorher|\balter?\b|abfahrt/iu,
    last: /\bende?\b|endstand|nachher|\bneuer?\b|ankunft/iu,
    between: /gefahren|strecke|distanz|verbrauch|differenz/iu,
    loss: /verlust|schwund/iu,
    paying: /zahlung|\braten?\b|ausgaben?/iu,
  },
  zh: {
    left: /剩余|余额|余下|未付|欠款|尚欠|结余/u,
    whole: /金额|总额|总价|预算|额度|借款/u,
    howMuch: /多少/u,
    profit: /利润|毛利|盈余/u,
    income: /收入|售价|销售额|营业额/u,
    cost: /成本|支出|费用|进价/u,
    first: /开始|起始|期初|之前|上次|出发/u,
    last: /结束|期末|之后|本次|到达/u,
    between: /里程|行驶|用量|消耗|差额/u,
    loss: /损耗|损失/u,
    paying: /还款|付款|支付|支出/u,
  },
  ar: {
    left: /متبقي?|الباقي|باقي|الرصيد|رصيد|مستحق/u,
    whole: /مبلغ|إجمالي|مجموع|ميزانية|قيمة|قرض/u,
    howMuch: /كم/u,
    profit: /ربح|هامش/u,
    income: /إيراد|دخل|مبيعات|سعر البيع/u,
    cost: /تكلفة|تكاليف|مصروف|سعر الشراء/u,
    first: /بداية|قبل|سابق/u,
    last: /نهاية|بعد|حالي/u,
    between: /مسافة|استهلاك|فرق/u,
    loss: /خسارة|فاقد/u,
    paying: /دفعة|دفعات|سداد|قسط|أقساط|مصروف/u,
  },
};

import type { OtherLanguage } from './index.ts';

// "Pagan en efectivo o con tarjeta": who pays, and in which ways.

export interface Paying {
  /** Forms of "pay". */
  verb: string;
  /** What somebody pays with, and what may stand before it. */
  way: string;
  before: string;
}

export const PAYING: Readonly<Record<OtherLanguage, Paying>> = {
  es: {
    verb: String.raw`(?<!(?:formas?|métodos?|medios?|modos?|tipos?) de )(?:pagos?|cobros?)|pag(?:an?|ar|amos|uen?|ará|arán|ando)|abon(?:an?|ar)`,
    way: String.raw`efectivo|metálico|tarjeta(?: de (?:crédito|débito))?|transferencia(?: bancaria)?|bizum|cheque|paypal|domiciliación|yape|nequi`,
    before: String.raw`(?:ya sea |bien )?(?:(?:en|con|por|mediante|a través de)(?: (?:la|una))? )?`,
  },
  fr: {
    verb: String.raw`(?<!(?:modes?|moyens?|types?|méthodes?) de )paiements?|pa[iy](?:e|ent|er|ons)|règlent?|régler`,
    way: String.raw`espèces|liquide|carte(?: (?:bancaire|bleue))?|cb|chèque|virement|prélèvement|paypal`,
    before: String.raw`(?:soit )?(?:(?:en|par|avec)(?: (?:la|une))? )?`,
  },
  de: {
    verb: String.raw`zahlungen|(?:be)?zahl(?:en|t)|(?:be|ge)zahlt (?:wird|werden)`,
    way: String.raw`bar|karte|ec-karte|kreditkarte|überweisung|rechnung|paypal|lastschrift`,
    before: String.raw`(?:entweder )?(?:(?:per|mit|in|auf|via)(?: der)? )?`,
  },
  zh: {
    verb: '支付|付款|付钱|付费|结账|买单|缴费|付',
    way: '现金|微信(?:支付)?|支付宝|刷卡|银行卡|信用卡|银行转账|转账|扫码',
    before: '(?:用|使用|通过)?',
  },
  ar: {
    verb: String.raw`(?:ال)?مدفوعات|[يتن]?دفع(?:ون|وا)?|[يت]سدد(?:ون)?`,
    way: String.raw`نقدا|نقدًا|نقداً|كاش|البطاقة|بطاقة|تحويل(?: بنكي)?|التحويل(?: البنكي)?|شبكة|الشبكة|مدى|شيك|فيزا`,
    before: String.raw`(?:إما )?(?:عن طريق |بال(?=بطاقة|تحويل|شبكة)|ب)?`,
  },
};

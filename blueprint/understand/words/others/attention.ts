import type { OtherLanguage } from './index.ts';

// How rows that somebody has to look after are asked for. Each pattern is tried on a sentence in lower case.

export interface Attended {
  /** What makes it a question or a list. */
  asks: RegExp;
  /** A day that is over. */
  past: RegExp;
  /** A day that is near. */
  near: RegExp;
  unpaid: RegExp;
  /** The beginning of the word for "paid". */
  paid: string;
}

export const ATTENDED: Readonly<Record<OtherLanguage, Attended>> = {
  es: {
    asks: /list|saber|ver(?!\p{L})|qui[eé]n|mostr|muestr|cu[aá]nt|portada|resalt|aparezc/u,
    past: /retras|atrasad|vencid[oa]s|fuera de plazo|moros[oa]s|caducad[oa]s/u,
    near: /(?:van a |por |próxim\p{L}+ a )(?:caducar|vencer)|que (?:caducan|vencen) /u,
    unpaid:
      /no (?:ha|han|haya|hayan) pagado|sin pagar|impagad|falta por (?:cobrar|pagar)|pendientes? de (?:pago|cobro)|(?:qui[eé]n|cu[aá]nto) (?:me )?deben?/u,
    paid: 'pagad',
  },
  fr: {
    asks: /list|savoir|voir|qui (?!est)|combien|affich|montr|accueil/u,
    past: /retards?(?!\p{L})|échu(?:e|s|es)?(?!\p{L})|dépassé|périmé/u,
    near: /(?:bientôt|prochainement) (?:échu|expir|périm)|qui (?:expirent|arrivent à échéance)/u,
    unpaid:
      /n['’](?:a|ont) pas (?:encore )?(?:payé|réglé)|impayé|reste[nt]* à payer|pas (?:encore )?payé|qui doit/u,
    paid: 'payé',
  },
  de: {
    asks: /liste|(?<!\p{L})wer(?!\p{L})|anzeig|sehen|übersicht|startseite|welche|wissen/u,
    past: /überfällig|verspätet|abgelaufene/u,
    near: /bald (?:ablauf|fällig)|demnächst (?:fällig|ab)/u,
    unpaid:
      /(?:noch )?nicht bezahlt|nicht gezahlt|unbezahlt|offene (?:rechnungen|beiträge|posten|beträge)|noch schuldet/u,
    paid: 'bezahl',
  },
  zh: {
    asks: /显示|列出|看|谁|哪些|多少|知道|首页|名单|清单/u,
    past: /逾期|超期|过期的|已过期|超时/u,
    near: /(?:快|即将|要)(?:到期|过期)/u,
    unpaid: /没(?:有)?(?:付|交|缴)|未付|未交|未缴|还?欠|欠费/u,
    paid: '付',
  },
  ar: {
    asks: /قائمة|أظهر|اظهر|اعرض|عرض|من الذي|من لم|كم|أعرف|معرفة|الصفحة الرئيسية/u,
    past: /متأخر|منتهي|المنتهية/u,
    near: /(?:قرب|قريبة|ستنتهي|توشك)/u,
    unpaid: /لم يدفع|غير مدفوع|ما دفع|لم يسدد|المتبقي/u,
    paid: 'مدفوع',
  },
};

/** People who see only what is theirs, or don't see something; who they are stands in one of the groups. */
export const RESTRICTED: Readonly<Record<OtherLanguage, { own: RegExp; denied: RegExp }>> = {
  es: {
    own: /(?:^|[\s,.;])(?:el |la |los |las )?(\p{L}{4,30}) (?:sol[oa]|sólo|únicamente) (?:pueden? )?(?:ven?|ver) (?:a )?(?:sus?|los suyos|las suyas)(?!\p{L})/u,
    denied:
      /(?:^|[\s,.;])(?:el |la |los |las )(\p{L}{4,30}) no (?:pueden?|deben?) (?:ver|editar|cambiar|borrar|modificar)|(?:^|[\s,.;])(?:el |la |los |las )(\p{L}{4,30}) no ven?(?!\p{L})/u,
  },
  fr: {
    own: /(?:le |la |les |l['’])(\p{L}{4,30}) ne (?:voi(?:t|ent)|peu(?:t|vent) voir) que (?:ses|leurs?|son|sa)(?!\p{L})/u,
    denied: /(?:le |la |les |l['’])(\p{L}{4,30}) ne (?:voi(?:t|ent)|peu(?:t|vent)) pas(?!\p{L})/u,
  },
  de: {
    own: /(?<!\p{L})(\p{L}{4,30}) (?:sieht|sehen|dürfen|darf|können|kann) nur (?:ihre|seine|die eigenen|eigene|ihren|seinen)\p{L}*/u,
    denied: /(?<!\p{L})(\p{L}{4,30}) (?:darf|dürfen|sieht|sehen)(?: die| den| das)? \p{L}+ nicht(?!\p{L})/u,
  },
  zh: {
    own: /(?:^|[，。；、：\s]|每个|每位|但|而|普通)(\p{Script=Han}{2,8}?)(?:登录后?|平时)?(?:只能|仅能|只可以?|仅可|只允许|只)(?:看到?|查看|管理?|修改|编辑|改|操作|处理)*(?:自己|本人|名下|与自己|属于自己)/u,
    denied:
      /(?:^|[，。；、：\s]|但|而|普通)(\p{Script=Han}{2,8}?)(?:看不到|看不了|不能看|不能查看|不可见|无法查看|不可以看|不许看|不能改|不能修改|不能删)|(?:不让|不给|不许|不允许)(\p{Script=Han}{2,5}?)(?:看|查看|知道|改|修改)|对(\p{Script=Han}{2,5}?)(?:隐藏|不可见|保密)/u,
  },
  ar: {
    own: /(?:^|[\s،])و?(?:كل )?(?:ال)?(\p{L}{3,14}) (?:[يت]رى|[يت]شوف|[يت]شاهد|[يت]قدر [يت]شوف|[يت]ستطيع رؤية|[يت]دخل و?[يت]شوف) (?:إلا |بس |فقط )?\p{L}{2,12}(?:ه|ها|هم|هن)(?: (?:فقط|بس|وحده|هو|لا غير)|(?=[.،\s]|$)(?<=(?:إلا|بس|فقط) \p{L}{2,12}))/u,
    denied:
      /(?:^|[\s،])و?(?:ال)(\p{L}{3,14}) (?:[^،.؛]{0,30}(?:بس|لكن|ولكن) )?(?:لا|ما|مو|مش)\s*(?:[يت]رى|[يت]شوف|[يت]ستطيع|[يت]مكنه|[يت]شاهد|[يت]قدر|[يت]طلع|[يت]عدل|[يت]حذف|مسموح له)/u,
  },
};

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
  /** What it is called that something was paid. */
  paid: string;
  /** What wasn't done, in one of the groups. */
  undone: RegExp;
  /** Days that lie ahead, and how many they are at most: "hoy", "nächste Woche". */
  ahead: readonly (readonly [says: RegExp, days: number])[];
}

export const ATTENDED: Readonly<Record<OtherLanguage, Attended>> = {
  es: {
    asks: /list|saber|avis\p{L}* (?:cuando|si)|ver(?!\p{L})|qui[eé]n|de un vistazo|(?:en|de) rojo|mostr|muestr|cu[aá]nt|portada|resalt|aparezc/u,
    past: /retras|atrasad|vencid[oa]s|fuera de plazo|moros[oa]s|caducad[oa]s/u,
    near: /(?:van a |por |próxim\p{L}+ a )(?:caducar|vencer)|que (?:caducan|vencen) /u,
    unpaid:
      /no (?:ha|han|haya|hayan) pagado|sin pagar|impagad|falta por (?:cobrar|pagar)|pendientes? de (?:pago|cobro)|(?:qui[eé]n|cu[aá]nto) (?:me )?deben?/u,
    paid: 'pagado',
    undone:
      /(?:no (?:(?:se )?(?:ha|han|haya|hayan)|est[áa]n?) (?:sido )?|todavía sin |aún sin |(?:falta|faltan|pendientes?) (?:de |por )(?:ser )?)(\p{L}{3,}(?:[aií]d|ech|uelt|iert|isto)[oa]?s?)(?!\p{L})/u,
    ahead: [
      [/(?<!\p{L})(?:de|para) hoy(?!\p{L})|(?<!\p{L})hoy(?=[.?!]|$)/u, 1],
      [/(?<!\p{L})mañana(?=[.?!]|$)|(?:de|para) mañana(?!\p{L})/u, 2],
      [/(?<!\p{L})(?:de |en )?esta semana(?!\p{L})|próximos siete días/u, 7],
      [/(?:la )?(?:próxima semana|semana que viene)/u, 14],
      [
        /(?<!\p{L})(?:de|en) este mes(?!\p{L})|(?:el )?(?:próximo mes|mes que viene)|próximos treinta días/u,
        30,
      ],
    ],
  },
  fr: {
    asks: /list|savoir|(?:préven|averti|alert)\p{L}* (?:quand|si|lorsque)|voir|qui (?!est)|tableau des|coup d['’]œil|en rouge|combien|affich|montr|accueil/u,
    past: /retards?(?!\p{L})|échu(?:e|s|es)?(?!\p{L})|dépassé|périmé/u,
    near: /(?:bientôt|prochainement) (?:échu|expir|périm)|qui (?:expirent|arrivent à échéance)/u,
    unpaid:
      /n['’](?:a|ont) pas (?:encore )?(?:payé|réglé)|impayé|reste[nt]* à payer|pas (?:encore )?payé|qui doit/u,
    paid: 'payé',
    undone:
      /(?:n['’](?:a|ont|est|sont) pas (?:encore )?(?:été )?|pas encore )(\p{L}{3,}[éisut]e?s?)(?!\p{L})/u,
    ahead: [
      [/(?:d['’]aujourd['’]hui|du jour)(?!\p{L})|aujourd['’]hui(?=[.?!]|$)/u, 1],
      [/(?:de|pour) demain(?!\p{L})|demain(?=[.?!]|$)/u, 2],
      [/(?:de (?:la|cette)|cette) semaine(?!\p{L})(?! prochaine)/u, 7],
      [/semaine prochaine/u, 14],
      [
        /(?:de|du|ce) (?:ce )?mois(?!\p{L})(?!-ci)(?= ?(?:[.?!,]|$|et ))|(?:le )?mois prochain|dans le mois/u,
        30,
      ],
    ],
  },
  de: {
    asks: /liste|(?<!\p{L})wer(?!\p{L})|zeig|(?:warn|meld)\p{L}* [^.]{0,20}wenn|anzeig|sehen|übersicht|startseite|welche|wissen|auf einen blick|(?<!\p{L})rot(?!\p{L})/u,
    past: /überfällig|verspätet|abgelaufene/u,
    near: /bald (?:ablauf|fällig)|demnächst (?:fällig|ab)/u,
    unpaid:
      /(?:noch )?nicht bezahlt|nicht gezahlt|unbezahlt|offene (?:rechnungen|beiträge|posten|beträge)|noch schuldet/u,
    paid: 'bezahlt',
    undone:
      /(?:noch nicht|nicht) (\p{L}*ge\p{L}{2,}(?:t|en)|\p{L}{4,}iert|erledigt|beantwortet|bestätigt|verkauft|vergeben)(?!\p{L})/u,
    ahead: [
      [/heutige[nrs]?(?!\p{L})|(?<!\p{L})heute(?!\p{L})/u, 1],
      [
        /morgige[nrs]?(?!\p{L})|(?:für|bis) morgen(?!\p{L})|(?<!\p{L})morgen(?= (?:ab|fällig|an|zu|zurück))/u,
        2,
      ],
      [/(?:in )?diese[rn]? woche(?!\p{L})|nächsten sieben tagen?/u, 7],
      [/nächste[rn]? woche(?!\p{L})/u, 14],
      [
        /(?:im nächsten|in den nächsten|im kommenden|in diesem) (?:monat|(?:30|dreißig) tagen?)(?!\p{L})/u,
        30,
      ],
    ],
  },
  zh: {
    asks: /显示|列出|看|谁|哪些|多少|知道|首页|名单|清单/u,
    past: /逾期|超期|过期的|已过期|超时/u,
    near: /(?:快|即将|要)(?:到期|过期)/u,
    unpaid: /没(?:有)?(?:付|交|缴)|未付|未交|未缴|还?欠|欠费/u,
    paid: '付款',
    undone:
      /(?:还没有?|没有?|未)(还|归还|处理|完成|回复|交|取|提交|审核|回访|检查|到|签到|发货)(?=的|$|，|。|、)/u,
    ahead: [
      [/今[天日](?=的|要|需要|到|有)/u, 1],
      [/明[天日](?=的|要|需要|到|有)/u, 2],
      [/(?:本|这)周(?=的|要|到|内)/u, 7],
      [/(?:本|这个?)月(?:内)?(?:要)?(?:到期|过期|需要|的预约|的活动|的课)|下个?月(?:要)?(?:到期|过期)/u, 30],
    ],
  },
  ar: {
    asks: /قائمة|[أن]رى(?!\p{L})|أظهر|اظهر|اعرض|عرض|من الذي|من لم|كم|أعرف|معرفة|الصفحة الرئيسية/u,
    past: /متأخر|منتهي|المنتهية/u,
    near: /(?:قرب|قريبة|ستنتهي|توشك)/u,
    unpaid: /لم يدفع|غير مدفوع|ما دفع|لم يسدد|المتبقي/u,
    paid: 'مدفوع',
    undone: /(?:لم|ما) (?:[يت])?(\p{L}{3,8}) بعد|لم يتم (\p{L}{4,10})|غير (م\p{L}{3,6})ة?(?!\p{L})/u,
    ahead: [
      [/(?<!\p{L})اليوم(?=[.؟!]|$)/u, 1],
      [/(?<!\p{L})(?:غدا|غدًا|بكرة|بكرا)(?=[.؟!]|$)/u, 2],
      [/هذا الأسبوع/u, 7],
      [/الأسبوع القادم/u, 14],
      [/الشهر القادم/u, 30],
    ],
  },
};

interface Restricted {
  /** Who sees only what is theirs. */
  own: RegExp;
  /** Who may not do something, up to what that is or, where the verb comes before, with it. */
  denied: RegExp;
  /** Nobody but the writer. */
  mine: RegExp;
  /** What denies. */
  not: RegExp;
  /** What is other people's. */
  others: RegExp;
}
/** People who see only what is theirs, or may not do something; who they are stands in one of the groups. */
export const RESTRICTED: Readonly<Record<OtherLanguage, Restricted>> = {
  es: {
    mine: /nadie (?:más )?(?:salvo|excepto|menos|aparte de|que no sea|que) (?:yo|mí)(?!\p{L})|(?:solo|sólo|únicamente|solamente) yo(?!\p{L})/u,
    own: /(?:^|[\s,.;])(?:el |la |los |las )?(\p{L}{4,30}(?: de \p{L}{3,20})?) (?:sol[oa]s?|sólo|únicamente) (?:pueden? |podrán? |deben? |tienen? que )?(?:ven?|vean?|ver) (?:a )?(?:sus?|los suyos|las suyas|(?:el |la |los |las )\p{L}+ (?:de sus?|(?:que (?:les? )?(?:han?|tienen?|son|fueron|están?) )?asignad[oa]s?|que les? (?:tocan?|corresponden?)))(?!\p{L})|(?:^|[,.;]\s?)(?:el |la |los |las )(\p{L}{4,30}) [^.;,]{3,50}? y (?:sol[oa]s?|sólo|únicamente) (?:pueden? )?(?:ven?|vean?|ver) (?:a )?(?:sus?|los suyos|las suyas|(?:el |la |los |las )\p{L}+ (?:de sus?|(?:que (?:les? )?(?:han?|tienen?|son|fueron|están?) )?asignad[oa]s?|que les? (?:tocan?|corresponden?)))(?!\p{L})|(?:^|[\s,.;])(?:el |la |los |las |cada )(\p{L}{4,30}(?: de \p{L}{3,20})?) (?:pueden? |deben? )?(?:ven?|vean?|ver|consultan?|consultar) (?:sol[oa]s?|sólo|únicamente|solamente|nada más) (?:a )?(?:sus?|los suyos|las suyas|(?:el |la |los |las )\p{L}+ (?:de sus?|(?:que (?:les? )?(?:han?|tienen?|son|fueron|están?) )?asignad[oa]s?|que les? (?:tocan?|corresponden?)))(?!\p{L})/u,
    denied:
      /(?:^|[\s,.;])(?:el |la |los |las )(\p{L}{4,30}) no (?:pueden?|podrán?|deben?|tienen? que) (?:poder )?|(?:^|[\s,.;])(?:el |la |los |las )(\p{L}{4,30}) no ven?(?!\p{L})|(?:^|[\s,.;])(?:el |la |los |las |mi |mis |nuestr[oa]s? )(\p{L}{4,30}) (?:pueden?|podrán?) [^.;]{3,60}?,? pero no(?!\p{L})/u,
    not: /(?<!\p{L})no(?!\p{L})/gu,
    others: /de (?:los |las )?(?:demás|otr[oa]s)(?!\p{L})|ajen[oa]s?(?!\p{L})/u,
  },
  fr: {
    mine: /personne (?:d['’]autre )?(?:sauf|à part|hormis|que) moi(?!\p{L})|moi seule?(?!\p{L})|que moi (?:qui|à)(?!\p{L})/u,
    own: /(?:le |la |les |l['’]|mes |nos |ma |mon |chaque |une? )(\p{L}{4,30}(?: (?:de |d['’])\p{L}{3,20})?),? (?:qui |[^.;,]{3,50}? et )?ne (?:voi(?:t|ent)|peu(?:t|vent) voir|doi(?:t|vent) voir) que (?:ses|leurs?|son|sa|les siens|les siennes|(?:le |la |les |l['’])\p{L}+ (?:(?:de |d['’])(?:leurs?|son|sa|ses)|qui (?:leur|lui) (?:sont|est|ont été|a été) (?:attribu|assign|confi)ée?s?))(?!\p{L})|(?:le |la |les |l['’]|mes |nos |chaque |une? )(\p{L}{4,30}(?: (?:de |d['’])\p{L}{3,20})?) (?:peu(?:t|vent) |doi(?:t|vent) |pourr(?:a|ont) )?(?:voi(?:t|ent|r)|consulte(?:nt|r)?) (?:seulement|uniquement|exclusivement) (?:ses|leurs?|son|sa|(?:le |la |les |l['’])\p{L}+ (?:(?:de |d['’])(?:leurs?|son|sa|ses)|qui (?:leur|lui) (?:sont|est|ont été|a été) (?:attribu|assign|confi)ée?s?))(?!\p{L})/u,
    denied:
      /(?:le |la |les |l['’]|mes |nos |ma |mon )(\p{L}{4,30}(?: (?:de |d['’])\p{L}{3,20})?) ne (?:voi(?:t|ent)|peu(?:t|vent)|doi(?:t|vent)) pas(?!\p{L})|(?:le |la |les |l['’]|mes |nos |ma |mon )(\p{L}{4,30}) (?:peu|pourrai|doi|devrai)\p{L}+ (?:\p{L}+ ){1,4}?\p{L}+,? mais (?:pas|ne rien|rien)|(?:le |la |les |l['’]|mes |nos |ma |mon )(\p{L}{4,30}) [^.;,]{3,50}?,? mais ne (?:voi(?:t|ent)|peu(?:t|vent)|doi(?:t|vent)) pas(?!\p{L})/u,
    not: /(?<!\p{L})(?:pas|rien)(?!\p{L})/gu,
    others: /(?:des |de l['’]|d['’])autres?(?!\p{L})|d['’]autrui/u,
  },
  de: {
    mine: /(?:niemand|keiner) (?:sonst )?(?:außer mir|als ich)(?!\p{L})|nur ich(?!\p{L})/u,
    own: /(?:^|[.;]\s?)(?:die |der |das |alle |unsere |jede[rs]? )?(\p{L}{4,30}) [^.;,]{3,90}? und (?:sieht|sehen) (?:nur|ausschließlich|lediglich) (?:ihre|seine|die eigenen|eigene|ihren|seinen|(?:die|den|das) (?:ihnen|ihm|ihr) zu(?:gewiesen|geteilt|geordnet)en \p{L}|(?:die|den|das) \p{L}+(?: (?:ihre[rs]|seine[rs])|, die (?:ihnen|ihm|ihr) zu(?:gewiesen|geteilt|geordnet) (?:sind|wurden)))\p{L}*|(?<!\p{L})(\p{L}{4,30}) (?:sieht|sehen|dürfen|darf|können|kann|soll|sollen|sollten) (?:nur|ausschließlich|lediglich) (?:ihre|seine|die eigenen|eigene|ihren|seinen|(?:die|den|das) (?:ihnen|ihm|ihr) zu(?:gewiesen|geteilt|geordnet)en \p{L}|(?:die|den|das) \p{L}+(?: (?:ihre[rs]|seine[rs])|, die (?:ihnen|ihm|ihr) zu(?:gewiesen|geteilt|geordnet) (?:sind|wurden)))\p{L}*/u,
    denied:
      /(?<!\p{L})(\p{L}{4,30}) (?:(?:darf|dürfen|sieht|sehen|soll|sollen|sollten|kann|können)(?: \p{L}+){1,4}?|(?:sollen|sollten|soll|dürfen|können)) nicht(?!\p{L})(?![^.;,]{0,60} werden(?!\p{L}))|(?<!\p{L})(\p{L}{4,30}) (?:darf|dürfen|kann|können) [^.;]{3,60}?,? (?:aber|jedoch) (?:nicht|keine[nr]?)(?!\p{L})/u,
    not: /(?<!\p{L})(?:nicht|keine[nr]?)(?!\p{L})/gu,
    others: /(?<!\p{L})(?:der |von |die )?(?:anderen?|anderer|fremde[nr]?)(?!\p{L})/u,
  },
  zh: {
    mine: /除了?我(?:自己|本人)?(?:以外|之外|外)?[，,]?(?:其他人|别人|谁|没人|没有人|任何人)|(?:只有|仅)我(?:自己|本人|一个人)?(?:能|可以|才|看)/u,
    own: /(?:^|[，。；、：\s]|每个|每位|但|而|普通)(\p{Script=Han}{2,8}?)(?:登录后?|平时)?(?:只能|仅能|只可以?|仅可|只允许|只)(?:看到?|查看|管理?|修改|编辑|改|操作|处理)*(?:(?:分|指|委)?派给|分配给|属于|与)?(?:自己|本人|名下)/u,
    denied:
      /(?:^|[，。；、：\s]|但|而|普通)(\p{Script=Han}{2,8}?)(?:看不到|看不了|不能看|不能查看|不可见|无法查看|不可以看|不许看|不(?:能|可以?|得|许|允许)(?=改|修改|编辑|删|添加|新增|增加))|(?:不让|不给|不许|不允许)(\p{Script=Han}{2,5}?)(?:看|查看|知道|改|修改)|对(\p{Script=Han}{2,5}?)(?:隐藏|不可见|保密)|(?:^|[，。；、：\s]|但|而)(\p{Script=Han}{2,5}?)(?:可以|能够?)[^。；]{1,20}?[，,](?:但|不过|却)?不(?:能|可以?|得)(?=改|修改|编辑|删|添加|新增|增加)/u,
    not: /不|无法/gu,
    others: /别人|他人|其他人|别家|对方/u,
  },
  ar: {
    mine: /(?:لا|ما)\s+(?:أحد|احد|حد)?.{0,30}(?:غيري|سواي)(?!\p{L})|(?:أنا|انا) (?:فقط|وحدي|بس)(?!\p{L})/u,
    own: /(?:^|[\s،])و?(?:كل )?(?:ال)?(\p{L}{3,14}) (?:[يت]رى|[يت]رون|[يت]شوف(?:ون)?|[يت]شاهد(?:ون)?|يستطيعون رؤية|يمكنهم رؤية|[يت]قدر [يت]شوف|[يت]ستطيع رؤية|[يت]ستطيع متابعة|[يت]تابع|[يت]دخل و?[يت]شوف) (?:إلا |بس |فقط )?\p{L}{2,12}(?:ه|ها|هم|هن)(?: (?:فقط|بس|وحده|هو|لا غير)|(?=[.،\s]|$)(?<=(?:إلا|بس|فقط) \p{L}{2,12}))|(?:^|[\s،])و?(?:كل )?(?:ال)?(\p{L}{3,14}) (?:[يت]رى|[يت]شاهد|[يت]شوف|يرون|يشاهدون) (?:فقط )?(?:ال)?\p{L}{3,14} الخاصة? ب(?:ه|ها|هم)(?: فقط| بس)?/u,
    denied:
      /(?:^|[\s،])و?(?:ال)(\p{L}{3,14}) (?:[^،.؛]{0,30}(?:بس |لكن |ولكن |(?<=\s)و))?(?:لا|ما|مو|مش)\s*(?:[يت]رى|[يت]شوف|[يت]ستطيع|[يت]مكنه|[يت]شاهد|[يت]قدر|[يت]طلع|[يت]عدل|[يت]حذف|مسموح له)/u,
    not: /(?<!\p{L})و?(?:لا|ما|مو|مش)(?!\p{L})/gu,
    others: /الآخرين|الاخرين|غيره|غيرهم/u,
  },
};

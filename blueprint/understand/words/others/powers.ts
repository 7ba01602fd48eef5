import type { OtherLanguage } from './index.ts';

/** Sentences that say what somebody may do or see that others may not. Each pattern is tried on a sentence in lower case; who it is stands in one of its groups. */
export interface Powers {
  /** Nobody else does it. */
  alone: RegExp;
  /** Sees or changes what is everybody's. */
  all: RegExp;
  /** Sees or changes only what is theirs. */
  own: RegExp;
  /** Has no part in something. */
  denied: RegExp;
  /** Only sees what others change. */
  looks: RegExp;
  /** Agrees to something. */
  agrees: RegExp;
  /** Tells what they want: "as a teacher I want". */
  story: RegExp;
}

const ES = '(?:el|la|los|las|nuestr[oa]s?|mi|su|un|una) (\\p{L}{3,30}(?: de \\p{L}{4,20})?)';
const ES_ONLY = '(?:sol[oa]|sólo|únicamente|solamente)';
const ES_THEIRS =
  '(?:sus?|lo suyo|los suyos|las suyas|(?:el|la|los|las) \\p{L}+ (?:que (?:les? )?(?:tocan?|corresponden?|asign\\p{L}+|tienen? asignad\\p{L}+)|asignad\\p{L}+))(?!\\p{L})';
const FR =
  "(?:le |la |les |l['’]|mon |ma |mes |son |sa |leur |notre |nos |une? )(\\p{L}{2,30}(?: de \\p{L}{4,20})?)";
const FR_THEIRS = '(?:ses|leurs?|son|sa|les siens|les siennes)(?!\\p{L})';
const DE = '(?:der|die|das|den|dem|unser|unsere|mein|meine|sein|seine|ihr|ihre|eine?) ([\\p{L}-]{4,30})';
const DE_ENDS = '(?=\\s*[.,;)]|$)';
const ZH = '(?:^|[，。；、：\\s]|但|而|由)(\\p{Script=Han}{2,6}?)';
const AR = '(?:^|[\\s،])و?(?:ال)(\\p{L}{3,16})(?: \\p{L}{2,14})?';

export const POWERS: Readonly<Record<OtherLanguage, Powers>> = {
  es: {
    alone: /nadie (?:más que|sino|salvo|excepto) (?:el |la |los |las )?(\p{L}{4,30})/gu,
    all: new RegExp(
      `${ES}(?: puede| pueden| podrá| podrán)?(?: l[oae]s?)? (?:ver?|ven|consultar?|consultan|gestionar?|gestionan|editar?|editan|modificar?|modifican|cambiar) (?:a )?tod[oa]s?(?!\\p{L})(?! los (?:días|meses|años))|[,;y] ${ES},? tod[oa]s?(?=\\s*[.,;)]|$)`,
      'gu',
    ),
    own: new RegExp(
      `(?:el|la|los|las|cada) (\\p{L}{4,30}) (?:${ES_ONLY} (?:pueden? )?\\p{L}+|(?:pueden? )?\\p{L}+ ${ES_ONLY}) (?:a )?${ES_THEIRS}`,
      'gu',
    ),
    denied: new RegExp(`${ES} no (?:tienen?|tendrán?|tenga|tengan) acceso`, 'gu'),
    looks: new RegExp(
      `${ES} (?:${ES_ONLY} (?:pueden? )?|pueden? ${ES_ONLY} )(?:ver|leer|consultar|ven?|leen?|consultan?)(?: l[oa]s? (?!suy)\\p{L}+)?(?=\\s*[.,;)]|$)`,
      'gu',
    ),
    agrees:
      /(?:^|[\s,.;])l[oae]s? (?:aprueb|autoriz|valid|firm|revis|confirm)an? (?:el|la|los|las) (\p{L}{4,20}(?: de \p{L}{4,20})?)/gu,
    story:
      /(?:^|[.,;:]\s*)como (?:un |una )?(\p{L}{4,30})(?: (?:de|del|en)(?: \p{L}+){1,3}?)?,? (?:quiero|necesito|quisiera|puedo|debo|me gustaría)/gu,
  },
  fr: {
    alone: /(?:il n['’]y a|y a|c['’]est) que (?:le |la |les |l['’])(\p{L}{4,30}) qui/gu,
    all: new RegExp(
      `${FR}(?: peut| peuvent| pourra| pourront)?(?: les?| la)? (?:voi(?:t|ent|r)|consult\\p{L}+|g[éè]r\\p{L}+|modifi\\p{L}+) tou(?:t|te|tes|s)(?!\\p{L})(?! les (?:jours|mois|matins|soirs|ans))|[,;] ${FR},? tou(?:t|te|tes|s)(?=\\s*[.,;)]|$)`,
      'gu',
    ),
    own: new RegExp(
      `${FR} (?:ne \\p{L}+(?: \\p{L}+)? (?:que |qu['’])(?:à |aux |de )?|(?:a|ont) (?:seulement|uniquement) accès à |\\p{L}+ (?:seulement|uniquement) )${FR_THEIRS}`,
      'gu',
    ),
    denied: new RegExp(`${FR} n['’](?:a|ont|aura|auront) pas accès`, 'gu'),
    looks: new RegExp(
      `${FR} (?:peu(?:t|vent) (?:seulement|uniquement|juste) |ne peu(?:t|vent) que )(?:voir|lire|consulter)(?: l(?:es? |a |['’])(?!leurs?|siens?)\\p{L}+)?(?=\\s*[.,;)]|$)`,
      'gu',
    ),
    agrees: new RegExp(`${FR} (?:l['’]|les? |la )?(?:accepte|refuse|approuve|valide)(?:nt)?(?!\\p{L})`, 'gu'),
    story:
      /en tant qu(?:e |['’])(?:une? )?(\p{L}{4,30})(?: (?:de |d['’]|du |des |en |dans )\p{L}+(?: \p{L}+){0,3}?)?,? (?:je |j['’])/gu,
  },
  de: {
    alone: /(?:ausschließlich|lediglich) (?:der|die|das) ([\p{L}-]{4,30})/gu,
    all: new RegExp(
      `${DE} (?:sieht|sehen|darf|dürfen|kann|können|verwaltet|verwalten|bearbeitet|bearbeiten) (?:\\p{L}+ )?alles?(?!\\p{L})|[,;] ${DE} (?:aber )?alles?${DE_ENDS}`,
      'gu',
    ),
    own: /(?<!\p{L})([\p{L}-]{4,30}) (?:soll|sollen|bearbeitet|bearbeiten|verwaltet|verwalten|bekommt|bekommen) nur (?:ihren?|seinen?|ihre|seine|die eigenen|eigene|das eigene)(?!\p{L})/gu,
    denied:
      /(?<!\p{L})([\p{L}-]{4,30}) (?:hat|haben|bekommt|bekommen) kein(?:en|e)? (?:zugriff|zugang|einblick|einsicht)/gu,
    looks:
      /(?<!\p{L})([\p{L}-]{4,30}) (?:darf|dürfen|kann|können) (?:(?:die |das |den )?[\p{L}-]+ )?nur (?:lesen|sehen|ansehen|anschauen|einsehen)(?=\s*[.,;)]|$)/gu,
    agrees: new RegExp(
      `${DE} (?:(?:muss|müssen) .{0,20}(?:bestätigen|prüfen|zustimmen)|genehmigt|lehnt .{0,20}ab)(?!\\p{L})`,
      'gu',
    ),
    story: /(?:^|[.,;:]\s*)als ([\p{L}-]{4,30})(?: [^,.;]{0,40}?)? \p{L}+ ich(?!\p{L})/gu,
  },
  zh: {
    alone: /除了(\p{Script=Han}{2,6}?)(?:以外|之外|外)/gu,
    all: new RegExp(
      `${ZH}(?:可以|能够?|都能|都可以|有权|要)?(?:看到?|查看|管理|修改|操作)(?:所有|全部|一切|整个)`,
      'gu',
    ),
    own: new RegExp(`${ZH}(?:只|仅)(?:能|可以?)?(?:\\p{Script=Han}{1,4}?)(?:自己|本人)`, 'gu'),
    denied: new RegExp(`${ZH}(?:无权|没有权限)`, 'gu'),
    looks: new RegExp(`${ZH}(?:只|仅)(?:能|可以?)(?:查看|看|浏览|阅读)(?=[，。；,;\\s]|$)`, 'gu'),
    agrees: new RegExp(`${ZH}(?:负责)(?:审批|审核|批准|复核)`, 'gu'),
    story: /作为(?:一[名个位])?(\p{Script=Han}{2,6}?)[，,]?(?:我|需要|希望|想)/gu,
  },
  ar: {
    alone: /(?:لا أحد|لا احد|ما حد|محد) (?:غير|سوى|إلا) (?:ال)?(\p{L}{3,16})/gu,
    all: new RegExp(
      `${AR} (?:[يت]ستطيع |[يت]مكنه |[يت]قدر )?(?:[يت]رى|رؤية|[يت]شوف|[يت]شاهد|[يت]دير|[يت]طلع على) (?:كل|جميع|الكل)(?!\\p{L})`,
      'gu',
    ),
    own: new RegExp(`${AR} (?:[يت]دير|[يت]عدل|[يت]تابع) \\p{L}{2,12}(?:ه|ها|هم) (?:فقط|بس)`, 'gu'),
    denied: /(?:لا يحق|لا يسمح|ممنوع|غير مسموح) لل(\p{L}{3,16})/gu,
    looks:
      /(?:^|[\s،])و?(?:ال)(\p{L}{3,16}) (?:[يت]شاهد(?:ون)?|[يت]رى|[يت]رون|[يت]مكنهم المشاهدة|[يت]ستطيعون المشاهدة) فقط(?=\s*[.،;)]|$)/gu,
    agrees: /(?:^|[\s،])و?(\p{L}{3,14}?)(?:ه|ها|هم) (?:يوافق|توافق|يعتمد|تعتمد)(?!\p{L})/gu,
    story:
      /(?:^|[\s،.])و?(?:كـ?\s?|بصفتي )(?:ال)?(\p{L}{3,14})(?: \p{L}{2,12})?[،,]? (?:أريد|أود|[أا]حتاج|[أا]بغى|[أا]بي)/gu,
  },
};

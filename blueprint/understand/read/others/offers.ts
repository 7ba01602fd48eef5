import type { OtherLanguage } from '../../words/others/index.ts';
import { plainChinese } from './chinese-plain.ts';

// "我们是一家家政公司，做保洁、月嫂和护老": what a business says of itself that it does is not yet what it keeps.

const OURS = /^\s*(?:我们?(?:是|有|开|在|这)|本[店司]|本公司)/u;
const DONE =
  /(?<=[，,]\s*)(?:主要|专门|专业)?(?:做|从事|经营|承接)(?!一?[个款套]|[的成了完好到为出过])\p{Script=Han}{2,5}(?:、\p{Script=Han}{2,5})+(?:[和及与]\p{Script=Han}{2,5})?(?=[，,。])/u;

/** "ملف لكل طفل (تاريخ الميلاد، …)": the file of each is what is kept of them. */
const FILE =
  /(?<!\p{L})(?:ملف|سجل|بطاقة|استمارة|صفحة)(?= لكل \p{L})|(?<=(?:لكل|كل) \p{L}+ (?:له |لها )?)(?:ملف|بطاقة)(?= (?:في[هـ]ا?|[يت]حتوي|[يت]ضم|[يت]شمل)(?!\p{L}))/gu;

/** "我需要一个健身房的应用：会员、课程": what a list follows is what the app is for, as in "健身房：会员、课程". */
const WISHED =
  /(?<=^|[，,。\n])([^，,。：:\n能以来用]{0,12}一?[个款套])(\p{Script=Han}{2,8}?)((?:使?用)?的?(?:管理)?(?:应用程序|应用|系统|软件|小程序|程序|平台|工具|网站|app)\s*)(?=[：:])/giu;
/** "一个可以记录支出、收入和预算的应用": an app of a list is for managing what is listed. */
const WISHED_FOR =
  /(?<=^|[，,。\n])([^，,。：:、\n]{0,8}?一?[个款套](?:我)?(?:可以|能够?|用来|用于|专门|帮我)*)(记录|管理|收藏|保存|存放|整理|跟踪|追踪|登记|查看|统计)([^，,。：:、\n有]+、[^，,。：:\n有]+?)(的(?:管理)?(?:应用程序|应用|系统|软件|小程序|程序|平台|工具|网站|app))(?=[，,。；]|\s*$)/giu;
/** "家庭记账软件，记录收入、支出": who keeps the accounts is nothing that is kept. */
const LEDGER =
  /(?<=^\s*)(?:家庭|个人|我的|夫妻|情侣|宿舍)(?:记账|账本|收支|理财|开支)(?:管理)?(?:软件|系统|应用|小程序|工具|app)?(?=\s*[，,：:])/iu;
/** "我做保险代理，想管客户": what somebody works at is nothing that they keep. */
const WORK =
  /(?<=^\s*)我们?(?:是|一直|主要|目前|现在)*(?:做|干|从事|搞)\p{Script=Han}{2,6}(?:代理|中介|批发|零售|销售|生意|加工|培训|电商|外贸|代购|直播|这一?行|行业|工作)的?(?=[，,。])/u;

/** "Je voudrais un outil pour mon agence": the tool that somebody wants is the app, and goes by a name for one. */
const WANTED_TOOL: Partial<Readonly<Record<OtherLanguage, readonly [tool: RegExp, app: string]>>> = {
  es: [
    /(?<=(?:^\s*|(?:quiero|queremos|quisiera|necesito|necesitamos|gustaría|busco|buscamos|buscando|falta)(?: tener| crear| hacer| encontrar)? )una (?:buena |simple |pequeña )?)herramienta(?=(?: (?:sencilla|simple|online|digital|web|interna|fácil))? (?:para|que|con|donde))/iu,
    'aplicación ',
  ],
  fr: [
    /(?<=(?:^\s*|(?:veux|voulons|voudrais|voudrions|aimerais|aimerions|besoin|faut|faudrait|cherche|cherchons|avoir|créer)(?: avoir| créer| bien)? (?:d['’]|de |))(?:un )?(?:petit |bon |simple )?)outil(?=(?: (?:simple|interne|facile|en ligne|web|numérique))? (?:pour|qui|de|avec|où|afin))/iu,
    'appli',
  ],
  de: [
    /(?<=(?:^\s*|(?:brauchen?|möchten?|suchen?|wollen|will|hätten?(?: gerne?)?) )(?:ein (?:einfaches |kleines |gutes )?))Werkzeug(?=,? (?:für|zum|zur|mit|das))/iu,
    'Programm',
  ],
};
function withToolAsApp(text: string, language: OtherLanguage): string {
  const [tool, app] = WANTED_TOOL[language] ?? [];
  return tool && app !== undefined ? text.replace(tool, app) : text;
}

/** Who speaks, and what they want: "Wir sind ein Verein und wollen", "nous sommes un club et voulons suivre". */
const SPEAKER: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  de: /^\s*(?:[Ww]ir sind|[Ii]ch bin) [^.,;:!?]{3,50} und (?:(?:wir|ich) )?(?:wollen|möchten?|müssen|will|muss)(?= (?:unsere |meine |alle |die )?\p{Lu})/u,
  fr: /^\s*(?:nous sommes|on est|je suis) [^.,;:!?]{3,50} et (?:nous |on |je )?(?:voulons|veut|veux|souhait\p{L}+|voudri?\p{L}+|aimeri?\p{L}+|devons|dois) (?:suivre|gérer|noter|enregistrer|tenir à jour)(?= (?:les|nos|mes|la|le|l['’]))/iu,
};
/** "Un taller de motos lleva clientes": a business of which it is said only what it keeps. */
const BUSINESS: Partial<Readonly<Record<OtherLanguage, RegExp>>> = {
  es: /^\s*(?:un|una|nuestr[oa]|mi) (?<name>\p{L}+)(?: (?!que |con )\p{L}+){0,4}? (?:lleva|gestiona|registra|controla|administra|apunta|anota)(?= (?:a |sus? |l[oa]s |el |la )?\p{L})/iu,
  fr: /^\s*(?:une?|notre|mon|ma) (?<name>\p{L}+)(?: (?!qui |avec )[\p{L}'’]+){0,4}? (?:suit|gère|note|tient à jour|enregistre|recense)(?= (?:ses|les|la|le|l['’]|des|sa|son) ?\p{L})/iu,
};
const SEVERAL = /^\s*des (?=\p{L})/iu;

/** A text without who speaks in it, where nothing more is said of them; every letter keeps its place. */
function withoutSpeaker(text: string, language: OtherLanguage): string {
  const plain = text.replace(SPEAKER[language] ?? /(?!)/u, blank);
  const opening = language === 'fr' ? plain.replace(SEVERAL, blank) : plain;
  const { 0: lead = '', groups = {} } = BUSINESS[language]?.exec(opening) ?? {};
  const name = groups['name']?.toLowerCase() ?? '';
  const isOnce = name !== '' && opening.toLowerCase().split(name).length === 2;
  return isOnce ? blank(lead) + opening.slice(lead.length) : opening;
}

const blank = (said: string) => ' '.repeat(said.length);
const wishBlank = (_: string, lead: string, trade: string, app: string) => blank(lead) + trade + blank(app);
const managed = (_: string, lead: string, _verb: string, list: string, app: string) =>
  `${blank(lead)}管理${list}${blank(app)}`;

/** A text without what it says that the business does, and without the words for a record of each; every letter keeps its place. */
export const withoutOffers = (text: string, language: OtherLanguage): string =>
  language === 'ar'
    ? text.replace(FILE, blank)
    : language === 'zh'
      ? plainChinese(OURS.test(text) ? text.replace(DONE, blank) : text)
          .replace(WISHED, wishBlank)
          .replace(WISHED_FOR, managed)
          .replace(WORK, blank)
          .replace(LEDGER, blank)
      : withoutSpeaker(withToolAsApp(text, language), language);

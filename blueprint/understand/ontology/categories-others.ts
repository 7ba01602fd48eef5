import type { AppLanguage } from '../../kinds.ts';
import type { Category } from './concept.ts';

// What a noun that no concept names most likely is, by the ending of its head.

type Endings = readonly (readonly [ending: RegExp, category: Category])[];

const es: Endings = [
  [
    /(?:motor|sensor|tor de|identificador|indicador|comprobante|marcador|localizador|ordenador|extintor|generador|proyector|contenedor|contador|medidor)$/u,
    'asset',
  ],
  [/(?:dor|dora|ist[ao]|ólog[oa]|nauta|(?:c|s)tor|tora|sor|sora|(?<!i)ante|ficiari[oa]|onsable)$/u, 'person'],
  [/(?:ción|sión|miento|aje)$/u, 'work'],
  [/(?:teca|torio)$/u, 'place'],
];
const fr: Endings = [
  [
    /(?:moteur|identifiant|indicateur|marqueur|ordinateur|conteneur|compteur|capteur|extincteur|serveur|valeur|couleur|hauteur|largeur|longueur|secteur|heure|erreur|fleur)$/u,
    'asset',
  ],
  [/(?:eur|euse|trice|logue|(?<!l)iste|ien|ienne|onsable|ficiaire)$/u, 'person'],
  [/(?:tion|sion|ment|age)$/u, 'work'],
  [/(?:thèque|toire)$/u, 'place'],
];
const de: Endings = [
  [
    /(?:zähler|rechner|drucker|messer|melder|schalter|computer|server|fahrer(?=haus)|behälter|filter|koffer|ordner|container|keller)$/u,
    'asset',
  ],
  [
    /(?:keller|zimmer|raum|räume|haus|häuser|halle|hof|höfe|stelle|platz|plätze|saal|säle|lokale?|laden|garten|gebäude|stätte)$/u,
    'place',
  ],
  [
    /(?:schein|scheine|karte|buch|bücher|bericht|berichte|protokoll|protokolle|ausweis|ausweise|antrag|anträge|zettel|brief|briefe|urkunde)$/u,
    'document',
  ],
  [/(?:beitrag|beiträge|gebühr|zahlung|rechnung|kosten)$/u, 'money'],
  [
    /(?:nummer|zimmer|muster|fenster|wasser|lager|alter|wetter|feuer|opfer|futter|kammer|sträucher|leiter|mutter|vater|tochter|schwester|bruder)$/u,
    'category',
  ],
  [
    /(?:mann|frau|leute|person|kraft|kräfte|helfer|(?<=\p{L}{3})(?:er|erin|erinnen|innen|ist|isten|ling|linge|eur|eure|(?:ent|ant|wirt|anwält|ärzt|at)(?:in|innen)|wart|warte|path|(?<!para)graf|(?<!kata|dia|epi|pro)loge|päde|(?<!auto)nom))$/u,
    'person',
  ],
  [/(?:feier|fest|treffen|fahrt|lauf|turnier|probe|aufführung|führung)$/u, 'event'],
  [/(?:ung|heit|keit)$/u, 'work'],
];
const zh: Endings = [
  [/(?:情况|过程|方式|时间|日期|工期|原因|内容)$/u, 'category'],
  [/(?:机器人|无人)$/u, 'asset'],
  [
    /(?:员|者|民|师|学生|考生|新生|医生|客|人|员工|技工|职工|义工|[护社电木焊花小]工|主|教练|选手|歌手|选手|司机|干部|家长|班长|组长|校长|店长|园长|馆长|会长|师傅|阿姨|专家|作家|卖家|买家|商家|观众|听众|用户|住户|农户|商户|导演|演员|同学|同事|朋友|队友|老人|孩子|宝宝|家属|亲属|伙伴)$/u,
    'person',
  ],
  [/(?:楼|室|馆|店|站|场|院|园|库|房|厅|亭|区|所|摊位|铺|棚|仓|柜)$/u, 'place'],
  [/(?:单|表|书|证|票|合同|报告|记录|档案|公告|通知|文件|协议)$/u, 'document'],
  [/(?:赛|活动|课|演出|讲座|会议|仪式|培训|场次|班期)$/u, 'event'],
  [/(?:费|款|金|账)$/u, 'money'],
  [/(?:机|仪|器|设备|工具)$/u, 'asset'],
];
const ar: Endings = [
  [
    /^(?:ال)?(?:متطوع|متبرع|مستفيد|مستخدم|محكم|مشرف|مراقب|مسؤول|منسق|مترجم|مصور|مهندس|محام|محاسب|مستثمر|مستأجر|مشترك|متدرب|متسابق|معتمر|مسافر|محاضر|مندوب|مزارع|مورد|مقاول|باحث|كاتب|حارس|صاحب|ناشر|سائق|سواق|عامل|لاعب|نادل|فني|حرفي|صحفي|شاعر|ضابط|خياط|نجار|حداد|طباخ|رسام|فنان)(?:ون|ين|ة|ات)?$/u,
    'person',
  ],
];
const ENDINGS: Readonly<Record<Exclude<AppLanguage, 'en'>, Endings>> = { es, fr, de, zh, ar };

export const categoryByEnding = (
  noun: string,
  language: Exclude<AppLanguage, 'en'>,
): Category | undefined => {
  const words = noun.toLowerCase().split(' ');
  const head = (language === 'de' ? words.at(-1) : words[0]) ?? noun;
  return ENDINGS[language].find(([ending]) => ending.test(head))?.[1];
};

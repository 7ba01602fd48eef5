import type { AppLanguage, FieldType } from '../../kinds.ts';

// What the form of a label says of its values, where the ontology doesn't know its words: "wing mm" is a number, "found by" somebody.

export type Held = 'person' | 'place' | 'code';
type Forms = readonly (readonly [RegExp, FieldType])[];
type Holds = readonly (readonly [RegExp, Held])[];

/** Alike in all languages: amounts of a currency, and units that end a label or are all of it. */
export const MARKED: Forms = [
  [/[£$€¥]|\b(?:usd|eur|gbp|chf)$/iu, 'money'],
  [
    /(?:^|[\s(])(?:k?g|mg|[kcm]?m[²³23]?|µm|ha|[cm]?l|hl|kw|kwh|kv|[mk]?v|ma|mah|gb|mb|tb|hz|khz|mhz|rpm|bpm|db|hp|psi|m?bar|k?pa|nm|°[cf]?|[^\s]*%|ph|abv|ppm|lux|kcal|kj|ml\/h|km\/h|mph|kmh)\)?$/iu,
    'number',
  ],
  [/(?:^|\s)\d{1,3} ?[-–] ?\d{1,3}$/u, 'number'],
];

const MEASURED =
  'altitude|elevation|thickness|viscosity|diameter|radius|draught|tonnage|hectolitres|velocity|torque|tension|magnitude|moisture|salinity|voltage|current|amps|watts|gross|net|tare|handicap|calibre|aperture|axis|sphere|cylinder|wins|losses|draws|played|won|drawn|lost|rounds|laps|wickets|runs|catches|metres|meters|mileage|litres|liters|kilos|tonnes|tons|acres|hectares|pints|gallons|inch|inches|feet|ft|lbs?|oz|stone|miles|mins?|minutes|hours|hrs|days|weeks|months|yrs|years|words|pages|pieces|copies|sheets|points|temp|temperature|max|min|maximum|minimum|qty';
const EVENTS =
  'started|finished|ended|opened|closed|begun|born|died|hatched|weaned|planted|sown|harvested|picked up|installed|fitted|serviced|inspected|calibrated|tuned|issued|expired|expires|delivered|shipped|dispatched|posted|received|arrived|departed|collected|returned|repaired|bought|sold|acquired|created|updated|detected|resolved|reported|submitted|appointed|hired|retired|joined|left|moved in|moved out|opened on|ended on|bottled|brewed|fired|poured|made|washed on|cleaned on|released|published|decided|signed on';
const WANTED =
  'needed|wanted|required|due|back|ready|due back|return|use|sell|eat|drink|consume|finish|complete|follow up|pay|done by date|reply|respond|rsvp|apply|submit';

const ENGLISH: Forms = [
  [/\b(?:pounds|euros|dollars|quid|pence)$|^(?:what it costs?|how much (?:paid|owed|it cost))/u, 'money'],
  [/(?:^|\s)(?:takings|payout|earnings|proceeds|redress|mortgage|postage)$/u, 'money'],
  [/(?:^|\s)(?:pics?|pix|jpe?gs?|photo gallery|snapshots?|screenshots?|selfie)$/u, 'image'],
  [/(?:^|\s)(?:pdfs?|uploads?|scans?|data ?sheets?|uploaded)$/u, 'file'],
  [new RegExp(`(?:^|\\s)(?:${WANTED}) by$|^by when\\b|\\bby when$`, 'u'), 'date'],
  [/(?:^|\s)(?:until|till|since|best before|use by|sell by|valid to|paid up to|paid till)$/u, 'date'],
  [
    /^(?:valid|available|open|insured|in force|hired|off|away) from$|^(?:next|last) (?:due|done|seen|used)$/u,
    'date',
  ],
  [/^(?:last|next) \p{L}+(?:ed|en|d|t)$|\p{L}+ last (?:changed|done|cleaned|checked)$/u, 'date'],
  [
    /\p{L}+(?:ed|en|ght|ld|nt|rn|wn|ut|de|aid) on$|^(?:on|starts on|ends on|expires on|expires when|put out on)$/u,
    'date',
  ],
  [/\p{L}+(?:ed|en|ght|ld|nt) at$/u, 'dateTime'],
  [/(?:^|\s)(?:due|expires)$/u, 'date'],
  [new RegExp(`^(?:date )?(?:was |is |when )?(?:${EVENTS})$`, 'u'), 'date'],
  [
    /^(?:\p{L}+s|qty) (?:sold|left|made|ordered|laid|born|alive|returned|worked|caught|scored|for|against|drunk|out|in stock|on hand|on order|available|remaining|reached)$/u,
    'number',
  ],
  [
    /^(?:max|min|maximum|minimum|total|average|avg|mean|no of|nr of|number of|count of)\b(?!.*\b(?:no|nr|name)$)/u,
    'number',
  ],
  [new RegExp(`(?:^|\\s)(?:${MEASURED})$`, 'u'), 'number'],
  [
    /^(?:\p{L}+ ){0,2}(?:ok|okay|y\/n)$|^(?:neutered|castrated|spayed|vaccinated|insured|accessible|wheelchair accessible|vegan|vegetarian|approved|confirmed|accepted|invoiced|refunded|packed|damaged|complete|completed|jabbed|online|safety relevant|urgent|done|ready|signed|checked|hardy|(?:frost|winter) hardy|favou?rite)$/u,
    'boolean',
  ],
];
const ENGLISH_HOLDS: Holds = [
  [/^wh(?:o|ose|om)\b(?!.*\b(?:what|why)\b)|\bwhom$|^for whom/u, 'person'],
  [/\p{L}+(?:ed|en|ght|nd|ne|un|ld|wn|ade|aid|et|ut) by(?: who)?$|^by$/u, 'person'],
  [
    /(?:^|\s)(?:lent|given|issued|sent|assigned|sold|bought|belongs|owed|handed|shown) (?:to|for|from)$/u,
    'person',
  ],
  [/(?:^|\s)(?:next of kin|room partner|plus one)$|^(?:with|for)$/u, 'person'],
  [
    /(?:^|\s)(?:nos?|nr|num|id|ref|reg|tag|imei|iban|serial|barcode|sku|callsign|ticker|plate|licen[cs]e|permit|isbn|issn|what3words)\.?$/u,
    'code',
  ],
  [
    /^where\b|(?:^|\s)(?:venue|whereabouts|locality|hideout|parish|village|abode|destination|where|addr|adress|meeting point)$/u,
    'place',
  ],
];

interface LabelForms {
  types: Forms;
  holds: Holds;
}
/** By the words of each language; all are lower-case. */
export const LABEL_FORMS: Readonly<Record<AppLanguage, LabelForms>> = {
  en: { types: ENGLISH, holds: ENGLISH_HOLDS },
  es: {
    types: [
      [/^(?:cuándo|desde|hasta)(?!\p{L})|\s(?:el|desde|hasta)$|^(?:próxim[oa]|últim[oa])(?!\p{L})/u, 'date'],
      [
        /^(?:cuánt[oa]s?|máximo|mínimo|máx|mín|total|número de|n[.º°] de)(?!\p{L})|(?:^|\s)(?:hectáreas|litros|kilos|metros|horas|minutos|días|años|pies|desnivel|altitud)$/u,
        'number',
      ],
      [/(?:^|\s)(?:ingresos|importe|aportación|euros|pesos)$/u, 'money'],
    ],
    holds: [
      [
        /^(?:a |de |con )?quién(?!\p{L})|\spor$|^(?:responsable|encargad[oa]|autor[a]?|remitente|destinatari[oa])/u,
        'person',
      ],
      [/^(?:de )?dónde(?!\p{L})|(?:^|\s)(?:lugar|sitio|destino|punto de encuentro)$/u, 'place'],
      [/(?:^|\s)(?:n[.º°]|núm\.?|dni|nif|nie|cédula|matrícula|ref\.?|referencia|folio|isbn)$/u, 'code'],
    ],
  },
  fr: {
    types: [
      [
        /^(?:quand|depuis|jusqu['’]au)(?!\p{L})|\s(?:le|depuis|jusqu['’]au)$|^(?:prochaine?|dernière?|dernier)(?!\p{L})/u,
        'date',
      ],
      [
        /^(?:combien|nombre de|nb|max|min|maximum|minimum|total)(?!\p{L})|(?:^|\s)(?:hectares|litres|kilos|mètres|heures|minutes|jours|ans|altitude|dénivelé|tantièmes)$/u,
        'number',
      ],
      [/(?:^|\s)(?:recettes?|cachet|devis|euros)$/u, 'money'],
    ],
    holds: [
      [
        /^(?:à |de |avec |pour |par )?qui(?!\p{L})|\spar$|^(?:responsable|auteur|expéditeur|destinataire)/u,
        'person',
      ],
      [/^(?:d['’])?où(?!\p{L})|(?:^|\s)(?:lieu|endroit|destination|point de rendez-vous)$/u, 'place'],
      [/(?:^|\s)(?:n ?[°º]|no\.?|réf\.?|référence|immatriculation|matricule|isbn)$/u, 'code'],
    ],
  },
  de: {
    types: [
      [
        /^(?:wann|seit|bis|nächste[rs]?|letzte[rs]?)(?!\p{L})|\s(?:am|seit|bis|bis wann)$|fällig(?: am)?$|datum$/u,
        'date',
      ],
      [
        /^(?:wie ?viele?|anzahl|max\.?|min\.?|maximal|mindest)(?!\p{L})|(?:anzahl|höhe|breite|länge|tiefe|dicke|durchmesser|stunden|minuten|liter|kilo|meter|hektar|jahre|tage)$/u,
        'number',
      ],
      [/(?:gage|einnahmen|umsatz|euro)$/u, 'money'],
    ],
    holds: [
      [
        /^(?:von |an |für |mit |bei )?we(?:r|m|n|ssen)(?!\p{L})|\s(?:von|durch)$|(?:leiter(?:in)?|fahrer(?:in)?|besitzer(?:in)?|halter(?:in)?|gastgeber(?:in)?|absender|empfänger|prüfer(?:in)?)$/u,
        'person',
      ],
      [/^wo(?:hin|her)?(?!\p{L})|(?:treffpunkt|fundort|standort|lagerort|ziel)$/u, 'place'],
      [/(?:^|\s|-|\p{L})(?:nr\.?|nummer|kennzeichen|kürzel|isbn)$/u, 'code'],
    ],
  },
  zh: {
    types: [
      [/(?:日期|日子|时候|到期日|截止日)$/u, 'date'],
      [/(?:时间)$/u, 'dateTime'],
      [/(?:数|人数|次数|天数|数量|重量|高度|长度|宽度|面积|温度|页码|分数|公里|里程)$/u, 'number'],
      [/(?:多少钱|花费|金额|收入|费用|住宿费|餐饮费)$/u, 'money'],
    ],
    holds: [
      [/^谁|(?:人|员|者|班主任|老师|师傅)$/u, 'person'],
      [/(?:地点|地方|哪里|位置|目的地|场所)$/u, 'place'],
      [/(?:号|编号|单号|证号|微信|条码)$/u, 'code'],
    ],
  },
  ar: {
    types: [
      [/^(?:متى|تاريخ|موعد)(?!\p{L})/u, 'date'],
      [/^(?:عدد|كم|أقصى|أدنى)(?!\p{L})|(?:ارتفاع|مساحة|وزن|طول|عرض)$/u, 'number'],
      [/^(?:مبلغ|إيراد|تكلفة)(?!\p{L})/u, 'money'],
    ],
    holds: [
      [/^(?:المسؤول|مسؤول|المستلم|المرسل|صاحب)/u, 'person'],
      [/^(?:أين|مكان|وجهة|موقع)(?!\p{L})/u, 'place'],
      [/^(?:رقم|رمز|ردمك|كود)(?!\p{L})/u, 'code'],
    ],
  },
};

/** What stands in a text that nothing is known of: it fits whatever is asked. */
export const FILLERS: Readonly<Record<AppLanguage, readonly string[]>> = {
  en: [
    'As agreed',
    'Standard',
    'To be confirmed',
    'Same as last time',
    'On request',
    'See notes',
    'As usual',
  ],
  es: [
    'Según lo acordado',
    'Estándar',
    'Por confirmar',
    'Como la última vez',
    'A petición',
    'Ver notas',
    'Lo habitual',
  ],
  fr: [
    'Comme convenu',
    'Standard',
    'À confirmer',
    'Comme la dernière fois',
    'Sur demande',
    'Voir les notes',
    'Comme d’habitude',
  ],
  de: [
    'Wie vereinbart',
    'Standard',
    'Wird noch bestätigt',
    'Wie beim letzten Mal',
    'Auf Anfrage',
    'Siehe Notizen',
    'Wie üblich',
  ],
  zh: ['按约定', '标准', '待确认', '与上次相同', '按需', '见备注', '照旧'],
  ar: ['حسب الاتفاق', 'قياسي', 'قيد التأكيد', 'مثل المرة السابقة', 'عند الطلب', 'انظر الملاحظات', 'كالمعتاد'],
};

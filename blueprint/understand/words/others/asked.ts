import type { OtherLanguage } from './index.ts';

// How rules, roles and pages are asked for. Each pattern is tried on a sentence in lower case.

export interface Asked {
  calendar: RegExp;
  board: RegExp;
  gallery: RegExp;
  /** What it shows stands in the first group, where the language says it behind. */
  chart: RegExp;
  dashboard: RegExp;
  overlap: RegExp;
  once: RegExp;
  /** The number may stand in a group. */
  capacity: RegExp;
  stock: RegExp;
  /** Tell when a number is low; the number may stand in a group. */
  low: RegExp;
  notify: RegExp;
  remind: RegExp;
  /** A number and a unit of time, in two groups. */
  ahead: RegExp;
  /** Who may do what others may not, in one of the groups. */
  only: RegExp;
  /** Who agrees to something, in one of the groups. */
  approves: RegExp;
  anyone: RegExp;
  /** People make an account of their own. */
  signUp: RegExp;
  see: RegExp;
  add: RegExp;
  change: RegExp;
  remove: RegExp;
}

export const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^ساعتين/u, 120],
  [/^يومين/u, 2880],
  [/^[أا]سبوعين/u, 20_160],
  [/^شهرين/u, 86_400],
  [/^(?:minuto|minute|分钟|دقيق|دقائق)/u, 1],
  [/^(?:hora|heure|stunde|个?小时|ساع)/u, 60],
  [/^(?:día|dia|jour|tag|天|日|يوم|أيام|ايام)/u, 1440],
  [/^(?:semana|semaine|woche|周|个?星期|[أا]سبوع|أسابيع)/u, 10_080],
  [/^(?:mes|mois|monat|个月|月|شهر|أشهر|شهور)/u, 43_200],
];
/** Words for telling somebody, which make a reminder of a time that comes ahead. */
export const TELLS =
  /avis|notific|correo|mail|alert|préven|prévien|avert|rappel|erinner|benachrichtig|nachricht|warn|提醒|通知|تنبيه|نبه|إشعار|بريد|رسال|ذكر/u;

/** Twice at one time is a matter of the time, and no "only once". */
export const AT_ONCE: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /a la vez|al mismo tiempo|mism[oa]s? (?:día|hora|fecha|horario|turno|franja|momento)/u,
  fr: /en même temps|au même moment|mêmes? (?:jour|heure|date|horaire|créneau|nuit|période)/u,
  de: /gleichzeitig|(?:gleichen?|selben?) (?:zeit|tag|termin|stunde|nacht|datum|woche)|überschneid|überlapp/u,
  zh: /同时|同一(?:个)?(?:时间|时段|天|日|晚)/u,
  ar: /نفس (?:الوقت|اليوم|الموعد|الساعة|الفترة|التوقيت|الليلة|التاريخ)|وقت واحد/u,
};

/** By or to whom something isn't given twice. */
export const BY_TWO: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /(?:por|a|para|con) (?:dos|varias|varios|más de un[ao]?)(?!\p{L})/u,
  fr: /(?:par|à|pour|avec) (?:deux|plusieurs|plus d['’]une?)(?!\p{L})/u,
  de: /(?:von|an|für|mit) (?:zwei|mehreren|mehr als eine[mnr]?)(?!\p{L})/u,
  zh: /(?:被|给|借给|租给)(?:两|二|多|几)(?:个|只|位|名|组|队|家)?/u,
  ar: /(?:لاثنين|لشخصين|من شخصين|لأكثر من|لل?\p{L}{2,10}ين)(?!\p{L})/u,
};

/** Numbers that are words, and no part of another word. */
export const NUMBERS: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /(?<!\p{L})(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente)(?!\p{L})/gu,
  de: /(?<!\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|dreißig)(?!\p{L})/gu,
  zh: /(?<=最多\p{Script=Han}{0,3}|不超过|不能超过|不得超过|至多|上限)(?:十五|三十|[两二三四五六七十])(?=[个人位名次本件只间条辆张节台场份])/gu,
  ar: /(?<!\p{L})(?:ثلاث|أربع|خمس|ست|سبع|عشر)ة?(?!\p{L})/gu,
};

/** What stands before and behind the words of a chart, and says nothing of what it draws. */
export const WISHED: Readonly<Record<OtherLanguage, { lead: RegExp; tail: RegExp }>> = {
  es: {
    lead: /^.*?(?:panel|tablero|gráfic[oa]|dashboard|resumen) (?:con|de)(?: los| las| el| la| mis)? (?=.*(?<!\p{L})(?:por|al|cada) )/iu,
    tail: /,? (?:(?:estaría|sería|vendría|me gustaría|quedaría|por favor)(?!\p{L})).*$/iu,
  },
  fr: {
    lead: /^.*?(?:tableau de bord|graphique|courbe|diagramme) (?:avec|des|du|de la|de)(?: les?| la| l['’]| mes)? ?(?=.*(?<!\p{L})(?:par|chaque) )/iu,
    tail: /,? (?:(?:serait|ce serait|s['’]il (?:te|vous)|si possible)(?!\p{L})).*$/iu,
  },
  de: {
    lead: /^.*?(?:dashboard|übersicht|diagramm) (?:mit|über|von|der)(?: den| dem| der| die| das)? (?=.*(?<!\p{L})(?:pro|je|nach) )/iu,
    tail: /,? (?:(?:wäre|wären|bitte|als \p{L}*)(?!\p{L})).*$/iu,
  },
  zh: {
    lead: /^(?:还)?(?:我|我们)?(?:想要?|希望|需要|要|能)?(?:看到?|查看|显示|有)?(?:一个|一张)?(?=.)/u,
    tail: /的$|(?:画|做|生成|出)(?:成|出)?(?:一?[个张份])?$/u,
  },
  ar: { lead: /^ل(?=ل\p{L})|^(?:مع|عن) /u, tail: /(?: من فضلك| لو سمحت).*$/u },
};

/** Figures that are asked for without a word for a chart, in a group: "quiero ver el total por mes", "Summe pro Schüler". */
export const FIGURED: Readonly<Record<OtherLanguage, RegExp>> = {
  es: /(?:(?<!\p{L})(?:ver|saber|mostrar|muestr\p{L}+|quiero|queremos|necesito|necesitamos|conocer|calcul\p{L}+)(?!\p{L})[^.;:¿?!]{0,60}?|^\s*|[.;:] ?)(?<said>(?:cuánt[oa]s?|cuanto|(?:el |la |los |las )?(?:totale?s?|suma|ingresos|ventas|gastos|facturación|recaudación|ganancias|valor total|horas|kilos|litros|media|promedio))(?!\p{L})[^.;:,¿?!]{0,40}? (?:por|cada|al) (?!favor|separado|correo|e-?mail|whatsapp|ejemplo|hacer|pagar)\p{L}+(?: y (?:por |cada )?(?:mes|año|semana|día|trimestre))?)(?!\p{L})/iu,
  fr: /(?:(?<!\p{L})(?:voir|savoir|afficher|affich\p{L}+|montr\p{L}+|veux|voulons|voudr\p{L}+|connaître|calcul\p{L}+|besoin)(?!\p{L})[^.;:?!]{0,60}?|^\s*|[.;:] ?)(?<said>(?:combien|(?:le |la |les |l['’])?(?:chiffre d['’]affaires|total|totaux|somme|recettes?|revenus?|dépenses?|ventes|valeur totale|heures|kilos|litres|moyenne|bénéfices?))(?!\p{L})[^.;:,?!]{0,40}? (?:par|chaque) (?!mail|e-?mail|sms|exemple|téléphone|carte|chèque)\p{L}+(?: et (?:par )?(?:mois|an|année|semaine|jour|trimestre))?)(?!\p{L})/iu,
  de: /(?:(?<!\p{L})(?:sehen|zeig\p{L}*|wissen|anzeigen|möchte|möchten|will|wollen|brauche|brauchen|berechne\p{L}*)(?!\p{L})[^.;:?!]{0,40}?|^\s*|[.;:] ?)(?<said>(?:wie ?viele?|(?:den |die |das |der )?(?:umsatz|umsätze|einnahmen|ausgaben|summe|gesamtsumme|kosten|gewinn|stunden|gesamtwert|durchschnitt|anzahl der|kilo|liter))(?!\p{L})[^.;:,?!]{0,40}? (?:pro|je|nach) (?!hause|mail|post|und)\p{L}+(?: und (?:pro |je )?(?:monat|jahr|woche|tag|quartal))?)(?!\p{L})/iu,
  zh: /(?:看|显示|统计|知道|查看|算)(?:到|一下|出)?(?:一下)?(?<said>(?:每|按|各)(?:个)?\p{Script=Han}{1,6}?(?:的)?(?:\p{Script=Han}{0,6}?)(?:多少\p{Script=Han}{0,4}|总[额数量计和]|收入|支出|销售额|营业额|销量|数量|次数|产量|工时))(?=[，。；,;\s]|$)/u,
  ar: /(?:[أن]رى|رؤية|عرض|معرفة|[أن]عرف|حساب|(?:^|[،.]) ?و?)[^.،؛:]{0,20}?(?<said>(?:ال)?(?:مجموع|إجمالي|متوسط|إيرادات|مبيعات|مصروفات|مصاريف)(?: \p{L}+){0,4}? (?:كل|لكل|حسب) \p{L}+(?: (?:كل|لكل|حسب) \p{L}+)?)(?!\p{L})/u,
};

export const COUNTS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  une: 1,
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  einer: 1,
  一: 1,
  dos: 2,
  deux: 2,
  zwei: 2,
  两: 2,
  二: 2,
  tres: 3,
  trois: 3,
  drei: 3,
  三: 3,
  半: 0.5,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  十: 10,
  cuatro: 4,
  quatre: 4,
  vier: 4,
  cinco: 5,
  cinq: 5,
  fünf: 5,
  seis: 6,
  six: 6,
  sechs: 6,
  ocho: 8,
  huit: 8,
  acht: 8,
  diez: 10,
  dix: 10,
  zehn: 10,
  vierzehn: 14,
  quince: 15,
  quinze: 15,
  veinte: 20,
  vingt: 20,
  zwanzig: 20,
  treinta: 30,
  trente: 30,
  dreißig: 30,
  sesenta: 60,
  soixante: 60,
  sechzig: 60,
  noventa: 90,
  neunzig: 90,
  十五: 15,
  三十: 30,
  ثلاث: 3,
  أربع: 4,
  خمس: 5,
  ست: 6,
  سبع: 7,
  عشر: 10,
  nueve: 9,
  neuf: 9,
  neun: 9,
  doce: 12,
  douze: 12,
  zwölf: 12,
  siete: 7,
  sept: 7,
  sieben: 7,
};

export const ASKED: Readonly<Record<OtherLanguage, Asked>> = {
  es: {
    calendar: /calendario|agenda (?:de|con|semanal|diaria)|vista (?:semanal|mensual|de semana|de mes)/u,
    board: /tablero(?! con)|kanban/u,
    gallery: /galería|mosaico de fotos|muro de fotos/u,
    chart: /gráfic[oa]s?|(?<!\p{L})(?:curva|evolución)|estadísticas?|diagrama|histograma/u,
    dashboard: /panel|tablero con|estadísticas|gráfic[oa]|cuadro de mando|resumen (?:de|mensual|semanal)/u,
    overlap:
      /dobles? reservas?|reservas? dobles?|solap|dos veces|(?:misma hora|mismo horario|mismo tiempo|mismo turno|a la vez|mismo día y hora)|coincid\w+ (?:dos|en)|reservad[oa]s? por dos/u,
    once: /(?:una sola vez|solo una vez|sólo una vez|una única vez|no .{0,30}dos veces|únic[oa] por)/u,
    capacity:
      /(?:m[áa]xim[oa]s?|como mucho|no m[áa]s de|límite de|máx\.?|hasta un máximo de|como máximo|caben|(?:admite|acepta|entra)n? hasta)(?: de)? (\d+)|(\d+) (?:personas|plazas|participantes|asistentes|inscritos|alumnos|niños) (?:por|en|para) (?:cada )?(?!cada|d[ií]a|semana|mes|año|hora|noche|tarde|mañana|turno|el |la |los |las )(?=\p{L}{3})|(\d+) (?:\p{L}+ ){0,2}(?:como máximo|máximo|como mucho)(?!\p{L})|(?<!\p{L})(?:nadie|no|ning[uú]n) [^.;,]{0,30}?m[áa]s de (\d+)(?![\d.,]| ?(?:d[ií]as?|semanas?|mes(?:es)?|años?|horas?|minutos?|euros?|€|kg|kilos?|km|%))|(?:est[aáé]n? llen|se llen|complet[oa]s?,? no|est[áae]n? complet[oa]s?|aforo|cupo|plazas limitadas|lista de espera cuando|agotad|m[áa]s de un[ao]? \p{L}+ por)/u,
    stock:
      /(?:descuent|descont|rest|baj|reduc|reduzc|disminu)\p{L}*.{0,40}(?:stock|existencias|inventario|almacén|cantidad)|(?:stock|existencias|inventario).{0,25}(?:baj|descuent|disminu|rest|reduc)|(?:baj|descuent|disminu|rest|reduc)\p{L}*.{0,25}(?:disponible|cantidad)/u,
    low: /(?:avis|alert|notific|advert|señal|correo|mensaje).{0,70}(?:menos de|por debajo|bajo|baje|inferior|mínim|llegue|poc[oa]s?|agot|quede)\D{0,20}(\d+)?|(?:menos de|por debajo de|inferior a|quede[n]? poc|baje de|llegue al mínimo)\D{0,20}(\d+)?.{0,50}(?:avis|alert|notif|correo|mensaje)/u,
    notify:
      /(?:avis|notific|correo|e-?mail|mensaje|alerta)\p{L}*.{0,70}(?:cuando|al |si |en cuanto|cada vez)|(?:cuando|en cuanto|al ).{0,70}(?:avis|notific|enví\p{L}* (?:un )?(?:correo|e-?mail|mensaje)|correo|recibe)/u,
    remind: /recordatori|record\p{L}*|recuérd|recuerd|(?:avis|alert)\p{L}*.{0,50}(?:antes|caduc|venc|venz)/u,
    ahead:
      /(\d+|un[ao]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|sesenta|noventa) (minuto|hora|día|semana|mes)\p{L}* antes|en menos de (\d+|un[ao]?|dos|tres|cuatro|cinco|siete|diez|quince|treinta) (día|semana|mes)/u,
    only: /(?:sol[oa]|sólo|únicamente|solamente|solo) (?:el |la |los |las |un |una )?(?!(?:l[oae]s?|se|me|nos) )([\p{L} ]{3,30}?) (?:pueden?|podrán?|ven?|cre\p{L}+|edit\p{L}+|aprueb\p{L}+|modific\p{L}+|borr\p{L}+|elimin\p{L}+|cambi\p{L}+|accede\p{L}*|registra\p{L}*|confirm\p{L}+|publica\p{L}*)(?!\p{L})|(?:puede|pueden|podrá) \p{L}+.{0,30}(?:solo|sólo|únicamente) (?:por )?(?:el |la |los |las )([\p{L}]{3,30})|(?:sólo|solo|únicamente|solamente) (?:l[oae]s? )?(?:pueden? )?\p{L}{3,} (?:el |la |los |las )(\p{L}{3,30})|nadie (?:más )?(?:puede )?\p{L}+ .{0,50}(?:salvo|excepto|menos|aparte de) (?:el |la |los |las )?(\p{L}{3,30})/u,
    approves:
      /(?:^|[\s,.;])(?:el|la|los|las|una?) (\p{L}{4,20}) (?:l[oae]s? )?(?:aprueban?|autorizan?|validan?|asignan?|da el visto bueno)(?!\p{L})|(?:aprobad|validad|autorizad|revisad|asignad)[oa]s? por (?:el |la |los |las |una? )(\p{L}{4,20})/u,
    anyone:
      /cualquiera|todo el mundo|(?:por|en|desde) (?:la|mi|nuestra) web|por internet|online|en línea|públic[oa]s?(?!\p{L})|públicamente|sin registrarse|sin cuenta|visitantes|visible para tod|(?:que|para que) (?:lo |la |las |los )?vean? tod|que la gente/u,
    signUp:
      /registrarse|registren? (?:solos|ellos)|crear(?:se)? (?:una|su) cuenta|(?:darse|se dan?|se den) de alta/u,
    see: /(?<!\p{L})(?:ver|ve|ven|vean|consult|mir|leer|visible|busc)/u,
    add: /(?:cre|añad|agreg|dej|coment|valor|escrib|sub[ea]|inscrib|apunt|reserv|pedi|pid|solicit|envi|enví|registr|public|proponer|propon|don|rellen)\p{L}*/u,
    change: /(?:cambi|edit|modific|actualiz|aprob|aprueb|confirm|cerr|cierr|valid|marc)\p{L}*/u,
    remove: /(?:borr|elimin|quit)\p{L}*/u,
  },
  fr: {
    calendar: /calendrier|agenda|planning|vue (?:semaine|mois|par semaine|par mois|hebdomadaire)/u,
    board:
      /kanban|tableau (?:kanban|(?:des? [^.,;]{3,30} )?par (?:statut|étape|état)|de suivi|de bord kanban)/u,
    gallery: /galerie|mur de photos|mosaïque/u,
    chart: /graphiques?|courbes?|diagrammes?|histogrammes?|camembert|statistiques?|(?<!\p{L})évolution/u,
    dashboard: /tableau de bord|statistiques|graphique|courbe|récapitulatif/u,
    overlap:
      /double réservation|chevauch|deux fois|en même temps|au même moment|à la même heure|même créneau|conflit|pas deux/u,
    once: /une seule fois|qu['’]une fois|pas .{0,20}deux fois/u,
    capacity:
      /(?:maximum|au plus|max\.?|pas plus(?: de)?|limite de|limité[es]* à|jusqu['’]à)(?: de)? (\d+)|(\d+) (?:personnes|places|participants|élèves|enfants|inscrits|convives|stagiaires) par (?!jour|semaine|mois|an|heure)(?=\p{L}{3})|(?<!\p{L})(?:personne|ne|n['’])[^.;,]{0,30}?plus de (\d+)(?![\d.,]| ?(?:jours?|semaines?|mois|ans?|heures?|minutes?|euros?|€|kg|kilos?|km|%))|(\d+) (?:\p{L}+ )?(?:maximum|max|au plus)|(?:plus de \p{L}+ que (?:de|il y a)|pas accueillir plus|complet|complète|places limitées|liste d['’]attente quand|plus de place)/u,
    stock:
      /(?:stock|quantité).{0,30}(?:baiss|dimin|décrém|déduit|descend)|(?:baiss|dimin|dédui|retir|décrém)\p{L}*.{0,40}(?:stock|quantité)/u,
    low: /(?:alert|avert|préven|prévien|notif|signal)\p{L}*.{0,70}(?:moins de|sous|en dessous|inférieur|bas|minimum|seuil|épuis|plus assez)\D{0,20}(\d+)?|(?:moins de|en dessous|sous le seuil|sous)\D{0,20}(\d+)?.{0,50}(?:alert|avert|préven|notif|mail|message|sms)/u,
    notify:
      /(?:mail|e-mail|notif\p{L}*|préven\p{L}+|prévien\p{L}+|avert\p{L}+|message|sms).{0,70}(?:quand|lorsque|dès que|dès qu['’]|à chaque|si |une fois)|(?:quand|lorsque|dès que|dès qu['’]).{0,70}(?:mail|notif\p{L}*|préven\p{L}+|avert\p{L}+|reçoi\p{L}+)/u,
    remind: /rappel|relanc|(?:alert|préven|avert)\p{L}*.{0,50}(?:avant|échéance|expir)/u,
    ahead:
      /(\d+|un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|trente|soixante) (minute|heure|jour|semaine|mois)\p{L}* (?:avant|à l['’]avance)/u,
    only: /(?:seule?s?|uniquement) (?:le |la |les |l['’]|un |une )?([\p{L}'’ -]{3,30}?) (?:peu(?:t|vent)|pourr\p{L}+|crée\p{L}*|voi\p{L}+|modifi\p{L}+|valid\p{L}+|supprim\p{L}+|a accès|ont accès|gèr\p{L}*|édit\p{L}+|sai\p{L}+|encaiss\p{L}*)(?!\p{L})|réservé[es]* (?:au |aux |à la |à l['’])([\p{L}]{3,30})|seule?s? (?:le |la |les |l['’])(\p{L}{4,30}) (?!en |de |du |d['’])|(?:seulement|uniquement) (?:par )?(?:le |la |les |l['’])(\p{L}{4,30})(?=$|[,.;])|personne .{0,50}(?:sauf|à part|hormis) (?:le |la |les |l['’])?(\p{L}{3,30})/u,
    approves:
      /(?:^|[\s,.;])(?:le |la |les |l['’]|une? )(\p{L}{4,20}(?: de \p{L}+)?) (?:(?:les? |la |l['’])?(?:approuve|valide|autorise|confie|attribue)(?:nt)?|donne son accord)(?!\p{L})|(?:approuv|valid|autoris|vérifi|attribu)ée?s? par (?:le |la |les |l['’]|une? )(\p{L}{4,20})/u,
    anyone:
      /tout le monde|n['’]importe qui|publi(?:c|que)s?(?!\p{L})|publiquement|sans compte|sans s['’]inscrire|visiteurs|chacun peut|en ligne|sur (?:le|notre|mon) site|par internet|(?:visibles?|affichée?s?|ouverte?s?) (?:par|à|pour) tou|s['’]inscri\p{L}+ (?:eux|elles|lui|soi)-même/u,
    signUp:
      /s['’]inscri\p{L}+ (?:eux|elles|lui|elle)[- ]mêmes?|cré\p{L}* (?:un|leur|son) compte|s['’]enregistrer/u,
    see: /(?<!\p{L})(?:voir|voi\p{L}*|consult|lire|visible|cherch)/u,
    add: /(?:cré|ajout|inscri|réserv|command|demand|envoy|propos|publi(?!c|que)|laiss|écri|signal|dépos|donn|rempli|enregistr)\p{L}*/u,
    change: /(?:chang|modifi|édit|valid|approuv|confirm|ferm|met à jour|mettre à jour)\p{L}*/u,
    remove: /(?:supprim|effac|retir)\p{L}*/u,
  },
  de: {
    calendar: /kalender|wochenansicht|monatsansicht|terminübersicht/u,
    board: /kanban|(?<!\p{L})board|tafel/u,
    gallery: /galerie|fotowand|bilderwand/u,
    chart:
      /(?:diagramm|(?<!foto)grafik|chart|auswertung|kurve|statistik|verlauf(?=\s+(?:der|des|von|über|pro)))(?:e|en|s)?(?!\p{L})/u,
    dashboard: /dashboard|statistik|diagramm|auswertung|kennzahl/u,
    overlap:
      /doppelt (?:ge|ver|be)\p{L}+|doppelbuch|doppelbeleg|kein\p{L}* (?:\p{L}+ )?doppelt|doppelt(?:e|er|en)? (?:vergeb|buchung|beleg|termin)|überschneid|gleichzeitig|zur (?:gleichen|selben) zeit|zweimal|überlapp|nicht doppelt/u,
    once: /nur einmal|nur ein mal|nicht zweimal|einmal pro/u,
    capacity:
      /(?:höchstens|maximal|max\.?|nicht mehr als|bis zu|begrenzt auf|es gibt nur)\s+(\d+)|(\d+) (?:personen|plätze|teilnehmer\p{L}*|gäste|kinder|schüler\p{L}*) (?:pro|je) (?!tag|woche|monat|jahr|stunde)(?=\p{L}{3})|(?<!\p{L})(?:niemand|kein\p{L}*) [^.;,]{0,30}?mehr als (\d+)(?![\d.,]| ?(?:tage?|wochen?|monate?|jahre?|stunden?|minuten?|euro|€|kg|kilo|km|%))|ausgebucht|max\.? (?:teilnehmer|personen|plätze)|keine (?:\p{L}+ )?plätze (?:mehr|frei)|(?:wenn|ist|sind) .{0,20}(?:voll|belegt)|warteliste wenn|plätze begrenzt/u,
    stock:
      /(?:bestand|lager|vorrat)\p{L}*.{0,40}(?:sink|reduzier|verringer|abgezogen|abgebucht|runter|weniger(?! als)|minus)|(?:zieh|reduzier|verringer|buch|senk)\p{L}*.{0,40}(?:bestand|lager|vorrat)/u,
    low: /(?:warn|meld|alarm|hinweis|benachrichtig|bescheid)\p{L}*.{0,70}?(\d+)\p{L}* ?(?:stück|kg|kilo|gramm|liter|einheiten)? ?unterschreite|(?:warn|meld|alarm|hinweis|benachrichtig|erinner|nachbestell|bescheid)\p{L}*.{0,70}(?:unter|weniger als|niedrig|mindestbestand|knapp|leer)\D{0,20}(\d+)?|(?:unter|weniger als|mindestbestand|knapp)\D{0,25}(\d+)?.{0,50}(?:warn|meld|alarm|hinweis|nachricht|mail|bescheid)/u,
    notify:
      /(?:mail|e-mail|benachrichtig\p{L}*|nachricht|informier\p{L}*|sms).{0,70}(?:wenn|sobald|bei |nach |sowie)|(?:wenn|sobald|bei ).{0,70}(?:mail|benachrichtig\p{L}*|nachricht|informier\p{L}*)/u,
    remind:
      /erinner|(?:warn|benachrichtig|hinweis|mail)\p{L}*.{0,60}(?:vorher|vor ablauf|läuft ab|fällig|überfällig)/u,
    ahead:
      /(\d+|einen?|einem|einer|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|vierzehn|zwanzig|dreißig|sechzig|neunzig) (minute|stunde|tag|woche|monat)\p{L}* (?:vor|vorher|davor)/u,
    only: /nur (?:der |die |das |ein |eine |unsere? )?([\p{L}-]{3,30}) (?:kann|können|darf|dürfen|sieht|sehen|gibt|geben|genehmig\p{L}+|bearbeite\p{L}+|löscht|löschen|änder\p{L}+|leg\p{L}+|trägt)|(?:kann|können|darf|dürfen|sieht|sehen) .{0,40}?nur (?:der |die |das |ein |eine )?([\p{L}-]{2,30})|\p{L}+t nur (?:der |die |das )([\p{L}-]{2,30})|(?:niemand|keiner) .{0,50}außer (?:dem |der |den )?([\p{L}-]{3,30})/u,
    approves:
      /(?:^|[\s,.;])(?:der |die |das )?(\p{L}{4,20}) (?:genehmigt|genehmigen|bewilligt|gibt .{0,40}frei|teilt .{0,30} zu|muss .{0,20}(?:genehmigen|freigeben))(?!\p{L})|(?:vom|von der|von einem|von einer) (\p{L}{4,20}) (?:genehmigt|freigegeben|bestätigt|geprüft|bewilligt)/u,
    anyone:
      /jeder (?:\p{L}+ )?(?:kann|darf)|jeder? .{0,20}(?:sehen|lesen|ansehen) (?:kann|darf|soll)|öffentlich|dürfen alle|alle (?:können|dürfen)|(?:für|von) (?:alle[nr]?|jede[nrm]?) (?:\p{L}+ )?(?:sichtbar|einsehbar|offen|zugänglich|einzusehen|zu sehen)|ohne (?:\p{L}+ )?(?:anmeldung|konto|login|registrierung)|(?:auf|über) (?:der|die|unserer?) (?!start|haupt|übersicht)\p{L}*(?:seite|website|homepage)|(?:über|per)s? (?:\p{L}+ )?\p{L}*formular|webformular|online|im (?:internet|netz)/u,
    signUp: /sich (?:\p{L}+ ){0,2}registrier|registrier\p{L}+ sich|konto (?:anlegen|erstellen|eröffnen)/u,
    see: /(?<!\p{L})(?:sehen|sieht|lesen|ansehen|einsehen|anschauen|sichtbar|suchen)/u,
    add: /(?:anlegen|anmelde|melden|hinterlass|schreib|buch|bestell|reservier|eintrag|trag|hinzufüg|erstell|registrier|einreich|spend|absend|ausfüll|formular|beantrag)\p{L}*/u,
    change: /(?:änder|bearbeit|genehmig|freigeb|gibt|bestätig|abschließ|setz)\p{L}*/u,
    remove: /(?:lösch|entfern)\p{L}*/u,
  },
  zh: {
    calendar: /日历|日程|排期表|周视图|月视图|周历|月历/u,
    board: /看板|泳道|拖(?:动|拽)/u,
    gallery: /相册|图库|画廊|照片墙|作品展示/u,
    chart: /(?:折线图|柱状图|饼图|图表|趋势图?|曲线图?|走势|统计图|条形图|出图|[画做]成?个?图(?!片))/u,
    dashboard: /仪表盘|统计|图表|报表|折线图|柱状图|饼图|汇总|出图|趋势|曲线/u,
    overlap:
      /重复(?:预约|预订|预定|借|占用|排)|冲突|重叠|撞(?!见|坏|击|伤)|双重预[订约]|(?:同一|一)(?:个|间|位|台|辆|名|张|条|块|只)?[\p{Script=Han}]{0,8}(?:同一|同时|一个时)[\p{Script=Han}]{0,14}(?:不能|只能|不可|不得|不许|别)|(?:同一时间|同一时段|同一个时间|同时).{0,14}(?:不能|只能|不可|不得)|(?:不能|不可|不得|不许).{0,14}(?:同时|同一时间|同一时段)|(?:被)?(?:约|订|借|租|占)(?:走|出去|掉)?了?的?(?:时段|时间|期间|日期).{0,4}(?:不能|不可|不得|不许)/u,
    once: /只能.{0,10}(?:一次|1次|一票|1票|一条)|不能重复(?:报名|投票|提交|申请|评)|每人(?:限|只能)?一?(?:次|票)|限(?:投|报|领)一/u,
    capacity:
      /(?:最多|不超过|不能超过?|不得超过|上限(?:为|是)?|限|满|只能[带收接]?|至多)(?:只?能|可以?)?(?:预约|预订|预定|借|订|报名?|参加|约|请|领|带|选|租|容纳|坐|住)?\s*(\d+)|(?:不能|不可|不得|不许)[\p{Script=Han}]{0,6}(?:超过|多于)\s*(\d+)|(?:最多|不超过|不能超过|至多)[\p{Script=Han}]{0,3}[一二三四五六七八九十两几百]+(?:个|人|位|名)|只能(?:带|收|接|容纳|坐|住)[一二三四五六七八九十两几]+|(?:不能|不可|不得|不许|别)?(?:超过|超出|多于)(?:了)?[\p{Script=Han}]{0,6}(?:座位|名额|人数|容量|上限|床位|总数)|(?:满|报满|约满|坐满|住满|订满)(?:了|员|额|人|就|后|则)|名额(?:已|用)?[满完]|超员|每个?(?:班|场|节课?|堂课?|团|期|课|车)(?:有|共)?(\d+)[个名位]?人/u,
    stock:
      /(?:自动)?(?:减|扣|扣减|扣除|减少|增减|核减)(?:掉|去)?.{0,8}(?:库存|数量|课时|次数|余额|余量)|(?:库存|剩余|次数|余量|存量).{0,8}(?:减|扣|少(?!于))|扣.{0,2}(?:课时|次|库存)|(?:不能|不可|别)[\p{Script=Han}]{0,6}(?:超过|多于|大于)[\p{Script=Han}]{0,4}(?:库存|余量|剩余)/u,
    low: /(?:低于|少于|不足|小于|低过|不到|快没|快用完|快卖完|不够|见底|剩(?:下)?不多|只剩)\D{0,10}?(\d+)?.{0,20}?(?:提醒|预警|报警|通知|警告|补货|提示|告诉|采购|进货|标红|补)|(?:提醒|预警|报警|通知|提示).{0,12}(?:低于|不足|补货|缺货|进货)\D{0,6}(\d+)?/u,
    notify: /(?:(?<!、)通知(?!、)|发(?:送|个|条)?(?:邮件|短信|消息|微信)|邮件|短信|推送|告诉)/u,
    remind: /提醒|催(?:还|缴|办|交)|提示/u,
    ahead:
      /(?:提前|前)\s*(\d+|半|十五|三十|[一两二三四五六七十])?\s*(分钟|小时|天|日|周|星期|个月|月)|(\d+|半|十五|三十|[一两二三四五六七十])\s*(分钟|个?小时|天|日|周|个?星期|个月)(?:之|以)?前|(\d+|[一两二三四五六七十])\s*(天|日|周|个?星期|个月)(?:之|以)?内/u,
    only: /(?:只有|仅限|仅|只允许|只让|只准)([\p{Script=Han}]{2,6}?)(?:本人|自己)?(?:(?:和|、|及|与|或)([\p{Script=Han}]{2,6}?)(?:本人|自己)?)?(?:才能|才可以|可以|能够|能|可|才|看|改|查看|修改|审)|([\p{Script=Han}]{2,5})才(?:能|可以)|只(?:能|许|准)由?([\p{Script=Han}]{2,5}?)(?:来)?(?:看|查看|改|修改|删|审核|审批|操作|录入|确认|批准|取消|发布|处理)(?!自己|本人)|除了?([\p{Script=Han}]{2,5}?)(?:本人|自己)?(?:以外|之外|外)?[，,]?(?:其他人|别人|其余人|谁)(?:都)?(?:不|没|无)/u,
    approves:
      /(?:由|经过?|需要?|要|，|,|。|；|^|、|给)?([\p{Script=Han}]{2,5}?)(?:来|负责|进行|统一|再|最后)?(?:审批|审核|批准|核准|复核|签字|审)(?!状态|结果|人|单|意见|流程|时间|日期|记录)/u,
    anyone:
      /任何人|所有人|公开|公众|游客(?:可以|可|能)|网上|在线|线上|(?:不用|无需|不需要|不必|免|不)(?:注册|登录|登陆)|让大家看|大家都?(?:能|可以)看|谁都(?:能|可以)|对外|扫码|官网/u,
    signUp: /(?:自己|自行|可以|都能|开放)注册/u,
    see: /看|查看|查询|浏览|公开|可见/u,
    add: /增加|新增|提交|填写|报名|预约|预订|下单|注册|添加|发布|申请|登记|留言|捐/u,
    change: /修改|编辑|审批|审核|确认|更改|改|批准|处理/u,
    remove: /删除|移除/u,
  },
  ar: {
    calendar: /تقويم|روزنامة|رزنامة|عرض أسبوعي|عرض شهري|جدول (?:أسبوعي|شهري|المواعيد|الحجوزات)/u,
    board: /كانبان|لوحة (?:مهام|كانبان|متابعة)|سحب وإفلات|أعمدة/u,
    gallery: /معرض (?:صور|الصور)|ألبوم/u,
    chart: /(?:رسم|رسما|رسوم|رسوما|مخطط|مخططا)\p{L}*\s+(?:بياني\p{L}*|توضيحي\p{L}*)\s*(?:ل|عن|ب)?([^.،]+)?/u,
    dashboard: /إحصائ|لوحة (?:معلومات|تحكم|بيانات)|رسم\p{L}* بياني|تقرير|تقارير/u,
    overlap:
      /(?:ال)?حجز (?:ال)?(?:مزدوج|مكرر)|مرتين|تداخل|تتداخل|يتداخل|تعارض|يتعارض|تتعارض|تضارب|تتضارب|يتضارب|نفس (?:الوقت|الموعد|الساعة|الفترة|التوقيت)|وقت واحد|حجزين|حجزان|(?:لا|ما|ممنوع|عدم|منع)\s.{0,40}(?:لاثنين|لشخصين|اثنين|شخصين|نفس اليوم)/u,
    once: /مرة واحدة فقط|إلا مرة|مرة واحدة/u,
    capacity:
      /(\d+) \p{L}+ (?:كحد أقصى|كحد اقصى|بحد أقصى|على الأكثر)|(\d+) (?:شخصا|شخص|أشخاص|متدربا?|طالبا?|طلاب|مقعدا?|مقاعد|مشاركا?|مشاركين|أطفال|طفلا?) (?:لكل|في كل) (?!يوم|شهر|أسبوع|سنة|ساعة)(?=\p{L}{3})|لا [يت](?:زيد|تجاوز) (?:عدد )[^.،؛]{2,30}? عن (\d+)|(?:بحد أقصى|لا يزيد عن|لا تزيد عن|أقصاه|الحد الأقصى|لا يتجاوز|لا تتجاوز|أكثر من|اكثر من|كحد أقصى|حد أقصى|بالكثير|أقصى شي)\s*(\d+)?|امتل[أا]ت?|اكتمل|ممتلئ|كامل العدد|حسب (?:السعة|عدد المقاعد)/u,
    stock:
      /(?:يخصم|تخصم|ينقص|تنقص|يقل|تقل|خصم|إنقاص|يقلل|ينخصم|تنخصم|نخصم|يطرح|ينزل)\p{L}*.{0,40}(?:مخزون|كمية|رصيد|المتوفر)(?! عن)|(?:مخزون|كمية|رصيد).{0,25}(?:ينقص|تنقص|يقل|تقل|يخصم|ينخصم|تنخصم|ينزل)|(?:لا|ما|مانع|ممنوع)\s.{0,20}(?:أكثر|اكثر) من (?:المتوفر|المخزون|الموجود|الكمية)/u,
    low: /(?:نبه|تنبيه|تحذير|أنذر|إشعار|تحذير|ذكرني|بلغ|نبهني|يرسل)\p{L}*.{0,60}(?:أقل من|تحت|الحد الأدنى|ينفد|نفاد|قل|ينخفض|انخفض|نقص|يخلص|تخلص|قرب)\D{0,12}(\d+)?|(?:أقل من|ينفد|انخفض|نزل\p{L}* عن|[يت]قل .{0,20}عن|قل\p{L}? عن|تحت الحد|يخلص|تخلص|خلص)\D{0,12}(\d+)?.{0,40}(?:نبه|تنبيه|إشعار|بلغ|علم|خبر|تحذير)/u,
    notify:
      /(?:إشعار|رسال|رسائل|بريد|تنبيه|إبلاغ|إعلام|يبلغ|أبلغ|إيميل|واتساب)\p{L}*.{0,60}(?:عند|عندما|إذا|اذا|حين|بعد|لما|فور)|(?:عند|عندما|إذا|اذا|حين|لما|وقت ما|أول ما|متى ما|أي|كل).{0,60}(?:إشعار|رسال|رسائل|بريد|تنبيه|يبلغ|إيميل|واتساب)/u,
    remind:
      /تذكير|ذكر(?:ني|نا|ه|ها|هم)|يذكر|تذكر|فكرني|(?:تنبيه|نبه(?:ني|نا|ه|هم)?|إشعار|يوصل\p{L}*|رسال\p{L}*).{0,40}(?:قبل|انتهاء|استحقاق|اقتراب)|قبل.{0,30}(?:تنبيه|نبه(?:ني|نا)|إشعار|رسال\p{L}*|تذكير)/u,
    ahead:
      /قبل\p{L}*(?:.{0,30}?ب)?\s*(\d+|ثلاث\p{L}?|أربع\p{L}?|خمس\p{L}?|ست\p{L}?|سبع\p{L}?|عشر\p{L}?)?\s*(دقيق\p{L}*|دقائق|ساع\p{L}*|يوم\p{L}*|أيام|ايام|أسبوع\p{L}*|اسبوع\p{L}*|أسابيع|شهر\p{L}*|أشهر|شهور)/u,
    only: /فقط (?:لل|ال)?(\p{L}{3,20}) (?:يمكن\p{L}*|يستطيع\p{L}*|له|لها|من|يحق|[يت]قدر)|(?:^|[\s،])و?((?!ال|ي|ت|من |عن |على |إلى |أن |كل )\p{L}{3,12} ال\p{L}{3,12}) (?:فقط|وحده|وحدها|وحدهم|بس)(?!\p{L})|(?:^|[\s،])و?(?:ال|لل)(\p{L}{3,20}) (?:فقط|وحده|وحدها|وحدهم|بس)(?!\p{L})|(?:لا|ما)\s+(?:أحد\s+|احد\s+|حد\s+)?[يت]\p{L}{2,}.{0,40}(?:إلا|الا|غير|سوى)\s+(?:لل|ال|من قبل ال)(\p{L}{3,20})|(?:لا|ما)\s+(?:أحد\s+|احد\s+)?[يت]\p{L}{2,}.{0,40}(?:إلا|الا|غير|سوى)\s+(?:ل(?!جن))?(\p{L}{3,12} ال\p{L}{3,12})|بس (?:ال)?(\p{L}{3,12}(?: ال\p{L}{3,12})?) (?:اللي|[يت]قدر)/u,
    approves:
      /(?:^|[\s،])و?(?:ال)(\p{L}{3,16})(?: \p{L}+)? (?:يوافق|توافق|يعتمد|تعتمد|[يت]راجع|يصادق|يقبل)(?!\p{L})|(?:يوافق|يعتمد|يصادق|[يت]راجع)\p{L}*(?: علي\p{L}{1,3}| على \p{L}+)? (?:ال)(\p{L}{3,16})/u,
    anyone:
      /أي (?:شخص|أحد|واحد|حد|زائر|ساكن|مواطن)|الجميع|للعامة|الجمهور|للزوار|الزوار|(?:بدون|من غير|بلا) (?:تسجيل|حساب|دخول)|علني|أونلاين|اونلاين|عبر (?:الإنترنت|الموقع)|من الموقع|للجميع|صفحة عامة/u,
    signUp: /(?:إنشاء|فتح|يفتح|ينشئ) حساب/u,
    see: /يرى|رؤية|عرض|مشاهدة|يشاهد|تصفح|يتصفح|الاطلاع|البحث/u,
    add: /إضافة|يضيف|تسجيل|يسجل|حجز|يحجز|طلب|يطلب|إنشاء|ينشئ|إرسال|يرسل|تبرع|يتبرع|التقديم|يقدم/u,
    change: /تعديل|يعدل|تغيير|يغير|موافقة|يوافق|اعتماد|يعتمد|تأكيد|يؤكد|إلغاء/u,
    remove: /حذف|يحذف|إزالة/u,
  },
};

/** Those who have an account because they work there. */
export const INSIDERS =
  /(?<!\p{L})(?:emplead[oa]s?|trabajador(?:es|as?)?|el personal|enfermer[oa]s?|mentor(?:es|as?)?|inspector(?:es|as?)?|técnic[oa]s?|employée?s?|salariée?s?|le personnel|infirmi(?:ère|er)s?|mentors?|inspecteurs?|techniciens?|mitarbeiter\p{L}*|angestellte\p{L}*|personal|pfleger\p{L}*|pflegekr\p{L}+|mentor\p{L}*|prüfer\p{L}*|techniker\p{L}*|monteure?)(?!\p{L})|员工|职员|护士|巡检员|技术员|(?:ال)?(?:موظف|ممرض|مفتش|فني)(?:ة|ين|ون|ات)?(?!\p{L})/u;

/** Nobody has to make an account: "sin registrarse". */
export const WITHOUT_ACCOUNT =
  /(?:sin|sans|ohne)(?: \p{L}+(?: de)?)? ?(?:s['’])?(?:(?:regist|cuent|compt|inscri|connect|sesión|log|anmeld|konto|einlogg)\p{L}*)|(?:不用|无需|不需要|不必|免|不)(?:注册|登录|登陆)|(?:بدون|من غير|بلا) (?:تسجيل(?: دخول)?|حساب|دخول)/gu;

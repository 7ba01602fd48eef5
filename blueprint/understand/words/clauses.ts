import type { AppLanguage } from '../../kinds.ts';

// How lists, "with", relations and states are said in the languages that have no tagger here. Each is the source of a regular expression.

export interface Clauses {
  and: string;
  with: string;
  has: string;
  each: string;
  belongs: string;
  /** What stands before values that are chosen from. */
  status: string;
  is: string;
  or: string;
  from: string;
  to: string;
  /** Little words before a noun. */
  determiner: RegExp;
  /** Words that end a noun phrase. */
  stop: RegExp;
  manage: string;
  /** What reads like a state: participles and the like. */
  participle: RegExp;
  calendar: RegExp;
  board: RegExp;
  dashboard: RegExp;
  doubly: RegExp;
  singular: (word: string) => string;
  plural: (word: string) => string;
}

const romance = (word: string) =>
  /(?:ciones|siones|dores|tores|ades|eres|ales|eles|ines|ones|ores|ares|res)$/u.test(word)
    ? word.slice(0, -2).replace(/cion$/u, 'ción').replace(/sion$/u, 'sión')
    : word.replace(/s$/u, '');
const same = (word: string) => word;

export const CLAUSES: Readonly<Record<Exclude<AppLanguage, 'en'>, Clauses>> = {
  es: {
    and: 'y|e|o|u|además de|así como',
    with: 'con|incluyendo|incluye|que incluya',
    has: 'tienen?|lleva|incluyen?|contienen?|necesita|guarda|registra',
    each: 'cada|todo|toda',
    belongs: 'pertenecen? a|(?:está|están )?asignad[oa]s? a|es de|son de|depende de|va a',
    status:
      'estados?|estatus|etapas?|fases?|prioridad|tipos?|categorías?|dificultad|resultado|sección|turno|nivel',
    is: 'puede(?:n)? (?:ser|estar)|está(?:n)?|es|son',
    or: 'o|u|y|e|luego|después',
    from: 'pasa(?:n)? (?:de|por)|va(?:n)? de|de|desde',
    to: 'a|luego|después|hasta',
    determiner:
      /^(?:el|la|los|las|un|una|unos|unas|mi|mis|tu|sus?|nuestr[oa]s?|cada|varios|varias|todos los|todas las|de|del|los|sus)\s+/u,
    stop: /\s(?:para|por|que|donde|cuando|como|sin|en|desde|hasta|al?)\s.*$/u,
    participle: /(?:ad|id)[oa]s?$|^(?:nuev|abiert|pendiente|list[oa]|en |sin )/u,
    manage: 'gestionar|administrar|controlar|organizar|llevar|registrar|seguimiento de|gestión de|control de',
    calendar: /calendario|agenda/iu,
    board: /tablero|kanban/iu,
    dashboard: /panel|estadísticas|gráfico|informe/iu,
    doubly: /doble reserva|dos veces|solap/iu,
    singular: (word) =>
      word
        .split(' ')
        .map((one, at) => (at === 0 ? romance(one) : one))
        .join(' '),
    plural: (word) =>
      word.replace(/^(\S+)/u, (one) =>
        /s$/u.test(one) ? one : /[aeiouáéó]$/u.test(one) ? `${one}s` : `${one.replace(/ión$/u, 'ion')}es`,
      ),
  },
  fr: {
    and: 'et|ou|ainsi que',
    with: 'avec|comprenant|incluant|dont|y compris',
    has: 'ont|a|possèdent?|comprend|comprennent|contient|contiennent|inclut',
    each: 'chaque|tout|toute',
    belongs: 'appartien(?:t|nent) à|(?:est|sont) (?:assigné|attribué|lié|rattaché)e?s? à',
    status:
      'statuts?|états?|étapes?|phases?|priorité|types?|catégories?|difficulté|présence|réponse|résultat|niveau',
    is: 'peu(?:t|vent) être|est|sont',
    or: 'ou|et|puis',
    from: 'passe(?:nt)? (?:de|par)|va de|de',
    to: 'à|puis|ensuite',
    determiner:
      /^(?:le |la |les |l['’]|un |une |des |du |de la |de l['’]|de |d['’]|mon |ma |mes |notre |nos |leurs? |ses |son |sa |chaque |plusieurs )/u,
    stop: /\s(?:pour|par|qui|que|où|quand|sans|dans|sur|au|aux|à)\s.*$/u,
    participle: /(?:é|ée|és|ées|i|u|is)$|^(?:nouveau|ouvert|en |à |prêt)/u,
    manage: "gérer|suivre|organiser|enregistrer|gestion (?:des|de|d['’]un|d['’]une|du)|suivi (?:des|de)",
    calendar: /calendrier|agenda|planning/iu,
    board: /kanban|tableau (?!de bord)/iu,
    dashboard: /tableau de bord|statistiques|graphique|rapport/iu,
    doubly: /double réservation|deux fois|chevauch/iu,
    singular: (word) =>
      word
        .split(' ')
        .map((one, at) =>
          at === 0 ? one.replace(/eaux$/u, 'eau').replace(/aux$/u, 'al').replace(/s$/u, '') : one,
        )
        .join(' '),
    plural: (word) =>
      word.replace(/^(\S+)/u, (one) =>
        /[sxz]$/u.test(one) ? one : /eau$/u.test(one) ? `${one}x` : `${one}s`,
      ),
  },
  de: {
    and: 'und|oder|sowie',
    with: 'mit|inklusive|samt',
    has: 'hat|haben|enthält|enthalten|umfasst|braucht|besitzt|bekommt',
    each: 'jede[rsnm]?|alle',
    belongs: 'gehör(?:t|en) zu(?:r|m)?|(?:ist|sind|wird|werden)?\\s*zugeordnet zu',
    status:
      'status|zustände?|phasen?|stufen?|priorität|typ|arten?|kategorien?|ergebnis|schwierigkeit|standort|stand',
    is: 'kann|können|ist|sind|wird|werden',
    or: 'oder|und|dann',
    from: 'von|durchläuft|läuft durch',
    to: 'über|zu|bis|nach|dann',
    determiner:
      /^(?:der|die|das|den|dem|des|ein|eine|einen|einer|einem|eines|mein|meine|meinen|meiner|unsere?|unseren?|ihre?|ihren?|seine?|seinen?|jede[rsn]?|alle|mehrere|viele)\s+/u,
    stop: /\s(?:für|von|die|der|das|wo|wenn|wie|ohne|in|im|an|am|auf|bei|zum|zur|pro|verwalten|erfassen|organisieren|speichern|verfolgen|buchen|planen)(?:\s.*)?$/u,
    participle:
      /^(?:ge|ver|be|er|ab|an|zu|ein|aus|zurück)\p{Ll}+(?:t|en)$|^(?:offen|neu|bereit|fertig|in |nicht )/u,
    manage: 'verwaltung von|verwaltung|verwalten|erfassen|organisieren|planen',
    calendar: /kalender/iu,
    board: /kanban|tafel/iu,
    dashboard: /dashboard|übersicht|statistik|diagramm|auswertung/iu,
    doubly: /doppelt|überschneid/iu,
    singular: (word) => word.replace(/(?<=[^e\s]e)n$/u, '').replace(/(?<=[^suix]{2}|[eo])s$/u, ''),
    plural: same,
  },
  zh: {
    and: '和|与|及|以及|还有|或',
    with: '包括|包含|带有|含有|有',
    has: '有|包括|包含|具有|需要',
    each: '每个|每位|每条|每次|每一个|每本|每辆|每张|每名|每项|每件|每只',
    belongs: '属于|分配给|对应|关联',
    status: '状态|阶段|优先级|类型|种类|类别|分类|结果',
    is: '是|为|可以是|分为|包括',
    or: '或|和|、',
    from: '从',
    to: '到|再到|然后|至',
    determiner: /^(?:我们的|我的|他们的|它们的|一个|一些|多个|所有|每个|该|其)/u,
    stop: /(?:的应用|的系统|应用|系统|管理系统|等)$/u,
    participle: /^(?:已|未|待|新|完成|取消|进行|处理)|中$/u,
    manage: '管理|记录|跟踪|追踪',
    calendar: /日历|日程/u,
    board: /看板/u,
    dashboard: /仪表|统计|图表|报表/u,
    doubly: /重复预订|重叠|冲突/u,
    singular: same,
    plural: same,
  },
  ar: {
    and: 'و|أو|ثم',
    with: 'مع|تشمل|يشمل|تتضمن|يتضمن|تحتوي على|يحتوي على|فيه|فيها|ب',
    has: 'له|لها|لديه|لديها|يحتوي على|تحتوي على|يتضمن|تتضمن|يشمل|تشمل',
    each: 'كل|لكل',
    belongs: 'ينتمي إلى|تنتمي إلى|يتبع|تتبع|مرتبط ب|مخصص ل',
    status: 'الحالة|حالة|حالات|الحالات|المرحلة|الأولوية|النوع|التصنيف|النتيجة|حالته|حالتها',
    is: 'تكون|يكون|هي|هو',
    or: 'أو|ثم|و',
    from: 'من',
    to: 'إلى|ثم',
    determiner: /^(?:كل|جميع|بعض)\s+/u,
    stop: /\s(?:في|من|على|عن|التي|الذي|حيث|عند)\s.*$/u,
    participle: /^(?:جديد|قيد|تم|مكتمل|ملغ|جاهز|مؤكد|معلق|مفتوح|مغلق)/u,
    manage: 'إدارة|لإدارة|تتبع|لتتبع|تسجيل|تنظيم',
    calendar: /تقويم/u,
    board: /كانبان|لوحة مهام/u,
    dashboard: /إحصائيات|لوحة معلومات|رسم بياني|تقارير/u,
    doubly: /مرتين|تداخل/u,
    singular: same,
    plural: same,
  },
};

import type { AppLanguage } from '../../kinds.ts';

// How outlines are written: what stands around the name in a heading, and which headings name nothing that is kept.

interface OutlineWords {
  /** Before what a heading names, each with its space: "fields of", "table", "each". */
  before: string;
  /** Behind it: "table", "fields", "has". */
  behind: string;
  /** Headings that only part a text. */
  parts: string;
  /** Headings that part a text unless just fields stand below them: "Goals" with "weight" and "date". */
  perhaps: string;
  /** Those of them that name nothing either where other words stand below. */
  parting: string;
  /** Above "Helper: can add inspections" it adds nothing. */
  roles: string;
  /** Words of a clause, which no name has. */
  told: string;
  /** Says before a name that it is a table: "table", "entity". */
  tables: string;
  /** Before what the app is about: "project". */
  label: string;
  /** What says behind somebody what they may: "can". */
  may: string;
  /** A deed that is asked for, where most lines are such: "agregar botes". */
  deed: RegExp;
  and: string;
}

/** Arabic writes "and" together with what follows, unless the word itself begins with that letter. */
export const ARABIC_AND =
  'و(?!قت|صف(?!وف|حات|قات)|رش|زن|ظيف|حد|ثيق|سيل|لي|جب|رد(?!ود)|كال|كيل|رق(?!م)|اجب|صول|ديع|سيط|فاة|لاد|الد(?:ة|ه|ها|ين|ان|ي|ات|يه|تي)?$|صل(?!اح)|ضع|احد|صي(?!ان|دل))(?=\\p{L}{2})';

export const OUTLINES: Readonly<Record<AppLanguage, OutlineWords>> = {
  en: {
    before:
      '(?:(?:fields|columns|attributes|details|information|info|data) (?:for|of|about)\\s+)?(?:(?:table|entity|model|collection|sheet|tab|module|object|form)(?: for)?:?\\s+)?(?:(?:each|every|an?|the|our|my)\\s+)?',
    behind:
      'table|entity|model|fields?|columns|attributes|details|information|info|data|records?|has|have|with|contains?|includes?|needs?|stores?',
    parts:
      'features?|functions?|functionalit(?:y|ies)|(?:core |key |main |functional |technical )?(?:features|requirements|functionality)|requirements?|must[ -]haves?|nice[ -]to[ -]haves?|should[ -]haves?|scope|data(?: model| ?base)?|overview|summary|background|context|introduction|intro|tech(?:nical|nology)?(?: stack)?|description|misc|other|general|user stories|stories|use cases|who|what|when|where|why|how|pros|cons|design|style|look|colou?rs?|timeline|budget|bonus|extras?|security|navigation|menu|settings|workflow|process|stack',
    perhaps:
      'goals?|modules?|entities|(?:data ?base )?tables?|things|objects|pages?|screens?|views?|roles?|permissions?|rights|access|rules?|steps?|stages?|status(?:es)?|states?|phases?|reports?|charts?|dashboards?|statistics|questions?|to ?do|ideas?|notifications?|reminders?|alerts?|automations?|integrations?|priorit(?:y|ies)|types?|categor(?:y|ies)|options?|values?|lists?|examples?',
    parting: 'goals?|modules?|entities|(?:data ?base )?tables',
    roles: '(?:(?:users?|people) (?:and|&) )?(?:roles?|permissions?|rights|access)',
    told: 'is|are|was|were|will|can|may|must|should|has|have|sees?|only|who|which|that|when|where|if|it|we|they|i|you|users?|admins?',
    tables: '(?:table|entity|model|collection|sheet|tab)(?: for)?:?[ \\t]+',
    label: 'project|product|app|application',
    may: "can|may|can't|cannot|must|sees?|only (?:sees?|adds?|reads?|edits?)",
    deed: /^(?!)/u,
    and: 'and',
  },
  es: {
    before:
      '(?:(?:campos|columnas|atributos|datos|detalles|información|ficha) (?:para|de|del)(?: cada)?\\s+)?(?:(?:tabla|entidad|modelo|colección|hoja|pestaña|módulo|formulario|ficha)(?: (?:de|para))?:?\\s+)?(?:(?:por|de|en|para)\\s+)?(?:(?:cada|del?|una?|el|la|los|las|mis?|sus?|nuestr[oa]s?|tod[oa]s l[oa]s)\\s+)?',
    behind:
      'tiene[n]?|con|incluye[n]?|lleva[n]?|contiene[n]?|necesita[n]?|guarda[n]?|debe tener|tendrá|que tenga|quiero (?:guardar|apuntar|anotar|saber|registrar)|queremos (?:guardar|apuntar|anotar|saber|registrar)|se (?:guarda|apunta|anota|registra)n?|guardamos|apuntamos|anotamos|necesito(?: guardar| saber)?',
    parts:
      'funciones|funcionalidad(?:es)?|características|requisitos|requerimientos|alcance|datos|base de datos|resumen|descripción|contexto|introducción|objetivos?|general|otros|varios|tecnología|historias(?: de usuario)?|casos de uso|diseño|estilo|colores|presupuesto|extras?|seguridad|navegación|menú|ajustes|configuración|flujo|proceso|módulos?|notas generales|imprescindible|necesidades|lo que necesito|necesito|quiero|opcional',
    perhaps:
      'metas?|entidades|tablas?|objetos|páginas?|pantallas?|vistas?|roles?|permisos?|usuarios y roles|reglas?|pasos?|etapas?|estados?|fases?|informes?|gráficos?|panel|estadísticas|preguntas?|ideas?|notificaciones|recordatorios?|avisos?|alertas?|prioridad(?:es)?|tipos?|categorías?|opciones|valores|listas?|ejemplos?',
    parting: 'metas?|módulos?|entidades|tablas',
    roles: '(?:usuarios y )?(?:roles?|permisos?)',
    told: 'es|son|está|están|será|puede|pueden|debe|deben|solo|sólo|quién|cuando|donde|si|que|se|yo|nosotros|ellos|quiero|queremos|necesito|hay|tiene|tienen|ven?',
    tables: '(?:tabla|entidad|modelo|colección|hoja|pestaña)(?: (?:de|para))?:?[ \\t]+',
    label: 'proyecto|producto|app|aplicación',
    may: 'pueden?|no pueden?|deben?|solo|sólo|ven?',
    deed: /^\p{L}{2,}(?:ar|er|ir)(?:se)? \p{L}/u,
    and: 'y|e',
  },
  fr: {
    before:
      "(?:(?:champs|colonnes|attributs|données|détails|informations?|infos?|fiche) (?:pour |de |des |du |de l['’]|d['’]|sur )?(?:chaque )?)?(?:(?:table|entité|modèle|collection|feuille|onglet|module|formulaire|fiche)(?: (?:de|pour|des))?\\s?:?\\s+)?(?:(?:pour|par|de|sur)\\s+)?(?:(?:chaque|une?|les?|la|mes|mon|ma|ses|son|sa|leurs?|nos|notre|tou(?:te)?s les)\\s+|l['’])?",
    behind:
      'a|ont|avec|comprend|comprennent|inclut|incluent|contient|contiennent|comporte(?:nt)?|doit avoir|aura|possède(?:nt)?|je (?:note|veux|garde|dois)(?: noter| garder| savoir)?|on (?:note|veut|garde)(?: noter| garder| savoir)?|nous (?:notons|gardons|voulons)(?: noter| garder| savoir)?',
    parts:
      "fonctions|fonctionnalités?|caractéristiques|exigences|besoins?|périmètre|données|base de données|résumé|description|contexte|introduction|objectifs?|général|divers|autres?|technologie|cas d['’]usage|design|style|couleurs?|budget|bonus|extras?|sécurité|navigation|menu|réglages|paramètres|processus|modules?|indispensable|optionnel",
    perhaps:
      'buts?|entités|tables?|objets|pages?|écrans?|vues?|rôles?|droits|permissions?|règles?|étapes?|statuts?|états?|phases?|rapports?|graphiques?|tableau de bord|statistiques|questions?|idées?|notifications?|rappels?|alertes?|priorités?|types?|catégories?|options?|valeurs?|listes?|exemples?',
    parting: 'buts?|modules?|entités|tables',
    roles: '(?:utilisateurs et )?(?:rôles?|droits|permissions?)',
    told: 'est|sont|sera|peut|peuvent|doit|doivent|seule?s?|uniquement|qui|quand|où|si|que|on|je|nous|ils|elles|il|elle|veux|voulons|faut|voit|voient|ont',
    tables: '(?:table|entité|modèle|collection|feuille|onglet)(?: (?:de|pour|des))?\\s?:?[ \\t]+',
    label: 'projet|produit|app|application',
    may: 'peu(?:t|vent)|ne peu(?:t|vent)|doi(?:t|vent)|voi(?:t|ent)|ne voi(?:t|ent)|seulement',
    deed: /^\p{L}{2,}(?:er|ir|re) \p{L}/u,
    and: 'et',
  },
  de: {
    before:
      '(?:(?:felder|spalten|attribute|daten|details|angaben|infos?|informationen) (?:für|von|der|des|zu|zum|zur|über)\\s+)?(?:(?:tabelle|entität|modell|sammlung|blatt|reiter|modul|formular)(?: für)?:?\\s+)?(?:(?:pro|je|zu|für|bei|von)\\s+)?(?:(?:jede[rsmn]?|eine?|der|die|das|den|dem|unsere?|meine?|seine?|ihre?|alle)\\s+)?',
    behind:
      'hat|haben|mit|enthält|enthalten|braucht|brauchen|umfasst|besitzt|besteht aus|soll(?:te)?|muss|werden|wird|notiere ich|notieren wir|speichern wir|erfassen wir|erfasse ich|will ich|wollen wir|möchte ich|brauche ich|brauchen wir|halten wir fest|halte ich fest',
    parts:
      'funktionen|funktionalität|features?|anforderungen|umfang|daten(?:modell|bank)?|überblick|zusammenfassung|beschreibung|hintergrund|kontext|einleitung|ziele?|allgemein(?:es)?|sonstiges|technik|technologie|anwendungsfälle|design|stil|farben?|budget|bonus|extras?|sicherheit|navigation|menü|einstellungen|ablauf|prozess|module?|pflicht|optional|muss|kann|was ich brauche|wünsche',
    perhaps:
      'entitäten|tabellen?|objekte|seiten?|ansichten?|bildschirme|rollen?|rechte|berechtigungen|zugriff|regeln?|schritte?|stufen?|status|zustände?|phasen?|berichte?|diagramme?|dashboard|statistik(?:en)?|fragen?|ideen?|benachrichtigungen?|erinnerungen?|hinweise?|prioritäten?|typen?|kategorien?|optionen?|werte?|listen?|beispiele?',
    parting: 'module?|entitäten|tabellen|ziele?',
    roles: '(?:benutzer und )?(?:rollen?|rechte|berechtigungen|zugriff)',
    told: 'ist|sind|war|wird|werden|kann|können|darf|dürfen|muss|müssen|soll|sollen|nur|wer|wenn|falls|wo|ich|wir|sie|es|man|hat|haben|sieht|sehen|dass|möchte',
    tables: '(?:tabelle|entität|modell|sammlung|blatt|reiter)(?: für)?:?[ \\t]+',
    label: 'projekt|produkt|app|anwendung',
    may: 'kann|können|darf|dürfen|muss|müssen|sieht|sehen|nur',
    deed: /^[^,]* \p{Ll}{3,}(?:en|ern|eln)$/u,
    and: 'und',
  },
  zh: {
    before:
      '(?:(?:数据)?(?:表|实体|模型|模块|表单)(?:名)?[:：\\s]\\s*)?(?:(?:每一?|各)(?:个|位|条|次|本|辆|张|名|项|件|只|份|台|间|笔|家|种|场|棵|门|套|节|艘|批|支|首|箱|匹|头|片|块)?)?',
    behind: '表|信息|资料|字段|档案|都?(?:要)?(?:记录|登记|有|包括|包含|含)|需要(?:记录|登记)?|要写',
    parts:
      '功能|主要功能|核心功能|功能需求|需求|要求|范围|数据|数据库|数据模型|概述|简介|背景|说明|描述|目标|其他|通用|技术|用例|用户故事|设计|风格|颜色|预算|安全|导航|菜单|设置|流程|模块|功能模块',
    perhaps:
      '实体|数据表|页面|界面|视图|角色|权限|角色权限|规则|步骤|阶段|状态|报表|图表|仪表盘|统计|问题|想法|通知|提醒|优先级|类型|分类|选项|列表|例子',
    parting: '模块|实体|数据表|目标',
    roles: '角色|权限|角色权限|用户角色',
    told: '是|可以|能|必须|应该|只有|只能|谁|如果|当|我|我们|他们|需要|想要|会',
    tables: '(?:数据)?(?:表|实体|模型)(?:名)?[:：\\s]\\s*',
    label: '项目|产品|应用|名称',
    may: '可以|能|只能|必须|不能',
    deed: /^(?:管理|记录|登记|查看|添加|新增|创建|编辑|删除|跟踪|追踪|搜索|查询|导出|发送|上传|统计|显示)(?=\p{Script=Han})/u,
    and: '和|以及|及',
  },
  ar: {
    before:
      '(?:(?:حقول|أعمدة|بيانات|معلومات|تفاصيل)\\s+)?(?:(?:جدول|كيان|نموذج)\\s*:?\\s+)?(?:و?(?:لكل|كل|في كل|عن كل)\\s+)?',
    behind: 'له|لها|لديه|لديها|يحتوي على|تحتوي على|فيه|فيها|مع|يشمل|تشمل|يتضمن|تتضمن|عنده|عندها',
    parts:
      'الميزات|المزايا|ميزات|الوظائف|وظائف|المتطلبات|متطلبات|النطاق|البيانات|قاعدة البيانات|ملخص|نبذة|الوصف|وصف|الخلفية|مقدمة|الأهداف|عام|أخرى|التقنية|التصميم|الألوان|الميزانية|الأمان|القائمة|الإعدادات|الوحدات',
    perhaps:
      'الكيانات|الجداول|الصفحات|الشاشات|الأدوار|أدوار|الصلاحيات|صلاحيات|القواعد|الخطوات|المراحل|الحالة|الحالات|التقارير|الرسوم البيانية|الإحصائيات|الأسئلة|الأفكار|الإشعارات|التنبيهات|الأولوية|الأنواع|التصنيفات|الخيارات|أمثلة',
    parting: 'الكيانات|الجداول|الوحدات|الأهداف',
    roles: '(?:ال)?(?:أدوار|صلاحيات)',
    told: 'هو|هي|يمكن|يستطيع|تستطيع|يجب|فقط|من|عندما|إذا|أين|أنا|نحن|أريد|نريد|الذي|التي|يرى|ترى|يكون|تكون',
    tables: '(?:جدول|كيان|نموذج)\\s*:?[ \\t]+',
    label: 'المشروع|مشروع|التطبيق|المنتج',
    may: 'يمكنه|يمكنها|يستطيع|تستطيع|يرى|ترى|فقط|لا يمكنه',
    deed: /^(?:إدارة|إضافة|عرض|تسجيل|متابعة|تتبع|حذف|تعديل|إنشاء|إرسال|البحث|تصدير)(?= )/u,
    and: ARABIC_AND,
  },
};

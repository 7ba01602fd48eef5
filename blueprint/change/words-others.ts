import type { AppLanguage } from '../kinds.ts';

// How the shorter requests are said in the other languages. `<name>` is what a request is about; a `|` parts two ways of saying it.

export const INTENTS = [
  'rename',
  'removeFrom',
  'addPage',
  'addState',
  'addTo',
  'required',
  'optional',
  'own',
  'open',
  'invited',
  'dark',
  'light',
  'colour',
  'darker',
  'lighter',
  'appName',
  'homePage',
  'hide',
  'remove',
  'add',
] as const;
export type Intent = (typeof INTENTS)[number];
export type OtherLanguage = Exclude<AppLanguage, 'en'>;

interface Words {
  /** What may stand before a noun. */
  articles: RegExp;
  /** Words of courtesy around a request. */
  courtesy: RegExp;
  patterns: Readonly<Record<Intent, readonly string[]>>;
  colours: Readonly<Record<string, string>>;
  kinds: readonly [RegExp, 'board' | 'calendar' | 'gallery' | 'list' | 'dashboard' | 'content'][];
}

const ES_ADD =
  '(?:añade|añadir|agrega|agregar|pon|poner|crea|crear|incluye|quiero|necesito|necesitamos|queremos|me gustaría|haz)';
const ES_REMOVE = '(?:quita|quitar|elimina|eliminar|borra|borrar|saca|suprime)';
const FR_ADD =
  '(?:ajoute|ajoutez|ajouter|crée|créez|créer|mets|mettez|mettre|je veux|je voudrais|il me faut|il nous faut|nous voulons|on veut)';
const FR_REMOVE = '(?:supprime|supprimez|supprimer|enlève|enlevez|enlever|retire|retirez|retirer|efface)';
const DE_REMOVE = '(?:lösche|löschen|entferne|entfernen|streiche)';

export const OTHERS: Readonly<Record<OtherLanguage, Words>> = {
  es: {
    articles:
      /^(?:(?:el|la|los|las|un|una|unos|unas|al|a|de|del|cada|todos|todas|otro|otra|nuestros|nuestras|mis|sus|su) )+/iu,
    courtesy:
      /^(?:por favor|porfa|puedes|podrías|podemos|también|y|además|hola|quisiera|me puedes)[,:]? |,? (?:por favor|porfa|gracias|también)$/giu,
    patterns: {
      rename: [
        '(?:renombra|renombrar|cambia el nombre de|cambiar el nombre de) <a> (?:a|por|como|en) <b>',
        '(?:llama|llamar) <b> a <a>',
        '(?:cambia|cambiar|reemplaza|sustituye) <a> (?:por|a) <b>',
        '<a> (?:se llama|se llaman|debe llamarse|deben llamarse|ahora se llaman|debería llamarse) <b>',
      ],
      removeFrom: [`${ES_REMOVE} <a> (?:de|a|en) <b>`],
      addPage: [
        `${ES_ADD} (?:un |una )?(?:página de |vista de )?<kind>(?: kanban)? (?:de|para|con) <b>`,
        '(?:muestra|mostrar|ver) <b> (?:en|como) (?:un |una )?<kind>',
        `${ES_ADD} (?:un |una )?(?<kind>página) (?:llamada|titulada|sobre) <title>`,
        `${ES_ADD} (?:un |una )?<kind>`,
      ],
      addState: [`${ES_ADD} (?:el |un )?(?:estado|opción) <a> (?:a|en) <b>`],
      addTo: [
        `${ES_ADD} <a> (?:a|en|para) <b>`,
        '(?:los |las |cada )?<b> (?:necesitan|necesita|deben tener|tienen|tiene|debe tener) <a>',
      ],
      required: [
        '(?:haz |hacer |pon )?<a> (?:es |sea |como |debe ser |tiene que ser )?(?:obligatori[oa]s?|requerid[oa]s?)',
        '(?:haz|hacer) (?:obligatori[oa]s?) <a>',
      ],
      optional: [
        '(?:haz |hacer |pon )?<a> (?:es |sea |como |debe ser |ya no es )?(?:opcional(?:es)?|no obligatori[oa]s?)',
        '<a> (?:no es|ya no es|no debe ser) (?:obligatori[oa]|requerid[oa])',
        '(?:haz|hacer) opcional(?:es)? <a>',
      ],
      own: [
        '(?:los |las )?(?:miembros|usuarios|clientes|pacientes|personas|socios) (?:solo|sólo|solamente|únicamente) (?:pueden ver|ven|deben ver) sus propi[oa]s <b>',
        'cada (?:uno|miembro|usuario|cliente) (?:solo|sólo)? ?(?:ve|puede ver) sus propi[oa]s <b>',
      ],
      open: [
        '(?:permite|permitir|deja)(?: a la gente| a los usuarios| a todos)? (?:que se registren|registrarse)(?: solos| ellos mismos)?',
        'registro (?:abierto|público|libre)',
        'cualquiera puede registrarse',
      ],
      invited: [
        '(?:solo|sólo|solamente) (?:con|por) invitación',
        '(?:registro|acceso) (?:solo|sólo) (?:con|por) invitación',
      ],
      dark: [
        '(?:(?:usa|activa|pon|cambia a|quiero|haz) )?(?:el |un )?(?:modo|tema|fondo) (?:oscuro|nocturno)',
        '(?:todo |la app |la aplicación )?en oscuro',
      ],
      light: ['(?:(?:usa|activa|pon|cambia a|quiero) )?(?:el |un )?(?:modo|tema|fondo) (?:claro|diurno)'],
      colour: [
        '(?:(?:usa|pon|cambia|haz|cambiar)(?:lo| todo| la app)? )?(?:el |un )?(?:color )?(?:principal )?(?:a |en |de |más )?(?:color )?<colour>',
      ],
      darker: ['(?:hazlo |más |un poco )+oscuro', 'más oscuro'],
      lighter: ['(?:hazlo |más |un poco )+claro', 'más claro'],
      appName: [
        '(?:llama a la (?:app|aplicación)|(?:el )?nombre de la (?:app|aplicación)(?: es| a|:)?|cambia el nombre de la (?:app|aplicación) a|la (?:app|aplicación) se llama) <a>',
      ],
      homePage: [
        '(?:haz|pon|usa) <a> (?:como |la )?(?:página )?(?:de inicio|principal|inicial)',
        '(?:empieza|abre) con <a>',
      ],
      hide: ['(?:oculta|esconde|quita) <a> (?:del|en el) menú'],
      remove: [`${ES_REMOVE} <a>`, 'ya no (?:necesitamos|necesito|usamos) <a>'],
      add: [`${ES_ADD} <a>`],
    },
    colours: {
      verde: '#1E7B3A',
      azul: '#1D5FD1',
      rojo: '#C0272D',
      rojas: '#C0272D',
      amarillo: '#8A6D00',
      naranja: '#B85400',
      morado: '#7A28B8',
      violeta: '#6D28D9',
      rosa: '#C2247A',
      negro: '#1F1F1F',
      gris: '#56606B',
      marrón: '#7A4A21',
      turquesa: '#0E7F86',
    },
    kinds: [
      [/tablero|kanban/iu, 'board'],
      [/calendario|agenda/iu, 'calendar'],
      [/galería/iu, 'gallery'],
      [/lista|tabla/iu, 'list'],
      [/panel|resumen|estadísticas/iu, 'dashboard'],
      [/página/iu, 'content'],
    ],
  },
  fr: {
    articles:
      /^(?:(?:le|la|les|un|une|des|du|de|aux|au|à|chaque|tous|toutes|nos|mes|leurs|leur|son|sa|ses) |l'|d')+/iu,
    courtesy:
      /^(?:s'il te plaît|s'il vous plaît|stp|svp|peux-tu|pouvez-vous|pourrais-tu|aussi|et|bonjour)[,:]? |,? (?:s'il te plaît|s'il vous plaît|stp|svp|merci|aussi)$/giu,
    patterns: {
      rename: [
        '(?:renomme|renommez|renommer) <a> en <b>',
        '(?:appelle|appelez) <a> <b>',
        '(?:remplace|remplacez|change|changez) <a> (?:par|en) <b>',
        "<a> (?:devient|deviennent|doit s'appeler|doivent s'appeler|s'appelle|s'appellent) <b>",
      ],
      removeFrom: [`${FR_REMOVE} <a> (?:de |des |du |d'|aux |au |à )<b>`],
      addPage: [
        `${FR_ADD} (?:un |une )?(?:page |vue )?<kind>(?: kanban)? (?:de |des |du |d'|pour |avec )<b>`,
        '(?:affiche|affichez|montre|montrez|voir) <b> (?:dans|sur|en|comme|sous forme de) (?:un |une )?<kind>',
        `${FR_ADD} (?:un |une )?(?<kind>page) (?:appelée|intitulée|sur|à propos de) <title>`,
        `${FR_ADD} (?:un |une )?<kind>`,
      ],
      addState: [`${FR_ADD} (?:le |l'|un |une )?(?:statut|état|option) <a> (?:à |aux |au |dans )<b>`],
      addTo: [
        `${FR_ADD} <a> (?:aux |au |à |pour |dans |sur )<b>`,
        "(?:les |chaque )?<b> (?:ont besoin d'|a besoin d'|ont besoin de |doivent avoir |doit avoir |ont |a )<a>",
      ],
      required: [
        '(?:rends |rendez |rendre )?<a> (?:est |soit |sont |doit être |doivent être )?(?:obligatoires?|requise?s?)',
        '(?:rends|rendez|rendre) obligatoires? <a>',
      ],
      optional: [
        '(?:rends |rendez |rendre )?<a> (?:est |soit |sont |doit être )?(?:facultati(?:f|ve)s?|optionnel(?:le)?s?)',
        "<a> (?:n'est plus|n'est pas) obligatoire",
        '(?:rends|rendez|rendre) (?:facultati(?:f|ve)s?|optionnel(?:le)?s?) <a>',
      ],
      own: [
        '(?:les )?(?:membres|utilisateurs|clients|patients|personnes) ne (?:peuvent voir|voient|doivent voir) que leurs propres <b>',
        'chacun ne (?:voit|peut voir) que ses propres <b>',
        'chaque (?:membre|utilisateur|client) ne (?:voit|peut voir) que ses(?: propres)? <b>',
      ],
      open: [
        "(?:autorise|permets|permettre)(?: à tous| aux gens| aux utilisateurs)? (?:de s'inscrire|l'inscription)(?: eux-mêmes| librement| libre)?",
        'inscription (?:libre|ouverte|publique)',
        "tout le monde peut s'inscrire",
      ],
      invited: ['(?:seulement |uniquement )?sur invitation(?: seulement| uniquement)?'],
      dark: [
        '(?:(?:passe|passer|passez|mets|active|utilise|je veux) )?(?:en |le |un )?(?:mode|thème|fond) (?:sombre|nuit|noir)',
        '(?:tout )?en sombre',
      ],
      light: ['(?:(?:passe|passer|passez|mets|active|utilise) )?(?:en |le |un )?(?:mode|thème|fond) clair'],
      colour: [
        '(?:(?:utilise|mets|change|passe)(?: tout| la)? )?(?:la |une |le |du )?(?:couleur )?(?:principale )?(?:en |au |plus )?<colour>',
      ],
      darker: ['(?:un peu )?plus (?:sombre|foncé)', '(?:rends(?:-le)?|fais) plus (?:sombre|foncé)'],
      lighter: ['(?:un peu )?plus clair'],
      appName: [
        "(?:appelle l'application|(?:le )?nom de l'application(?: est|:)?|change le nom de l'application en|l'application s'appelle) <a>",
      ],
      homePage: [
        "(?:fais de|utilise|mets) <a> (?:la |comme |en )?(?:page d'accueil|première page)",
        '(?:commence|ouvre) (?:par|avec|sur) <a>',
      ],
      hide: ['(?:cache|masque|retire|enlève) <a> (?:du|dans le) menu'],
      remove: [`${FR_REMOVE} <a>`, "(?:on n'a|nous n'avons|je n'ai) plus besoin (?:de |d'|du |des )<a>"],
      add: [`${FR_ADD} <a>`],
    },
    colours: {
      vert: '#1E7B3A',
      verte: '#1E7B3A',
      bleu: '#1D5FD1',
      bleue: '#1D5FD1',
      rouge: '#C0272D',
      jaune: '#8A6D00',
      orange: '#B85400',
      violet: '#6D28D9',
      violette: '#6D28D9',
      rose: '#C2247A',
      noir: '#1F1F1F',
      gris: '#56606B',
      marron: '#7A4A21',
      turquoise: '#0E7F86',
      bordeaux: '#6E1230',
    },
    kinds: [
      [/tableau de bord|statistiques|vue d'ensemble/iu, 'dashboard'],
      [/tableau|kanban/iu, 'board'],
      [/calendrier|agenda|planning/iu, 'calendar'],
      [/galerie/iu, 'gallery'],
      [/liste/iu, 'list'],
      [/page/iu, 'content'],
    ],
  },
  de: {
    articles:
      /^(?:(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|zu|zum|zur|jede|jeder|jedes|jedem|alle|allen|noch|auch|unsere|unseren|meine|meinen|ihre|ihren|weitere|weiteres|neue|neues|neuen) )+/iu,
    courtesy:
      /^(?:bitte|kannst du|können sie|könntest du|auch|und|dann|hallo|ich möchte(?: bitte)?|wir möchten)[,:]? |,? (?:bitte|danke|auch)$/giu,
    patterns: {
      rename: [
        '(?:benenne|nenne) <a> (?:in|zu) <b>(?: um)?',
        '<a> (?:in|zu) <b> umbenennen',
        '(?:nenne) <a> (?:stattdessen )?(?:jetzt )?<b>',
        '<a> (?:sollen|soll|heißen|heißt)(?: jetzt| künftig| ab jetzt)? <b>(?: heißen)?',
        '(?:ersetze) <a> durch <b>',
      ],
      removeFrom: [
        `${DE_REMOVE} <a> (?:aus|von|bei|in) <b>`,
        '(?:nimm) <a> (?:aus|von|bei) <b>(?: weg| heraus| raus)?',
        '<a> (?:aus|von|bei) <b> (?:entfernen|löschen)',
      ],
      addPage: [
        '(?:füge |erstelle |ich brauche |wir brauchen |ich will |mach |zeige? )?(?:ein |eine |einen )?<kind> (?:für|von|mit|der) <b>(?: hinzu| hinzufügen)?',
        '(?:zeige|zeig) <b> (?:in|auf|als) (?:einem |einer |ein |eine |einen )?<kind>(?: an)?',
        '(?:erstelle|füge) (?:eine )?(?<kind>Seite) (?:namens|über|mit dem Titel) <title>(?: hinzu)?',
        '(?:füge |erstelle |ich brauche )(?:ein |eine |einen )?<kind>(?: hinzu)?',
      ],
      addState: [
        '(?:füge |ergänze )(?:den |die |das )?(?:Status|Zustand|Option) <a> (?:bei|zu|für|in) <b>(?: hinzu)?',
      ],
      addTo: [
        '(?:füge|ergänze) (?:zu |bei )?<b> (?:ein|eine|einen|noch ein|noch eine|noch einen|das Feld|die Felder) <a>(?: hinzu)?',
        '(?:füge|ergänze) (?:ein |eine |einen |das Feld |das |die |den )?<a> (?:zu|zum|zur|bei|für|in|an) <b>(?: hinzu)?',
        '(?:bei|zu|für) <b> (?:brauchen wir |brauche ich |fehlt |fehlen )?(?:noch )?(?:ein |eine |einen )<a>(?: hinzufügen| ergänzen)?',
        '<b> (?:brauchen|braucht|sollen|soll|haben|hat)(?: auch| noch)? (?:ein |eine |einen )?<a>(?: haben| bekommen)?',
        '<a> (?:zu|bei) <b> (?:hinzufügen|ergänzen)',
      ],
      required: [
        '(?:mache? )?<a> (?:ist |sind |soll |muss |als |zum |zur )*(?:ein )?(?:Pflicht|Pflichtfeld|verpflichtend|erforderlich|obligatorisch)(?: sein| werden| machen)?',
        '<a> muss (?:angegeben|ausgefüllt) werden',
      ],
      optional: [
        '(?:mache? )?<a> (?:ist |sind |soll |als |zu )*(?:optional|freiwillig|kein Pflichtfeld|keine Pflicht|nicht erforderlich|nicht verpflichtend)(?: sein| werden| machen)?',
      ],
      own: [
        '(?:die )?(?:Mitglieder|Benutzer|Nutzer|Kunden|Patienten|Personen) (?:dürfen |sollen |können )?(?:sehen )?nur (?:ihre |die )?eigenen <b>(?: sehen)?',
        'jeder (?:sieht|darf|soll)? ?nur (?:seine |ihre )?eigenen <b>(?: sehen)?',
      ],
      open: [
        '(?:jeder|alle) (?:kann|können|darf|dürfen) sich (?:selbst )?(?:registrieren|anmelden)',
        '(?:offene|freie) (?:Registrierung|Anmeldung)',
        '(?:Registrierung|Anmeldung) (?:öffnen|freigeben|für alle)',
      ],
      invited: ['nur (?:auf|mit|per) Einladung', '(?:Registrierung|Anmeldung) nur (?:auf|mit|per) Einladung'],
      dark: [
        '(?:mach(?:e)? (?:es |alles )?|aktiviere |verwende |nutze )?(?:den |einen |ein |das |im )?(?:dunkel|dunkler Modus|dunkles Design|dunklen Modus|Dunkelmodus|Nachtmodus|dunkler Hintergrund|dunklen Hintergrund)',
      ],
      light: [
        '(?:mach(?:e)? (?:es |alles )?|aktiviere |verwende |nutze )?(?:den |einen |ein |das )?(?:hell|heller Modus|helles Design|hellen Modus|heller Hintergrund|hellen Hintergrund)',
      ],
      colour: [
        '(?:(?:mach(?:e)?(?: es| alles)?|verwende|nutze|nimm) )?(?:die |eine |als )?(?:Farbe |Hauptfarbe )?(?:in |auf |ist )?<colour>',
      ],
      darker: ['(?:mach(?:e)? (?:es |alles )?)?(?:etwas |ein bisschen )?dunkler'],
      lighter: ['(?:mach(?:e)? (?:es |alles )?)?(?:etwas |ein bisschen )?heller'],
      appName: [
        '(?:nenne die (?:App|Anwendung)|(?:der )?Name der (?:App|Anwendung)(?: ist|:)?|die (?:App|Anwendung) (?:heißt|soll)(?: jetzt)?) <a>(?: heißen)?',
      ],
      homePage: ['(?:mache|mach|nimm|verwende) <a> (?:zur|als) Startseite', '(?:beginne|starte) mit <a>'],
      hide: ['(?:verstecke|blende|entferne|nimm) <a> (?:im|aus dem) Menü(?: aus)?'],
      remove: [
        `${DE_REMOVE} <a>`,
        '<a> (?:löschen|entfernen)',
        '(?:wir brauchen|ich brauche) <a> nicht(?: mehr)?',
        '<a> (?:wird|werden) nicht mehr gebraucht',
      ],
      add: [
        '(?:füge|ergänze|erstelle) <a>(?: hinzu)?',
        '(?:wir brauchen|ich brauche|ich will|wir wollen)(?: auch| noch)? <a>',
        '<a> (?:hinzufügen|ergänzen|anlegen)',
      ],
    },
    colours: {
      grün: '#1E7B3A',
      blau: '#1D5FD1',
      rot: '#C0272D',
      gelb: '#8A6D00',
      orange: '#B85400',
      lila: '#7A28B8',
      violett: '#6D28D9',
      rosa: '#C2247A',
      schwarz: '#1F1F1F',
      grau: '#56606B',
      braun: '#7A4A21',
      türkis: '#0E7F86',
      dunkelblau: '#1E3A6E',
      dunkelgrün: '#1F5B36',
      grüner: '#1E7B3A',
      blauer: '#1D5FD1',
      roter: '#C0272D',
    },
    kinds: [
      [/tafel|kanban|board/iu, 'board'],
      [/kalender/iu, 'calendar'],
      [/galerie/iu, 'gallery'],
      [/liste|tabelle/iu, 'list'],
      [/dashboard|übersicht|statistik/iu, 'dashboard'],
      [/seite/iu, 'content'],
    ],
  },
  zh: {
    articles: /^(?:一个|一张|一条|一种|这个|所有|每个|全部的|新的)/u,
    courtesy: /^(?:请|麻烦|帮我|我想|我要|我们想|我们要|能不能|可以|再)+|(?:吧|谢谢|好吗|吗)$/gu,
    patterns: {
      rename: [
        '(?:把|将)<a>(?:改名为|重命名为|改名叫|改成|改为|改叫|叫做|换成)<b>',
        '(?:重命名|改名)<a>(?:为|成)<b>',
        '<a>(?:改名为|重命名为|改名叫|改叫|改成|改为)<b>',
      ],
      removeFrom: [
        '(?:从|在)<b>(?:中|里|上)?(?:删除|删掉|去掉|移除)<a>',
        '(?:删除|删掉|去掉|移除)<b>(?:的|中的|里的)<a>',
        '(?:把|将)<b>的<a>(?:删除|删掉|去掉|移除)',
      ],
      addPage: [
        '(?:给|为)?<b>(?:添加|增加|加)(?:一个|一张)?<kind>',
        '(?:添加|增加|加|创建|新建)(?:一个|一张)?<b>的?(?<kind>看板|日历|图库|相册|列表|仪表盘)',
        '(?:用|以)(?<kind>看板|日历|图库|相册|列表)(?:显示|展示|查看)<b>',
        '(?:添加|增加|加|创建|新建)(?:一个|一张)?(?<kind>看板|日历|图库|相册|仪表盘)',
      ],
      addState: [
        '(?:给|为|在)<b>(?:添加|增加|加)(?:一个)?(?:状态|选项)[“"「]?<a>[”"」]?',
        '(?:添加|增加|加)(?:一个)?(?:状态|选项)[“"「]?<a>[”"」]?(?:到|给)<b>',
      ],
      addTo: [
        '(?:给|为|在|向)<b>(?:中|里|上)?(?:添加|增加|加上|加|新增)(?:一个|一条)?<a>(?:字段)?',
        '(?:添加|增加|加|新增)(?:一个)?<a>(?:字段)?(?:到|给)<b>',
        '<b>(?:需要|还需要|要有|应该有)(?:一个)?<a>',
      ],
      required: ['(?:把|将|让)?<a>(?:设为|设置为|是|改为|为|变成|应该|必须)?(?:必填|必填项|必须填写|必需)'],
      optional: ['(?:把|将|让)?<a>(?:设为|设置为|是|改为|为|变成|应该)?(?:选填|可选|非必填|不必填|可不填)'],
      own: [
        '(?:会员|成员|用户|客户|学生|每个人)(?:只能|仅能|只可以|只)(?:看到|查看|看见|看)(?:他们)?自己的<b>',
      ],
      open: [
        '(?:允许|让)(?:大家|用户|任何人|所有人)(?:自己|自行)?注册',
        '(?:开放|自由)注册',
        '任何人都?可以注册',
      ],
      invited: ['(?:仅限|只限|需要)?(?:邀请|受邀)(?:制|注册|加入|才能注册)?'],
      dark: ['(?:切换到|使用|用|改成|改为|启用|开启)?(?:深色|暗色|黑暗|夜间)(?:模式|主题|背景)?'],
      light: ['(?:切换到|使用|用|改成|改为|启用)?(?:浅色|亮色|明亮|日间)(?:模式|主题|背景)?'],
      colour: [
        '(?:(?:把|将)?(?:颜色|主色|主题色)?(?:改成|改为|换成|用|使用|设为))?<colour>(?:的)?(?:颜色|主色)?',
      ],
      darker: ['(?:颜色)?(?:更|再|深)(?:深|暗)(?:一点|一些)?'],
      lighter: ['(?:颜色)?(?:更|再|浅)(?:浅|亮)(?:一点|一些)?'],
      appName: [
        '(?:把|将)?(?:应用|应用名称|应用的名字|这个应用)(?:改名为|改名叫|名称改为|名称为|叫做|叫|改为|改成)<a>',
      ],
      homePage: ['(?:把|将)<a>(?:设为|作为|设置为|改为|当作)(?:首页|主页)'],
      hide: ['(?:从|在)菜单(?:中|里)?(?:隐藏|去掉|移除)<a>', '(?:隐藏)(?:菜单中的|菜单里的)<a>'],
      remove: [
        '(?:删除|删掉|去掉|移除)<a>',
        '(?:把|将)<a>(?:删除|删掉|去掉|移除)',
        '不(?:再)?需要<a>(?:了)?',
      ],
      add: ['(?:添加|增加|加|新增|创建|新建)(?:一个|一种)?<a>'],
    },
    colours: {
      绿色: '#1E7B3A',
      蓝色: '#1D5FD1',
      红色: '#C0272D',
      黄色: '#8A6D00',
      橙色: '#B85400',
      紫色: '#7A28B8',
      粉色: '#C2247A',
      黑色: '#1F1F1F',
      灰色: '#56606B',
      棕色: '#7A4A21',
      青色: '#0E7F86',
      深蓝色: '#1E3A6E',
    },
    kinds: [
      [/看板/u, 'board'],
      [/日历/u, 'calendar'],
      [/图库|相册/u, 'gallery'],
      [/列表/u, 'list'],
      [/仪表盘/u, 'dashboard'],
      [/页面/u, 'content'],
    ],
  },
  ar: {
    articles: /^(?:(?:كل|جميع|هذه|هذا) )+/u,
    courtesy: /^(?:من فضلك|لو سمحت|رجاءً|هل يمكنك|أريد أن|نريد أن)[،:]? |،? (?:من فضلك|لو سمحت|شكرًا|شكرا)$/gu,
    patterns: {
      rename: [
        '(?:أعد تسمية|غيّر اسم|غير اسم|سمّ|سم) <a> (?:إلى|الى|بـ|باسم) ?<b>',
        '(?:استبدل) <a> (?:بـ|ب)<b>',
      ],
      removeFrom: ['(?:احذف|أزل|امسح|حذف|إزالة) <a> من <b>'],
      addPage: [
        '(?:أضف|أنشئ|أريد|نريد|اعرض) (?:صفحة )?<kind> (?:لل|ل)<b>',
        '(?:اعرض) <b> (?:في|على شكل) <kind>',
        '(?:أضف|أنشئ) <kind> <b>',
        '(?:أضف|أنشئ) <kind>',
      ],
      addState: ['(?:أضف) (?:حالة|خيار|الحالة|الخيار) <a> (?:إلى|الى) <b>'],
      addTo: ['(?:أضف|إضافة|أضيفي) <a> (?:إلى|الى|في|على) <b>', '(?:أضف|إضافة) <a> (?:لل|ل)<b>'],
      required: ['(?:اجعل )?<a> (?:مطلوب|مطلوبًا|مطلوبة|إلزامي|إلزاميًا|إلزامية|إجباري|إجباريًا|إجبارية)'],
      optional: ['(?:اجعل )?<a> (?:اختياري|اختياريًا|اختيارية|غير مطلوب|غير إلزامي)'],
      own: [
        '(?:يرى|يشاهد|يمكن أن يرى) (?:الأعضاء|المستخدمون|العملاء|كل عضو) <b> (?:الخاصة بهم|الخاصة به|الخاص بهم) فقط',
        '(?:الأعضاء|المستخدمون|العملاء) يرون <b> (?:الخاصة بهم|الخاص بهم) فقط',
        '(?:الأعضاء|المستخدمون|العملاء) يرون فقط <b> (?:الخاصة بهم|الخاص بهم)',
      ],
      open: [
        '(?:اسمح|السماح) (?:للناس|للجميع|لأي شخص|للمستخدمين) (?:بالتسجيل|بإنشاء حساب)(?: بأنفسهم)?',
        '(?:التسجيل|تسجيل) (?:مفتوح|المفتوح)',
      ],
      invited: ['(?:بالدعوة|بدعوة|الدعوة) فقط', 'التسجيل بالدعوة فقط'],
      dark: [
        '(?:استخدم |فعّل |فعل |اجعله |اجعل )?(?:الوضع |وضع |المظهر |الخلفية )?(?:الداكن|داكن|داكنًا|الليلي|المظلم|داكنة)',
      ],
      light: ['(?:استخدم |فعّل |فعل )?(?:الوضع |وضع |المظهر )?(?:الفاتح|فاتح|النهاري)'],
      colour: ['(?:(?:استخدم|اجعل|غيّر|غير) )?(?:اللون )?(?:إلى )?(?:اللون )?<colour>'],
      darker: ['(?:اجعله |لون )?(?:أغمق|أدكن)(?: قليلاً)?'],
      lighter: ['(?:اجعله |لون )?أفتح(?: قليلاً)?'],
      appName: ['(?:غيّر اسم التطبيق إلى|غير اسم التطبيق إلى|اسم التطبيق|سمّ التطبيق|سم التطبيق) <a>'],
      homePage: ['(?:اجعل) <a> (?:الصفحة الرئيسية|صفحة البداية)'],
      hide: ['(?:أخف|إخفاء|احذف|أزل) <a> من القائمة'],
      remove: ['(?:احذف|أزل|امسح|حذف|إزالة) <a>', 'لم نعد نحتاج (?:إلى )?<a>'],
      add: ['(?:أضف|أنشئ|إضافة) <a>'],
    },
    colours: {
      أخضر: '#1E7B3A',
      الأخضر: '#1E7B3A',
      أزرق: '#1D5FD1',
      الأزرق: '#1D5FD1',
      أحمر: '#C0272D',
      الأحمر: '#C0272D',
      أصفر: '#8A6D00',
      برتقالي: '#B85400',
      البرتقالي: '#B85400',
      بنفسجي: '#7A28B8',
      البنفسجي: '#7A28B8',
      وردي: '#C2247A',
      أسود: '#1F1F1F',
      رمادي: '#56606B',
      بني: '#7A4A21',
    },
    kinds: [
      [/لوحة معلومات|إحصاءات/u, 'dashboard'],
      [/لوحة|كانبان/u, 'board'],
      [/تقويم|التقويم/u, 'calendar'],
      [/معرض/u, 'gallery'],
      [/صفحة/u, 'content'],
      [/قائمة/u, 'list'],
    ],
  },
};

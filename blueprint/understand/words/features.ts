import type { AppLanguage } from '../../kinds.ts';

// How people ask for what any software may have: signing in, search, a cart, dark mode, a language to write it in. None of it is
// something that the app keeps.

interface Features {
  /** What every app that is built here has, or what shows in no data. */
  had: RegExp;
  /** What no app that is built here can do. */
  missing: RegExp;
  /** The word before stands for what is meant: an order history is orders. */
  behind: RegExp;
  /** What stands before a feature where nothing is listed before it. */
  opens: RegExp;
  /** What joins a feature to the next, or to the one before. */
  joins: { after: RegExp; before: RegExp };
  /** Words that say nothing by themselves: where no others are left, the feature is what the app is about. */
  empty: RegExp;
}

/** Parts of a pattern, of which one has to stand as whole words. */
const words = (...parts: readonly string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${parts.join('|')})(?![\p{L}\p{N}])(?!-\p{L}|\s?:)`, 'giu');
/** Chinese has no spaces, and Arabic writes its article to the word. */
const signs = (...parts: readonly string[]): RegExp => new RegExp(`(?:${parts.join('|')})`, 'giu');

const TECHNOLOGY =
  'react(?: ?js|\\.js)?|react native|next\\.?js|vue(?:\\.?js)?|nuxt|angular|svelte(?:kit)?|tailwind(?: ?css)?|typescript|javascript|node(?:\\.?js)?|express(?:\\.?js)?|firebase|firestore|supabase|postgres(?:ql)?|mysql|sqlite|mongo ?db|prisma|drizzle|redis|python|django|flask|fastapi|laravel|php|wordpress|ruby on rails|rails|flutter|swift|kotlin|bootstrap|shadcn(?:/ui)?|chakra ui|material ui|mui|vite|html5?|css3?|graphql|rest(?:ful)? apis?|docker|kubernetes|aws|vercel|netlify|heroku|mern(?: stack)?|clerk|auth0|nextauth|chart\\.?js|recharts|d3|framer motion|jwt|oauth2?|websockets?|socket\\.io';

const JOIN_AFTER = String.raw`^\s*(?:,\s*(?:(?:and|or|plus|&)\s+)?|(?:and|or|plus|&|\+)\s+)`;
const JOIN_BEFORE = String.raw`(?:,\s*(?:and|or|plus|&|as well as|with|including)?|(?<![\p{L}])(?:and|or|plus|&|\+|as well as))\s*$`;

const LOOKING =
  'clean|modern|minimal(?:ist|istic)?|simple|sleek|beautiful|elegant|professional|intuitive|friendly|user[- ]friendly|nice|pretty|polished|responsive|accessible|fresh|fun|playful|colou?rful|bright|dark|light|fast|easy to use|easy-to-use|great|good|stunning|premium|trendy|futuristic|mobile[- ]first|attractive|engaging|vibrant|soft|pastel|cute|cool';

const LOOK = `(?:${LOOKING}|blue|green|purple|red|pink|orange|black|white|gr[ae]y|teal)`;

export const FEATURES: Readonly<Record<AppLanguage, Features>> = {
  en: {
    had: words(
      String.raw`(?:(?:secure|safe|simple|easy|basic|full|proper|user|users|social|email|e-mail|google|facebook|apple|password|admin|member|customer|client|staff|team|employee|protected|separate|own|his|her|their|a|the|private)[ -])*(?:authentication|authorization|authorisation|user auth|(?:user |admin |staff |member |customer |client |employee |team |secure |social |google |email )log-?ins?|log-?in (?:system|page|screen|form|area|functionality)|sign[- ]?(?:up|in)[ /]+(?:(?:and|&|or) )?(?:log-?in|sign[- ]?(?:in|up))|log-?in[ /]+(?:(?:and|&|or) )?(?:sign[- ]?up|registration|log-?out)|(?:user |account )(?:registration|sign-?up)|user accounts?|account creation|accounts? management|password reset|role[- ]based (?:access(?: control)?|permissions?)|access control|user (?:roles(?![,:])|permissions|management)|session management|rbac)(?: system| functionality)?(?: (?:with|via|using|through|by) (?:google|facebook|apple|github|e-?mail|password|social media|oauth|magic links?|username)(?:(?:,| and| or|/|,? and/or) (?:google|facebook|apple|github|e-?mail|password|username))*)?`,
      String.raw`(?:register|sign up|log ?in|sign in)(?:(?: and| or|,|/) ?(?:log ?in|sign in|register|sign up))* (?:with|via|using) (?:google|facebook|apple|github|e-?mail|social media)(?:(?:,| and| or) (?:google|facebook|apple|github|password))*`,
      // Search and lists.
      String.raw`(?:(?:a|an|the|advanced|full[- ]text|global|powerful|fast|quick|simple|smart|instant|live|product|property|keyword|easy|good|working|basic) )*(?:search(?:ing)? (?:bar|box|function(?:ality)?|feature|field|option|capabilit(?:y|ies)|filters?)(?: and (?:filters?|filtering|sorting))?|(?:full[- ]text|advanced|global|keyword|product|property|powerful|instant) search|search(?:ing)?(?: ?(?:/|&|,|and|or) ?(?:filter(?:s|ing)?|sort(?:ing)?))+(?: options| functionality)?|filter(?:s|ing)?(?: ?(?:/|&|,|and|or) ?(?:search(?:ing)?|sort(?:ing)?))+(?: options| functionality)?|(?:filter|sorting|filtering) (?:options|functionality)|pagination|infinite scroll(?:ing)?|sorting)`,
      String.raw`(?<=[,;] (?:and )?|(?:with|has|have|including|includes?|and|need|needs) )(?<!(?<!features|functions|pages|needs):[^.!?\n]{0,200})(?:search|filters|filtering|login|log-in|sign-?in|auth|markdown|bulk actions|undo)(?=[,.;]|$|\n| and\b)`,
      // Looks.
      String.raw`(?:(?:with|has|have|having|a|an|the|in|make it|keep it|should be|should have|i want|i'd like|very|also|support|supports|use) )*${LOOK}(?:(?:,? (?:and |but |yet )?| ?& )${LOOK})* (?:ui(?:/ux)?|ux|user interface|interface|design|layout|look(?: and feel)?|style|styling|aesthetics?|theme|vibe|colou?r scheme|feel)(?: with [a-z]+(?: and [a-z]+)? (?:accents?|colou?rs?|tones?|theme|gradients?))?(?: please)?`,
      String.raw`(?:make (?:it|the (?:app|site|design|ui|website))(?: (?:look|feel|be))?|keep (?:it|the (?:app|site|design|ui|website))|should (?:be|look)|(?:it|that) (?:should |must |has to )?looks?|looks?)(?: (?:very|really|super|nice and|and|feel))* (?:(?:${LOOKING})(?:,? and |, | )?)+(?=[.!,;\n]|$)`,
      String.raw`(?:(?:support (?:for )?|with |an? |the )*(?:dark(?: ?[/&-] ?light| and light| or light)?|light(?: ?[/&-] ?dark| and dark)?|night) (?:mode|theme)s?(?: (?:toggle|switch|support|option))?)`,
      String.raw`(?:fully |completely )?(?:responsive(?: (?:design|layout|web design|ui|website|on (?:all devices|mobile)|for mobile))?|mobile[- ](?:friendly|first|responsive|ready|optimi[sz]ed)(?: (?:design|layout|ui|website|site|version|view))?)`,
      String.raw`(?:(?:must|should|has to|needs to|that|which) )?(?:also )?works? (?:well |great |nicely |fine |properly )?on (?:(?:my|the|a|our|their|any|all|both) )*(?:phones?|mobiles?|tablets?|smartphones?|devices?|desktops?)(?:(?:,| and| or| as well as) (?:(?:my|the|a|our) )?(?:phones?|mobiles?|tablets?|desktops?|computers?|laptops?))*(?: too| as well)?`,
      String.raw`drag(?:[- ]and[- ]|[- ]?&[- ]?|-?n-?)drop(?: (?:functionality|interface|support|editor|ui|upload))?`,
      String.raw`(?:smooth |subtle |nice )*(?:animations|hover effects|micro-?interactions|gradients|loading (?:states|spinners)|toast notifications|breadcrumbs|navbar|nav bar|navigation bar|navigation menu|sidebar(?: navigation)?|hero (?:section|image|banner)|header|footer|call[- ]to[- ]action(?: buttons?)?|cta(?: buttons?)?|keyboard shortcuts|seo(?:[- ](?:friendly|optimi[sz]ed|optimi[sz]ation))?)`,
      // Technology.
      String.raw`(?:(?:please )?(?:use|using|build (?:it )?(?:with|in|on)|built (?:with|in|on|using)|written in|made (?:with|in)|based on|powered by|in|with|tech stack:?|stack:?|backend:?|frontend:?|database:?|deploy(?:ed)? (?:on|to)) )+(?:${TECHNOLOGY})(?: ?(?:,|/|\+|and|&|with|plus|, and|for the (?:front|back)[- ]?end(?:,? and)?|on the (?:front|back)[- ]?end(?:,? and)?|for (?:the )?(?:database|styling|auth|authentication|backend|frontend)(?:,? and)?) ?(?:${TECHNOLOGY}))*(?: (?:for|on|as) (?:the )?(?:front[- ]?end|back[- ]?end|database|styling|ui|auth|authentication))?`,
      String.raw`(?:full[- ]?stack|front[- ]?end|back[- ]?end|web[- ]based|cloud[- ]based|multi[- ]tenant|progressive web|cross[- ]platform|open[- ]source|enterprise[- ]grade|production[- ]ready|scalable|secure|robust|feature[- ]rich|all[- ]in[- ]one|one[- ]stop|state[- ]of[- ]the[- ]art|comprehensive|fully[- ]functional|fully functioning|user[- ]friendly|easy[- ]to[- ]use|intuitive)(?= [\p{L}-]+)`,
      String.raw`(?:crud(?: operations)?|rest(?:ful)? apis?|api access|database integration|data persistence|data validation|form validation|error handling|unit tests|seed data|sample data|dummy data|mock data|local ?storage|code editor)`,
      // What goes in and out.
      String.raw`(?:(?:the )?(?:option|ability|possibility) to )?(?:data )?(?:export(?:s|ing|able)?(?: (?:to|as|in|into|of))? ?(?:data|lists?|reports?|everything|results|records)?(?: (?:to|as|in|into))? ?(?:an? )?(?:csv|excel|pdf|xlsx|spreadsheets?)(?:(?:,| and| or|/|, and) ?(?:csv|excel|pdf|xlsx|print))*(?: files?)?|(?:csv|excel|pdf|data|bulk|xlsx)(?:(?:/| and | or )(?:csv|excel|pdf|xlsx))*[ -](?:export|import|download|upload)s?(?: ?(?:and|/|&) ?(?:export|import))?|(?:bulk |csv |excel )?import ?(?:and|/|&) ?export|import (?:from|via) (?:csv|excel)|print(?:able)? (?:view|version)|markdown (?:support|editor|editing|formatting)|rich text (?:editor|editing|support)|file (?:uploads?|attachments?)(?= (?:support|functionality))|(?:image|file|photo) upload(?:s|ing)? (?:support|functionality))`,
      // What the owner has.
      String.raw`(?:(?:a|an|the|simple|separate|secure|powerful|full|password[- ]protected|private|dedicated|my|our|own) )*(?:admin(?:istrator)?|management|back[- ]?office|staff|owner|control) (?:panel|area|interface|section|portal|back-?end|backend|console|side|view|cms)`,
      String.raw`(?:(?:a|an|the) )?(?:cms|back[- ]?office)(?=[,.;\n]|$| (?:to|where|so|for)\b)`,
      String.raw`(?<!\b(?:in|into|to|fills?|filling) (?:(?:an?|the|their|his|her) )?)(?:(?:a|an|the|online|simple|working|secure|smooth|one[- ]page|easy|guest) )*(?:(?<!\b(?:in|into|to|fills?|filling) (?:(?:an?|the|their|his|her) )?)shopping (?:cart|basket|bag)|(?<=[,;] (?:and )?|with (?:an? )?|and )(?:cart|basket)|(?:secure |easy |guest |online )?(?<!\b(?:every|each|after|before|at|until|upon|on|the) )check-?out(?: (?:process|flow|page|system|functionality))?(?=[,.;\n]|$| and\b| with\b))(?:(?: and|,|/) (?:secure |easy )?check-?out(?: (?:process|flow|page|system))?)?`,
      String.raw`(?<=[,;:] (?:and )?|(?:with|has|have|having|including|and|plus) (?:an? |the )?)(?:(?:streak|step|view|like|daily) counters?|progress tracking|(?:detailed |basic |usage |performance |personal )*(?:analytics|statistics|stats|insights|metrics|kpis)(?: (?:dashboard|page|section|screen))?|(?:global |weekly |live )*leader ?boards?(?: page)?|charts(?: and graphs)?|graphs|(?:customer|client|parents?|patient|student|member|employee|vendor|supplier|tenant|self[- ]service) portals?|(?:e-?mail |sms |automatic )*confirmation (?:e-?mails?|messages?)|e-?mail confirmations?)(?=[,.;)\n]|$| and\b)|(?:see|view|show|have|check) (?:a |the |their |global |weekly |live ){0,2}leader ?boards?|(?:can |to )?track(?:s|ing)? (?:their |your |my |the )?progress`,
      String.raw`(?:\d ?(?:-|–|to) ?)?\d ?stars?(?! (?:hotel|rated))(?= ?(?:[,.;)+&\n]|$|and\b|rating|plus\b))|create (?:an?|their own|his own|your) (?:user )?account(?=[,.;\n]|$| and\b| or\b)|admin(?:istrator)?(?= dashboard)|progress bars?(?: for each [\p{L}]+)?|(?:tool ?tips|empty states|multiple[- ]choice(?= )|(?:customer|client|guest|user|patient|parent)s?['’]?(?= (?:reviews|testimonials?|review(?! (?:[a-z]+s|the|our|their|each|every|an?)\b))\b)|onboarding (?:flow|screens|tutorial)|splash screen|settings(?: page| screen)?|terms (?:of service|and conditions)|privacy policy|cookie banner|gdpr(?: compliance| compliant)?|404 page|activity (?:feed|log)|audit (?:log|trail))`,
    ),
    missing: words(
      String.raw`(?:(?:integrated|online|secure|live|via|with|built[- ]in|multiple|in-?app|credit card|card) )*(?:(?:stripe|paypal|razorpay|klarna|apple pay|google pay|venmo|payfast|mpesa|m-pesa)(?:(?:,| and| or|/|, and) ?(?:stripe|paypal|razorpay|square|klarna|apple pay|google pay))*(?: (?:integration|checkout|payments?|subscriptions?|billing))?|payment (?:gateways?|integration|processing|processors?|methods? integration)|escrow(?: payments?)?|in-?app purchases)`,
      String.raw`(?:live |group |1:1 |one[- ]on[- ]one )*video (?:calls?|calling|chats?|conferenc(?:es?|ing)|consultations?|meetings?|streaming|sessions)|(?:live|audio|voice)[- ](?:stream(?:s|ing)?|calls?|chat|video|messages)|real[- ]?time(?= [\p{L}-]+)`,
      String.raw`(?:(?:an?|the|using|use|with|by|smart|built[- ]in) )*(?:(?:ai|gpt(?:-?\d)?|chatgpt|openai|machine learning|ml|llm)[- ](?:powered|generated|based|driven|assisted|enhanced|enabled)|(?:ai|ml|gpt|chatgpt|openai|machine learning|llm) (?:recommendations?|suggestions?|assistants?|chat ?bots?|summar(?:y|ies|ization)|insights?|tutor|agents?|features?|integration|generator|matching|analysis|models?|api|search|coach)|(?:chat ?bot|recommendation (?:engine|system|algorithm)|personali[sz]ed (?:recommendations|suggestions)|smart (?:recommendations|suggestions)|facial recognition|face recognition|image recognition|speech recognition|voice (?:input|commands|recognition)))`,
      String.raw`(?:live |real[- ]?time )*(?:gps(?: tracking| navigation)|geo-?location|geo-?fencing|live (?:location|tracking)|location tracking|google maps?(?: integration)?|map integration|(?:interactive |live )?map view|(?:an? |the )?(?:interactive |live |city |street )*map (?:of|with|showing|that shows)(?= (?:all|the|our|my|each|every|where|pins|markers)\b|(?<=(?:^|[.!\n])\s*map of) )(?![^.\n]{0,60}\bha(?:s|ve)\b)|(?:(?:pins?|markers?|dots?) )?on (?:an?|the) (?:interactive )?map|(?:an? |the )(?:interactive )?map(?= (?:should|must|that|to) (?:also )?(?:show|see)\b)|on (?:an?|the) (?:floor|seating|site|ground|street|city) ?(?:plan|map)|(?:an? |the )?heat ?maps?(?: of| showing)?|(?:an? |the )?(?:floor|seating|site|ground|table) ?plan (?:of|with|showing|that shows)(?= (?:the|all|our|where|which|who)\b)|(?<=(?:^|[.!,\n] ?)(?:show |see |and |with )?)a plan of(?= (?:the|all|our) [a-z]+s\b)|augmented reality|ar try-?on|bluetooth|nfc|offline (?:mode|support|access|sync)|works? offline|wearables?(?: integration)?|apple health|google fit|fitbit(?: sync| integration)?)`,
      String.raw`(?:qr|bar)[- ]?codes? (?:scann(?:er|ing)|scan|check-?in|generation|reader|support)|(?:using |(?<=\b(?:with|and|by|via|has|have) ))(?:qr|bar)[- ]?codes?(?=[.;\n]|$|, (?:and|so|which)\b| where\b| to\b| so\b| for\b)`,
      String.raw`(?:google calendar|outlook|calendar|slack|zapier|quickbooks|xero|mailchimp|whats ?app|zoom|twilio|social media|shopify|hubspot|salesforce|bank(?: account)?|third[- ]party|api|plaid) (?:sync(?:ing|hronization)?|integrations?|feed|connection)|(?:sync(?:s|ed|ing)?|integrat(?:e|es|ed|ing|ion)) with (?:[\p{L}]+ ){0,2}(?:calendars?|outlook|slack|zapier|quickbooks|xero|mailchimp|whats ?app|zoom|shopify|banks?|accounts?|salesforce)`,
      String.raw`(?:print(?:s|ing)?|create|make|generate)(?: an?| the| my| our| some)? (?:(?:shipping|address|price|name|sticky|adhesive|product|little) )?labels(?! (?:with|for the fields))|(?:print(?:s|ing)?|create|make|generate)(?: an?| the)? (?:(?:shipping|address|price|name|sticky|adhesive|product|little) )?label(?= for (?:each|every)\b|[.,;\n]|$)`,
      String.raw`push(?=[- ]notifications?)|(?:via|by|and|or) sms|sms(?= (?:notifications?|alerts?|reminders?|confirmations?|messages?|updates?)\b)|whats ?app(?= (?:notifications?|alerts?|reminders?|messages?|updates?)\b)`,
      String.raw`multi[- ]?(?:language|lingual|currency)(?: support)?|(?:two|2)[- ]factor(?: authentication)?|2fa|mfa|biometric(?: login| authentication)?|blockchain|web3|smart contracts?|end[- ]to[- ]end encryption|webhooks?|(?:countdown |quiz |sla )?timers?(?=[,.;)\n]|$| and\b)|auto(?:matic(?:ally)?)?[- ]?grad(?:ing|ed)|native (?:ios|android) app|app store`,
    ),
    behind:
      /(?<=\b(?:order|purchase|booking|payment|transaction|workout|chat|appointment|reservation|ride|trip|quiz|donation|rental|visit|reading|watch)) (?:history|histories)(?=[,.;!?\n)]|$| and\b)|(?<=\b(?:product|item|course|book|service|property|event)) (?:catalog(?:ue)?|listings?|directory)(?=[,.;!?\n)]|$| (?:and|with)\b)|(?<=(?:[,;:]|\b(?:with|and|including|has|have|features|plus)) (?:[\p{L}-]+ )?[\p{L}-]{3,}) (?:tracking|management|monitoring|logging|scheduling|handling|uploads?)(?=[,.;!?\n)]|$| (?:and|with|so)\b)/giu,
    opens:
      /(?:^|[.!?:;\n(–—-]|(?<!\p{L})(?:with|without|includ(?:e|es|ing)|has|have|having|needs?|wants?|like|like to have|features?|add|adding|plus|for|support(?:s|ing)?|offers?|of|also|be|is|a|an|the|build|create|make|me|design|develop|use|please))\s*$/iu,
    joins: { after: new RegExp(JOIN_AFTER, 'iu'), before: new RegExp(JOIN_BEFORE, 'iu') },
    empty:
      /\b(?:an?|the|my|our|your|for|with|and|or|of|to|in|on|me|i|we|us|it|its|is|be|that|which|want|wants|need|needs|would|like|build|make|create|design|develop|please|can|you|app|apps|application|web|website|site|page|pages|system|tool|platform|software|mobile|simple|online|new|some|all|also|should|must|have|has|use|using|builder|generator|maker|scanner|dashboard)\b/giu,
  },
  es: {
    had: words(
      String.raw`(?:inicio de sesión|autenticación(?: de usuarios)?|registro (?:e inicio de sesión|de usuarios|y login)|login(?: de usuarios)?|sistema de login|cuentas de usuario|roles y permisos|control de acceso)(?: con (?:google|facebook|correo|email)(?: (?:y|o) (?:google|facebook|correo))?)?`,
      String.raw`(?:un |el )?(?:panel|área|zona|sección)(?: de| para)? (?:administración|administrador(?:es)?|admin|control|gestión)`,
      String.raw`(?:con )?(?:modo (?:oscuro|claro|noche)(?: y (?:claro|oscuro))?|tema oscuro|diseño (?:responsive|responsivo|adaptable|moderno|limpio|minimalista|bonito|sencillo|profesional|elegante|atractivo)(?:,? y (?:moderno|limpio|minimalista|sencillo|profesional|elegante|atractivo|fácil de usar))*|interfaz (?:moderna|limpia|sencilla|intuitiva|minimalista|bonita|amigable)(?: y (?:moderna|limpia|sencilla|intuitiva|fácil de usar|amigable))*|(?:adaptad[oa]|optimizad[oa]) (?:a|para) móvil(?:es)?|responsive|responsivo|arrastrar y soltar)`,
      String.raw`(?:buscador|barra de búsqueda|motor de búsqueda|búsqueda (?:avanzada|por filtros)|filtros(?: de búsqueda)?|búsqueda y filtros|paginación)(?=[,.;\n]|$| y | con )`,
      String.raw`(?:carrito(?: de (?:la )?compras?)?|cesta(?: de (?:la )?compra)?|proceso de compra|checkout)`,
      String.raw`(?:exportar|exportación)(?: de)?(?: (?:el |la |los |las |un |una )?(?:datos|todo|listas?|listados?|registros|tablas?))? (?:a|en) (?:un )?(?:excel|csv|pdf)(?:(?:,| y| o) (?:excel|csv|pdf))*|(?:usa|usando|con|hecho en|hecha con) (?:${TECHNOLOGY})(?: ?(?:,|y) ?(?:${TECHNOLOGY}))*`,
    ),
    missing: words(
      String.raw`(?:pasarela de pagos?|pagos? (?:con|por|vía) (?:stripe|paypal|tarjeta|bizum)(?!(?:,[^.;]{0,30}?)? [oyu] (?:en |con |por )?(?:efectivo|metálico|tarjeta|transferencia|bizum|cheque))|integración con [\p{L}]+|videollamadas?|chat en (?:vivo|tiempo real)|inteligencia artificial|ia|recomendaciones (?:personalizadas|con ia)|código(?:s)? qr|(?:leer|lectura de|escanear) (?:el |los )?códigos? de barras|escáner de código(?:s)? de barras|geolocalización|google maps|(?:un )?mapa (?:de|con)(?= (?:los|las|todos|todas|nuestr[oa]s)\b)|en (?:un|el) mapa|notificaciones push|por (?:sms|whatsapp)|multi-?idioma|multidivisa|en tiempo real)`,
    ),
    behind: /(?!)/gu,
    opens:
      /(?:^|[.!?:;\n(–—-]|(?<!\p{L})(?:con|sin|incluy(?:e|endo|a)|tiene|tenga|para|de|además|también|un|una|el|la|quiero|necesito|crea|haz))\s*$/iu,
    joins: {
      after: /^\s*(?:,\s*(?:(?:y|e|o)\s+)?|(?:y|e|o|además de)\s+)/iu,
      before: /(?:,\s*(?:y|e|o|con)?|(?<!\p{L})(?:y|e|o|con|además de))\s*$/iu,
    },
    empty:
      /(?<!\p{L})(?:un|una|el|la|los|las|mi|nuestr[oa]|para|con|y|e|o|de|en|que|quiero|queremos|necesito|crea|crear|haz|hacer|app|aplicación|web|página|sitio|sistema|plataforma|herramienta)(?!\p{L})/giu,
  },
  fr: {
    had: words(
      String.raw`(?:authentification(?: des utilisateurs)?|connexion(?: sécurisée| des utilisateurs)|inscription et connexion|système de connexion|comptes? utilisateurs?|gestion des (?:rôles|droits|accès))(?: (?:avec|via|par) (?:google|facebook|e-?mail)(?: (?:et|ou) (?:google|facebook|e-?mail))?)?`,
      String.raw`(?:un |le )?(?:panneau|espace|tableau|interface|back[- ]?office|panel)(?: d['’]| de | )?(?:administration|administrateur|admin|gestion)|(?:un )?back[- ]?office`,
      String.raw`(?:avec )?(?:(?:un )?mode (?:sombre|clair|nuit)(?: et (?:clair|sombre))?|thème sombre|design (?:responsive|moderne|épuré|minimaliste|élégant|simple|propre|professionnel|soigné)(?:,? et (?:responsive|moderne|épuré|minimaliste|élégant|simple|professionnel))*|interface (?:moderne|épurée|simple|intuitive|minimaliste|claire|conviviale)(?: et (?:moderne|épurée|simple|intuitive|facile à utiliser))*|(?:adapté|optimisé)e?s? (?:au|aux|pour) mobiles?|responsive|glisser-déposer)`,
      String.raw`(?:moteur de recherche|barre de recherche|recherche (?:avancée|et filtres|par mots-clés|avec filtres)|filtres(?: de recherche)?|pagination)(?=[,.;\n]|$| et | avec )`,
      String.raw`(?:panier (?:d['’]achats?|virtuel)(?: et paiement)?|panier et paiement|(?<=avec (?:un )?)panier(?=[,.;]| et |$)|tunnel d['’]achat|processus de commande)`,
      String.raw`(?:exporter|exportation|export)(?: (?:des |les |la |une )?(?:données|listes?|tableaux?|tout))? (?:en|vers|au format) (?:excel|csv|pdf)(?:(?:,| et| ou) (?:excel|csv|pdf))*|(?:utilise[rz]?|en utilisant|avec|en) (?:${TECHNOLOGY})(?: ?(?:,|et) ?(?:${TECHNOLOGY}))*`,
    ),
    missing: words(
      String.raw`(?:paiements?(?: en ligne)? (?:par|via|avec) (?:stripe|paypal|carte(?: bancaire)?)(?!(?:,[^.;]{0,30}?)? (?:ou|et) (?:en |par )?(?:espèces|liquide|chèque|virement|carte))|passerelle de paiement|intégration (?:de |avec )[\p{L}]+|visioconférences?|appels? vidéo|chat en (?:direct|temps réel)|messagerie instantanée|intelligence artificielle|ia|recommandations (?:personnalisées|par ia)|codes? (?:qr|barres|à barres)|qr codes?|géolocalisation|google maps|(?:une )?carte interactive|sur une carte|notifications push|par (?:sms|whatsapp)|multilingue|multi-devises?|en temps réel)`,
    ),
    behind: /(?!)/gu,
    opens:
      /(?:^|[.!?:;\n(–—-]|(?<!\p{L})(?:avec|sans|inclu(?:ant|t|re)|a|ait|pour|de|aussi|un|une|le|la|je veux|crée[rz]?|fais))\s*$/iu,
    joins: {
      after: /^\s*(?:,\s*(?:(?:et|ou)\s+)?|(?:et|ou|ainsi que)\s+)/iu,
      before: /(?:,\s*(?:et|ou|avec)?|(?<!\p{L})(?:et|ou|avec|ainsi que|ainsi qu['’]))\s*$/iu,
    },
    empty:
      /(?<!\p{L})(?:une?|le|la|les|des?|mon|ma|notre|pour|avec|et|ou|en|qui|que|je|nous|veux|voudrais|besoin|crée[rz]?|faire|fais|appli(?:cation)?|app|site|web|page|système|plateforme|outil|logiciel)(?!\p{L})/giu,
  },
  de: {
    had: words(
      String.raw`(?:(?:benutzer|nutzer)?(?:anmeldung|registrierung|login|authentifizierung)(?:(?: und|,) (?:registrierung|anmeldung|login))+|benutzer(?:anmeldung|registrierung|login|authentifizierung|konten|verwaltung)|nutzerkonten|authentifizierung|login(?:[- ](?:system|bereich|funktion))?|rechteverwaltung|rollen und rechte)(?: (?:mit|über|per) (?:google|facebook|e-?mail)(?: (?:und|oder) (?:google|facebook|e-?mail))?)?`,
      String.raw`(?:einen? |der |das )?(?:admin|administrations|verwaltungs)[- ]?(?:bereich|panel|oberfläche|dashboard|ansicht)|(?:ein )?backend|(?:ein )?back[- ]?office`,
      String.raw`(?:mit )?(?:(?:einem )?(?:dunkel|dark|hell|nacht)[- ]?mod(?:us|e)|dunkle[mns]? (?:design|modus|theme)|(?:einem )?(?:modernen?|schlichten?|klaren?|minimalistischen?|schönen?|ansprechenden?|responsiven?|einfachen?|professionellen?|aufgeräumten?)(?:(?:,| und|,? aber) (?:modernen?|schlichten?|klaren?|minimalistischen?|schönen?|responsiven?|einfachen?|professionellen?))*[mrs]? (?:design|oberfläche|layout|look|optik|ui)|responsive(?:s|m)?(?: design)?|responsiv|mobil(?: optimiert|optimiert|freundlich)|für (?:das |s )?handy optimiert|drag[- ](?:and|&|und)[- ]drop)`,
      String.raw`(?:suchfunktion|suchleiste|suchfeld|volltextsuche|such- und filterfunktion(?:en)?|filterfunktion(?:en)?|suche und filter|filter und suche|suchfilter)`,
      String.raw`(?:einem? |der )?(?:warenkorb|einkaufswagen)(?:(?: und|,) (?:kasse|bezahlvorgang|checkout|bestellvorgang))?|checkout|bestellvorgang`,
      String.raw`(?:export|exportieren)(?: (?:der daten|als|nach|in|zu))* (?:excel|csv|pdf)(?:(?:,| und| oder) (?:excel|csv|pdf))*|(?:excel|csv|pdf)-export|(?:verwende|benutze|nutze|mit|in|auf basis von) (?:${TECHNOLOGY})(?: ?(?:,|und) ?(?:${TECHNOLOGY}))*`,
    ),
    missing: words(
      String.raw`(?:(?:online-?)?(?:zahlung|bezahlung|zahlungen)(?: (?:per|mit|über|via) (?:stripe|paypal|kreditkarte|klarna)(?:(?:,| und| oder) (?:stripe|paypal|kreditkarte|klarna))*)|zahlungs(?:abwicklung|anbieter|gateway|integration)|videoanrufe?n?|videokonferenz(?:en)?|videosprechstunden?|videochats?|live-?chat|echtzeit-?chat|künstliche[rn]? intelligenz|ki(?:-[\p{L}]+)?|(?:qr|bar|strich)-?codes?(?:-?scanner)?|gps(?:-tracking)?|standortverfolgung|google maps|(?:auf )?(?:eine[rn]? )?(?:land|stadt)karte|auf einer karte|push(?=-benachrichtigungen)|per (?:sms|whatsapp)|mehrsprachig(?:keit)?|in echtzeit)`,
    ),
    behind: /(?!)/gu,
    opens:
      /(?:^|[.!?:;\n(–—-]|(?<!\p{L})(?:mit|ohne|inklusive|inkl\.|hat|haben|für|auch|sowie|eine?[nmr]?|der|die|das|baue|erstelle|möchte|brauche))\s*$/iu,
    joins: {
      after: /^\s*(?:,\s*(?:(?:und|oder|sowie)\s+)?|(?:und|oder|sowie)\s+)/iu,
      before: /(?:,\s*(?:und|oder|sowie|mit)?|(?<!\p{L})(?:und|oder|sowie|mit))\s*$/iu,
    },
    empty:
      /(?<!\p{L})(?:eine?[nmrs]?|der|die|das|den|mein[en]?|unsere?|für|mit|und|oder|von|in|zu|ich|wir|möchten?|brauchen?|will|baue|erstelle|app|anwendung|web|webseite|website|seite|system|plattform|tool|software)(?!\p{L})/giu,
  },
  zh: {
    had: signs(
      '(?:用户)?(?:登录(?:和|与|、|/)?注册|注册(?:和|与|、|/)?登录|身份验证|身份认证|权限管理|角色权限|登录功能|注册功能)(?:功能|系统)?',
      '(?:管理员)?(?:后台管理(?:系统|界面|页面)?|管理后台)',
      '(?:支持)?(?:深色|暗黑|夜间|浅色)模式|响应式(?:设计|布局)?|(?:界面|设计|风格)(?:要)?(?:简洁|现代|美观|清新|好看|大气)(?:、?(?:简洁|现代|美观|清新|好看|大气))*|(?:简洁|现代|美观|清新)(?:、?(?:简洁|现代|美观|清新))*的(?:界面|设计|风格)|适配手机|移动端适配|拖拽(?:功能)?',
      '搜索(?:和|与|、)?筛选(?:功能)?|搜索功能|筛选功能|搜索栏|分页',
      '购物车(?:和|与|、)?(?:结算|结账)?(?:功能)?',
      '(?:支持)?导出(?:为|到|成)?(?:excel|csv|pdf)(?:(?:和|、|或)(?:excel|csv|pdf))*(?:表格|文件)?',
    ),
    missing: signs(
      '(?:微信|支付宝|在线)支付(?:功能)?|支付接口|视频(?:通话|会议|聊天)|实时聊天|即时通讯|直播功能|人工智能|ai(?:推荐|助手|分析|客服)?|二维码(?:扫描)?|扫码|条形码|地图定位|(?:在)?地图上|地图视图|gps定位|多语言(?:支持)?',
    ),
    behind: /(?!)/gu,
    opens: /(?:^|[。！？：；\n（(]|(?:有|带|包含|包括|支持|具有|需要|要))\s*$/u,
    joins: {
      after: /^\s*(?:[，,、]\s*(?:和|以及|还有)?|和|与|以及|及)/u,
      before: /(?:[，,、]\s*(?:和|以及|还有)?|和|与|以及|及)\s*$/u,
    },
    empty: /[一个款的和与及有要做建我们想请帮带]|应用|系统|网站|平台|软件|工具|小程序/gu,
  },
  ar: {
    had: signs(
      '(?:نظام )?(?:تسجيل (?:ال)?دخول(?: وإنشاء (?:ال)?حساب(?:ات)?)?|(?:ال)?تسجيل والدخول|إنشاء حسابات?(?: للمستخدمين)?|مصادقة المستخدمين|صلاحيات المستخدمين)',
      '(?:و)?(?:لوحة (?:ال)?(?:تحكم|إدارة|إداره)(?: للمدير| للمشرف| للإدارة)?)',
      '(?:ب|مع )?(?:الوضع (?:الليلي|الداكن)|وضع (?:داكن|ليلي)|تصميم (?:عصري|متجاوب|بسيط|أنيق|حديث|جذاب)(?: و(?:عصري|متجاوب|بسيط|أنيق|حديث|جذاب|سهل))*|واجهة (?:بسيطة|عصرية|سهلة|أنيقة|حديثة)(?: و(?:بسيطة|عصرية|سهلة|أنيقة|حديثة))*|متجاوب مع الجوال)',
      '(?:و)?(?:سلة (?:ال)?(?:مشتريات|تسوق|شراء)|عربة (?:ال)?تسوق)',
      '(?:و)?(?:(?:ال)?بحث (?:و|مع )(?:ال)?(?:تصفية|فلترة)|خاصية البحث|شريط (?:ال)?بحث)',
      '(?:و)?تصدير (?:البيانات )?(?:إلى|بصيغة) (?:excel|csv|pdf|إكسل)',
    ),
    missing: signs(
      '(?:و)?(?:بوابة (?:ال)?دفع(?: الإلكتروني)?|(?:ال)?دفع (?:الإلكتروني|إلكتروني|أونلاين|عبر [\\p{L}]+)|مكالمات (?:ال)?فيديو|(?:دردشة|محادثة) (?:فورية|مباشرة)|(?:ال)?ذكاء (?:ال)?اصطناعي|رمز QR|رموز QR|قارئ (?:ال)?باركود|تحديد الموقع|خرائط جوجل|على (?:ال)?خريطة|عبر (?:الرسائل النصية|واتساب))',
    ),
    behind: /(?!)/gu,
    opens: /(?:^|[.!؟?:؛\n(–—-]|(?<!\p{L})(?:مع|بدون|يحتوي على|فيه|فيها|يشمل|يدعم|له|لها))\s*$/u,
    joins: { after: /^\s*[،,]\s*/u, before: /[،,]\s*$/u },
    empty:
      /(?<!\p{L})(?:أريد|نريد|أحتاج|اصنع|أنشئ|لي|تطبيق|موقع|نظام|منصة|برنامج|مع|من|في|على|إلى)(?!\p{L})/gu,
  },
};

/** Words of an English description that speak of how the app looks and feels. */
export const LOOK_NOUNS: ReadonlySet<string> = new Set(
  'look looks feel design style styling layout theme vibe vibes aesthetic aesthetics colour colours color colors palette tones shades fonts font serif sans typography animation animations scrolling transitions whitespace background backgrounds accent accents gradient gradients logo buttons icons corners header footer navbar sidebar menu ui ux interface mode spacing shadows border borders hover masonry grid branding brand identity parallax'.split(
    ' ',
  ),
);
export const LOOK_WORDS: ReadonlySet<string> = new Set(
  'calm calming pastel warm cold cosy cozy soft bright dark light elegant minimal minimalist minimalistic minimalism smooth subtle modern clean sleek simple plain nice pretty beautiful friendly professional proffesional profesional fancy playful fun fresh cute cool retro vintage classic bold big large small rounded round serious corporate luxurious premium trendy futuristic natural earthy muted neutral vibrant colorful colourful black white grey gray blue green red pink purple violet orange yellow gold golden silver brown beige cream teal turquoise navy sage lavender mint coral burgundy pale deep happy cheerful kid-friendly kids-friendly responsive intuitive easy neat tidy stylish polished lovely readable legible accessible uncluttered airy spacious rustic handmade organic boho scandinavian brutalist glassmorphism neumorphism flat material pixel-art quiet relaxing soothing inviting welcoming clear crisp high-contrast contrast gentle sporty dynamic wooden'.split(
    ' ',
  ),
);
/** Small words around these. */
export const LOOK_FILLERS: ReadonlySet<string> = new Set(
  'a an the and or but not too very really quite so bit rather in with of to for on at like our my your its it is be should must have has make keep please pls as no nothing lots plenty some much more less all over left right top bottom corner please overall kind sort of just also than everything whole page pages site app website use using want i we would love prefer something'.split(
    ' ',
  ),
);

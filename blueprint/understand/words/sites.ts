import type { AppLanguage } from '../../kinds.ts';

// How people say that an app is a site for visitors, and that whoever comes may have an account.

interface Sites {
  /** A site by what it is called: it is there for visitors to look at. */
  site: RegExp;
  /** Words by which it is kept for those who work with it. */
  inner: RegExp;
  /** Whoever comes may register. */
  signUp: RegExp;
}

export const SITES: Readonly<Record<AppLanguage, Sites>> = {
  en: {
    site: /\b(?:landing page|web ?site|home ?page|portfolio|web ?shop|web store|online (?:shop|store|boutique|catalog(?:ue)?|magazine|menu)|e-?commerce|blog|store ?front|careers page|job board|marketplace|classifieds|news (?:site|portal)|(?:listing|listings|directory|review|reviews|recipe|shop|sharing) (?:web)?site|site for (?:my|our|an?|the)|digital menu)\b/iu,
    inner:
      /\b(?:internal|intranet|back ?office|(?:site|website|webapp) (?:to|for|where (?:i|we)) (?:manage|managing|track|tracking|keep|record|log|store)|staff only|our team|private)\b/iu,
    signUp:
      /\b(?:users?|people|customers?|members?|visitors?|students?|parents|residents|clients|volunteers|players?|fans|readers|vendors|sellers|buyers|guests|teachers?|owners?|anyone|anybody|everybody|everyone|they|you|can|to) (?:can |could |may |should be able to |should |must |will |need to |have to |to )?(?:easily |first |also )?(?:sign[- ]?up|register(?: themselves)?|create (?:an? |their (?:own )?)(?:account|profile)s?|make an account)(?=\s*(?:[,.;&(!\n]|$|(?:and|or|with|by|via|using|themselves|online|to use|then|n)\b))|\b(?:user registration|registration and log-?in|sign[- ]?up ?(?:and|&|\/) ?log-?in)\b/iu,
  },
  es: {
    site: /(?:página web|sitio web|página de aterrizaje|landing|tienda (?:online|en línea|virtual)|blog|portafolio|(?:^|\s)web (?:para|de) (?:mi|nuestr|un)|portal (?:inmobiliario|de empleo|de noticias)|marketplace|menú digital)/iu,
    inner: /intern[oa]|para (?:gestionar|llevar|controlar|administrar)|solo (?:el )?personal/iu,
    signUp:
      /usuarios? (?:se registr|pueden? registrarse|puede(?:n)? crear(?:se)? una? cuenta|crean? (?:una )?cuenta)|registro de usuarios|(?:pueden|puedan|poder) (?:registrarse|crear(?:se)? una cuenta)/iu,
  },
  fr: {
    site: /(?:site (?:web|internet|vitrine|de recettes|immobilier|d['’]annonces)|(?:^|\s)site pour (?:mon|ma|notre|un)|page d['’]accueil|landing page|boutique en ligne|blog|portfolio|place de marché|menu en ligne)/iu,
    inner: /interne|pour (?:gérer|suivre)|réservé au personnel/iu,
    signUp:
      /(?:utilisateurs?|membres?|clients?|visiteurs?|gens) (?:peu(?:t|vent) (?:s['’]inscrire|créer un compte)|s['’]inscri(?:t|vent)|crée(?:nt)? un compte)|inscription (?:et|\/) connexion|inscription des utilisateurs/iu,
  },
  de: {
    site: /(?:web ?seite|website|homepage|landing ?page|online-?shop|webshop|(?<!\p{L})blog(?!\p{L})|portfolio|internetseite|internetauftritt|marktplatz|kleinanzeigen|digitale speisekarte)/iu,
    inner:
      /intern(?:e|es|er|en)?(?!\p{L})|zum verwalten|zur verwaltung|um (?:unsere|meine|die) [\p{L} ]{0,30}zu verwalten/iu,
    signUp:
      /(?:nutzer|benutzer|kunden|mitglieder|besucher|leute|jeder) (?:können|kann|sollen|dürfen) sich (?:\p{L}+ ){0,2}(?:registrieren|anmelden)|(?:nutzer|benutzer|leute) registrieren sich|benutzerregistrierung|registrierung und (?:login|anmeldung)/iu,
  },
  zh: {
    site: /官网|网店|商城|博客|作品集|落地页|个人主页|企业网站|展示网站|二手交易|电子菜单/u,
    inner: /内部|后台系统|仅员工/u,
    signUp:
      /用户(?:可以|能|可)?(?:自己|自行)?注册|注册(?:和|与|、|\/)?登录|登录(?:和|与|、|\/)?注册|用户注册/u,
  },
  ar: {
    site: /موقع (?:ل|إلكتروني|ويب|تعريفي|شخصي)|متجر (?:إلكتروني|الكتروني|أونلاين)|مدونة|معرض أعمال|صفحة هبوط|منيو|سوق إلكتروني/u,
    inner: /داخلي|لإدارة|للموظفين فقط/u,
    signUp:
      /(?:المستخدم(?:ين|ون)?|العملاء|الأعضاء) (?:يقدر(?:ون)? |يمكنهم |يستطيع(?:ون)? )?(?:يسجل(?:ون|وا)?(?: حساب)?|التسجيل|إنشاء حساب)(?=\s*(?:[،.,؛]|$|و))|إنشاء حسابات|تسجيل حساب/u,
  },
};

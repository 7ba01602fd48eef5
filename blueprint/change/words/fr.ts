import type { RequestWords } from './intents.ts';

const FR_ADD =
  '(?:ajoute|ajoutez|ajouter|crée|créez|créer|mets|mettez|mettre|je veux|je voudrais|il me faut|il nous faut|nous voulons|on veut)';
const FR_REMOVE = '(?:supprime|supprimez|supprimer|enlève|enlevez|enlever|retire|retirez|retirer|efface)';

export const fr: RequestWords = {
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
};

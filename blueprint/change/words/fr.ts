import { ACTIONS } from '../../kinds.ts';
import type { RequestWords } from './intents.ts';

const ARTICLE =
  "(?:(?:le|la|les|un|une|des|du|de la|de|aussi|encore|également|nouveau|nouvelle|nouvel|nouveaux|nouvelles|autre) |l'|d')*";
const ADD =
  '(?:ajoute|ajoutez|ajouter|ajoute-leur|ajoute-lui|rajoute|rajoutez|rajouter|crée|créez|créer|mets|mettez|mettre|fais|faites|insère|inclus|enregistre|enregistrer)';
const WANT =
  "(?:(?:je|nous|on) (?:veux|voudrais|voulons|voudrions|veut|voudrait|souhaite|souhaitons|aimerais|aimerait|aimerions)|j'aimerais|il (?:me |nous )?(?:faut|faudrait|manque)|il (?:me |nous )?manque|j'ai besoin(?: aussi)?|on a besoin|nous avons besoin|il y a besoin)(?: aussi| encore| également| avoir| gérer| suivre| voir| ajouter| noter| créer)*";
const END = '(?: (?:aussi|également|en plus|svp|serait bien|ce serait bien))*';
const AT =
  "(?:aux |au |à la |à l'|à |pour (?:les |le |la |l'|chaque |nos )?|dans (?:les |le |la |l')?|sur (?:les |le |la |l')?|chez (?:les |le |la |l')?|des |du |de la |de l'|de chaque |à chaque |sur chaque )";
const CAN =
  '(?:peut|peuvent|doit|doivent|pourra|pourront|devrait|devraient|a le droit de|ont le droit de|puisse|puissent)(?: pouvoir)?';
const REMOVE =
  '(?:supprime|supprimez|supprimer|enlève|enlevez|enlever|retire|retirez|retirer|efface|effacez|effacer|vire|virez|virer|ôte|ôter)';
const MAIL =
  '(?:(?:un |une |par |automatiquement )*(?:e-?mail|mail|courriel|message|notification|avis)(?: automatique)?)';
const SEND = '(?:envoie|envoyez|envoyer|envoie-moi|envoie-lui|envoyez-moi)';
const TELL =
  '(?:préviens|prévenez|prévenir|avertis|avertissez|avertir|informe|informez|informer|notifie|notifiez|notifier|avise|alerte)';
const WHEN =
  "(?:quand|lorsque|lorsqu'|dès que|dès qu'|si|à chaque fois que|à chaque fois qu'|chaque fois que|chaque fois qu'|une fois que|au moment où) ?";
const DEED =
  '(?:voir|consulter|lire|créer|ajouter|saisir|faire|enregistrer|modifier|changer|éditer|corriger|mettre à jour|supprimer|effacer|annuler|gérer|administrer)';
const VERB = `(?<verb>${DEED}(?:(?:,| et| ou) ?${DEED})*)`;
const STATE = '(?:statut|état|option|étape|phase|choix|valeur)';
const TIME =
  '(?<time>(?:\\d+|un|une|deux|trois|quatre|cinq|six|sept|dix|quinze) (?:minutes?|heures?|jours?|semaines?|mois))';
const KIND =
  '(?:page |vue |page de |vue en )?(?<kind>(?:tableau|kanban|calendrier|agenda|planning|galerie|liste)(?: kanban| de bord| photos?| mensuel)?)';
const WITH = '(?:,? (?:avec|contenant|ayant|comprenant) | ?,? ?(?::|\\() ?)';
const HOME = "(?:sur|à|dans) (?:la |l'|le )?(?:page d'accueil|accueil|page principale|tableau de bord)";
const THEIR = '(?:ses|leurs|leur|son|sa)(?: propres?)?';
const BE =
  '(?: (?:est|sont|soit|soient|doit être|doivent être|devrait être|devraient être|devient|deviennent))*';

export const fr: RequestWords = {
  articles:
    /^(?:(?:le|la|les|un|une|des|du|de|aux|au|à|chaque|tous|toutes|tout|toute|nos|notre|mes|mon|ma|leurs|leur|son|sa|ses|nouveau|nouvelle|nouvel|nouveaux|nouvelles|aussi|encore|également|autre|autres|plusieurs) |l'|d')+/iu,
  courtesy:
    /^(?:s'il te plaît|s'il vous plaît|stp|svp|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez|aussi|et|bonjour|salut|merci de|alors|ensuite|en plus)[,:]? |,? (?:s'il te plaît|s'il vous plaît|stp|svp|merci|aussi|merci d'avance)$/giu,
  wish: /^(?:(?:je|nous|on) (?:veux|voudrais|voulons|voudrions|veut|voudrait|souhaite|souhaitons|préfère|préférons|aimerait)|j'aimerais|il (?:faut|faudrait))(?: que| qu'| pouvoir)? ?/iu,
  nouns:
    /^(?:champ|colonne|case|rubrique|table|donnée|attribut|rôle)(?: (?:de|des|du|pour|appelée?|nommée?|intitulée?))?(?: (?:la|le|les)| l')? (?=\S)/iu,
  stateNouns:
    /^(?:(?:le|la|les|un|une|nouveau|nouvelle|nouvel|autre) |l')*(?:statut|état|option|étape|phase|choix|valeur)(?: de)? (?=\S)/iu,
  noName:
    /(?<!\p{L})(?:doit|doivent|devrait|devraient|peut|peuvent|pourra|puisse|puissent|est|sont|soit|soient|a|ont|avoir|être|quand|lorsque|si|que|qui|ne|pas|plus|seulement|uniquement|je|tu|il|ils|elle|elles|on|nous|vous|voit|voient|voir|trie|trier|triés?|triées?|ajoute|ajouter|supprime|enlève|renomme|obligatoires?|facultati(?:f|ve)s?|haut|s'appelle|s'appellent|envoie|envoyer|montre|affiche|afficher|droit|comme|il y|y|ce|ça|cela)(?!\p{L})|(?<!\p{L})(?:qu|n|j|c)'/iu,
  noData:
    /(?<!\p{L})(?:pour|avec|à|au|aux|en|par|sans|un|une|les|sur|plus grande?|liste|récapitulatif|page|bouton|carte des|chat|recherche|logo|police|pdf|excel|whatsapp|paiement)(?!\p{L})|^\p{L}{2,}[^i\P{L}]er \p{L}/iu,
  of: /(?: (?:de la|de leurs|de ses|de leur|de son|de nos|de chaque|des|du|de|dans les|dans le|dans la|sur les|sur le|sur la|sur|dans|aux|au|à la|chez les|pour les|pour le|pour la|pour) | (?:de l|d|dans l|sur l|à l|pour l)')/giu,
  possessives: /(?<!\p{L})(?:ses|leurs|leur|son|sa|propres?|nos|notre|mes|mon|ma)(?!\p{L})/giu,
  actions: [
    [/voir|voi[te]|consult|lire/iu, ['read']],
    [/créer|ajout|saisir|faire|enregistr/iu, ['create']],
    [/modifi|chang|édit|corrig|mettre à jour/iu, ['update']],
    [/supprim|effac|annul/iu, ['delete']],
    [/g[éè]re|administr/iu, ACTIONS],
  ],
  me: /^(?:moi|me|nous|je|le patron|la patronne|patron|patronne|propriétaire|administrateur|administratrice|admin|responsable)$/iu,
  amounts: /^(?:prix|montants?|tout|tarifs?|coûts?|sommes)$/iu,
  fresh:
    /(?<!\p{L})(?:nouveau|nouvel|nouvelle|arrive|arrivent|créée?|ajoutée?|reçoi[st]|entre|passe une|fait une|inscrit|y a)(?!\p{L})/iu,
  moment:
    /(?<!\p{L})(?:le|la|les|un|une|son|sa|ses|leur|leurs|est|sont|soit|sera|passe|passée?|mise?|à|au|en statut|devient|arrive|il y a|il|elle|on|quelqu'un|nouveau|nouvel|nouvelle|statut|de|du|des|pour)(?!\p{L})|(?<!\p{L})[ldj]'/giu,
  done: /prête?s?(?!\p{L})|terminée?|finie?|achevée?|livrée?|faite?s?(?!\p{L})/iu,
  numbers: { un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, dix: 10, quinze: 15 },
  units: [
    [/minute/u, 1],
    [/heure/u, 60],
    [/semaine/u, 10_080],
    [/mois/u, 43_200],
  ],
  status: /^(?:statut|statuts|état|états)$/iu,
  look: {
    fillers:
      'utilise|utilisez|utiliser|mets|mettez|mettre|change|changez|changer|passe|passez|passer|rends|rendez|fais|faites|active|activer|tout|toute|la|le|les|l|d|du|de|une?|app|appli|application|site|page|design|couleurs?|principale?|teinte|tons?|thème|mode|fond|interface|boutons|style|en|au|à|aux|dans|sur|comme|avec|que|qu|ce|c|soit|est|plus|moins|peu|très|assez|je|j|on|nous|veux|voudrais|veut|voudrait|voulons|aimerais|préfère|préférons|aime|aimerait|menu|barre|navigation|place|placez|placer|déplace|déplacer|déplacez|plutôt|lieu|pas|non|et|svp|stp|des|souhaite',
    dark: /(?<!\p{L})(?:(?:mode|thème|fond|design|en) (?:sombre|nuit|noir))(?!\p{L})|^sombre$/iu,
    light: /(?<!\p{L})(?:(?:mode|thème|fond|design) (?:clair|jour|blanc))(?!\p{L})/iu,
    shades: {
      darker: /(?<!\p{L})(?:plus (?:sombre|foncée?)|foncée?)(?!\p{L})/iu,
      lighter: /(?<!\p{L})plus claire?(?!\p{L})/iu,
      stronger: /(?<!\p{L})(?:plus )?(?:vi(?:f|ve)|intense|fort|forte|soutenue?|saturée?)s?(?!\p{L})/iu,
      softer: /(?<!\p{L})(?:plus )?(?:doux|douces?|pâles?|discr(?:et|ète)s?|atténuée?s?)(?!\p{L})/iu,
      warmer: /(?<!\p{L})(?:plus )?chaude?s?(?!\p{L})/iu,
      colder: /(?<!\p{L})(?:plus )?(?:froide?s?|frais|fraîches?)(?!\p{L})/iu,
    },
    compared: /(?<=(?<!\p{L})plus (?:de )?)\p{L}+/giu,
    not: /(?:(?<!\p{L})pas|au lieu|et non|non)(?: d[eu']| à| sur| la| le| \p{L}+){0,3} $/iu,
    top: /(?<=(?:menu|navigation|barre).*)(?<!\p{L})(?:haut|horizontale?|au-dessus)(?!\p{L})/iu,
    side: /(?<=(?:menu|navigation|barre).*)(?<!\p{L})(?:gauche|côté|latérale?|verticale?)(?!\p{L})/iu,
  },
  patterns: {
    sort: [
      '(?:trie|triez|trier|ordonne|ordonner|classe|classez|classer) .+',
      '.+ (?:triée?s?|classée?s?|ordonnée?s?)(?: .+)?',
      "(?:le tri|l'ordre|tri) (?:par|des|de|alphabétique) .+",
      ".+ (?:par|dans l') ?ordre (?:alphabétique|chronologique|croissant|décroissant)(?: .+)?",
    ],
    appName: [
      "(?:appelle l'(?:application|appli)|(?:le )?nom de l'(?:application|appli)(?: est|:)?|change le nom de l'(?:application|appli) en|l'(?:application|appli) (?:s'appelle|doit s'appeler|s'appellera)) <a>",
    ],
    reminder: [
      `(?:rappelle|rappelez|rappeler)(?: (?:à la|au|aux|à)(?= )| à l')? ?<who> (?:la date de |le |la |l'|les )?<a>,? (?:${TIME} (?:avant|plus tôt)|la veille)`,
      `(?:rappelle|rappelez|rappeler)(?:-moi|-nous)? <a> ${TIME} avant`,
      `(?:${SEND}|${ADD}|${WANT}) (?:un )?rappel ${AT.replace('des |', '').replace('du |', '')}?<who> ${TIME} avant <a>`,
      `(?:${SEND}|${ADD}|${WANT}) (?:un )?rappel ${TIME} avant <a>(?: (?:à|au|aux) <who>)?`,
      `(?:un )?rappel (?:(?:à|au|aux|pour) <who> )?${TIME} avant <a>`,
      `${TIME} avant <a>,? (?:rappelle|préviens|avertis|${SEND} un rappel|envoyer un rappel)(?: (?:à la|au|aux|à)(?= )| à l')? ?<who>`,
      `(?:${TELL}) <who> ${TIME} avant <a>`,
      `<who> (?:doit|doivent|devrait|devraient|reçoit|reçoivent) (?:recevoir )?un rappel ${TIME} avant <a>`,
    ],
    notify: [
      `${SEND} ${MAIL} (?:à la |à l'|au |aux |à )<who>,? ${WHEN}<moment>`,
      `(?:envoie-moi|envoyez-moi|envoie-nous) ${MAIL},? ${WHEN}<moment>`,
      `(?:préviens|prévenez|avertis|informe|notifie|alerte)-(?:moi|nous)(?: par (?:e-?mail|mail))? ${WHEN}<moment>`,
      `${TELL} <who>(?: par (?:e-?mail|mail|courriel))?,? ${WHEN}<moment>`,
      `${WHEN}<moment>,? (?:${TELL}|${SEND} ${MAIL}(?: (?:à la|au|aux|à)(?= )| à l'))(?: par mail)? ?<who>(?: par (?:e-?mail|mail))?`,
      `${WHEN}<moment>,? (?:je veux|on veut|je voudrais) (?:recevoir )?${MAIL}`,
      `(?:je veux|on veut|je voudrais|nous voulons|j'aimerais) (?:être (?:averti|avertie|prévenu|prévenue|informé|informée|notifié|notifiée)s?|recevoir ${MAIL}|${MAIL}) ${WHEN}<moment>`,
      `<who> (?:doit|doivent|devrait|devraient|reçoit|reçoivent)(?: recevoir)? ${MAIL},? ${WHEN}<moment>`,
      `<who> (?:doit|doivent) être (?:avertie?|prévenue?|informée?)s?(?: par mail)?,? ${WHEN}<moment>`,
      `${MAIL} (?:à la |à l'|au |aux |à )<who>,? ${WHEN}<moment>`,
    ],
    own: [
      `<who> ne (?:peut|peuvent|doit|doivent|devrait|devraient) (?:pouvoir )?(?:voir|consulter) que ${THEIR} <b>`,
      `<who> ne (?:voit|voient|voie|consulte|consultent) que ${THEIR} <b>`,
      `<who> (?:voit|voient|peut voir|peuvent voir|doit voir|doivent voir) (?:seulement|uniquement) ${THEIR} <b>`,
      `<who> ne (?:peut|peuvent|doit|doivent) (?:pouvoir )?voir que (?:les |le |la )?<b> de ${THEIR} <c>`,
      `<who> ne (?:voit|voient) que (?:les |le |la )?<b> de ${THEIR} <c>`,
      `<who> ne (?:peut|peuvent|doit|doivent) pas voir (?:les |le |la )?<b> des autres(?: \\p{L}+)?`,
      `<who> ne (?:voit|voient) pas (?:les |le |la )?<b> des autres(?: \\p{L}+)?`,
    ],
    only: [
      `(?:seule?s?|uniquement) <who> (?<verb>voit|voient|modifient?|gèrent?|suppriment?) <b>`,
      `(?:seule?s?|uniquement|il n'y a que) <who> (?:qui )?${CAN} ${VERB} <b>`,
      `(?:personne|nul) (?:d'autre )?(?:que|à part|sauf) <who> ne ${CAN} ${VERB} <b>`,
      `(?:à part|sauf) <who>,? personne ne ${CAN} ${VERB} <b>`,
      `<b> ne ${CAN} être (?<verb>vue?s?|modifiée?s?|supprimée?s?|créée?s?|ajoutée?s?|gérée?s?) que par <who>`,
      `il n'y a que <who> qui ${CAN} ${VERB} <b>`,
    ],
    may: [`<who> (?:peut|peuvent|pourra|pourront|a le droit de|ont le droit de)(?: aussi)? ${VERB} <b>`],
    mayNot: [
      `<who> ne ${CAN.replace('a le droit de|ont le droit de|', '')} (?:pas|plus|jamais) ${VERB} <b>`,
      `<who> n'(?:a|ont) pas le droit de ${VERB} <b>`,
    ],
    open: [
      "(?:autorise|permets|permettre)(?: à tous| aux gens| aux utilisateurs| aux clients)? (?:de s'inscrire|l'inscription)(?: eux-mêmes| librement| libre)?",
      'inscription (?:libre|ouverte|publique)',
      "(?:tout le monde|les gens|les clients|n'importe qui) (?:peut|peuvent|doit pouvoir|doivent pouvoir) s'inscrire(?: eux-mêmes| librement| seuls?)?",
    ],
    invited: [
      '(?:seulement |uniquement )?sur invitation(?: seulement| uniquement)?',
      '(?:inscription|accès) (?:seulement |uniquement )?sur invitation(?: seulement| uniquement)?',
      "personne ne (?:peut|doit) s'inscrire (?:seul|librement|tout seul)",
    ],
    currency: [
      '<a> (?:(?:est|sont|doit être|doivent être|soient) )?en <value>',
      '(?:la )?(?:monnaie|devise) (?:est|sera|doit être|en|:)(?: le| la)? ?<value>',
      '(?:utilise|utilisez|on utilise|nous utilisons|on compte en|passe en|mets la devise en|change la monnaie en|change la devise en) <value>(?: comme (?:monnaie|devise))?',
      '(?:mets|affiche|passe) <a> en <value>',
    ],
    unique: [
      `<a>${BE} uniques?`,
      '(?:rends|rendez|rendre) uniques? <a>',
      '<a> ne (?:peut|peuvent|doit|doivent) pas (?:se répéter|être en double|exister deux fois|être répétée?s?|apparaître deux fois)',
      '(?:deux|2) <b> ne (?:peuvent|doivent) pas (?:avoir|porter|partager) (?:le|la|les) mêmes? <a>',
      '(?:pas|jamais) (?:deux|2) <b> avec (?:le|la) même <a>',
      'pas de <a> en double',
    ],
    longText: [
      `<a>${BE}(?: sur| en| un| une| de)* (?:multilignes?|plusieurs lignes|texte long|long texte)(?: .+)?`,
      '<a> (?:doit|doivent|peut|peuvent|devrait|accepte|acceptent)(?: [\\p{L} ]+)? (?:plusieurs lignes|multilignes?|texte long|long texte)(?: .+)?',
      '(?:rends|rendez|mets|passe|transforme) <a> (?:en |sur |un )*(?:multilignes?|plusieurs lignes|texte long|long texte)',
      "(?:pouvoir )?(?:écrire|saisir|mettre|taper) (?:plusieurs lignes|un long texte) (?:dans|pour|sur)(?: (?:la|le|les)(?= )| l')? ?<a>",
      "(?:plusieurs lignes|plus de place|plus de lignes) (?:dans|pour|à)(?: (?:la|le|les)(?= )| l')? ?<a>",
    ],
    optional: [
      `(?:rends |rendez |rendre |que )?<a>${BE} (?:facultati(?:f|ve)s?|optionnel(?:le)?s?)`,
      "<a> (?:n'est plus|n'est pas|ne sont pas|ne sont plus) (?:obligatoires?|nécessaires?|requise?s?|indispensables?)",
      "<a> (?:n'a|n'ont) pas besoin d'être (?:obligatoires?|renseignée?s?|remplie?s?|requise?s?)",
      '(?:rends|rendez|rendre) (?:facultati(?:f|ve)s?|optionnel(?:le)?s?) <a>',
      '<a> (?:peut|peuvent) (?:rester|être) (?:vides?|laissée?s? vides?)',
      "(?:pas besoin|inutile|ce n'est pas nécessaire) de (?:remplir|renseigner|saisir|donner) <a>",
    ],
    required: [
      `(?:rends |rendez |rendre |que )?<a>${BE} (?:obligatoires?|requise?s?|indispensables?)`,
      '(?:rends|rendez|rendre) obligatoires? <a>',
      '<a> (?:doit|doivent) (?:toujours |absolument |obligatoirement )*être (?:renseignée?s?|remplie?s?|indiquée?s?|saisie?s?|complétée?s?|donnée?s?)(?: obligatoirement)?',
      '<a> ne (?:peut|peuvent|doit|doivent) (?:pas|jamais) (?:être|rester) vides?',
      '(?:il faut|on doit) (?:toujours |absolument )(?:remplir|renseigner|indiquer|saisir) <a>',
    ],
    homePage: [
      "(?:fais de|utilise|mets) <a> (?:la |comme |en )?(?:page d'accueil|première page)",
      "<a> (?:doit être|devient|sera) la page d'accueil",
      '(?:commence|ouvre) (?:par|avec|sur) <a>',
    ],
    hide: [
      '(?:cache|cachez|cacher|masque|masquez|masquer) <a>',
      '(?:cache|masque|retire|enlève|cachez|masquez) <a> (?:du|dans le) menu',
      '<a> ne (?:doit|doivent) (?:pas|plus) (?:être|apparaître|figurer) dans le menu',
    ],
    pageFirst: [
      '(?:mets|mettez|place|placez|affiche|déplace|mettre|placer) <a> (?:en |tout |au |à la )*(?:premiers?|premières?|première position|premier lieu|début|tout en haut)(?: (?:dans le|du) menu)?',
      '<a> (?:doit|doivent|devrait|devraient)(?: être| apparaître| venir| figurer)?(?: en| au| à la)* (?:premiers?|premières?|première position|début|tête)(?: (?:dans le|du) menu)?',
      '<a> (?:en|au) (?:premiers?|première|début|tête|première position)(?: (?:dans le|du) menu)?',
    ],
    belongs: [
      "(?:chaque )?<a> (?:appartient|appartiennent|est liée?|sont liée?s|est rattachée?|est associée?) (?:à|au|aux|avec) (?:un |une |la |l')?<b>",
      '(?:relie|lie|associe) <a> (?:à|au|aux|avec) <b>',
    ],
    noOverlap: [
      '<a> ne (?:peut|peuvent|doit|doivent) (?:pas|jamais) être (?:réservée?s?|louée?s?|occupée?s?|prise?s?) (?:deux fois|en double|en même temps)(?: .+)?',
      'on ne (?:peut|doit) pas réserver <a> (?:deux fois|en double)(?: .+)?',
      '(?:pas de|évite les|évitez les|empêche les) (?:doubles réservations|double réservation) (?:de |des |du |pour )<a>',
    ],
    moveField: [
      "(?:déplace|déplacez|déplacer|transfère|passe|bouge) <a> (?:de la |de l'|des |du |de )<b> (?:vers (?:les |le |la |l')?|aux |au |à la |à l'|à |dans (?:les |le |la |l')?|chez (?:les )?)<c>",
      "<a> (?:doit|devrait|doivent) passer (?:de la |de l'|des |du |de )<b> (?:vers (?:les |le |la |l')?|aux |au |à la |à l'|à )<c>",
    ],
    addStateBetween: [
      `entre <c> et <d>,? (?:${ADD}|${WANT}|il y a|il faut|vient) ${ARTICLE}(?:${STATE} )?<a>`,
      `(?:${ADD}|${WANT}) ${ARTICLE}(?:${STATE} )?<a> entre <c> et <d>`,
    ],
    addStateAfter: [
      `(?:${ADD} |${WANT} )?${ARTICLE}${STATE} <a> après <c>`,
      `après <c>,? (?:${ADD}|${WANT}|vient|il y a) ${ARTICLE}(?:${STATE} )?<a>`,
    ],
    addStateBefore: [
      `(?:${ADD} |${WANT} )?${ARTICLE}${STATE} <a> avant <c>`,
      `avant <c>,? (?:${ADD}|${WANT}|vient|il y a) ${ARTICLE}${STATE} <a>`,
    ],
    addState: [
      `(?:${ADD} |${WANT} )?${ARTICLE}${STATE} <a> ${AT}<b>`,
      `${AT}<b>,? (?:${ADD}|${WANT}|il manque|il y a) ${ARTICLE}${STATE} <a>`,
      `<b> (?:ont besoin d'|a besoin d'|doivent avoir |doit avoir |ont |a )(?:aussi )?${ARTICLE}${STATE} <a>`,
      `(?:${ADD} |${WANT} )${ARTICLE}${STATE} <a>`,
      `(?:nouveau|nouvel|nouvelle|autre) ${STATE} ?:? <a>`,
      `${ADD} <a> (?:comme )${ARTICLE}${STATE} ${AT}<b>`,
      `${ADD} <a> (?:aux |dans les )statuts(?: (?:des |du |de la )<b>)?`,
    ],
    figure: [
      `${HOME},? (?:affiche|affichez|montre|mets|afficher|je veux voir|voir)? ?(?:le )?(?:nombre|total)(?: total)? (?:des |du |de la |de |d')<a>`,
      `${HOME},? (?:affiche|montre|mets|afficher|je veux voir) combien (?:de |d')<a>(?: il y a)?`,
      `(?:affiche|affichez|montre|mets|afficher|${ADD}) (?:le )?(?:nombre|total) (?:des |du |de la |de |d')<a> ${HOME}`,
    ],
    chart: [
      `(?:${ADD} |${WANT} |affiche )?${ARTICLE}(?:graphique|diagramme|camembert|courbe) (?:des |du |de la |de |sur les )<a>(?: par <b>)?`,
    ],
    listOn: [
      `(?:affiche|affichez|montre|mets|afficher) (?:les )?(?:derniers |dernières )?<a> ${HOME}`,
      `${HOME},? (?:affiche|affichez|montre|mets) (?:les )?(?:derniers |dernières )?<a>`,
    ],
    addData: [
      `(?:${ADD} |${WANT} )?${ARTICLE}(?:table|base de données|base)(?:(?: de la| de| des| du| pour les| pour| appelée)? | d')<a>${WITH}(?:les champs )?<list>\\)?`,
      `(?:${ADD}|${WANT}) ${ARTICLE}<a>${WITH}(?:les champs )?<list>\\)?`,
      `(?:on gère|nous gérons|on suit|nous suivons|on a)(?: aussi| également)? (?:des |les |nos )?<a>${WITH}<list>\\)?`,
      `(?:${ADD}|${WANT}) ${ARTICLE}(?:table|base de données)(?:(?: de la| de| des| du| pour les| pour| appelée)? | d')<a>`,
    ],
    addPage: [
      `(?:${ADD} |${WANT} )?${ARTICLE}${KIND} (?:des |du |de la |de l'|de nos |de |d'|pour (?:les |le |la )?|avec (?:les |le |la )?)<b>`,
      `(?:affiche|affichez|montre|montrez|voir|mets|mettez|je veux voir|je voudrais voir|on veut voir) <b> (?:dans|sur|en|comme|sous forme de|sous forme d')(?: un| une)? ?${KIND}`,
      `${WANT} <b> (?:dans|sur|en|comme|sous forme de)(?: un| une)? ?${KIND}`,
      `(?:${ADD}|${WANT}) ${ARTICLE}${KIND}`,
    ],
    addWords: [
      `(?:${ADD}|${WANT}) ${ARTICLE}page (?:appelée|intitulée|sur|à propos de) <title>`,
      `(?:${ADD}|${WANT}) ${ARTICLE}page (?:de |d')?<title>`,
    ],
    removeFrom: [
      `${REMOVE} <a> (?:de la |de l'|de |des |du |d'|aux |au |à la |à |dans les |dans le |sur les |chez les )<b>`,
    ],
    rename: [
      '(?:renomme|renommez|renommer) <a> (?:en|par) <b>',
      '(?:appelle|appelez) <a> <b>',
      '(?:remplace|remplacez|change|changez) (?:le nom (?:de |des |du ))?<a> (?:par|en) <b>',
      "<a> (?:devient|deviennent|doit s'appeler|doivent s'appeler|devrait s'appeler|devraient s'appeler|s'appelle|s'appellent|s'appellera|s'appelleront)(?: désormais| maintenant| plutôt| chez nous)* <b>",
      '(?:au lieu de|plutôt que|à la place de) <a>,? (?:mets|mettez|dis|dites|écris|utilise|on dit) <b>',
      '(?:mets|mettez|dis|dites|écris|utilise) <b> (?:au lieu de|à la place de) <a>',
    ],
    remove: [
      `${REMOVE} <a>`,
      "(?:on n'a|nous n'avons|je n'ai) (?:plus|pas) besoin (?:de |d'|du |des )(?:la |le |les |l')?<a>",
      '(?:je ne veux|on ne veut|nous ne voulons) (?:plus|pas) (?:de |des |du |les |la |le )?<a>',
      "<a>,? (?:on|tu|vous) (?:peut|peux|pouvez) (?:les? |la |l)?'?(?:enlever|supprimer|retirer|virer)",
      '<a> ne (?:sert|servent) (?:à rien|plus)(?: à rien)?',
      '<a> (?:est|sont) (?:inutiles?|superflue?s?|en trop)',
    ],
    addTo: [
      `<b> ?: ?(?:${ADD} |aussi |nouveau champ )?<a>`,
      `${AT}<b>,? (?:${ADD}|${WANT}|il manque) ${ARTICLE}<a>`,
      `${ADD} (?:aux |au |à la |à l'|pour (?:les |le |la |chaque )|dans (?:les |le |la ))<b> (?:(?:leur|leurs|son|sa|un|une|le|la|les|des|du) |l'|de l')<a>`,
      `(?:${ADD}|${WANT}) ${ARTICLE}<a> ${AT}<b>${END}`,
      `(?:les |chaque )?<b> (?:ont besoin d'|a besoin d'|ont besoin de |doivent (?:aussi )?avoir |doit (?:aussi )?avoir |devraient (?:aussi )?avoir |ont |a )${ARTICLE}<a>`,
    ],
    add: [`${ADD} <a>${END}`, `${WANT} ${ARTICLE}<a>${END}`],
  },
  colours: {
    vert: '#1E7B3A',
    bleu: '#1D5FD1',
    rouge: '#C0272D',
    jaune: '#8A6D00',
    orange: '#B85400',
    violet: '#6D28D9',
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
  ],
};

import type { Grammar } from './grammar.ts';

const first = (change: (word: string) => string) => (noun: string) => {
  const words = noun.split(' ');
  const joint = words.findIndex((word) => /^(?:de|du|des|d['’].*|à|au|aux|en|pour|avec|sur)$/u.test(word));
  return words.map((word, at) => (joint >= 0 && at >= joint ? word : change(word))).join(' ');
};
const SAME =
  /^(?:.*[ao]urs|cours|colis|devis|avis|repas|bras|pays|temps|corps|souris|prix|choix|voix|croix|noix|bois|mois|fois|accès|succès|procès|décès|relais|tapis|bus|virus|campus|parcours|discours|recours|bras|gaz|nez|dos|héros|mets|poids|puits|jus|permis|compromis|remis|process|stock|tennis|os|univers|envers|concours|frais|gens|cas|pas|bas|cas|fils|palais|marais|brebis)$/u;
const one = (word: string): string => {
  if (SAME.test(word)) return word;
  if (/eaux$/u.test(word)) return word.slice(0, -1);
  if (/(?:oux|eux)$/u.test(word))
    return /(?:jeux|lieux|feux|genoux|bijoux|cheveux|neveux|vœux)$/u.test(word) ? word.slice(0, -1) : word;
  if (/aux$/u.test(word))
    return /(?:noyaux|tuyaux|boyaux|joyaux|matériaux)$/u.test(word)
      ? word.slice(0, -1)
      : word.replace(/aux$/u, /^(?:travaux|baux|vitraux|émaux|coraux|vantaux)$/u.test(word) ? 'ail' : 'al');
  return word.replace(/(?<=[^s])s$/u, '');
};

export const fr: Grammar = {
  roles: {
    and: 'et,ainsi que,et aussi,plus',
    or: 'ou,ou bien,soit',
    with: 'composés de,composée de,composées de,composé de,constitués de,constitué de,constituée de,constituées de,en laissant,en indiquant,en précisant,en donnant,en mettant,accompagné de,accompagnée de,avec,comprenant,incluant,dont,y compris,ayant,contenant',
    has: 'ont,a,aura,possède,possèdent,comprend,comprennent,contient,contiennent,inclut,incluent,comporte,comportent,dispose de,disposent de,se compose de',
    there: 'il y a,il y aura,il existe',
    manage:
      "gérer,suivre,organiser,enregistrer,noter,garder,conserver,archiver,gestion,suivi,tenir,recenser,planifier,administrer,répertorier,voir,afficher,créer,stocker,je veux,on veut,nous voulons,il me faut,il nous faut,il faut,j'ai besoin,j'ai,nous avons,on a,on note,on reçoit,nous gérons,on gère,nous suivons,on suit,nous vendons,nous louons,on loue,on vend,nous proposons,on enregistre,nous enregistrons,nous organisons,on organise,on garde,vente,location,consulter,saisir,lister,coordonner,contrôler",
    of: "de,d'",
    ofThe: 'du,des',
    per: 'par,pour chaque,de chaque,de chacune,de chacun,par chaque,selon',
    prep: 'à,au,aux,en,dans,sur,sous,pour,chez,vers,entre,sans,depuis,avant,après,pendant,contre,jusque,lors,dès',
    is: 'est,sont,sommes,suis,sera,seront,soit,peut être,peuvent être,est soit',
    as: 'comme',
    goes: 'passe ensuite de,progresse de,avance par,transite par,passe,passent,passe de,passent de,passe par,passent par,va de,vont de,évolue de,avance de,commence,commence par,commence en,commence comme,démarre,démarre en,démarre comme,débute par,débute en',
    to: "à,puis,ensuite,et enfin,enfin,et puis,jusqu'à,au,vers",
    can: 'puisse,puissent,puissions,pourrait,pourraient,peux,peut,peuvent,pourra,pourront,doit,doivent,pouvons,devra,veut,veulent,pouvoir',
    only: 'seul,seule,seuls,seules,seulement,uniquement',
    not: "ne,n',pas,jamais,plus,aucun,aucune,personne,rien",
    if: "savoir si,savoir s'il,savoir s'ils,savoir qui,savoir quand,savoir combien,savoir quel,savoir quelle,savoir quels,savoir quelles,savoir où,si,s'il,s'ils,quand,lorsque,lorsqu',parce,parce que,pendant que,afin que,afin de,pour que,combien,comment,où,dès que,dès qu',quel,quelle,quels,quelles,tant que",
    who: "qui,que,qu',lequel,laquelle,lesquels",
    we: "nous,je,j',on,me,m'",
    they: "eux-mêmes,elles-mêmes,lui-même,elle-même,ils,elles,il,elle,se,s',c',ce,cela,ça,ceci,lui,leur,les mêmes,le même,la même,même,mêmes,y",
    each: 'chaque,chacun,chacune,tout,toute,tous les,toutes les,tous,toutes',
    the: "le,la,les,l',cet,cette,ces",
    a: 'un,une',
    poss: 'mon,ma,mes,ton,ta,tes,son,sa,ses,notre,nos,leurs,leur,votre,vos',
    many: 'tel,telle,tels,telles,plusieurs,quelques,divers,diverses,différents,différentes,beaucoup,deux,trois,quatre,cinq,six,sept,huit,dix,douze',
    skip: 'en charge,à vendre et à louer,à vendre ou à louer,à louer et à vendre,à louer ou à vendre,en vente et en location,en vente ou en location,à vendre,à louer,en vente,à la campagne,à la montagne,à la mer,un maximum de,maximum de,au maximum,au plus,ou non,oui ou non,ou pas,bonjour,bonsoir,salut,voilà,merci,en ligne,tout seul,toute seule,aussi,déjà,encore,toujours,bien,très,ainsi,ici,etc,maintenant,également,donc,alors,interne,simple,petit,petite,puis,par exemple,souvent,ensemble,obligatoire,automatiquement',
    belongs:
      'appartient à,appartiennent à,assigné à,assignée à,attribué à,attribuée à,lié à,liée à,liés à,rattaché à,rattachée à,associé à,associée à,affecté à,affectée à,dépend de,dépendent de,concerne,concernent',
  },
  verbs:
    /^(?:(?:re)?cherch(?=e$|ent$|ons$|er$)|souhait(?=e$|ent$|ons$|er$)|pai|pay|achèt|achet|vend|réserv|lou|prêt|emprunt|inscri|marqu|prend|prenn|envoi|envoy|reçoi|recev|crée?|modifi|chang|supprim|assign|confirm|annul|publi|command|demand|livr|enregistr|relèv|not|répar|jou|organis|donn|fai|font|écri|participe?|assist|travaill|visit|entraîn|partag|récupèr|rend|approuv|refus|valid|évalu|choisi|voi(?!es?$)|voient|sai|lit|lisent|vien|appell|prévi|préven|rappell|remplit|rempli|termin|commenc|consult|prépar|corrig|mont|nettoi|arriv|part|entr|serv|soign|vot|comment|sign|accept|imprim|mesur|pès|confi|export|import|déduit|baiss|calcul|notifi|propos|dépos|gard|dirig|suit|suivent|met|mettent|veu|veulent|dit|disent|chois|récolt|plant|cultiv|lanc|joint|rejoi|anim|encadr|descend|dépass|atteign|attein|saisi|saisiss|rembours|signal(?=e$|ent$|er$)|répon(?=d|ds|dent|dre)|remet|remett|rejet(?=te$|tent$|er$)|démarr|trait(?=e$|ent$|er$)|ramèn|ramen(?=er$|ons$)|ferm(?=ent$|er$)|ouvr(?=e$|ent$|ir$)|fini(?=t$|r$|ssent$)|planifi|vérifi|rel(?=it$|isent$)|résou(?=t$|dre$)|résolv|attribu|distribu|surveill|clôtur|relanc)(?:e|es|ent|ons|ez|er|ir|re|it|t|ait|aient|era|eront|ra|ront|ant|ssent|s|vent|nt|é|gne|gnent|d|issent)?$/u,
  events: [
    [/^inscri(?!\p{L}* (?:eux|elles|lui|elle)-mêmes?)/u, 'inscription'],
    [/^réserv/u, 'réservation'],
    [/^emprunt/u, 'emprunt'],
    [/^lou(?:e|ent|er)(?!\p{L})/u, 'location'],
    [/^prêt(?:e|ent|er)(?!\p{L})/u, 'prêt'],
    [/^vot/u, 'vote'],
    [/^command/u, 'commande'],
    [/^évalu/u, 'évaluation'],
    [/^not(?:e|ent|er) [^,.;]{0,40}(?:de \d|sur \d|étoiles)/u, 'note'],
    [/^comment(?:e|ent|er)(?!\p{L})/u, 'commentaire'],
  ],
  app: 'app,application,appli,logiciel,système,site,outil de gestion,plateforme,base de données,page,site web,programme informatique,portail',
  wrappers:
    'type,types,sorte,sortes,variété,variétés,liste,registre,gestion,suivi,tableau,catalogue,fichier,ensemble,série,collection,historique,agenda,calendrier,base,type,données,informations,fiche,fiches,inventaire,planning,location,vente,carnet',
  before:
    /^(?:derni(?:er|ère)s?|prochaine?s?|nouve(?:au|lle|aux|l)s?|premi(?:er|ère)s?|second(?:e)?s?|deuxième|grande?s?|bonne?s?|mauvaise?s?|petite?s?|meilleure?s?|autres?|même?s?|différent(?:e)?s|ancien(?:ne)?s?|vieux|vieille)$/u,
  life: /^(?:statuts?|états?|étapes?|phases?|avancement|parcours|processus|cycle|workflow|déroulé|situation)$/u,
  choice:
    /^(?:priorité|types?|catégories?|difficulté|présence|réponse|résultat|niveau|niveaux|genre|taille|mode de paiement|fréquence|gravité|sexe|langue|couleur|espèce|civilité|formule|catégorie)$/u,
  participle:
    /(?:(?:pr|m|om|adm)ise|é|ée|és|ées|i|u|is|us|ue|ie|ert|erte|int|inte|fait|faite|absent|présent|absente|présente|rendu|disponible)s?$|^(?:nouveau|ouvert|en |à |prêt|non |sans |brouillon|libre|actif|haut|bas|moyen|facile|difficile|normal|grand|petit|urgent|à |neuf|bon|usé|occasion)/u,
  yesNo: /^oui\s*(?:\/|ou)\s*non$/iu,
  status: 'statut',
  kind: 'type',
  empty:
    "printemps,été,étés,automne,automnes,hiver,hivers,janvier,février,avril,juin,juillet,août,septembre,octobre,novembre,décembre,week-end,week-ends,weekend,weekends,noël,pâques,vacances scolaires,jour férié,jours fériés,matinée,après-midi,retard,retards,impayé,impayés,gramme,grammes,trimestre,trimestres,semestre,journée,accueil,bord,place publique,fois,chose,choses,façon,manière,gens,monde,partie,côté,semaine,semaines,mois,ans,jours,heures,minutes,exemple,euro,euros,aujourd'hui,matin,soir,midi,nuit,village,personne,personnes,temps,cas,aide,mail,mails,écran,excel,papier,reste,connexion,graphique,graphiques,calendrier,kanban,rappel,alerte,notification,statistiques,tableau de bord,lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche,suivant,suivante,tout,rien,nombre,an",
  singular: first(one),
  plural: first((word) => {
    if (/[sxz]$/u.test(word)) return word;
    if (/(?:eau|eu)$/u.test(word)) return `${word}x`;
    if (/al$/u.test(word) && !/(?:bal|carnaval|festival|récital|régal)$/u.test(word))
      return word.replace(/al$/u, 'aux');
    return `${word}s`;
  }),
  isPlural: (word) => {
    const head = word.split(' ')[0] ?? '';
    return /[sx]$/u.test(head) && one(head) !== head;
  },
};

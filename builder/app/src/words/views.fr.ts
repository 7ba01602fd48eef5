import { plural } from '../core/messages.ts';
import type { ViewWords } from './views.type.ts';

const cards = plural('fr', { one: '# carte', other: '# cartes' });
const entries = plural('fr', { one: '# entrée', other: '# entrées' });
const daysAgo = plural('fr', { one: 'il y a # jour', other: 'il y a # jours' });
const inDays = plural('fr', { one: 'dans # jour', other: 'dans # jours' });

export const viewWords: ViewWords = {
  loading: 'Chargement…',
  failed: 'Le chargement a échoué.',
  tryAgain: 'Réessayer',
  seeAll: 'Tout voir',
  showMore: 'Afficher plus',
  cancel: 'Annuler',
  notSet: 'Non défini',
  board: {
    moveTo: 'Déplacer vers…',
    moveCard: (title) => `Déplacer ${title}`,
    add: 'Ajouter',
    addTo: (column) => `Ajouter à ${column}`,
    cards,
    emptyColumn: 'Rien pour l’instant',
    seeAllOf: (count) => `Voir les ${count}`,
    drag: (title) => `Faire glisser ${title}`,
    dragHelp:
      'Appuyez sur Espace pour prendre une carte, sur les flèches pour choisir une colonne, sur Espace pour la déposer et sur Échap pour annuler.',
    pickedUp: (title, column) => `${title} : prise dans ${column}.`,
    over: (title, column) => `${title} : au-dessus de ${column}.`,
    overForbidden: (column) => `Impossible de la déplacer vers ${column}.`,
    moved: (title, column) => `${title} : déplacée vers ${column}.`,
    forbidden: (from, to) => `Vous ne pouvez pas la déplacer de ${from} à ${to}.`,
    wentBack: (title, column) => `${title} reste dans ${column}.`,
    letGo: (title, column) => `${title} a été laissée dans ${column}.`,
  },
  calendar: {
    view: 'Affichage',
    month: 'Mois',
    week: 'Semaine',
    agenda: 'Agenda',
    today: 'Aujourd’hui',
    previous: 'Précédent',
    next: 'Suivant',
    allDay: 'Toute la journée',
    addOn: (when) => `Ajouter le ${when}`,
    add: 'Ajouter',
    entries,
    more: (count) => `+${count} autres`,
    nothing: 'Rien de prévu.',
    help: 'Choisissez un jour avec les flèches et appuyez sur Entrée pour ajouter une entrée.',
    move: 'Déplacer',
    moveEntry: (title) => `Déplacer ${title}`,
    newDate: 'Nouvelle date',
    moved: (title, when) => `${title} : déplacé au ${when}.`,
    wentBack: (title) => `${title} n’a pas été déplacé.`,
    tooMany: (count) => `Seules les ${count} premières entrées sont affichées.`,
  },
  gallery: { empty: 'Rien à afficher pour l’instant.' },
  chart: {
    empty: 'Pas encore de données.',
    table: 'Afficher en tableau',
    others: 'Tous les autres',
    total: 'Total',
    count: 'Nombre',
    sumOf: (field) => `Total : ${field}`,
    averageOf: (field) => `Moyenne : ${field}`,
    help: 'Utilisez les flèches pour lire les valeurs.',
  },
  attention: {
    none: 'Rien ne demande votre attention.',
    below: (limit) => `en dessous de ${limit}`,
    above: (limit) => `au-dessus de ${limit}`,
    daysAgo,
    inDays,
    today: 'aujourd’hui',
    more: (count) => `et ${count} de plus`,
  },
  contact: {
    send: 'Envoyer',
    thanks: 'Merci. Votre message a été envoyé.',
    another: 'Envoyer un autre message',
  },
  list: { empty: 'Rien pour l’instant.' },
};

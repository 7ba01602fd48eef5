import { plural } from '../core/messages.ts';
import type { ViewWords } from './views.type.ts';

const cards = plural('de', { one: '# Karte', other: '# Karten' });
const entries = plural('de', { one: '# Eintrag', other: '# Einträge' });
const daysAgo = plural('de', { one: 'vor # Tag', other: 'vor # Tagen' });
const inDays = plural('de', { one: 'in # Tag', other: 'in # Tagen' });

export const viewWords: ViewWords = {
  loading: 'Wird geladen…',
  failed: 'Das konnte nicht geladen werden.',
  tryAgain: 'Erneut versuchen',
  seeAll: 'Alle anzeigen',
  showMore: 'Mehr anzeigen',
  cancel: 'Abbrechen',
  notSet: 'Nicht angegeben',
  board: {
    moveTo: 'Verschieben nach…',
    moveCard: (title) => `${title} verschieben`,
    add: 'Hinzufügen',
    addTo: (column) => `Zu ${column} hinzufügen`,
    cards,
    emptyColumn: 'Noch nichts vorhanden',
    seeAllOf: (count) => `Alle ${count} anzeigen`,
    drag: (title) => `${title} ziehen`,
    dragHelp:
      'Mit der Leertaste eine Karte aufnehmen, mit den Pfeiltasten eine Spalte wählen, mit der Leertaste ablegen, mit Escape abbrechen.',
    pickedUp: (title, column) => `${title} aus ${column} aufgenommen.`,
    over: (title, column) => `${title} ist über ${column}.`,
    overForbidden: (column) => `Verschieben nach ${column} ist nicht möglich.`,
    moved: (title, column) => `${title} nach ${column} verschoben.`,
    forbidden: (from, to) => `Verschieben von ${from} nach ${to} ist nicht möglich.`,
    wentBack: (title, column) => `${title} bleibt in ${column}.`,
    letGo: (title, column) => `${title} wurde in ${column} gelassen.`,
  },
  calendar: {
    view: 'Ansicht',
    month: 'Monat',
    week: 'Woche',
    agenda: 'Terminliste',
    today: 'Heute',
    previous: 'Zurück',
    next: 'Weiter',
    allDay: 'Ganztägig',
    addOn: (when) => `Am ${when} hinzufügen`,
    add: 'Hinzufügen',
    entries,
    more: (count) => `+${count} weitere`,
    nothing: 'Nichts geplant.',
    help: 'Mit den Pfeiltasten einen Tag wählen, mit der Eingabetaste einen Eintrag hinzufügen.',
    move: 'Verschieben',
    moveEntry: (title) => `${title} verschieben`,
    newDate: 'Neues Datum',
    moved: (title, when) => `${title} auf ${when} verschoben.`,
    wentBack: (title) => `${title} wurde nicht verschoben.`,
    tooMany: (count) => `Nur die ersten ${count} Einträge werden angezeigt.`,
  },
  gallery: { empty: 'Noch nichts vorhanden.' },
  chart: {
    empty: 'Noch keine Daten.',
    table: 'Als Tabelle anzeigen',
    others: 'Alle anderen',
    total: 'Gesamt',
    count: 'Anzahl',
    sumOf: (field) => `Summe: ${field}`,
    averageOf: (field) => `Durchschnitt: ${field}`,
    help: 'Mit den Pfeiltasten die Werte lesen.',
  },
  attention: {
    none: 'Nichts erfordert Ihre Aufmerksamkeit.',
    below: (limit) => `unter ${limit}`,
    above: (limit) => `über ${limit}`,
    daysAgo,
    inDays,
    today: 'heute',
    more: (count) => `und ${count} weitere`,
  },
  contact: {
    send: 'Senden',
    thanks: 'Vielen Dank. Ihre Nachricht wurde gesendet.',
    another: 'Weitere Nachricht senden',
  },
  list: { empty: 'Noch nichts vorhanden.' },
};

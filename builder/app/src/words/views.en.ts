import { plural } from '../core/messages.ts';
import type { ViewWords } from './views.type.ts';

const cards = plural('en', { one: '# card', other: '# cards' });
const entries = plural('en', { one: '# entry', other: '# entries' });
const daysAgo = plural('en', { one: '# day ago', other: '# days ago' });
const inDays = plural('en', { one: 'in # day', other: 'in # days' });

export const viewWords: ViewWords = {
  loading: 'Loading…',
  failed: "This couldn't be loaded.",
  tryAgain: 'Try again',
  seeAll: 'See all',
  showMore: 'Show more',
  cancel: 'Cancel',
  notSet: 'Not set',
  board: {
    moveTo: 'Move to…',
    moveCard: (title) => `Move ${title}`,
    add: 'Add',
    addTo: (column) => `Add to ${column}`,
    cards,
    emptyColumn: 'Nothing here yet',
    seeAllOf: (count) => `See all ${count}`,
    drag: (title) => `Drag ${title}`,
    dragHelp:
      'Press Space to pick up a card, the arrow keys to choose a column, Space to drop it, Escape to cancel.',
    pickedUp: (title, column) => `${title} picked up from ${column}.`,
    over: (title, column) => `${title} is over ${column}.`,
    overForbidden: (column) => `It can’t be moved to ${column}.`,
    moved: (title, column) => `${title} moved to ${column}.`,
    forbidden: (from, to) => `You can’t move it from ${from} to ${to}.`,
    wentBack: (title, column) => `${title} stays in ${column}.`,
    letGo: (title, column) => `${title} was left in ${column}.`,
  },
  calendar: {
    view: 'View',
    month: 'Month',
    week: 'Week',
    agenda: 'Agenda',
    today: 'Today',
    previous: 'Previous',
    next: 'Next',
    allDay: 'All day',
    addOn: (when) => `Add on ${when}`,
    add: 'Add',
    entries,
    more: (count) => `+${count} more`,
    nothing: 'Nothing planned.',
    help: 'Use the arrow keys to choose a day and Enter to add an entry.',
    move: 'Move',
    moveEntry: (title) => `Move ${title}`,
    newDate: 'New date',
    moved: (title, when) => `${title} moved to ${when}.`,
    wentBack: (title) => `${title} was not moved.`,
    tooMany: (count) => `Only the first ${count} entries are shown.`,
  },
  gallery: { empty: 'Nothing to show yet.' },
  chart: {
    empty: 'No data yet.',
    table: 'Show as table',
    others: 'All others',
    total: 'Total',
    count: 'Count',
    sumOf: (field) => `Total of ${field}`,
    averageOf: (field) => `Average of ${field}`,
    help: 'Use the arrow keys to read the values.',
  },
  attention: {
    none: 'Nothing needs your attention.',
    below: (limit) => `below ${limit}`,
    above: (limit) => `above ${limit}`,
    daysAgo,
    inDays,
    today: 'today',
    more: (count) => `and ${count} more`,
  },
  contact: {
    send: 'Send',
    thanks: 'Thank you. Your message has been sent.',
    another: 'Send another message',
  },
  list: { empty: 'Nothing here yet.' },
};

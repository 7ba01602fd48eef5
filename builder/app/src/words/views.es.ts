import { plural } from '../core/messages.ts';
import type { ViewWords } from './views.type.ts';

const cards = plural('es', { one: '# tarjeta', other: '# tarjetas' });
const entries = plural('es', { one: '# entrada', other: '# entradas' });
const daysAgo = plural('es', { one: 'hace # día', other: 'hace # días' });
const inDays = plural('es', { one: 'dentro de # día', other: 'dentro de # días' });

export const viewWords: ViewWords = {
  loading: 'Cargando…',
  failed: 'No se ha podido cargar.',
  tryAgain: 'Reintentar',
  seeAll: 'Ver todo',
  showMore: 'Mostrar más',
  cancel: 'Cancelar',
  notSet: 'Sin definir',
  board: {
    moveTo: 'Mover a…',
    moveCard: (title) => `Mover ${title}`,
    add: 'Añadir',
    addTo: (column) => `Añadir a ${column}`,
    cards,
    emptyColumn: 'Aún no hay nada',
    seeAllOf: (count) => `Ver los ${count}`,
    drag: (title) => `Arrastrar ${title}`,
    dragHelp:
      'Pulsa Espacio para coger una tarjeta, las flechas para elegir una columna, Espacio para soltarla y Escape para cancelar.',
    pickedUp: (title, column) => `${title}: cogida de ${column}.`,
    over: (title, column) => `${title}: sobre ${column}.`,
    overForbidden: (column) => `No se puede mover a ${column}.`,
    moved: (title, column) => `${title}: movida a ${column}.`,
    forbidden: (from, to) => `No puedes moverla de ${from} a ${to}.`,
    wentBack: (title, column) => `${title} sigue en ${column}.`,
    letGo: (title, column) => `${title} se ha dejado en ${column}.`,
  },
  calendar: {
    view: 'Vista',
    month: 'Mes',
    week: 'Semana',
    agenda: 'Agenda',
    today: 'Hoy',
    previous: 'Anterior',
    next: 'Siguiente',
    allDay: 'Todo el día',
    addOn: (when) => `Añadir el ${when}`,
    add: 'Añadir',
    entries,
    more: (count) => `+${count} más`,
    nothing: 'No hay nada previsto.',
    help: 'Usa las flechas para elegir un día e Intro para añadir una entrada.',
    move: 'Mover',
    moveEntry: (title) => `Mover ${title}`,
    newDate: 'Nueva fecha',
    moved: (title, when) => `${title}: movida al ${when}.`,
    wentBack: (title) => `${title} no se ha movido.`,
    tooMany: (count) => `Solo se muestran las primeras ${count} entradas.`,
  },
  gallery: { empty: 'Aún no hay nada que mostrar.' },
  chart: {
    empty: 'Aún no hay datos.',
    table: 'Ver como tabla',
    others: 'Todos los demás',
    total: 'Total',
    count: 'Cantidad',
    sumOf: (field) => `Total de ${field}`,
    averageOf: (field) => `Media de ${field}`,
    help: 'Usa las flechas para leer los valores.',
  },
  attention: {
    none: 'Nada requiere tu atención.',
    below: (limit) => `por debajo de ${limit}`,
    above: (limit) => `por encima de ${limit}`,
    daysAgo,
    inDays,
    today: 'hoy',
    more: (count) => `y ${count} más`,
  },
  contact: {
    send: 'Enviar',
    thanks: 'Gracias. Tu mensaje se ha enviado.',
    another: 'Enviar otro mensaje',
  },
  list: { empty: 'Aún no hay nada.' },
};

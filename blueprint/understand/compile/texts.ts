import type { AppLanguage } from '../../kinds.ts';

/** The few words that an app needs besides those of its description. */
interface Texts {
  name: string;
  status: string;
  duration: string;
  capacity: string;
  /** How many somebody may have at a time. */
  atOnce: (many: string) => string;
  home: string;
  dashboard: string;
  calendar: string;
  board: string;
  gallery: string;
  glance: string;
  attention: string;
  below: (what: string, than: string) => string;
  above: (what: string, than: string) => string;
  see: (many: string) => string;
  add: (one: string) => string;
  soon: (many: string) => string;
  overdue: (many: string) => string;
  byMonth: (what: string) => string;
  by: (many: string, label: string) => string;
  app: (noun: string) => string;
  mailSubject: (noun: string) => string;
  mailText: () => string;
  mailSoon: string;
  mailNew: (noun: string) => string;
  mailNewText: string;
}

export const TEXTS: Readonly<Record<AppLanguage, Texts>> = {
  en: {
    name: 'Name',
    status: 'Status',
    duration: 'Duration',
    capacity: 'Capacity',
    atOnce: (many) => `${many} at once`,
    home: 'Home',
    dashboard: 'Dashboard',
    calendar: 'Calendar',
    board: 'Board',
    gallery: 'Gallery',
    glance: 'At a glance',
    attention: 'Needs attention',
    below: (what, than) => `${what} below ${than}`,
    above: (what, than) => `${what} above ${than}`,
    see: (many) => `See the ${many}`,
    add: (one) => `New ${one}`,
    soon: (many) => `${many} in the next seven days`,
    overdue: (many) => `${many}: overdue`,
    byMonth: (what) => `${what} by month`,
    by: (many, label) => `${many} by ${label}`,
    app: (noun) => noun,
    mailSubject: (noun) => `${noun}: reminder`,
    mailText: () => 'Something changed. Open the app to see what.',
    mailSoon: 'A reminder: this is coming up. Open the app to see more.',
    mailNew: (noun) => `New: ${noun.toLowerCase()}`,
    mailNewText: 'Someone has added it. Open the app to see it.',
  },
  es: {
    name: 'Nombre',
    status: 'Estado',
    duration: 'Duración',
    capacity: 'Capacidad',
    atOnce: (many) => `${many} a la vez`,
    home: 'Inicio',
    dashboard: 'Panel',
    calendar: 'Calendario',
    board: 'Tablero',
    gallery: 'Galería',
    glance: 'De un vistazo',
    attention: 'Requiere atención',
    below: (what, than) => `${what} por debajo de ${than}`,
    above: (what, than) => `${what} por encima de ${than}`,
    see: (many) => `Ver ${many}`,
    add: (one) => `Añadir ${one}`,
    soon: (many) => `${many}: próximos siete días`,
    overdue: (many) => `${many}: con retraso`,
    byMonth: (what) => `${what} por mes`,
    by: (many, label) => `${many} por ${label}`,
    app: (noun) => noun,
    mailSubject: (noun) => `${noun}: recordatorio`,
    mailText: () => 'Algo ha cambiado. Abre la aplicación para verlo.',
    mailSoon: 'Un recordatorio: se acerca la fecha. Abre la aplicación para ver más.',
    mailNew: (noun) => `Nuevo registro: ${noun.toLowerCase()}`,
    mailNewText: 'Alguien lo ha añadido. Abre la aplicación para verlo.',
  },
  fr: {
    name: 'Nom',
    status: 'Statut',
    duration: 'Durée',
    capacity: 'Capacité',
    atOnce: (many) => `${many} à la fois`,
    home: 'Accueil',
    dashboard: 'Tableau de bord',
    calendar: 'Calendrier',
    board: 'Tableau',
    gallery: 'Galerie',
    glance: 'En bref',
    attention: 'À surveiller',
    below: (what, than) => `${what} sous ${than}`,
    above: (what, than) => `${what} au-dessus de ${than}`,
    see: (many) => `Voir ${many}`,
    add: (one) => `Ajouter : ${one}`,
    soon: (many) => `${many} : sept prochains jours`,
    overdue: (many) => `${many} : en retard`,
    byMonth: (what) => `${what} par mois`,
    by: (many, label) => `${many} par ${label}`,
    app: (noun) => noun,
    mailSubject: (noun) => `${noun} : rappel`,
    mailText: () => 'Quelque chose a changé. Ouvrez l’application pour le voir.',
    mailSoon: 'Un rappel : la date approche. Ouvrez l’application pour en savoir plus.',
    mailNew: (noun) => `Nouvel ajout : ${noun.toLowerCase()}`,
    mailNewText: 'Quelqu’un vient de l’ajouter. Ouvrez l’application pour le voir.',
  },
  de: {
    name: 'Name',
    status: 'Status',
    duration: 'Dauer',
    capacity: 'Kapazität',
    atOnce: (many) => `${many} gleichzeitig`,
    home: 'Start',
    dashboard: 'Übersicht',
    calendar: 'Kalender',
    board: 'Tafel',
    gallery: 'Galerie',
    glance: 'Auf einen Blick',
    attention: 'Braucht Aufmerksamkeit',
    below: (what, than) => `${what} unter ${than}`,
    above: (what, than) => `${what} über ${than}`,
    see: (many) => `${many} ansehen`,
    add: (one) => `${one} anlegen`,
    soon: (many) => `${many} in den nächsten sieben Tagen`,
    overdue: (many) => `${many}: überfällig`,
    byMonth: (what) => `${what} nach Monat`,
    by: (many, label) => `${many} nach ${label}`,
    app: (noun) => noun,
    mailSubject: (noun) => `${noun}: Erinnerung`,
    mailText: () => 'Etwas hat sich geändert. Öffne die App, um es zu sehen.',
    mailSoon: 'Zur Erinnerung: Der Termin rückt näher. In der App steht mehr.',
    mailNew: (noun) => `Neu: ${noun}`,
    mailNewText: 'Jemand hat es angelegt. In der App ist es zu sehen.',
  },
  zh: {
    name: '名称',
    status: '状态',
    duration: '时长',
    capacity: '容量',
    atOnce: (many) => `同时最多${many}`,
    home: '首页',
    dashboard: '概览',
    calendar: '日历',
    board: '看板',
    gallery: '图库',
    glance: '一览',
    attention: '需要关注',
    below: (what, than) => `${what}低于${than}`,
    above: (what, than) => `${what}高于${than}`,
    see: (many) => `查看${many}`,
    add: (one) => `新建${one}`,
    soon: (many) => `未来七天的${many}`,
    overdue: (many) => `逾期的${many}`,
    byMonth: (what) => `${what}（按月）`,
    by: (many, label) => `按${label}统计${many}`,
    app: (noun) => noun,
    mailSubject: (noun) => `${noun}提醒`,
    mailText: () => '有内容发生了变化，请打开应用查看。',
    mailSoon: '提醒：日期临近，请打开应用查看。',
    mailNew: (noun) => `新增${noun}`,
    mailNewText: '有人添加了新内容，请打开应用查看。',
  },
  ar: {
    name: 'الاسم',
    status: 'الحالة',
    duration: 'المدة',
    capacity: 'السعة',
    atOnce: (many) => `${many} في وقت واحد`,
    home: 'الرئيسية',
    dashboard: 'لوحة المعلومات',
    calendar: 'التقويم',
    board: 'اللوحة',
    gallery: 'المعرض',
    glance: 'نظرة سريعة',
    attention: 'يحتاج إلى انتباه',
    below: (what, than) => `${what} أقل من ${than}`,
    above: (what, than) => `${what} أكثر من ${than}`,
    see: (many) => `عرض ${many}`,
    add: (one) => `إضافة ${one}`,
    soon: (many) => `${many} خلال الأيام السبعة القادمة`,
    overdue: (many) => `${many}: متأخرة`,
    byMonth: (what) => `${what} حسب الشهر`,
    by: (many, label) => `${many} حسب ${label}`,
    app: (noun) => noun,
    mailSubject: (noun) => `${noun}: تذكير`,
    mailText: () => 'تغيّر شيء ما. افتح التطبيق لتراه.',
    mailSoon: 'تذكير: الموعد يقترب. افتح التطبيق لمعرفة المزيد.',
    mailNew: (noun) => `جديد: ${noun}`,
    mailNewText: 'أضافه شخص ما. افتح التطبيق لتراه.',
  },
};

const HIDDEN = /[\0\p{Surrogate}]/gu;
/** The beginning of a text as the schema counts it, without what can't be stored. */
export const cut = (text: string, max: number): string =>
  // Once more after the cut, which may part a pair of surrogates.
  text.replace(HIDDEN, '').slice(0, max).replace(HIDDEN, '').trim();
export const hash = (text: string): number => {
  let value = 2166136261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  return value >>> 0;
};

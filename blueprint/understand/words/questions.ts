import type { AppLanguage } from '../../kinds.ts';

// What is asked where a description can be read in two ways; `many` and `one` are nouns as the description has them.

interface QuestionTexts {
  /** Who adds rows. */
  who: (many: string) => string;
  anyone: string;
  team: string;
  /** Whether two rows may take the same time. */
  overlap: (one: string) => string;
  never: string;
  may: string;
  stock: (products: string, many: string) => string;
  once: (many: string, a: string, b: string) => string;
  onceOnly: string;
  often: string;
  remind: (day: string) => string;
  dayBefore: string;
  weekBefore: string;
  noMail: string;
  more: (many: string) => string;
  enough: string;
  yes: string;
  no: string;
}

export const QUESTION_TEXTS: Readonly<Record<AppLanguage, QuestionTexts>> = {
  en: {
    who: (many) => `Who adds ${many}?`,
    anyone: 'Customers or visitors, online',
    team: 'Only our team',
    overlap: (one) => `Can the same ${one} be booked twice at the same time?`,
    never: 'No, prevent it',
    may: 'Yes, that’s fine',
    stock: (products, many) => `Should the stock of ${products} go down with ${many}?`,
    once: (many, a, b) => `Can there be several ${many} for the same ${a} and ${b}?`,
    onceOnly: 'No, only one',
    often: 'Yes, several',
    remind: (day) => `Send a reminder before the ${day}?`,
    dayBefore: 'One day before',
    weekBefore: 'One week before',
    noMail: 'No reminder',
    more: (many) => `What else do you want to keep besides ${many}?`,
    enough: 'Nothing else',
    yes: 'Yes',
    no: 'No',
  },
  es: {
    who: (many) => `¿Quién añade ${many}?`,
    anyone: 'Clientes o visitantes, en línea',
    team: 'Solo nuestro equipo',
    overlap: (one) => `¿Se puede reservar dos veces a la misma hora (${one})?`,
    never: 'No, hay que evitarlo',
    may: 'Sí, no importa',
    stock: (products, many) => `¿Deben bajar las existencias de ${products} con ${many}?`,
    once: (many, a, b) => `¿Puede haber varios registros de ${many} con la misma combinación de ${a} y ${b}?`,
    onceOnly: 'No, solo uno',
    often: 'Sí, varios',
    remind: (day) => `¿Enviar un recordatorio antes de la fecha (${day})?`,
    dayBefore: 'Un día antes',
    weekBefore: 'Una semana antes',
    noMail: 'Sin recordatorio',
    more: (many) => `¿Qué más quieres guardar, además de ${many}?`,
    enough: 'Nada más',
    yes: 'Sí',
    no: 'No',
  },
  fr: {
    who: (many) => `Qui ajoute les ${many} ?`,
    anyone: 'Les clients ou visiteurs, en ligne',
    team: 'Seulement notre équipe',
    overlap: (one) => `Peut-on réserver deux fois au même moment (${one}) ?`,
    never: 'Non, il faut l’empêcher',
    may: 'Oui, c’est possible',
    stock: (products, many) => `Le stock des ${products} doit-il baisser avec les ${many} ?`,
    once: (many, a, b) => `Peut-il y avoir plusieurs ${many} pour la même combinaison (${a}, ${b}) ?`,
    onceOnly: 'Non, une seule fois',
    often: 'Oui, plusieurs',
    remind: (day) => `Envoyer un rappel avant la date (${day}) ?`,
    dayBefore: 'Un jour avant',
    weekBefore: 'Une semaine avant',
    noMail: 'Pas de rappel',
    more: (many) => `Que voulez-vous gérer d’autre, en plus des ${many} ?`,
    enough: 'Rien d’autre',
    yes: 'Oui',
    no: 'Non',
  },
  de: {
    who: (many) => `Wer legt ${many} an?`,
    anyone: 'Kunden oder Besucher, online',
    team: 'Nur unser Team',
    overlap: (one) => `Darf dasselbe doppelt zur gleichen Zeit gebucht werden (${one})?`,
    never: 'Nein, verhindern',
    may: 'Ja, das ist in Ordnung',
    stock: (products, many) => `Soll der Bestand (${products}) durch ${many} sinken?`,
    once: (many, a, b) => `Darf es mehrere ${many} mit derselben Kombination aus ${a} und ${b} geben?`,
    onceOnly: 'Nein, nur einmal',
    often: 'Ja, mehrere',
    remind: (day) => `Vor dem Datum erinnern (${day})?`,
    dayBefore: 'Einen Tag vorher',
    weekBefore: 'Eine Woche vorher',
    noMail: 'Keine Erinnerung',
    more: (many) => `Was möchtest du außerdem verwalten, neben ${many}?`,
    enough: 'Nichts weiter',
    yes: 'Ja',
    no: 'Nein',
  },
  zh: {
    who: (many) => `由谁添加${many}？`,
    anyone: '客户或访客在线添加',
    team: '仅由我们的团队添加',
    overlap: (one) => `同一${one}能否在同一时间被预订两次？`,
    never: '不能，需要阻止',
    may: '可以',
    stock: (products, many) => `添加${many}时是否减少${products}的库存？`,
    once: (many, a, b) => `同一${a}和${b}可以有多条${many}吗？`,
    onceOnly: '不可以，只能一条',
    often: '可以有多条',
    remind: (day) => `是否在“${day}”之前发送提醒？`,
    dayBefore: '提前一天',
    weekBefore: '提前一周',
    noMail: '不提醒',
    more: (many) => `除了${many}，还想管理什么？`,
    enough: '没有其他了',
    yes: '是',
    no: '否',
  },
  ar: {
    who: (many) => `من يضيف ${many}؟`,
    anyone: 'العملاء أو الزوار عبر الإنترنت',
    team: 'فريقنا فقط',
    overlap: (one) => `هل يمكن الحجز مرتين في الوقت نفسه (${one})؟`,
    never: 'لا، يجب منع ذلك',
    may: 'نعم، لا مشكلة',
    stock: (products, many) => `هل ينقص مخزون ${products} مع ${many}؟`,
    once: (many, a, b) => `هل يمكن تكرار ${many} للتركيبة نفسها (${a}، ${b})؟`,
    onceOnly: 'لا، مرة واحدة فقط',
    often: 'نعم، أكثر من مرة',
    remind: (day) => `هل نرسل تذكيرًا قبل التاريخ (${day})؟`,
    dayBefore: 'قبل يوم',
    weekBefore: 'قبل أسبوع',
    noMail: 'بلا تذكير',
    more: (many) => `ماذا تريد أن تدير أيضًا إلى جانب ${many}؟`,
    enough: 'لا شيء آخر',
    yes: 'نعم',
    no: 'لا',
  },
};

/** What an app needs in which the public takes part. */
export const OPEN_TEXTS: Readonly<Record<AppLanguage, { name: string; email: string; team: string }>> = {
  en: { name: 'Your name', email: 'E-mail', team: 'team' },
  es: { name: 'Tu nombre', email: 'Correo electrónico', team: 'equipo' },
  fr: { name: 'Votre nom', email: 'Adresse e-mail', team: 'équipe' },
  de: { name: 'Dein Name', email: 'E-Mail', team: 'Team' },
  zh: { name: '您的姓名', email: '电子邮箱', team: '团队' },
  ar: { name: 'اسمك', email: 'البريد الإلكتروني', team: 'الفريق' },
};

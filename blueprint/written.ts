import { words } from './concepts/pages.ts';
import type { AppLanguage, WrittenPage } from './kinds.ts';
import { titleField } from './rows.ts';
import type { Blueprint, Entity, Page, Section } from './schema.ts';

// Pages for visitors that tell of an app: what it is, what things cost, what people ask and how to write. They say what is true of
// the app as it is made; its owner goes on from there.

interface WrittenTexts {
  titles: Readonly<Record<WrittenPage, string>>;
  /** What stands over the only part of such a page. */
  headings: Readonly<Record<WrittenPage, string>>;
  whatIs: (app: string) => string;
  whoSees: string;
  /** Some of it may be seen by everyone, or all of it only by those who are let in. */
  everyone: string;
  members: string;
  getIn: string;
  signUp: string;
  invited: string;
  needAccount: string;
  noAccount: (form: string) => string;
  write: string;
  plan: string;
  price: string;
}

export const WRITTEN_TEXTS: Readonly<Record<AppLanguage, WrittenTexts>> = {
  en: {
    titles: {
      about: 'About us',
      pricing: 'Prices',
      questions: 'Questions and answers',
      contact: 'Contact us',
    },
    headings: {
      about: 'What we do',
      pricing: 'What it costs',
      questions: 'What people ask',
      contact: 'Write to us',
    },
    whatIs: (app) => `What is ${app}?`,
    whoSees: 'Who can see what is entered?',
    everyone: 'Part of it can be seen by everyone, the rest only by people who sign in.',
    members: 'Only people who sign in.',
    getIn: 'How do I get in?',
    signUp: 'Sign up with your e-mail address.',
    invited: 'Whoever looks after this app invites you.',
    needAccount: 'Do I need an account?',
    noAccount: (form) => `No. Open “${form}”, fill it in and send it.`,
    write: 'We answer by e-mail.',
    plan: 'Standard',
    price: '$10 a month',
  },
  es: {
    titles: {
      about: 'Quiénes somos',
      pricing: 'Precios',
      questions: 'Preguntas frecuentes',
      contact: 'Contacto',
    },
    headings: {
      about: 'A qué nos dedicamos',
      pricing: 'Cuánto cuesta',
      questions: 'Lo que más nos preguntan',
      contact: 'Escríbenos',
    },
    whatIs: (app) => `¿Qué es ${app}?`,
    whoSees: '¿Quién puede ver lo que se introduce?',
    everyone: 'Una parte la puede ver cualquiera; el resto, solo quien inicia sesión.',
    members: 'Solo quien inicia sesión.',
    getIn: '¿Cómo puedo entrar?',
    signUp: 'Regístrate con tu correo electrónico.',
    invited: 'Te invita quien se ocupa de esta aplicación.',
    needAccount: '¿Necesito una cuenta?',
    noAccount: (form) => `No. Abre «${form}», rellénalo y envíalo.`,
    write: 'Te respondemos por correo.',
    plan: 'Estándar',
    price: '10 € al mes',
  },
  fr: {
    titles: {
      about: 'Qui sommes-nous',
      pricing: 'Tarifs',
      questions: 'Questions fréquentes',
      contact: 'Contact',
    },
    headings: {
      about: 'Ce que nous faisons',
      pricing: 'Combien ça coûte',
      questions: 'Ce que l’on nous demande',
      contact: 'Écrivez-nous',
    },
    whatIs: (app) => `${app}, qu’est-ce que c’est ?`,
    whoSees: 'Qui peut voir ce qui est saisi ?',
    everyone: 'Une partie est visible de tous, le reste seulement après connexion.',
    members: 'Seulement les personnes connectées.',
    getIn: 'Comment puis-je entrer ?',
    signUp: 'Inscrivez-vous avec votre adresse e-mail.',
    invited: 'La personne qui s’occupe de cette application vous invite.',
    needAccount: 'Me faut-il un compte ?',
    noAccount: (form) => `Non. Ouvrez « ${form} », remplissez le formulaire et envoyez-le.`,
    write: 'Nous répondons par e-mail.',
    plan: 'Standard',
    price: '10 € par mois',
  },
  de: {
    titles: { about: 'Über uns', pricing: 'Preise', questions: 'Häufige Fragen', contact: 'Kontakt' },
    headings: {
      about: 'Was wir machen',
      pricing: 'Was es kostet',
      questions: 'Was oft gefragt wird',
      contact: 'Schreiben Sie uns',
    },
    whatIs: (app) => `Was ist ${app}?`,
    whoSees: 'Wer kann sehen, was eingetragen wird?',
    everyone: 'Einen Teil können alle sehen, das Übrige nur, wer sich anmeldet.',
    members: 'Nur, wer sich anmeldet.',
    getIn: 'Wie bekomme ich Zugang?',
    signUp: 'Registrieren Sie sich mit Ihrer E-Mail-Adresse.',
    invited: 'Wer diese App betreut, lädt Sie ein.',
    needAccount: 'Brauche ich ein Konto?',
    noAccount: (form) => `Nein. Öffnen Sie „${form}“, füllen Sie das Formular aus und senden Sie es ab.`,
    write: 'Wir antworten per E-Mail.',
    plan: 'Standard',
    price: '10 € im Monat',
  },
  zh: {
    titles: { about: '关于我们', pricing: '价格', questions: '常见问题', contact: '联系我们' },
    headings: { about: '我们做什么', pricing: '收费标准', questions: '大家常问', contact: '给我们留言' },
    whatIs: (app) => `${app}是什么？`,
    whoSees: '填写的内容谁能看到？',
    everyone: '一部分所有人都能看到，其余的登录后才能看到。',
    members: '只有登录的人能看到。',
    getIn: '怎样才能使用？',
    signUp: '用电子邮箱注册即可。',
    invited: '由本应用的管理者邀请。',
    needAccount: '需要账号吗？',
    noAccount: (form) => `不需要。打开“${form}”，填写后提交即可。`,
    write: '我们会通过邮件回复。',
    plan: '标准版',
    price: '每月 10 元',
  },
  ar: {
    titles: { about: 'من نحن', pricing: 'الأسعار', questions: 'أسئلة شائعة', contact: 'اتصل بنا' },
    headings: {
      about: 'ماذا نقدّم',
      pricing: 'كم التكلفة',
      questions: 'ما يسأل عنه الناس',
      contact: 'راسلنا',
    },
    whatIs: (app) => `ما هو ${app}؟`,
    whoSees: 'من يمكنه رؤية ما يتم إدخاله؟',
    everyone: 'جزء منه متاح للجميع، والباقي بعد تسجيل الدخول فقط.',
    members: 'من سجّل الدخول فقط.',
    getIn: 'كيف أدخل؟',
    signUp: 'سجّل ببريدك الإلكتروني.',
    invited: 'يدعوك من يشرف على هذا التطبيق.',
    needAccount: 'هل أحتاج إلى حساب؟',
    noAccount: (form) => `لا. افتح «${form}» واملأ النموذج ثم أرسله.`,
    write: 'نرد عليك بالبريد الإلكتروني.',
    plan: 'أساسي',
    price: '10 دولارات شهريًا',
  },
};

const isOpenTo = (action: 'read' | 'create') => (entity: Entity) => entity.access[action].includes('public');

/** What strangers send in goes here: what they may add, or else what has an address and a message. */
const inboxOf = ({ entities }: Blueprint): Entity | undefined =>
  entities.find(isOpenTo('create')) ??
  entities.find(
    ({ fields }) =>
      fields.some(({ type }) => type === 'email') && fields.some(({ type }) => type === 'longText'),
  ) ??
  entities[0];

function questionsAbout(app: Blueprint): { question: string; answer: string }[] {
  const texts = WRITTEN_TEXTS[app.language];
  const open = app.entities.find(isOpenTo('create'));
  const sends = (page: Page) =>
    page.sections.some((section) => section.kind === 'contact' && section.entity === open?.name);
  const form =
    app.pages.find(sends) ?? app.pages.find((page) => page.kind === 'form' && page.entity === open?.name);
  return [
    { question: texts.whatIs(app.name), answer: app.tagline === '' ? app.name : app.tagline },
    {
      question: texts.whoSees,
      answer: app.entities.some(isOpenTo('read')) ? texts.everyone : texts.members,
    },
    open && form
      ? { question: texts.needAccount, answer: texts.noAccount(form.title) }
      : { question: texts.getIn, answer: app.signUp === 'open' ? texts.signUp : texts.invited },
  ];
}

const MOST_PLANS = 3;
/** What the first rows cost that have a price, or one plan to begin with. */
function plansOf(app: Blueprint) {
  const texts = WRITTEN_TEXTS[app.language];
  const amount = new Intl.NumberFormat(app.language, { minimumFractionDigits: 2 });
  for (const entity of app.entities) {
    const price = entity.fields.find(({ type, label }) => type === 'money' && PRICE.test(label));
    const title = titleField(entity);
    if (!price || title?.type !== 'text') continue;
    const plans = (app.rows[entity.name] ?? []).slice(0, MOST_PLANS).flatMap((row) => {
      const [name, value] = [row[title.name], row[price.name]];
      return typeof name === 'string' && typeof value === 'number'
        ? [{ name: name.slice(0, 60), price: amount.format(value / 100), text: '', features: [] }]
        : [];
    });
    if (plans.length > 0) return plans;
  }
  return [{ name: texts.plan, price: texts.price, text: '', features: [] }];
}
const PRICE = /price|fee|cost|rate|precio|tarifa|cuota|prix|tarif|preis|gebühr|kosten|价|费|سعر|رسم|تكلفة/iu;

/** A section for visitors that fits the app as it is; nothing where the app keeps nothing to which they could write. */
export function writtenSection(app: Blueprint, kind: WrittenPage, heading: string): Section | null {
  switch (kind) {
    case 'about':
      return words(heading, app.tagline);
    case 'pricing':
      return { kind, heading, plans: plansOf(app) };
    case 'questions':
      return { kind, heading, questions: questionsAbout(app) };
    case 'contact': {
      const inbox = inboxOf(app);
      return inbox ? { kind, heading, text: WRITTEN_TEXTS[app.language].write, entity: inbox.name } : null;
    }
  }
}

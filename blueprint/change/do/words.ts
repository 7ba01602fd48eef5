import type { AppLanguage } from '../../kinds.ts';

// The few words that a change writes into an app by itself, in the app's language.

type InEach<T> = Readonly<Record<AppLanguage, T>>;

export const PLAIN_STATES: InEach<readonly string[]> = {
  en: ['To do', 'In progress', 'Done'],
  es: ['Pendiente', 'En curso', 'Hecho'],
  fr: ['À faire', 'En cours', 'Terminé'],
  de: ['Offen', 'In Arbeit', 'Erledigt'],
  zh: ['待办', '进行中', '已完成'],
  ar: ['للتنفيذ', 'قيد التنفيذ', 'مكتمل'],
};

interface SectionTexts {
  contact: string;
  pricing: string;
  questions: string;
  question: string;
  answer: string;
  plan: string;
  price: string;
  total: string;
  reminder: (noun: string) => string;
}
export const SECTION_TEXTS: InEach<SectionTexts> = {
  en: {
    contact: 'Contact us',
    pricing: 'Pricing',
    questions: 'Questions and answers',
    question: 'Your question',
    answer: 'The answer',
    plan: 'Standard',
    price: '$10 a month',
    total: 'Total',
    reminder: (noun) => `Reminder: ${noun}`,
  },
  es: {
    contact: 'Contacto',
    pricing: 'Precios',
    questions: 'Preguntas frecuentes',
    question: 'Tu pregunta',
    answer: 'La respuesta',
    plan: 'Estándar',
    price: '10 € al mes',
    total: 'Total',
    reminder: (noun) => `Recordatorio: ${noun}`,
  },
  fr: {
    contact: 'Contact',
    pricing: 'Tarifs',
    questions: 'Questions fréquentes',
    question: 'Votre question',
    answer: 'La réponse',
    plan: 'Standard',
    price: '10 € par mois',
    total: 'Total',
    reminder: (noun) => `Rappel : ${noun}`,
  },
  de: {
    contact: 'Kontakt',
    pricing: 'Preise',
    questions: 'Häufige Fragen',
    question: 'Ihre Frage',
    answer: 'Die Antwort',
    plan: 'Standard',
    price: '10 € im Monat',
    total: 'Summe',
    reminder: (noun) => `Erinnerung: ${noun}`,
  },
  zh: {
    contact: '联系我们',
    pricing: '价格',
    questions: '常见问题',
    question: '你的问题',
    answer: '答案',
    plan: '标准版',
    price: '每月 10 元',
    total: '合计',
    reminder: (noun) => `提醒：${noun}`,
  },
  ar: {
    contact: 'اتصل بنا',
    pricing: 'الأسعار',
    questions: 'أسئلة شائعة',
    question: 'سؤالك',
    answer: 'الإجابة',
    plan: 'أساسي',
    price: '10 دولارات شهريًا',
    total: 'المجموع',
    reminder: (noun) => `تذكير: ${noun}`,
  },
};

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
  total: string;
  reminder: (noun: string) => string;
}
export const SECTION_TEXTS: InEach<SectionTexts> = {
  en: {
    total: 'Total',
    reminder: (noun) => `Reminder: ${noun}`,
  },
  es: {
    total: 'Total',
    reminder: (noun) => `Recordatorio: ${noun}`,
  },
  fr: {
    total: 'Total',
    reminder: (noun) => `Rappel : ${noun}`,
  },
  de: {
    total: 'Summe',
    reminder: (noun) => `Erinnerung: ${noun}`,
  },
  zh: {
    total: '合计',
    reminder: (noun) => `提醒：${noun}`,
  },
  ar: {
    total: 'المجموع',
    reminder: (noun) => `تذكير: ${noun}`,
  },
};

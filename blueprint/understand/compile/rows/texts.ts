import type { AppLanguage } from '../../../kinds.ts';
import { PEOPLE as MORE_PEOPLE } from '../../ontology/samples.ts';
import { PEOPLE } from '../../words/people.ts';

// What stands in the texts of sample rows, by language.

const list = (texts: string) => texts.split('|');
type Texts = Readonly<Record<AppLanguage, readonly string[]>>;

/** All names of people; a table starts at a place of its own so that two of them don't hold the same people. */
export function peopleFor(language: AppLanguage, table: number, rows: number): string[] {
  const all = [...new Set([...PEOPLE[language], ...MORE_PEOPLE[language]])];
  return Array.from({ length: rows }, (_, at) => all[(table * rows + at) % all.length] ?? '');
}

const NOTES: Texts = {
  en: list(
    'Prefers to be called in the afternoon.|Asked for a reminder the day before.|Everything is settled.|Please check again next week.|First time with us.|Recommended by a friend.',
  ),
  es: list(
    'Prefiere que le llamen por la tarde.|Pidió un recordatorio el día antes.|Todo está resuelto.|Revisar de nuevo la semana que viene.|Primera vez con nosotros.|Viene por recomendación.',
  ),
  fr: list(
    'Préfère être appelé l’après-midi.|A demandé un rappel la veille.|Tout est réglé.|À revoir la semaine prochaine.|Première fois chez nous.|Vient par recommandation.',
  ),
  de: list(
    'Am besten nachmittags anrufen.|Bittet um eine Erinnerung am Vortag.|Alles geklärt.|Nächste Woche noch einmal prüfen.|Zum ersten Mal bei uns.|Auf Empfehlung gekommen.',
  ),
  zh: list('下午联系更方便。|希望提前一天提醒。|已全部处理完毕。|下周再确认一次。|第一次来。|朋友推荐。'),
  ar: list(
    'يفضّل الاتصال بعد الظهر.|طلب تذكيرًا قبل يوم.|تمت تسوية كل شيء.|يُرجى المراجعة الأسبوع القادم.|أول مرة معنا.|جاء بتوصية من صديق.',
  ),
};

/** A remark beside every second row. */
export const noteFor = (language: AppLanguage, index: number): string | null =>
  index % 2 === 0 ? null : (NOTES[language][(index >> 1) % NOTES[language].length] ?? null);

/** Numbers that are kept free for made-up people. */
const PHONES: Readonly<Record<AppLanguage, string>> = {
  en: '+1 555 01',
  es: '+34 910 555 1',
  fr: '+33 1 99 00 12 ',
  de: '+49 30 23125 1',
  zh: '010 5550 01',
  ar: '+971 4 555 01',
};
export const phoneFor = (language: AppLanguage, index: number): string =>
  `${PHONES[language]}${10 + (index % 90)}`;

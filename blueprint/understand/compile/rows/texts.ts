import type { AppLanguage } from '../../../kinds.ts';
import { REMARKS } from '../../ontology/attributes/samples-long.ts';
import { PEOPLE as MORE_PEOPLE } from '../../ontology/samples.ts';
import { PEOPLE } from '../../words/people.ts';

// What stands in the texts of sample rows, by language.

/** All names of people; a table starts at a place of its own so that two of them don't hold the same people. */
export function peopleFor(language: AppLanguage, table: number, rows: number): string[] {
  const all = [...new Set([...PEOPLE[language], ...MORE_PEOPLE[language]])];
  return Array.from({ length: rows }, (_, at) => all[(table * rows + at) % all.length] ?? '');
}

/** Somebody who is named in a row. */
export function personAt(language: AppLanguage, index: number): string {
  const people = PEOPLE[language];
  return people[(index * 5 + 3) % people.length] ?? '';
}

/** A remark beside every second row. */
export const noteFor = (language: AppLanguage, index: number): string | null =>
  index % 2 === 0 ? null : (REMARKS[language][(index >> 1) % REMARKS[language].length] ?? null);

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

import type { DraftCell } from '#blueprint/concepts/draft.ts';

export { access, blueprintOf, SHOWN, TEAM } from '#blueprint/concepts/draft.ts';
export * as f from '#blueprint/concepts/fields.ts';
export * as p from '#blueprint/concepts/pages.ts';

export const PEOPLE = (
  'Ada Moreau,Jonas Lind,Mei Tanaka,Samira Haddad,Tomás Silva,Ruth Adeyemi,Luca Ferri,Nora Berg,' +
  'Ivan Petrov,Priya Nair,Omar Said,Hannah Weiss,Kofi Mensah,Ingrid Dahl,Leila Farsi,Daniel Cho'
).split(',');
export const mail = (index: number): string => `guest${index + 1}@example.com`;
export const tel = (index: number): string => `+44 20 7946 0${String(index + 100)}`;
export const list = (text: string): string[] => text.split(',');
export const pick = <T>(items: readonly T[], index: number): T => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
};
/** Days from seeding, spread over two months before and one after. */
export const day = (index: number): number => index * 7 - 58;
export const at = (index: number, time: string): string => `${day(index)} ${time}`;
/** Twelve rows or more, each made from its number, which starts at 0. */
export const rows = (count: number, row: (index: number) => readonly DraftCell[]): (readonly DraftCell[])[] =>
  Array.from({ length: count }, (_, index) => row(index));

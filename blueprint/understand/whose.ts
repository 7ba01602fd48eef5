import type { Category } from './ontology/concept.ts';

// What the readers of all languages ask of a thing and of what it may have.

const GROUPS: readonly (readonly [group: string, of: readonly Category[]])[] = [
  ['person', ['person']],
  ['organisation', ['organisation']],
  ['happening', ['event', 'booking', 'health', 'learning', 'measurement']],
  ['paper', ['money', 'document', 'message']],
  ['work', ['task', 'work']],
  ['object', ['product', 'food', 'asset', 'vehicle', 'animal']],
  ['place', ['place']],
  ['sort', ['category']],
];
/** Which things own alike. */
export const groupOf = (category: Category | undefined): string =>
  GROUPS.find(([, of]) => category !== undefined && of.includes(category))?.[0] ?? 'unknown';

/** How far apart two places are, as a word; in letters. */
export const distanceOf = (gap: number): string =>
  gap < 4 ? 'beside' : gap < 20 ? 'near' : gap < 60 ? 'in reach' : gap < 150 ? 'apart' : 'far';

/** Whether nothing that stands open at one place is closed before the other. */
export function isOpenTo(text: string, from: number, to: number): boolean {
  let depth = 0;
  for (const mark of text.slice(from, to)) {
    if (mark === '(' || mark === '（') depth += 1;
    if (mark === ')' || mark === '）') depth -= 1;
    if (depth < 0) return false;
  }
  return true;
}

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

/** Whether nothing that stands open at one place of a text is closed before the other. */
export function openIn(text: string): (from: number, to: number) => boolean {
  /** Where what stands open at each place is closed. */
  const closedAt = new Int32Array(text.length + 1).fill(text.length);
  const closing: number[] = [];
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const mark = text.charAt(at);
    if (mark === ')' || mark === '）') closing.push(at);
    if (mark === '(' || mark === '（') closing.pop();
    closedAt[at] = closing.at(-1) ?? text.length;
  }
  return (from, to) => (closedAt[from] ?? text.length) >= to;
}

/** Something the palette offers: a page or record to open, or something to do. */
export interface Item {
  id: string;
  group: string;
  title: string;
  detail: string;
  /** Where it leads; what is done instead stands in `run`. */
  to: string | null;
  run?: () => void;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** How well words stand in a text: 2 when each begins one of its words, 1 when each is somewhere in it, 0 otherwise. */
export function matchOf(text: string, q: string): 0 | 1 | 2 {
  const whole = plain(text);
  const words = whole.split(/[^\p{L}\p{N}]+/u);
  const asked = plain(q).split(/\s+/).filter(Boolean);
  if (asked.every((word) => words.some((one) => one.startsWith(word)))) return 2;
  return asked.every((word) => whole.includes(word)) ? 1 : 0;
}

/** Those whose title fits what was typed, the best first; all of them while nothing is. */
export function fitting(items: readonly Item[], q: string): Item[] {
  if (!q.trim()) return [...items];
  return items
    .map((item) => ({ item, match: matchOf(`${item.title} ${item.detail}`, q) }))
    .filter(({ match }) => match > 0)
    .toSorted((one, other) => other.match - one.match)
    .map(({ item }) => item);
}

/** Each place once: what was opened lately stands first and is not repeated below. */
export function withoutRepeats(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter(({ to }) => {
    if (to === null) return true;
    if (seen.has(to)) return false;
    seen.add(to);
    return true;
  });
}

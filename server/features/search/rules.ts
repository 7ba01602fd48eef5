/**
 * How near a record is to what was typed: 3 one of its texts is the same, 2 one begins with it, 1 each of its words begins a word of
 * one, 0 it is only somewhere within.
 * @param texts what the record can be found by
 */
export function nearness(texts: readonly string[], q: string): number {
  const asked = q.trim().toLowerCase();
  const words = asked.split(/\s+/);
  const near = (text: string): number => {
    if (text === asked) return 3;
    if (text.startsWith(asked)) return 2;
    const parts = text.split(/[\s@.\-_]+/);
    return words.every((word) => parts.some((part) => part.startsWith(word))) ? 1 : 0;
  };
  return Math.max(...texts.map((text) => near(text.toLowerCase())));
}

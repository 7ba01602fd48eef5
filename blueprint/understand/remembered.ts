/** As much as is remembered of one question, and the longest words that are worth it. */
const MOST = 20_000;
const LONGEST = 80;

/** The same words are asked for again and again. What isn't found is asked for most often, and is remembered too. */
export function remembered<T>(find: (words: string) => T): (words: string) => T {
  const known = new Map<string, { found: T }>();
  return (words) => {
    const before = known.get(words);
    if (before) return before.found;
    const found = find(words);
    if (words.length <= LONGEST) {
      if (known.size >= MOST) known.clear();
      known.set(words, { found });
    }
    return found;
  };
}

import type { Mention } from '../mentions.ts';

// Where a text speaks of two things nearest to each other, and what it says there.

/** Words between two things that say how one stands to the other. */
const JOINING =
  /^(?:of|for|by|to|per|each|every|with|from|at|on|in|into|has|have|had|many|several|their|its|his|her|belongs?|assigned|between|which|who|whose|that|about|against|as|is|are|can|may|must|get|gets|not|contains?|includes?|including|one|own|a|an|the|and|or|then|if|when)$/u;

/** What stands between two mentions, as signs: joining words, marks, and whether there is anything else. */
export function between(text: string): string[] {
  const signs = new Set<string>();
  for (const [part] of text.matchAll(/[\p{L}'’-]+|[,;:().=→>\n+/&-]/gu))
    signs.add(
      !/\p{L}/u.test(part)
        ? `mark ${part === '\n' ? 'line' : part}`
        : JOINING.test(part.toLowerCase())
          ? `word ${part.toLowerCase()}`
          : 'word other',
    );
  return [...signs];
}

/** What a sentence between two things counts for. */
export const ELSEWHERE = 200;
export const distanceOf = (gap: number): string =>
  gap < 8 ? 'beside' : gap < 25 ? 'near' : gap < 60 ? 'in reach' : 'apart';

/** One of the things of a text, by its number. */
export interface Named {
  at: number;
  mentions: readonly Mention[];
}
export interface Meeting {
  first: Mention;
  second: Mention;
  gap: number;
  /** Only in a row of names, where nothing is said of either. */
  isListed: boolean;
}
const IN_ROW = /^(?:[,;&+/、，]|and|or|y|e|o|et|ou|und|oder|و|和)$/u;
const LONGEST_ROW = 120;

/** Whether nothing stands between two places but other names. */
function isRow(text: string, from: number, to: number, all: readonly Mention[]): boolean {
  if (to - from > LONGEST_ROW) return false;
  let left = '';
  let at = from;
  for (const { start, end } of all) {
    if (start < at || end > to) continue;
    left += text.slice(at, start);
    at = end;
  }
  const rest = `${left} ${text.slice(at, to)}`.match(/[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];
  return rest.every((part) => IN_ROW.test(part));
}

/** Where both are named nearest to each other. */
function nearest(a: Named, b: Named, text: string, all: readonly Mention[]): Meeting | undefined {
  let best: Meeting | undefined;
  let at = 0;
  for (const one of a.mentions) {
    while ((b.mentions[at]?.start ?? Infinity) < one.start) at += 1;
    for (const other of b.mentions.slice(Math.max(0, at - 1), at + 1)) {
      const [first, second] = one.start < other.start ? [one, other] : [other, one];
      const isTogether = first.sentence === second.sentence;
      const isListed = isTogether && isRow(text, first.end, second.start, all);
      const far = isTogether ? 0 : ELSEWHERE;
      const gap = Math.max(0, second.start - first.end) + far;
      if (!best || gap < best.gap) best = { first, second, gap, isListed };
    }
  }
  return best;
}

/** The meetings of all pairs, each worked out once. */
export function meetingsOf(
  known: readonly Named[],
  text: string,
): (a: Named, b: Named) => Meeting | undefined {
  const all = known.flatMap(({ mentions }) => mentions).sort((one, other) => one.start - other.start);
  const found = new Map<string, Meeting | undefined>();
  const key = (a: Named, b: Named) => `${Math.min(a.at, b.at)} ${Math.max(a.at, b.at)}`;
  known.forEach((a, index) =>
    known.slice(index + 1).forEach((b) => found.set(key(a, b), nearest(a, b, text, all))),
  );
  return (a, b) => found.get(key(a, b));
}

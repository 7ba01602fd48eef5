/** Whether a pattern is all of one of these labels; hyphens may stand for spaces. */
export function isWhole(pattern: string, ...labels: readonly string[]): boolean {
  const whole = new RegExp(`^(?:${pattern})$`, 'iu');
  return labels.some((label) => whole.test(label.trim()) || whole.test(label.trim().replaceAll('-', ' ')));
}

/** Whether a word of the label starts with the pattern, behind its article in Arabic ("الهاتف"); Chinese has no spaces, so there it may stand anywhere. */
export function mentions(pattern: string, label: string): boolean {
  return new RegExp(`(?:(?<![\\p{L}\\p{N}])(?:ال)?|(?<=\\p{Script=Han}))(?:${pattern})`, 'iu').test(label);
}

/** Whether one of the alternatives, separated by commas, is the whole label. */
export const isValue = (alternatives: string, label: string): boolean =>
  alternatives.split(',').some((one) => isWhole(one.trim(), label));

/**
 * Pairs as many as possible, each with at most one other (bipartite matching by augmenting paths).
 * @param worth which of several that fit is rather meant: the one that is worth more
 */
export function pair<Wanted, Offered>(
  wanted: readonly Wanted[],
  offered: readonly Offered[],
  fits: (one: Wanted, other: Offered) => boolean,
  worth: (one: Wanted, other: Offered) => number = () => 0,
): Map<Wanted, Offered> {
  const taken = new Map<Offered, Wanted>();
  const choices = new Map(
    wanted.map((one) => [
      one,
      offered
        .filter((other) => fits(one, other))
        .map((other) => ({ other, value: worth(one, other) }))
        .sort((left, right) => right.value - left.value),
    ]),
  );
  const most = (one: Wanted) => choices.get(one)?.[0]?.value ?? 0;
  const place = (one: Wanted, tried: Set<Offered>): boolean =>
    (choices.get(one) ?? []).some(({ other }) => {
      if (tried.has(other)) return false;
      tried.add(other);
      const before = taken.get(other);
      if (before !== undefined && !place(before, tried)) return false;
      taken.set(other, one);
      return true;
    });
  for (const one of [...wanted].sort((left, right) => most(right) - most(left))) place(one, new Set());
  return new Map([...taken].map(([other, one]) => [one, other]));
}

/** How many of the values stand among the labels in the same order (longest common subsequence). */
export function inOrder(values: readonly string[], labels: readonly string[]): number {
  let before = Array.from({ length: labels.length + 1 }, () => 0);
  for (const value of values) {
    const next = [0];
    for (const [at, label] of labels.entries()) {
      const longest = Math.max(before[at + 1] ?? 0, next[at] ?? 0);
      next.push(isValue(value, label) ? Math.max(longest, (before[at] ?? 0) + 1) : longest);
    }
    before = next;
  }
  return before[labels.length] ?? 0;
}

/**
 * The values a scale from nothing to at least `most` is marked at: round, and evenly apart.
 * @param unit the smallest step that means something: one thing, or one whole coin
 */
export function scaleMarks(most: number, unit = 1, count = 4): number[] {
  const rough = Math.max(most / count, unit);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10]
    .map((factor) => factor * power)
    .find((one) => one >= rough && one % unit === 0);
  const even = step ?? Math.ceil(rough / unit) * unit;
  return Array.from({ length: Math.max(1, Math.ceil(most / even)) + 1 }, (_, index) => index * even);
}

/** Which of `count` things in a row get a label, where `fit` labels have room: every so many, counted from the last. */
export function labelled(count: number, fit: number): boolean[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, fit)));
  return Array.from({ length: count }, (_, index) => (count - 1 - index) % every === 0);
}

/** Moves labels apart that would lie on one another, in the order they stand and within 0 and `most`. */
export function apart(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
  let floor = 0;
  for (const label of order) {
    label.at = Math.max(label.at, floor);
    floor = label.at + gap;
  }
  let ceiling = most;
  for (const label of order.reverse()) {
    label.at = Math.min(label.at, ceiling);
    ceiling = label.at - gap;
  }
  const placed = [...wanted];
  for (const { at, index } of order) placed[index] = at;
  return placed;
}

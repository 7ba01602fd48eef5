/**
 * Evenly spaced, round tick values from 0 to at least `most`.
 * @param unit the smallest meaningful step, such as one item or one whole coin
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

/** Whether the item at `index` gets a label when only `fit` of `count` have room: every nth, counted from the last. */
export function hasLabel(count: number, fit: number): boolean[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, fit)));
  return Array.from({ length: count }, (_, index) => (count - 1 - index) % every === 0);
}

/** Spreads overlapping labels at least `gap` apart within 0 and `most`, keeping their order. */
export function spreadLabels(positions: readonly number[], gap: number, most: number): number[] {
  const order = positions.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at);
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
  const placed = [...positions];
  for (const { at, index } of order) placed[index] = at;
  return placed;
}

/** Round marks from at most the lowest to at least the highest value, and always zero. `unit` is the smallest step that means something. */
export function scaleMarks(lowest: number, highest: number, unit = 1, count = 4): number[] {
  const least = Math.min(0, lowest);
  const most = Math.max(0, highest);
  const rough = Math.max((most - least) / count, unit);
  const power = 10 ** Math.floor(Math.log10(rough));
  const fits = (step: number) => step >= rough && Number.isInteger(Math.round((step / unit) * 1e6) / 1e6);
  const step =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find(fits) ?? Math.ceil(rough / unit) * unit;
  const from = Math.floor(least / step);
  const to = Math.max(Math.ceil(most / step), from + 1);
  return Array.from({ length: to - from + 1 }, (_, index) => (from + index) * step);
}

/** Which of `count` labels stand when only `fit` have room: every nth, counted from the last. */
export function hasLabel(count: number, fit: number): boolean[] {
  const every = Math.max(1, Math.ceil(count / Math.max(1, fit)));
  return Array.from({ length: count }, (_, index) => (count - 1 - index) % every === 0);
}

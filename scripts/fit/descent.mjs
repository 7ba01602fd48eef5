// What both fits share: which signs are weighed, and how their weights are found.

/** @returns the signs that stand in enough rows, and where the weight of each stands; that of the base is the first */
export function placesOf(lists, rare) {
  const counts = new Map();
  for (const signs of lists) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= rare).map(([sign]) => sign);
  const places = new Map(names.map((name, at) => [name, at + 1]));
  return { names, inputOf: (signs) => [0, ...signs.map((sign) => places.get(sign)).filter(Boolean)] };
}

/**
 * Finds the weights with a ridge, by AdaGrad.
 * @param names the signs that are weighed
 * @param addSlope adds what the rows say to the slope of each weight
 * @param least the smallest weight that is kept
 */
export function descended(names, { ridge, least, rounds }, addSlope) {
  const weights = new Float64Array(names.length + 1);
  const seen = new Float64Array(names.length + 1).fill(1e-8);
  for (let round = 0; round < rounds; round += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : ridge * weight));
    addSlope(slope, weights);
    for (const [at, value] of slope.entries()) {
      seen[at] += value * value;
      weights[at] -= (0.5 * value) / Math.sqrt(seen[at]);
    }
  }
  const rounded = (value) => Math.round(value * 100) / 100;
  return {
    base: rounded(weights[0]),
    signs: Object.fromEntries(
      names
        .map((name, at) => [name, rounded(weights[at + 1])])
        .filter(([, weight]) => Math.abs(weight) >= least)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}

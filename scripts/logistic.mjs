const ROUNDS = 300;

/**
 * Logistic regression with a ridge, by AdaGrad: the same rows give the same weights.
 * @param rows each with its signs, and whether it is so (1) or not (0)
 * @param strictness how strongly weights are held near zero, and in how many rows a sign has to stand
 */
export function fitted(rows, { ridge, rare }) {
  const counts = new Map();
  for (const { signs } of rows) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= rare).map(([sign]) => sign);
  const places = new Map(names.map((name, at) => [name, at + 1]));
  const inputs = rows.map(({ signs }) => [0, ...signs.map((sign) => places.get(sign)).filter(Boolean)]);
  const weights = new Float64Array(names.length + 1);
  const seen = new Float64Array(names.length + 1).fill(1e-8);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : ridge * weight));
    for (const [at, input] of inputs.entries()) {
      const sum = input.reduce((total, place) => total + weights[place], 0);
      const error = 1 / (1 + Math.exp(-sum)) - rows[at].is;
      for (const place of input) slope[place] += error;
    }
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
        .filter(([, weight]) => Math.abs(weight) >= 0.03)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  };
}

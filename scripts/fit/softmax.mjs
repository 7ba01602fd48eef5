import { descended, placesOf } from './descent.mjs';

/**
 * Softmax over what something may be, of which one way is to be nothing: the same rows give the same weights.
 * @param rows each with the signs of every way (`ways`), and which of them are right (`right`, -1 for nothing)
 * @param strictness how strongly weights are held near zero, in how many rows a sign has to stand, and what weight is kept
 */
export function softmaxFitted(rows, { ridge, rare, least, rounds }) {
  const { names, inputOf } = placesOf(
    rows.map(({ ways }) => new Set(ways.flat())),
    rare,
  );
  const inputs = rows.map(({ ways, right }) => ({
    right,
    ways: ways.map((signs) => Uint16Array.from(inputOf(signs))),
  }));
  return descended(names, { ridge, least, rounds }, (slope, weights) => {
    for (const { ways, right } of inputs) {
      const sums = ways.map((input) => input.reduce((sum, place) => sum + weights[place], 0));
      const most = Math.max(0, ...sums);
      const powers = sums.map((sum) => Math.exp(sum - most));
      const nothing = Math.exp(-most);
      const whole = powers.reduce((sum, power) => sum + power, nothing);
      const good = Math.max(
        1e-12,
        right.reduce((sum, way) => sum + (way < 0 ? nothing : powers[way]), 0),
      );
      ways.forEach((input, way) => {
        const error = powers[way] / whole - (right.includes(way) ? powers[way] / good : 0);
        if (Math.abs(error) > 1e-4) for (const place of input) slope[place] += error;
      });
    }
  });
}

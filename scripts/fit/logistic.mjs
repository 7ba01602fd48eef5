import { descended, placesOf } from './descent.mjs';

const ROUNDS = 300;
const LEAST = 0.03;

/**
 * Logistic regression: the same rows give the same weights.
 * @param rows each with its signs, and whether it is so (1) or not (0)
 * @param strictness how strongly weights are held near zero, and in how many rows a sign has to stand
 */
export function fitted(rows, { ridge, rare }) {
  const { names, inputOf } = placesOf(
    rows.map(({ signs }) => signs),
    rare,
  );
  const inputs = rows.map(({ signs }) => inputOf(signs));
  return descended(names, { ridge, least: LEAST, rounds: ROUNDS }, (slope, weights) => {
    for (const [at, input] of inputs.entries()) {
      const sum = input.reduce((total, place) => total + weights[place], 0);
      const error = 1 / (1 + Math.exp(-sum)) - rows[at].is;
      for (const place of input) slope[place] += error;
    }
  });
}

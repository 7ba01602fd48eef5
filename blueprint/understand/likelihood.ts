/** How much each sign says for something; fitted, not written by hand. */
export interface Weights {
  base: number;
  signs: Readonly<Record<string, number>>;
}

/** Logistic regression: how likely something is by its signs. */
export const likelihood = (signs: readonly string[], { base, signs: weights }: Weights): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), base)));

/** A number as part of a sign: exact while it is small. */
export const few = (count: number, most = 3): string => (count >= most ? `${most}+` : String(count));

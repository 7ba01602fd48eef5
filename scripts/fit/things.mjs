// Fits the weights by which English nouns are told things from what is said of them, to the dev half of the descriptions: `node scripts/fit/things.mjs`. Prints how well they do on descriptions that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsIn, descriptionsOf } = await load('tests/understanding/gold.ts');
const { isWhole } = await load('tests/understanding/match.ts');
const { score } = await load('tests/understanding/score.ts');
const { table } = await load('tests/understanding/table.ts');
const { plural } = await load('blueprint/understand/read/english/inflect.ts');
const { evidenceIn, readWeighing } = await load('blueprint/understand/read/english/index.ts');
const { likelihood } = await load('blueprint/understand/likelihood.ts');
const { understandBy } = await load('blueprint/understand/reading.ts');

const FILE = 'blueprint/understand/words/english-weights.ts';
const FOLDS = 8;
/** How strongly weights are held near zero, and in how many descriptions a sign has to stand. */
const STRICTNESS = { ridge: 6, rare: 6 };
const fit = (rows) => fitted(rows, STRICTNESS);

const descriptions = (await descriptionsOf('dev')).filter(
  ({ language, nothing }) => language === 'en' && !nothing,
);
/** Each noun with its signs, and whether it is a thing; nouns that may be either say nothing. */
const things = descriptions.flatMap(({ description, entities, may }, row) =>
  evidenceIn(description).flatMap(({ noun, signs }) => {
    const isOne = (pattern) => isWhole(pattern, noun, plural(noun));
    const is = Object.values(entities).some(isOne) ? 1 : 0;
    return is === 0 && may.some(isOne) ? [] : [{ row, signs, is }];
  }),
);

const share = (part, whole) => (part / whole).toFixed(3);
const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
const isIn = (fold) => (row) => row % FOLDS === fold;
const fits = folds.map((fold) => ({ things: fit(things.filter(({ row }) => !isIn(fold)(row))) }));
for (const enough of [0.3, 0.4, 0.5, 0.6]) {
  const said = things.map(({ row, signs, is }) => ({
    is,
    taken: likelihood(signs, fits[row % FOLDS].things) >= enough,
  }));
  const right = said.filter(({ is, taken }) => is === 1 && taken).length;
  const recall = share(right, said.filter(({ is }) => is === 1).length);
  const precision = share(right, said.filter(({ taken }) => taken).length);
  console.log(`things from ${enough}: recall ${recall}, precision ${precision}`);
}
const scores = descriptions.map((one, row) => {
  const { blueprint, facts } = understandBy(one.description, (text) => readWeighing(text, fits[row % FOLDS]));
  return score(one, blueprint, facts);
});
const fresh = new Set((await descriptionsIn('dev-fresh')).map(({ id }) => id));
for (const [name, isOf] of [
  ['dev, unseen', () => true],
  ['dev-fresh, unseen', ({ id }) => fresh.has(id)],
]) {
  const some = scores.filter((_, row) => isOf(descriptions[row]));
  console.log(table(name, some).split('\n').slice(0, 2).join('\n'));
}

if (process.argv.includes('--write')) {
  const weights = JSON.stringify({ things: fit(things) });
  const source = `import type { AllWeights } from '../read/english/verdicts.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/things.mjs\`; not written by hand.

export const WEIGHTS: AllWeights = ${weights};
`;
  await writeSource(FILE, source);
}

// Fits the weights by which phrases of Spanish, French, German, Chinese and Arabic are told fields, and whose, to the dev half of the descriptions: `node scripts/fit/other-fields.mjs`. Prints how well they do on descriptions that each fit didn't see; `--write` keeps them.
import { candidatesOf, fieldsFitted } from './gold-fields.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { score } = await load('tests/understanding/score.ts');
const { table } = await load('tests/understanding/table.ts');
const { fieldsIn, readOtherWeighing } = await load('blueprint/understand/read/others/index.ts');
const { understandBy } = await load('blueprint/understand/reading.ts');
const { WEIGHTS } = await load('blueprint/understand/words/others/weights.ts');

const FILE = 'blueprint/understand/words/others/field-weights.ts';
const FOLDS = 4;
const STRICTNESS = { ridge: 4, rare: 12, least: 0.05, rounds: 120 };
/** What speaks for an owner before anything is learned. */
const FIRST = {
  mine: 3,
  opener: 2,
  'nearest here': 1,
  'field where later': -1,
};

const descriptions = (await descriptionsOf('dev')).filter(
  ({ language, nothing }) => language !== 'en' && !nothing,
);

const texts = descriptions.map((one) => candidatesOf(one, fieldsIn(one.description, one.language, WEIGHTS)));
const fit = (some) => fieldsFitted(some, FIRST, STRICTNESS);

const fits = Array.from({ length: FOLDS }, (_, fold) => fit(texts.filter((_, row) => row % FOLDS !== fold)));
const scores = descriptions.map((one, row) => {
  const { blueprint, facts } = understandBy(one.description, (text, language) =>
    readOtherWeighing(text, language, WEIGHTS, fits[row % FOLDS]),
  );
  return score(one, blueprint, facts);
});
console.log(table('dev, unseen', scores));

if (process.argv.includes('--write')) {
  const source = `import type { Weights } from '../../likelihood.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/fields.mjs\`; not written by hand.

export const FIELD_WEIGHTS: Weights = ${JSON.stringify(fit(texts))};
`;
  await writeSource(FILE, source);
}

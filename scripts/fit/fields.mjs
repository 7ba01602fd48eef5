// Fits the weights by which English phrases are told fields, and whose, to the dev half of the descriptions: `node scripts/fit/fields.mjs`. Prints how well they do on descriptions that each fit didn't see; `--write` keeps them.
import { candidatesOf, fieldsFitted } from './gold-fields.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { score } = await load('tests/understanding/score.ts');
const { table } = await load('tests/understanding/table.ts');
const { fieldsIn, readWeighing } = await load('blueprint/understand/read/english/index.ts');
const { understandBy } = await load('blueprint/understand/reading.ts');
const { WEIGHTS } = await load('blueprint/understand/words/english-weights.ts');

const FILE = 'blueprint/understand/words/field-weights.ts';
const FOLDS = 4;
const STRICTNESS = { ridge: 4, rare: 30, least: 0.05, rounds: 120 };
/** What speaks for an owner before anything is learned. */
const FIRST = {
  mine: 3,
  'head beside': 2,
  nearest: 1,
  'where before 0': 1,
  'where nowhere': -1,
  'form phrase': 0.3,
};

const descriptions = (await descriptionsOf('dev')).filter(
  ({ language, nothing }) => language === 'en' && !nothing,
);

const texts = descriptions.map((one) => candidatesOf(one, fieldsIn(one.description)));
const fit = (some) => fieldsFitted(some, FIRST, STRICTNESS);

const fits = Array.from({ length: FOLDS }, (_, fold) => fit(texts.filter((_, row) => row % FOLDS !== fold)));
const scores = descriptions.map((one, row) => {
  const { blueprint, facts } = understandBy(one.description, (text) =>
    readWeighing(text, WEIGHTS, fits[row % FOLDS]),
  );
  return score(one, blueprint, facts);
});
console.log(table('dev, unseen', scores).split('\n').slice(0, 2).join('\n'));

if (process.argv.includes('--write')) {
  const source = `import type { Weights } from '../likelihood.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/fields.mjs\`; not written by hand.

export const FIELD_WEIGHTS: Weights = ${JSON.stringify(fit(texts))};
`;
  await writeSource(FILE, source);
}

// Fits the weights by which things are found that no phrase of an English description names by itself, to the dev half of the descriptions: `node scripts/fit/hidden.mjs`. Prints how well they do on descriptions that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { isWhole } = await load('tests/understanding/match.ts');
const { plural } = await load('blueprint/understand/read/english/inflect.ts');
const { hiddenThings } = await load('blueprint/understand/read/english/index.ts');
const { foundAmong } = await load('blueprint/understand/read/english/hidden.ts');

const FILE = 'blueprint/understand/words/hidden-weights.ts';
const FOLDS = 8;
const STRICTNESS = { ridge: 4, rare: 12 };
const fit = (rows) => fitted(rows, STRICTNESS);

const descriptions = (await descriptionsOf('dev')).filter(
  ({ language, nothing }) => language === 'en' && !nothing,
);
const missed = [];
/** Each thing that isn't named with its signs, and whether it is one that the description asks for and that wasn't found. */
const rows = descriptions.flatMap(({ description, entities, may }, row) => {
  const { entities: found, hidden } = hiddenThings(description);
  const isOne = (noun) => (pattern) => isWhole(pattern, noun, plural(noun));
  const left = Object.values(entities).filter((pattern) => !found.some((noun) => isOne(noun)(pattern)));
  missed.push(left.length);
  return hidden.flatMap(({ noun, signs, span }) => {
    const of = left.findIndex(isOne(noun));
    return of === -1 && may.some(isOne(noun)) ? [] : [{ row, noun, signs, span, of, is: of === -1 ? 0 : 1 }];
  });
});
const all = missed.reduce((sum, count) => sum + count, 0);
const reached = new Set(rows.filter(({ is }) => is).map(({ row, of }) => `${row} ${of}`)).size;
console.log(`missed things: ${all}, among the candidates: ${reached}, candidates: ${rows.length}`);

const fits = Array.from({ length: FOLDS }, (_, fold) => fit(rows.filter(({ row }) => row % FOLDS !== fold)));
for (const enough of [0.2, 0.3, 0.36, 0.4, 0.5]) {
  const taken = descriptions.flatMap((_, row) =>
    foundAmong(
      rows.filter((one) => one.row === row),
      fits[row % FOLDS],
      enough,
    ),
  );
  const right = new Set(taken.filter(({ is }) => is).map(({ row, of }) => `${row} ${of}`)).size;
  console.log(`hidden things from ${enough}: ${right} found, ${taken.length - right} too many`);
}

if (process.argv.includes('--write')) {
  const source = `import type { Weights } from '../likelihood.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/hidden.mjs\`; not written by hand.

export const HIDDEN_WEIGHTS: Weights = ${JSON.stringify(fit(rows))};
`;
  await writeSource(FILE, source);
}

// Fits the weights by which nouns of Spanish, French, German, Chinese and Arabic are told things from what is said of them, to the dev half of the descriptions: `node scripts/fit/others.mjs`. Prints how well they do on descriptions that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { isValue, isWhole } = await load('tests/understanding/match.ts');
const { score } = await load('tests/understanding/score.ts');
const { table } = await load('tests/understanding/table.ts');
const { vocabularyFor } = await load('blueprint/understand/read/others/vocabulary.ts');
const { evidenceIn, listsIn, readOtherWeighing, rolesIn } = await load(
  'blueprint/understand/read/others/index.ts',
);
const { likelihood } = await load('blueprint/understand/likelihood.ts');
const { understandBy } = await load('blueprint/understand/reading.ts');

const FILE = 'blueprint/understand/words/others/weights.ts';
const FOLDS = 8;
/** How strongly weights are held near zero, and in how many nouns a sign has to stand. */
const STRICTNESS = { ridge: 4, rare: 8 };
const fit = (rows) => fitted(rows, STRICTNESS);

const descriptions = (await descriptionsOf('dev')).filter(
  ({ language, nothing }) => language !== 'en' && !nothing,
);
const NO_WEIGHTS = { base: 0, signs: {} };
const NONE = { lists: NO_WEIGHTS, things: NO_WEIGHTS, roles: NO_WEIGHTS };
const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
const foldOf = (row) => row % FOLDS;

/** Each list with its signs, and whether it is what something is chosen from. */
const lists = descriptions.flatMap(({ description, language, states, choices }, row) => {
  const wanted = [...states, ...choices].map(({ values }) => values);
  return listsIn(description, language, NONE).map(({ values, signs }) => {
    const isOne = (gold) => values.filter((value) => gold.some((one) => isValue(one, value))).length;
    return { row, signs, is: wanted.some((gold) => isOne(gold) * 2 >= values.length) ? 1 : 0 };
  });
});
const listFits = folds.map((fold) => fit(lists.filter(({ row }) => foldOf(row) !== fold)));

/** Each noun with its signs, and whether it is a thing; nouns that may be either say nothing. */
const things = descriptions.flatMap(({ description, language, entities, may }, row) =>
  evidenceIn(description, language, { ...NONE, lists: listFits[foldOf(row)] }).flatMap(({ noun, signs }) => {
    const plural = vocabularyFor(language).grammar.plural(noun);
    const isOne = (pattern) => isWhole(pattern, noun, plural);
    const is = Object.values(entities).some(isOne) ? 1 : 0;
    return is === 0 && may.some(isOne) ? [] : [{ row, noun, signs, is }];
  }),
);
const thingFits = folds.map((fold) => fit(things.filter(({ row }) => foldOf(row) !== fold)));

/** Those who are spoken of with their signs, and whether they are a role. */
const people = descriptions.flatMap(({ description, language, roles }, row) =>
  rolesIn(description, language, { ...NONE, lists: listFits[foldOf(row)] }).map(({ noun, signs }) => ({
    row,
    signs,
    is: roles.some((pattern) => isWhole(pattern, noun)) ? 1 : 0,
  })),
);
const roleFits = folds.map((fold) => fit(people.filter(({ row }) => foldOf(row) !== fold)));

const share = (part, whole) => (part / whole).toFixed(3);
for (const [name, rows, fits] of [
  ['lists', lists, listFits],
  ['things', things, thingFits],
  ['roles', people, roleFits],
])
  for (const enough of [0.3, 0.4, 0.5, 0.6]) {
    const said = rows.map(({ row, signs, is }) => ({
      is,
      taken: likelihood(signs, fits[foldOf(row)]) >= enough,
    }));
    const right = said.filter(({ is, taken }) => is === 1 && taken).length;
    const recall = share(right, said.filter(({ is }) => is === 1).length);
    const precision = share(right, said.filter(({ taken }) => taken).length);
    console.log(`${name} from ${enough}: recall ${recall}, precision ${precision}`);
  }
const scores = descriptions.map((one, row) => {
  const weights = {
    lists: listFits[foldOf(row)],
    things: thingFits[foldOf(row)],
    roles: roleFits[foldOf(row)],
  };
  const { blueprint, facts } = understandBy(one.description, (text, language) =>
    readOtherWeighing(text, language, weights),
  );
  return score(one, blueprint, facts);
});
console.log(table('dev, unseen', scores));

if (process.argv.includes('--write')) {
  const source = `import type { OtherWeights } from '../../read/others/verdicts.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/others.mjs\`; not written by hand.

export const WEIGHTS: OtherWeights = ${JSON.stringify({ lists: fit(lists), things: fit(things), roles: fit(people) })};
`;
  await writeSource(FILE, source);
}

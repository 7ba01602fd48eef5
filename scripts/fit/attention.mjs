// Fits the weights by which an English description asks to see rows that someone has to look after, to the dev half of the descriptions: `node scripts/fit/attention.mjs`. Prints how often texts that ask so are found on descriptions that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { isWhole } = await load('tests/understanding/match.ts');
const { plural } = await load('blueprint/understand/read/english/inflect.ts');
const { watchedRows } = await load('blueprint/understand/read/english/index.ts');
const { likelihood } = await load('blueprint/understand/likelihood.ts');

const FILE = 'blueprint/understand/words/attention-weights.ts';
const FOLDS = 8;
const STRICTNESS = { ridge: 3, rare: 5 };
const ROUNDS = 3;

const descriptions = (await descriptionsOf('dev')).filter(
  ({ language, nothing }) => language === 'en' && !nothing,
);
const texts = descriptions.map(({ description, entities, pages }) => {
  const asked = pages.filter(({ kind }) => kind === 'attention');
  const patterns = asked.flatMap(({ entity = '' }) => entity.split('|').map((name) => entities[name]));
  return {
    wanted: asked.length,
    rows: watchedRows(description).map(({ signs, nouns, words }) => ({
      signs,
      words,
      isNamed: nouns.some((noun) =>
        patterns.some((pattern) => pattern && isWhole(pattern, noun, plural(noun))),
      ),
    })),
  };
});

/** The gold doesn't say where something is asked: where that is likeliest, by the weights before. */
function fit(some) {
  let weights;
  for (let round = 0; round < ROUNDS; round += 1) {
    const rows = some.flatMap(({ wanted, rows: own }) => {
      const valued = own.map((row) => ({
        row,
        value: (weights ? likelihood(row.signs, weights) : startOf(row)) + (row.isNamed ? 0.3 : 0),
      }));
      const ranked = [...valued].sort((one, other) => other.value - one.value);
      const asked = new Set(ranked.slice(0, wanted).map(({ row }) => row));
      return own.map((row) => ({ signs: row.signs, is: asked.has(row) ? 1 : 0 }));
    });
    weights = fitted(rows, STRICTNESS);
  }
  return weights;
}
const startOf = ({ signs }) =>
  signs.filter((sign) =>
    /^(?:asks (?:show|see|which|warn|colour|twice)|before (?:show|see|warn|list))$/.test(sign),
  ).length / 10;

const fits = Array.from({ length: FOLDS }, (_, fold) => fit(texts.filter((__, row) => row % FOLDS !== fold)));
const asking = texts.filter(({ wanted }) => wanted > 0);
console.log(
  `${asking.filter(({ rows }) => rows.length > 0).length} of ${asking.length} texts that ask have a candidate`,
);
for (const enough of [0.2, 0.3, 0.35, 0.4, 0.5]) {
  const taken = texts.filter(({ rows }, at) =>
    rows.some(({ signs }) => likelihood(signs, fits[at % FOLDS]) >= enough),
  );
  const right = taken.filter(({ wanted }) => wanted > 0).length;
  console.log(
    `attention from ${enough}: recall ${(right / asking.length).toFixed(3)}, precision ${(right / taken.length).toFixed(3)}`,
  );
}

if (process.argv.includes('--write')) {
  const source = `import type { Weights } from '../likelihood.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/attention.mjs\`; not written by hand.

export const ATTENTION_WEIGHTS: Weights = ${JSON.stringify(fit(texts))};
`;
  await writeSource(FILE, source);
}

// Fits the weights by which rows of values are found in English descriptions, and told lives from choices, to the dev half of the descriptions: `node scripts/fit/rows.mjs`. Prints how well they do on descriptions that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsIn } = await load('tests/understanding/gold.ts');
const { isValue } = await load('tests/understanding/match.ts');
const { score } = await load('tests/understanding/score.ts');
const { table } = await load('tests/understanding/table.ts');
const { likelihood } = await load('blueprint/understand/likelihood.ts');
const { readWeighing } = await load('blueprint/understand/read/english/index.ts');
const { rowsOfValues } = await load('blueprint/understand/read/english/prepared.ts');
const { WEIGHTS } = await load('blueprint/understand/words/english-weights.ts');
const { OWNER_WEIGHTS } = await load('blueprint/understand/words/owner-weights.ts');
const { understandBy } = await load('blueprint/understand/reading.ts');
const { likeliestOf } = await load('blueprint/understand/read/english/choices/weighed.ts');

const FILE = 'blueprint/understand/words/row-weights.ts';
const FOLDS = 8;
const INNER = 4;
/** Rows were once found by rules made for the older descriptions; the others count twice. */
const FRESH = 2;
const SHORT = 2;
const STRICTNESS = { ridge: 10, rare: 14 };
/** Signs that say less are left out, to keep the table small. */
const SAYS = 0.15;
const fit = (rows) => {
  const { base, signs } = fitted(rows, STRICTNESS);
  return {
    base,
    signs: Object.fromEntries(Object.entries(signs).filter(([, value]) => Math.abs(value) >= SAYS)),
  };
};

/** How much of one is in the other for both to be the same row. */
const SAME = 0.8;
const read = async (file, weight) => (await descriptionsIn(file)).map((one) => ({ ...one, weight }));
const descriptions = [
  ...(await read('dev', 1)),
  ...(await read('dev-more', 1)),
  ...(await read('dev-fresh', FRESH)),
  ...(await read('dev-wide', FRESH)),
].filter(({ language, nothing }) => language === 'en' && !nothing);
const apps = descriptions.map((one) => {
  const gold = [...one.states.map((row) => ({ ...row, isLife: true })), ...one.choices];
  const rows = rowsOfValues(one.description).map((candidate) => {
    const { values } = candidate.row;
    const meant = gold.find((row) => {
      const found = row.values.filter((value) => values.some((label) => isValue(value, label))).length;
      const right = values.filter((label) => row.values.some((value) => isValue(value, label))).length;
      return found >= SAME * row.values.length && right >= SAME * values.length && right > 1;
    });
    return { ...candidate, is: meant ? 1 : 0, isLife: meant?.isLife ? 1 : 0 };
  });
  return { rows, weight: one.weight };
});
/** Of short descriptions only the one row is known that they are about, and what shares words with it; nothing is in those without one. */
const { CHOSEN, NO_CHOICE, NOT_YET } = await load('tests/understanding/rows.ts');
for (const [text, expected] of [...CHOSEN, ...NOT_YET, ...NO_CHOICE.map((text) => [text, ''])]) {
  const values = expected.split(': ')[1];
  const candidates = rowsOfValues(text).map((one) => ({
    ...one,
    isLife: undefined,
    is: one.row.values.join(', ') === values ? 1 : 0,
  }));
  const meant = candidates.find(({ is }) => is === 1)?.row;
  const isKnown = ({ row }) =>
    values === undefined || (meant && row.start < meant.end && row.end > meant.start);
  apps.push({ rows: candidates.filter(isKnown), weight: SHORT });
}

const weighed = (some, rowsIn) =>
  some.flatMap((app) => Array.from({ length: app.weight }, () => rowsIn(app)).flat());
const allOf = ({ rows }) => rows;
/** The second fit is made to what the first one chooses of descriptions that it didn't see. */
function fitAll(some) {
  const inner = Array.from({ length: INNER }, (_, fold) =>
    fit(
      weighed(
        some.filter((_, at) => at % INNER !== fold),
        allOf,
      ),
    ),
  );
  const chosen = new Map(some.map((app, at) => [app, likeliestOf(app.rows, inner[at % INNER])]));
  const lives = weighed(some, allOf).filter(({ is, isLife }) => is === 1 && isLife !== undefined);
  return {
    bounds: fit(weighed(some, allOf)),
    rows: fit(weighed(some, (app) => chosen.get(app))),
    lives: fit(lives.map(({ lifeSigns, isLife }) => ({ signs: lifeSigns(), is: isLife }))),
  };
}

const foldOf = (at) => Math.floor(at / 2) % FOLDS;
if (!process.argv.includes('--fast')) {
  const fits = Array.from({ length: FOLDS }, (_, fold) =>
    fitAll(apps.filter((_, at) => foldOf(at) !== fold)),
  );
  const share = (part, whole) => (part / whole).toFixed(2);
  for (const enough of [0.2, 0.3, 0.4]) {
    const taken = apps.flatMap(({ rows }, at) => {
      const weights = fits[foldOf(at)];
      return likeliestOf(rows, weights.bounds)
        .filter(({ signs }) => likelihood(signs, weights.rows) >= enough)
        .map((row) => ({ ...row, saysLife: likelihood(row.lifeSigns(), weights.lives) >= 0.5 ? 1 : 0 }));
    });
    const right = taken.filter(({ is }) => is === 1);
    const alive = right.filter(({ isLife, saysLife }) => isLife === saysLife);
    console.log(
      `rows from ${enough}: ${taken.length}, right ${share(right.length, taken.length)}, lives told from choices ${share(alive.length, right.length)}`,
    );
  }
  const scoresOf = (isIt) =>
    descriptions.flatMap((one, at) => {
      if (!isIt(one)) return [];
      const { blueprint, facts } = understandBy(one.description, (text) =>
        readWeighing(text, WEIGHTS, undefined, { rows: fits[foldOf(at)], owners: OWNER_WEIGHTS }),
      );
      return [score(one, blueprint, facts)];
    });
  for (const [name, isIt] of [
    ['older, unseen', ({ weight }) => weight === 1],
    ['fresh, unseen', ({ weight }) => weight > 1],
  ])
    console.log(table(name, scoresOf(isIt)).split('\n').slice(0, 2).join('\n'));
}

if (process.argv.includes('--write')) {
  const source = `import type { RowWeights } from '../read/english/choices/weighed.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/rows.mjs\`; not written by hand.

export const ROW_WEIGHTS: RowWeights = ${JSON.stringify(fitAll(apps))};
`;
  await writeSource(FILE, source);
}

// Fits the weights by which people are given a role in an English description, to the dev half of the descriptions: `node scripts/fit/roles.mjs`. Prints how well they do on descriptions that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { isWhole, pair } = await load('tests/understanding/match.ts');
const { rolesIn } = await load('blueprint/understand/read/english/index.ts');
const { likelihood } = await load('blueprint/understand/likelihood.ts');

const FILE = 'blueprint/understand/words/role-weights.ts';
const FOLDS = 8;
const STRICTNESS = { ridge: 4, rare: 6 };
const fit = (rows) => fitted(rows, STRICTNESS);

const descriptions = (await descriptionsOf('dev')).filter(
  ({ language, nothing }) => language === 'en' && !nothing,
);
const people = descriptions.flatMap(({ description, roles }, row) =>
  rolesIn(description).map(({ noun, signs }) => ({
    row,
    noun,
    signs,
    is: roles.some((pattern) => isWhole(pattern, noun)) ? 1 : 0,
  })),
);
const wanted = descriptions.reduce((sum, { roles }) => sum + roles.length, 0);

const share = (part, whole) => (part / whole).toFixed(3);
const fits = Array.from({ length: FOLDS }, (_, fold) =>
  fit(people.filter(({ row }) => row % FOLDS !== fold)),
);
for (const enough of [0, 0.3, 0.35, 0.4, 0.45, 0.5]) {
  const taken = people.filter(({ row, signs }) => likelihood(signs, fits[row % FOLDS]) >= enough);
  const found = descriptions.reduce((sum, { roles }, row) => {
    const own = taken.filter((one) => one.row === row);
    return sum + pair(roles, own, (pattern, { noun }) => isWhole(pattern, noun)).size;
  }, 0);
  console.log(
    `roles from ${enough}: recall ${share(found, wanted)}, precision ${share(found, taken.length)}`,
  );
}

if (process.argv.includes('--write')) {
  const source = `import type { Weights } from '../likelihood.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/roles.mjs\`; not written by hand.

export const ROLE_WEIGHTS: Weights = ${JSON.stringify(fit(people))};
`;
  await writeSource(FILE, source);
}

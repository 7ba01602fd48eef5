// Fits the weights by which rows of values are given to things, to the English dev half of the descriptions: `node scripts/fit/owners.mjs`. Prints how well they do on descriptions that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { isValue, isWhole } = await load('tests/understanding/match.ts');
const { ownersOfValues } = await load('blueprint/understand/read/english/index.ts');
const { plural } = await load('blueprint/understand/read/english/inflect.ts');
const { settled } = await load('blueprint/understand/read/english/choices/owners.ts');

const FILE = 'blueprint/understand/words/owner-weights.ts';
const FOLDS = 8;
const SAME = 0.6;
const fit = (rows) =>
  fitted(
    rows.flatMap(({ owners }) => owners),
    { ridge: 3, rare: 6 },
  );

const descriptions = (await descriptionsOf('dev')).filter(
  ({ language, nothing }) => language === 'en' && !nothing,
);
/** Each row that was meant and whose owner was found, with the things that it may belong to. */
const rows = descriptions.flatMap(({ description, entities, states, choices }, app) =>
  ownersOfValues(description).flatMap(({ row, owners }) => {
    const meant = [...states, ...choices].find(
      ({ values }) =>
        values.filter((value) => row.values.some((label) => isValue(value, label))).length >=
        SAME * Math.max(values.length, row.values.length),
    );
    const isOne = (noun) =>
      meant?.entity.split('|').some((name) => entities[name] && isWhole(entities[name], noun, plural(noun)));
    const judged = owners.map((owner) => ({ ...owner, is: isOne(owner.noun) ? 1 : 0 }));
    return judged.some(({ is }) => is === 1) ? [{ app, owners: judged, row }] : [];
  }),
);

const foldOf = (app) => Math.floor(app / 2) % FOLDS;
const fits = Array.from({ length: FOLDS }, (_, fold) => fit(rows.filter(({ app }) => foldOf(app) !== fold)));
const isRight = (row, noun) => row.owners.some((owner) => owner.noun === noun && owner.is > 0);
const byReader = rows.filter((one) => isRight(one, one.row.owner)).length;
const apps = [...new Set(rows.map(({ app }) => app))].map((app) => rows.filter((one) => one.app === app));
const right = apps
  .flatMap((some) => settled(some, fits[foldOf(some[0].app)]))
  .filter((one) => isRight(one, one.owner)).length;
console.log(`${rows.length} rows: ${byReader} at their owner as read, ${right} as weighed`);

if (process.argv.includes('--write')) {
  const source = `import type { Weights } from '../likelihood.ts';

// Fitted to the English dev half of the descriptions by \`scripts/fit/owners.mjs\`; not written by hand.

export const OWNER_WEIGHTS: Weights = ${JSON.stringify(fit(rows))};
`;
  await writeSource(FILE, source);
}

// Fits the weights by which two things are taken to belong together, to the dev half of the descriptions in all languages: `node scripts/fit/links.mjs`. Prints how well they do on descriptions that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { namesOf, withGoldThings } from './gold-things.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { isWhole } = await load('tests/understanding/match.ts');
const { readEnglish } = await load('blueprint/understand/read/english/index.ts');
const { plural } = await load('blueprint/understand/read/english/inflect.ts');
const { readOther } = await load('blueprint/understand/read/others/index.ts');
const { lexiconFor } = await load('blueprint/understand/lexicon.ts');
const { categoryFor } = await load('blueprint/understand/category.ts');
const { ranked } = await load('blueprint/understand/settle/left-out/rank.ts');
const { pairsOf } = await load('blueprint/understand/assume/pairs.ts');
const { alone, amongSigns, likelyPairs, linkedPairs } = await load(
  'blueprint/understand/assume/likely-pairs.ts',
);

const FILE = 'blueprint/understand/words/link-weights.ts';
const FOLDS = 6;

const descriptions = (await descriptionsOf('dev')).filter(({ nothing }) => !nothing);

/** The pairs of things, and whether they belong together. */
function pairsIn(gold, facts) {
  const { language, description } = gold;
  const lexicon = lexiconFor(language);
  const nameOf = (entity) => (entity.name ? [entity.name] : namesOf(gold, entity, isWhole));
  const isOne = (entity, names) => nameOf(entity).some((name) => names.split('|').includes(name));
  const pairs = pairsOf(facts, description, lexicon, (entity) => categoryFor(entity, lexicon, language));
  return pairs.map((pair) => {
    const [one, other] = [pair.from.entity, pair.to.entity];
    const isRelated = gold.relations.some(
      ({ between: [left, right] }) =>
        (isOne(one, left) && isOne(other, right)) || (isOne(other, left) && isOne(one, right)),
    );
    return {
      ...pair,
      is: isRelated ? 1 : 0,
      isWanted: [one, other].every((entity) => nameOf(entity).length > 0),
    };
  });
}
/** Each description as it is read, and with all its things found. */
const apps = descriptions.map((gold) => {
  const { language, description } = gold;
  const facts = ranked(language === 'en' ? readEnglish(description) : readOther(description, language));
  const words = {
    lexicon: lexiconFor(language),
    plural: language === 'en' ? plural : (noun) => noun,
    isWhole,
  };
  const whole = withGoldThings(gold, facts, words);
  return { language, readings: [pairsIn(gold, facts), whole ? pairsIn(gold, whole) : []] };
});

const wanted = (pairs) => pairs.filter(({ isWanted }) => isWanted);
const fitAlone = (list) =>
  fitted(
    list.flatMap(({ readings }) => readings.flatMap(wanted)),
    { ridge: 12, rare: 10 },
  );
const fitAmong = (list, weightsOf) =>
  fitted(
    list.flatMap((app) =>
      app.readings.flatMap((pairs) => {
        const signs = amongSigns(alone(pairs, weightsOf(app)));
        return wanted(pairs.map((pair, at) => ({ ...pair, signs: signs[at] })));
      }),
    ),
    { ridge: 2, rare: 8 },
  );

const inFold = new Map(apps.map((app, at) => [app, at % FOLDS]));
const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
const outside = (fold) => apps.filter((app) => inFold.get(app) !== fold);
const byThemselves = folds.map((fold) => fitAlone(outside(fold)));
const aloneOf = (app) => byThemselves[inFold.get(app)];
const amongOthers = folds.map((fold) => fitAmong(outside(fold), aloneOf));
const weightsOf = (app) => ({ alone: aloneOf(app), among: amongOthers[inFold.get(app)] });

/** @param choose the pairs that are linked, of all */
function figures(list, reading, choose) {
  const all = list.flatMap((app) => wanted(app.readings[reading]));
  const made = list.flatMap((app) => wanted(choose(app.readings[reading], weightsOf(app))));
  const right = made.filter(({ is }) => is === 1).length;
  const there = all.filter(({ is }) => is === 1).length;
  return `recall ${(right / there).toFixed(3)} precision ${(right / made.length).toFixed(3)}`;
}
const clearFrom = (least) => (pairs, weights) =>
  likelyPairs(pairs, weights)
    .filter(({ value }) => value >= least)
    .map(({ pair }) => pair);
for (const [name, list] of [
  ['English', apps.filter(({ language }) => language === 'en')],
  ['others', apps.filter(({ language }) => language !== 'en')],
])
  for (const [at, reading] of ['as read', 'all things found'].entries())
    console.log(
      `${name}, ${reading}: ${figures(list, at, linkedPairs)}; from .3 on ${figures(list, at, clearFrom(0.3))}, from .5 on ${figures(list, at, clearFrom(0.5))}`,
    );

if (process.argv.includes('--write')) {
  const whole = fitAlone(apps);
  // What stands among others is fitted to likelihoods that weren't fitted to the same descriptions.
  const weights = { alone: whole, among: fitAmong(apps, aloneOf) };
  const source = `import type { LinkWeights } from '../likely-pairs.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/links.mjs\`; not written by hand.

export const LINK_WEIGHTS: LinkWeights = ${JSON.stringify(weights)};
`;
  await writeSource(FILE, source);
}

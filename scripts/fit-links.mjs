// Fits the weights by which two things are taken to belong together, to the dev half of the descriptions in all languages: `node scripts/fit-links.mjs`. Prints how well they do on descriptions that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { load, writeSource } from './sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { isWhole } = await load('tests/understanding/match.ts');
const { readEnglish } = await load('blueprint/understand/read/english/index.ts');
const { readOther } = await load('blueprint/understand/read/others/index.ts');
const { lexiconFor } = await load('blueprint/understand/lexicon.ts');
const { categoryFor } = await load('blueprint/understand/merge.ts');
const { ranked } = await load('blueprint/understand/rank.ts');
const { chosenOf, pairsOf } = await load('blueprint/understand/pairs.ts');

const FILE = 'blueprint/understand/words/link-weights.ts';
const FOLDS = 8;
const fit = (rows) =>
  fitted(
    rows.filter(({ isOpen }) => !isOpen),
    { ridge: 8, rare: 8 },
  );

const descriptions = (await descriptionsOf('dev')).filter(({ nothing }) => !nothing);
/** The pairs of things of each description, and whether they belong together; things that may be there or not leave that open. */
const apps = descriptions.map(({ description, language, entities, may, relations }) => {
  const lexicon = lexiconFor(language);
  const facts = ranked(language === 'en' ? readEnglish(description) : readOther(description, language));
  const named = ({ noun, plural }) =>
    Object.entries(entities).flatMap(([name, pattern]) => (isWhole(pattern, noun, plural) ? [name] : []));
  const isOpen = (entity) =>
    named(entity).length === 0 && may.some((pattern) => isWhole(pattern, entity.noun, entity.plural));
  const isOne = (entity, names) => named(entity).some((name) => names.split('|').includes(name));
  const pairs = pairsOf(facts, description, lexicon, (entity) => categoryFor(entity, lexicon, language));
  return pairs.map((pair) => {
    const [one, other] = [pair.from.entity, pair.to.entity];
    const isRelated = relations.some(
      ({ between: [left, right] }) =>
        (isOne(one, left) && isOne(other, right)) || (isOne(other, left) && isOne(one, right)),
    );
    return { ...pair, is: isRelated ? 1 : 0, isOpen: isOpen(one) || isOpen(other) };
  });
});

const fits = Array.from({ length: FOLDS }, (_, fold) =>
  fit(apps.filter((_, at) => at % FOLDS !== fold).flat()),
);
const unsaid = apps.flat().filter(({ isSaid }) => !isSaid);
const taken = apps.flatMap((pairs, at) => chosenOf(pairs, fits[at % FOLDS]));
const right = taken.filter(({ is }) => is === 1).length;
const open = taken.filter(({ isOpen }) => isOpen).length;
console.log(
  `${taken.length} assumed in ${apps.length} apps: ${right} right of ${unsaid.filter(({ is }) => is === 1).length}, ${open} with things that may be there or not`,
);

if (process.argv.includes('--write')) {
  const source = `import type { Weights } from '../likelihood.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit-links.mjs\`; not written by hand.

export const LINK_WEIGHTS: Weights = ${JSON.stringify(fit(apps.flat()))};
`;
  await writeSource(FILE, source);
}

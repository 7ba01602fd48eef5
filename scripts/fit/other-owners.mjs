// Fits the weights by which lists of values are given to things in Spanish, French, German, Chinese and Arabic, to the dev half of the descriptions, the English ones among them: `node scripts/fit/other-owners.mjs`. Prints how well they do on descriptions that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { isValue, isWhole } = await load('tests/understanding/match.ts');
const { ownersOfValues } = await load('blueprint/understand/read/others/index.ts');
const { ownersOfValues: ownersInEnglish } = await load('blueprint/understand/read/english/index.ts');
const { plural: pluralInEnglish } = await load('blueprint/understand/read/english/inflect.ts');
const { ownersWeighed } = await load('blueprint/understand/read/others/value-owners.ts');
const { vocabularyFor } = await load('blueprint/understand/read/others/vocabulary.ts');

const FILE = 'blueprint/understand/words/others/owner-weights.ts';
const FOLDS = 8;
const SAME = 0.6;
/** How often each list of another language counts where an English one counts once. */
const TIMES = 3;

const descriptions = (await descriptionsOf('dev')).filter(({ nothing }) => !nothing);
/** Each list that was meant and whose owner was found, with the things that it may belong to. */
const lists = descriptions.flatMap(({ description, language, entities, states, choices }, app) =>
  (language === 'en' ? ownersInEnglish(description) : ownersOfValues(description, language)).flatMap(
    ({ row, owners }) => {
      const meant = [...states, ...choices].find(
        ({ values }) =>
          values.filter((value) => row.values.some((label) => isValue(value, label))).length >=
          SAME * Math.max(values.length, row.values.length),
      );
      const plural = language === 'en' ? pluralInEnglish : vocabularyFor(language).grammar.plural;
      const isOne = (noun) =>
        meant?.entity
          .split('|')
          .some((name) => entities[name] && isWhole(entities[name], noun, plural(noun)));
      const judged = owners.map((owner) => ({ ...owner, is: isOne(owner.noun) ? 1 : 0 }));
      return judged.some(({ is }) => is === 1) ? [{ app, language, owners: judged, row }] : [];
    },
  ),
);

const english = lists.filter(({ language }) => language === 'en');
const rows = lists.filter(({ language }) => language !== 'en');
/** Few lists are known of each language, and much of what speaks for an owner is the same in all. */
const fit = (some) =>
  fitted(
    [...english, ...Array.from({ length: TIMES }, () => some).flat()].flatMap(({ owners }) => owners),
    { ridge: 8, rare: 6 },
  );

const foldOf = (app) => app % FOLDS;
const fits = Array.from({ length: FOLDS }, (_, fold) => fit(rows.filter(({ app }) => foldOf(app) !== fold)));
const isRight = (row, noun) => row.owners.some((owner) => owner.noun === noun && owner.is > 0);
const apps = [...new Set(rows.map(({ app }) => app))].map((app) => rows.filter((one) => one.app === app));
const given = apps.flatMap((some) => ownersWeighed(some, fits[foldOf(some[0].app)]));
for (const languages of ['es, fr, de', 'zh, ar']) {
  const some = given.filter(({ language }) => languages.includes(language));
  const byReader = some.filter((one) => isRight(one, one.row.owner)).length;
  const right = some.filter((one) => isRight(one, one.owner)).length;
  console.log(`${languages}: ${some.length} lists: ${byReader} at their owner as read, ${right} as weighed`);
}

if (process.argv.includes('--write')) {
  const source = `import type { Weights } from '../../likelihood.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/other-owners.mjs\`; not written by hand.

export const OWNER_WEIGHTS: Weights = ${JSON.stringify(fit(rows))};
`;
  await writeSource(FILE, source);
}

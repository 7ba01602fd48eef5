// Fits the weights by which a wish for an app is told from other talk, to the dev half of the descriptions and `tests/understanding/dev-wishes.json`: `node scripts/fit/wishes.mjs`. Prints how well they do on texts that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf, talkOf } = await load('tests/understanding/gold.ts');
const { readEnglish } = await load('blueprint/understand/read/english/index.ts');
const { readOther } = await load('blueprint/understand/read/others/index.ts');
const { signsOfWish } = await load('blueprint/understand/assume/wish.ts');
const { likelihood } = await load('blueprint/understand/likelihood.ts');

const FILE = 'blueprint/understand/words/wish-weights.ts';
const FOLDS = 8;
const fit = (rows) => fitted(rows, { ridge: 3, rare: 5 });

const described = (await descriptionsOf('dev')).map(({ description, language, nothing }) => ({
  text: description,
  language,
  is: nothing ? 0 : 1,
  from: 'dev',
}));
const rows = [...described, ...(await talkOf()).map((one) => ({ ...one, from: 'dev-wishes' }))].map(
  (row) => ({
    ...row,
    signs: signsOfWish(
      row.text,
      row.language === 'en' ? readEnglish(row.text) : readOther(row.text, row.language),
    ),
  }),
);

const foldOf = (at) => at % FOLDS;
const fits = Array.from({ length: FOLDS }, (_, fold) => fit(rows.filter((_, at) => foldOf(at) !== fold)));
const judged = rows.map((row, at) => ({ ...row, value: likelihood(row.signs, fits[foldOf(at)]) }));
for (const from of ['dev', 'dev-wishes'])
  for (const enough of [0.2, 0.3, 0.4, 0.5]) {
    const own = judged.filter((row) => row.from === from);
    const taken = (is) => own.filter((row) => row.is === is && row.value < enough).length;
    const all = (is) => own.filter((row) => row.is === is).length;
    console.log(
      `${from} from ${enough}: wishes missed ${taken(1)} of ${all(1)}, other talk kept out ${taken(0)} of ${all(0)}`,
    );
  }

if (process.argv.includes('--write')) {
  const source = `import type { Weights } from '../likelihood.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/wishes.mjs\`; not written by hand.

export const WISH_WEIGHTS: Weights = ${JSON.stringify(fit(rows))};
`;
  await writeSource(FILE, source);
}

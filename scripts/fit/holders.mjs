// Fits the weights by which an English description's rules and pages are given to the things that keep them, to the dev half of the descriptions: `node scripts/fit/holders.mjs`. Prints how often they are right on descriptions that each fit didn't see; `--write` keeps them.
import { fitted } from './logistic.mjs';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { isWhole } = await load('tests/understanding/match.ts');
const { plural } = await load('blueprint/understand/read/english/inflect.ts');
const { holdingsIn } = await load('blueprint/understand/read/english/index.ts');
const { holderAmong, RULES } = await load('blueprint/understand/read/english/holding.ts');

const FILE = 'blueprint/understand/words/holder-weights.ts';
const FOLDS = 8;
const STRICTNESS = { ridge: 6, rare: 6 };
const fit = (rows) => fitted(rows, STRICTNESS);
/** What runs low is to be looked after; a chart by a choice may have been asked for by time too. */
const kindOf = (ask) => (ask === 'low' ? 'attention' : ask === 'time-chart' ? 'chart' : ask);
const isAsked = (ask, kind) => kind.split('|').some((one) => kindOf(one) === kindOf(ask));

const descriptions = (await descriptionsOf('dev')).filter(
  ({ language, nothing }) => language === 'en' && !nothing,
);
/** What is asked for and kept by something, with whether each thing keeps it. */
const holdings = descriptions.flatMap(({ description, entities, rules, pages }, row) =>
  holdingsIn(description).flatMap(({ ask, candidates }) => {
    const names = [...rules, ...pages].flatMap(({ kind, entity }) =>
      isAsked(ask, kind) && entity !== undefined ? entity.split('|') : [],
    );
    const all = candidates.map(({ noun, signs }) => ({
      noun,
      signs,
      row,
      is: names.some((name) => isWhole(entities[name], noun, plural(noun))) ? 1 : 0,
    }));
    const isRight = all.some(({ is }) => is === 1);
    // Where it is kept by something that was not read, no candidate is wrong.
    return isRight || (names.length === 0 && RULES.has(ask)) ? [{ row, ask, candidates: all, isRight }] : [];
  }),
);

/** A word says something once it stands in several descriptions, however many things each has. */
const SPREAD = 5;
const spread = new Map();
for (const { row, candidates } of holdings)
  for (const sign of new Set(candidates.flatMap(({ signs }) => signs)))
    spread.set(sign, (spread.get(sign) ?? new Set()).add(row));
const isCommon = (sign) => !sign.includes(' says ') || spread.get(sign).size >= SPREAD;
const rowsOf = (some) =>
  some.flatMap(({ candidates }) => candidates.map((one) => ({ ...one, signs: one.signs.filter(isCommon) })));
const fits = Array.from({ length: FOLDS }, (_, fold) =>
  fit(rowsOf(holdings.filter(({ row }) => row % FOLDS !== fold))),
);
for (const ask of new Set(holdings.map((one) => one.ask))) {
  const own = holdings.filter((one) => one.ask === ask);
  const wanted = own.filter(({ isRight }) => isRight).length;
  for (const enough of [0.1, 0.2, 0.3]) {
    const given = own.flatMap(({ row, candidates }) => {
      const noun = holderAmong(ask, candidates, fits[row % FOLDS], enough);
      return noun === undefined ? [] : [candidates.some((one) => one.noun === noun && one.is === 1)];
    });
    console.log(
      `${ask} from ${enough}: ${given.filter(Boolean).length} of ${wanted} right, ${given.filter((is) => !is).length} wrong`,
    );
  }
}

if (process.argv.includes('--write')) {
  const source = `import type { Weights } from '../likelihood.ts';

// Fitted to the dev half of the descriptions by \`scripts/fit/holders.mjs\`; not written by hand.

export const HOLDER_WEIGHTS: Weights = ${JSON.stringify(fit(rowsOf(holdings)))};
`;
  await writeSource(FILE, source);
}

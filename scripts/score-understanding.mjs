// How well descriptions are read: `node scripts/score-understanding.mjs [half…]`. Of a half that is only scored it prints figures, never the text.
import { load } from './sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { score } = await load('tests/understanding/score.ts');
const { table, worst } = await load('tests/understanding/table.ts');

const { understand } = await load('blueprint/understand/index.ts');

console.log('Each cell: recall and precision.\n');
const asked = process.argv.slice(2);
for (const half of asked.length > 0 ? asked : ['dev', 'held-out']) {
  const descriptions = await descriptionsOf(half);
  const scores = descriptions.map((one) => {
    const { blueprint, facts } = understand(one.description);
    return score(one, blueprint, facts);
  });
  console.log(table(half, scores));
  if (half === 'dev') console.log(`The worst:\n${worst(scores)}`);
  console.log();
}

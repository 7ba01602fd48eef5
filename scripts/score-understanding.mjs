// How well descriptions are read: `node scripts/score-understanding.mjs`. Of the half that is only scored it prints figures, never the text.
import { existsSync } from 'node:fs';
import { runnerImport } from 'vite';

const load = async (file) =>
  (await runnerImport(`./${file}`, { configFile: false, logLevel: 'error' })).module;
const { descriptionsOf, HALVES } = await load('tests/understanding/gold.ts');
const { score } = await load('tests/understanding/score.ts');
const { table, worst } = await load('tests/understanding/table.ts');

const { sketch } = await load('blueprint/sketch/index.ts');
const readers = { sketch: async (text) => ({ blueprint: sketch(text) }) };
const UNDERSTAND = 'blueprint/understand/index.ts';
if (existsSync(UNDERSTAND)) {
  const { understand } = await load(UNDERSTAND);
  readers.understand = async (text) => understand(text);
}

console.log('Each cell: recall and precision.\n');
for (const half of HALVES) {
  const descriptions = await descriptionsOf(half);
  for (const [name, read] of Object.entries(readers)) {
    const scores = [];
    for (const one of descriptions) {
      const { blueprint, facts } = await read(one.description);
      scores.push(score(one, blueprint, facts));
    }
    console.log(table(`${name}, ${half}`, scores));
    if (half === 'dev') console.log(`The worst of ${name}:\n${worst(scores)}`);
    console.log();
  }
}

// Fits the weights that tell nouns, verbs and adjectives apart where they stand in English descriptions: `node scripts/fit/word-classes.mjs`. Prints how many words are of the right class on descriptions that each fit didn't see; `--write` keeps the weights.
import { readFile } from 'node:fs/promises';
import { load, writeSource } from '../sources.mjs';

const { descriptionsOf } = await load('tests/understanding/gold.ts');
const { sentencesOf, tokensOf } = await load('blueprint/understand/read/english/tokens.ts');
const { nounsIn } = await load('blueprint/understand/read/english/word-classes.ts');
const { classOf, isOpen, WORD_CLASSES, wordSigns } = await load(
  'blueprint/understand/read/english/word-signs.ts',
);
const { lexiconFor } = await load('blueprint/understand/lexicon.ts');

const FILE = 'blueprint/understand/words/word-class-weights.ts';
const FOLDS = 5;
/** How strongly weights are held near zero, and in how many words a sign has to stand. */
const RIDGE = 1;
const RARE = 2;
const ROUNDS = 150;
/** The smallest weight that is kept. */
const LEAST = 0.15;
/** What `tests/understanding/word-classes.json` has a letter for. */
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

const LETTERS = { N: 'noun', n: 'noun', V: 'verb', A: 'adjective', '.': 'other' };
const COUNT = WORD_CLASSES.length;
const placeOf = (name) => WORD_CLASSES.indexOf(name);

const lexicon = lexiconFor('en');
const right = JSON.parse(await readFile('tests/understanding/word-classes.json', 'utf8'));
const texts = [
  ...(await descriptionsOf('dev')).flatMap(({ id, description }) => {
    const letters = right.descriptions[id];
    return letters === undefined ? [] : [{ text: description, letters }];
  }),
  ...Object.entries(right.sentences).map(([text, letters]) => ({ text, letters })),
];
const rows = texts.flatMap(({ text, letters }, row) => {
  const words = [...text.matchAll(WORDS)];
  const sentences = sentencesOf(text).map((sentence) => tokensOf(sentence));
  const nouns = nounsIn(sentences);
  return sentences.flatMap((tokens) =>
    tokens.flatMap((token, at) => {
      const word = words.findIndex(
        ({ index, 0: found }) => index <= token.start && index + found.length > token.start,
      );
      const letter = letters[word];
      if (!isOpen(token) || letter === undefined) return [];
      const signs = wordSigns(tokens, at, lexicon, nouns);
      return [{ row, signs, is: placeOf(LETTERS[letter]), tagged: placeOf(classOf(token.pos)) }];
    }),
  );
});

/** Softmax over the classes, by AdaGrad with a ridge. @returns for each sign what it says for each class */
function fit(some) {
  const counts = new Map();
  for (const { signs } of some)
    for (const sign of new Set(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= RARE).map(([sign]) => sign);
  const places = new Map(names.map((name, at) => [name, at]));
  const inputs = some.map(({ signs }) =>
    Int32Array.from(signs.map((s) => places.get(s) ?? -1).filter((p) => p >= 0)),
  );
  const weights = new Float64Array(names.length * COUNT);
  const seen = new Float64Array(names.length * COUNT).fill(1e-8);
  const slope = new Float64Array(names.length * COUNT);
  const sums = new Float64Array(COUNT);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let at = 0; at < slope.length; at += 1) slope[at] = RIDGE * weights[at];
    inputs.forEach((input, n) => {
      sums.fill(0);
      for (const place of input) for (let k = 0; k < COUNT; k += 1) sums[k] += weights[place * COUNT + k];
      const most = Math.max(...sums);
      let whole = 0;
      for (let k = 0; k < COUNT; k += 1) whole += sums[k] = Math.exp(sums[k] - most);
      for (let k = 0; k < COUNT; k += 1) {
        const error = sums[k] / whole - (some[n].is === k ? 1 : 0);
        if (Math.abs(error) > 1e-4) for (const place of input) slope[place * COUNT + k] += error;
      }
    });
    for (let at = 0; at < slope.length; at += 1) {
      seen[at] += slope[at] * slope[at];
      weights[at] -= (0.3 * slope[at]) / Math.sqrt(seen[at]);
    }
  }
  const rounded = (value) => Math.round(value * 100) / 100;
  return Object.fromEntries(
    names
      .map((name, at) => [name, Array.from({ length: COUNT }, (_, k) => rounded(weights[at * COUNT + k]))])
      .filter(([, values]) => values.some((value) => Math.abs(value) >= LEAST))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
const sumsOf = (signs, weights) => {
  const sums = Array.from({ length: COUNT }, () => 0);
  for (const sign of signs) {
    const values = weights[sign];
    if (values) for (let k = 0; k < COUNT; k += 1) sums[k] += values[k];
  }
  return sums;
};
/** How many words are of another class than they should be, and for how many that makes a noun or takes one away. */
const report = (name, classOfRow) => {
  const wrong = rows.filter((row) => classOfRow(row) !== row.is);
  const noun = placeOf('noun');
  const missed = wrong.filter(({ is }) => is === noun).length;
  const made = wrong.filter((row) => classOfRow(row) === noun).length;
  const share = ((100 * wrong.length) / rows.length).toFixed(2);
  console.log(
    `${name}: ${wrong.length} of ${rows.length} wrong (${share} %), ${missed} nouns missed, ${made} too many`,
  );
};
report('as tagged', ({ tagged }) => tagged);
const fits = Array.from({ length: FOLDS }, (_, fold) => fit(rows.filter(({ row }) => row % FOLDS !== fold)));
report('fitted, unseen', ({ row, signs }) => {
  const sums = sumsOf(signs, fits[row % FOLDS]);
  return sums.indexOf(Math.max(...sums));
});
if (process.argv.includes('--write')) {
  const weights = fit(rows);
  const lines = Object.entries(weights)
    .map(([sign, values]) => `${values.map((value) => Math.round(10 * value)).join(' ')} ${sign}`)
    .filter((line) => !line.startsWith('0 0 0 0 '));
  const source = lines.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  await writeSource(
    FILE,
    `// Fitted to the words of the dev half of the descriptions by \`scripts/fit/word-classes.mjs\`; not written by hand.

/** A line a sign: what it says for a noun, a verb, an adjective and any other word, in tenths, and the sign. */
export const WORD_CLASS_WEIGHTS = \`${source}\`;
`,
  );
}

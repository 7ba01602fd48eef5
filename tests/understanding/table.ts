import { type Count, type Kind, KINDS, noCounts, type Score } from './score.ts';

export interface Figures {
  recall: number;
  precision: number;
}

/** Where nothing was wanted, or nothing made, nothing is amiss. */
const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
const figuresOf = ({ wanted, found, made, right }: Count): Figures => ({
  recall: share(found, wanted),
  precision: share(right, made),
});

function summed(scores: readonly Score[]): Record<Kind, Count> {
  const sums = noCounts();
  for (const { counts } of scores)
    for (const kind of KINDS) {
      sums[kind].wanted += counts[kind].wanted;
      sums[kind].found += counts[kind].found;
      sums[kind].made += counts[kind].made;
      sums[kind].right += counts[kind].right;
    }
  return sums;
}

export function figures(scores: readonly Score[]): Record<Kind, Figures> {
  const sums = summed(scores);
  return {
    entities: figuresOf(sums.entities),
    fields: figuresOf(sums.fields),
    relations: figuresOf(sums.relations),
    states: figuresOf(sums.states),
    rules: figuresOf(sums.rules),
    pages: figuresOf(sums.pages),
  };
}

/** Of the descriptions without anything to build, the share that gave no app; of the others, the share in their own language. */
export function shares(scores: readonly Score[]): { nothing: number; language: number } {
  const nothing = scores.filter((one) => one.nothing);
  const apps = scores.filter((one) => !one.nothing);
  return {
    nothing: share(nothing.filter(({ built }) => !built).length, nothing.length),
    language: share(apps.filter(({ speaks }) => speaks).length, apps.length),
  };
}

const rounded = (value: number) => value.toFixed(2);
const cell = (part: number, whole: number) => (whole === 0 ? '–   ' : rounded(part / whole));

/** Recall and precision by kind, for all and by language: figures only. */
export function table(title: string, scores: readonly Score[]): string {
  const apps = scores.filter((one) => !one.nothing);
  const languages = [...new Set(apps.map(({ language }) => language))];
  const line = (name: string, some: readonly Score[]) => {
    const sums = summed(some);
    const cells = KINDS.map((kind) => {
      const { wanted, found, made, right } = sums[kind];
      return `${cell(found, wanted)} ${cell(right, made)}`;
    });
    return [name.padEnd(22), ...cells.map((one) => one.padEnd(11))].join('');
  };
  const { nothing, language } = shares(scores);
  return [
    [title.padEnd(22), ...KINDS.map((kind) => kind.padEnd(11))].join(''),
    line(`  all (${String(apps.length)})`, apps),
    ...languages.map((one) => {
      const some = apps.filter((score) => score.language === one);
      return line(`  ${one} (${String(some.length)})`, some);
    }),
    `  no app where there is nothing to build: ${rounded(nothing)}; the app speaks the description's language: ${rounded(language)}`,
  ].join('\n');
}

/** The descriptions that were read worst, with what was missed and what was added. */
export function worst(scores: readonly Score[], count = 10): string {
  const quality = (one: Score) => {
    const all = Object.values(one.counts);
    const sum = (part: keyof Count) => all.reduce((total, each) => total + each[part], 0);
    return share(sum('found') + sum('right'), sum('wanted') + sum('made'));
  };
  return scores
    .filter((one) => !one.nothing)
    .sort((one, other) => quality(one) - quality(other))
    .slice(0, count)
    .map((one) =>
      [
        `  ${one.id} ${rounded(quality(one))}`,
        `    missed: ${one.missed.join('; ')}`,
        `    unlisted: ${one.unlisted.join('; ')}`,
      ].join('\n'),
    )
    .join('\n');
}

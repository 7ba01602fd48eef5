import { few, likelihood, type Weights } from '../../likelihood.ts';
import type { Notebook } from '../../notebook.ts';
import type { Category } from '../../ontology/concept.ts';

// Which thing keeps what a sentence asks for: each sign of how it is spoken of and of what is known of it, by its name.

export type Ask =
  | 'noOverlap'
  | 'uniqueTogether'
  | 'capacity'
  | 'stock'
  | 'before'
  | 'reminder'
  | 'notify'
  | 'low'
  | 'attention'
  | 'calendar'
  | 'board'
  | 'gallery'
  | 'chart'
  | 'time-chart'
  | 'public'
  | 'public-form';

export interface Candidate {
  noun: string;
  signs: readonly string[];
}
export interface Holding {
  ask: Ask;
  candidates: readonly Candidate[];
}

/** What is known when a sentence is read. */
interface Spoken {
  lower: string;
  mentioned: readonly { at: number; noun: string }[];
  /** What the sentences before named, the last first. */
  before: readonly string[];
  all: readonly string[];
  category: (noun: string) => Category | undefined;
  isPerson: (noun: string) => boolean;
  isSpokenOf: (noun: string) => boolean;
  isSubject: boolean;
  /** Its place among all by how near it is and how well it suits. */
  rank: number;
  notebook: Notebook;
}

function placeOf(noun: string, at: number, { lower, mentioned, before }: Spoken): string[] {
  const places = mentioned.filter((one) => one.noun === noun).map((one) => one.at);
  const [first] = places.sort((one, other) => Math.abs(one - at) - Math.abs(other - at));
  if (first === undefined)
    return [before[0] === noun ? 'before' : before.includes(noun) ? 'long before' : 'elsewhere'];
  const distance = Math.abs(first - at);
  const between = lower.slice(Math.min(first, at), Math.max(first, at));
  const side = first < at ? 'left' : 'right';
  const where = distance < 20 ? 'beside' : distance < 50 ? 'near' : 'apart';
  const isClause = !/[.;:,]|\b(?:and|but)\b/.test(between);
  const isClosest = mentioned.every((one) => Math.abs(one.at - at) >= distance);
  return [
    'named',
    where,
    `${where} ${side}`,
    ...(isClause ? ['clause', `clause ${side}`] : []),
    ...(isClosest ? ['closest'] : []),
  ];
}

export function holdingSigns(ask: Ask, noun: string, at: number, spoken: Spoken): string[] {
  const { all, category, notebook } = spoken;
  const fields = notebook.fieldsOf(noun);
  const sizes = all.map((one) => notebook.fieldsOf(one).length);
  const types = new Set<string>(fields.map(({ type }) => (type === 'dateTime' ? 'date' : type)));
  const signs = [
    ...placeOf(noun, at, spoken),
    `rank ${few(spoken.rank)}`,
    `sort ${category(noun) ?? 'unknown'}`,
    `fields ${few(fields.length)}`,
    `times ${few(notebook.times(noun))}`,
    ...(spoken.isSubject ? ['subject'] : []),
    ...(spoken.isSpokenOf(noun) ? ['spoken'] : []),
    ...(spoken.isPerson(noun) ? ['someone'] : []),
    ...(all[0] === noun ? ['first'] : []),
    ...(fields.length > 1 && Math.max(...sizes) === fields.length ? ['main'] : []),
    ...(notebook.statesOf(noun).length > 2 ? ['lives'] : []),
    ...['date', 'number', 'money', 'image', 'boolean']
      .filter((type) => types.has(type))
      .map((type) => `has ${type}`),
  ];
  const said = RULES.has(ask) ? saidAround(ask, at, spoken.lower) : [];
  return [...signs, ...signs.map((sign) => `${ask}: ${sign}`), ...said];
}

/** Asked for in words that often say something else: "more than 12", "get a mail". */
export const RULES: ReadonlySet<Ask> = new Set<Ask>([
  'noOverlap',
  'uniqueTogether',
  'capacity',
  'stock',
  'before',
  'reminder',
  'notify',
]);

/** The words with which it is asked for: some say it, others only sound like it. */
function saidAround(ask: Ask, at: number, lower: string): string[] {
  const words = lower.slice(Math.max(0, at - 35), at + 60).match(/[a-z']+|\d+/g) ?? [];
  return [...new Set(words)].map((word) => `${ask} says ${/^\d/.test(word) ? '#' : word}`);
}

/** From how likely on a thing holds something: a rule that nobody laid down does more harm than a page. */
const enoughFor = (ask: Ask): number => (RULES.has(ask) ? 0.25 : 0.1);

export function holderAmong(
  ask: Ask,
  candidates: readonly Candidate[],
  weights: Weights,
  enough = enoughFor(ask),
): string | undefined {
  const [best] = candidates
    .map(({ noun, signs }) => ({ noun, value: likelihood(signs, weights) }))
    .sort((one, other) => other.value - one.value);
  return best && best.value >= enough ? best.noun : undefined;
}

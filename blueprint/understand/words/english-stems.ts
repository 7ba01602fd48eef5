import { lookUp } from './look-up.ts';

/** What no ending tells: a past form and a participle, or one that is both. */
const IRREGULAR: Readonly<Record<string, string>> = {
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  catch: 'caught',
  choose: 'chose chosen',
  come: 'came come',
  cut: 'cut',
  do: 'did done',
  draw: 'drew drawn',
  drink: 'drank drunk',
  drive: 'drove driven',
  eat: 'ate eaten',
  feed: 'fed',
  find: 'found',
  fly: 'flew flown',
  give: 'gave given',
  hide: 'hid hidden',
  hold: 'held',
  know: 'knew known',
  lead: 'led',
  lend: 'lent',
  lose: 'lost',
  leave: 'left',
  make: 'made',
  meet: 'met',
  pay: 'paid',
  put: 'put',
  ride: 'rode ridden',
  run: 'ran run',
  see: 'saw seen',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  shoot: 'shot',
  sing: 'sang sung',
  spend: 'spent',
  sweep: 'swept',
  swim: 'swam swum',
  take: 'took taken',
  teach: 'taught',
  throw: 'threw thrown',
  wear: 'wore worn',
  win: 'won',
  write: 'wrote written',
};
const STEMS = new Map(
  Object.entries(IRREGULAR).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem] as const)),
);

/** "Taken" of "took", where no ending tells. */
export const irregularParticiple = (form: string): string | undefined => {
  const stem = STEMS.get(form);
  return stem === undefined ? undefined : participleOf(stem);
};
/** "Taken" of "take", "dropped" of "drop", "carried" of "carry". */
export const participleOf = (stem: string): string =>
  lookUp(IRREGULAR, stem)?.split(' ').at(-1) ??
  `${stem
    .replace(/e$/, '')
    .replace(/(?<=[^aeiou])y$/, 'i')
    .replace(/^([^aeiou]*[aeiou])([bdgmnpt])$/, '$1$2$2')}ed`;

/** What a form of an English verb may be a form of: by its ending alone, so that some are no words. */
export const stemsOf = (form: string): string[] => [
  STEMS.get(form) ?? form.replace(/s$/, ''),
  form.replace(/es$/, ''),
  form.replace(/ies$/, 'y'),
  form.replace(/ed$/, ''),
  form.replace(/d$/, ''),
  form.replace(/ied$/, 'y'),
  form.replace(/ing$/, ''),
  form.replace(/ing$/, 'e'),
  form.replace(/(.)\1(?:ed|ing)$/, '$1'),
];

import { lookUp } from './look-up.ts';

/** What no ending tells: a past form and a participle, or one that is both. */
const IRREGULAR: Readonly<Record<string, string>> = {
  begin: 'began begun',
  bind: 'bound',
  blow: 'blew blown',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  cast: 'cast',
  quit: 'quit',
  catch: 'caught',
  choose: 'chose chosen',
  come: 'came come',
  cut: 'cut',
  dig: 'dug',
  do: 'did done',
  draw: 'drew drawn',
  drink: 'drank drunk',
  drive: 'drove driven',
  eat: 'ate eaten',
  feed: 'fed',
  find: 'found',
  fly: 'flew flown',
  freeze: 'froze frozen',
  give: 'gave given',
  grind: 'ground',
  grow: 'grew grown',
  hang: 'hung',
  hide: 'hid hidden',
  hold: 'held',
  keep: 'kept',
  know: 'knew known',
  lay: 'laid',
  lead: 'led',
  lend: 'lent',
  lose: 'lost',
  leave: 'left',
  make: 'made',
  meet: 'met',
  pay: 'paid',
  proofread: 'proofread',
  put: 'put',
  read: 'read',
  ride: 'rode ridden',
  run: 'ran run',
  see: 'saw seen',
  sell: 'sold',
  send: 'sent',
  set: 'set',
  sew: 'sewed sewn',
  shoot: 'shot',
  shut: 'shut',
  sing: 'sang sung',
  spin: 'spun',
  spend: 'spent',
  split: 'split',
  spread: 'spread',
  stick: 'stuck',
  string: 'strung',
  sweep: 'swept',
  swim: 'swam swum',
  take: 'took taken',
  teach: 'taught',
  tear: 'tore torn',
  tell: 'told',
  throw: 'threw thrown',
  wear: 'wore worn',
  weave: 'wove woven',
  win: 'won',
  wind: 'wound',
  withdraw: 'withdrew withdrawn',
  write: 'wrote written',
};
const STEMS = new Map(
  Object.entries(IRREGULAR).flatMap(([stem, forms]) => forms.split(' ').map((form) => [form, stem] as const)),
);

/** "Taken", "drawn": but "is come" and "is known" are no states. */
export const IRREGULAR_PARTICIPLES = Object.values(IRREGULAR)
  .flatMap((forms) => forms.split(' ').at(-1) ?? [])
  .filter((form) => form !== 'come' && form !== 'known');

/** "Taken" of "took", where no ending tells. */
export const irregularParticiple = (form: string): string | undefined => {
  const stem = STEMS.get(form);
  return stem === undefined ? undefined : participleOf(stem);
};
/** "Taken" of "take", "rebuilt" of "rebuild". */
function irregularOf(stem: string): string | undefined {
  const [, before = '', rest = stem] = /^(re|un|over|under|mis)([a-z]{3,})$/.exec(stem) ?? [];
  const known = lookUp(IRREGULAR, stem)?.split(' ').at(-1);
  const last = lookUp(IRREGULAR, rest)?.split(' ').at(-1);
  return known ?? (last === undefined ? undefined : `${before}${last}`);
}
/** "Taken" of "take", "dropped" of "drop", "carried" of "carry". */
export const participleOf = (stem: string): string =>
  irregularOf(stem) ??
  (stem.endsWith('e')
    ? `${stem}d`
    : `${stem
        .replace(/(?<=[^aeiou])y$/, 'i')
        .replace(/^((?:un|re)?[^aeiou]*[aeiou])([bdgmnpt])$/, '$1$2$2')
        .replace(/(?<=mi)t$|(?<=(?:re|pre|trans|de)fe)r$/, '$&$&')}ed`);

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

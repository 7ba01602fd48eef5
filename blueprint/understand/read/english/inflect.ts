import { lookUp } from '../../words/look-up.ts';

// Singular and plural of English nouns.

const IRREGULAR: Readonly<Record<string, string>> = {
  people: 'person',
  children: 'child',
  men: 'man',
  women: 'woman',
  feet: 'foot',
  teeth: 'tooth',
  mice: 'mouse',
  geese: 'goose',
  movies: 'movie',
  cookies: 'cookie',
  pies: 'pie',
  ties: 'tie',
  knives: 'knife',
  wives: 'wife',
  midwives: 'midwife',
  housewives: 'housewife',
  lives: 'life',
  shelves: 'shelf',
  leaves: 'leaf',
  loaves: 'loaf',
  wolves: 'wolf',
  halves: 'half',
  buses: 'bus',
  minibuses: 'minibus',
  quizzes: 'quiz',
  potatoes: 'potato',
  tomatoes: 'tomato',
  heroes: 'hero',
  analyses: 'analysis',
  theses: 'thesis',
  diagnoses: 'diagnosis',
  crises: 'crisis',
  oases: 'oasis',
  criteria: 'criterion',
  calves: 'calf',
  oxen: 'ox',
  viruses: 'virus',
  statuses: 'status',
  campuses: 'campus',
  bonuses: 'bonus',
  menus: 'menu',
  gases: 'gas',
  lenses: 'lens',
  calories: 'calorie',
  selfies: 'selfie',
  bookies: 'bookie',
  zombies: 'zombie',
  hoodies: 'hoodie',
  foodies: 'foodie',
  craftsmen: 'craftsman',
  foremen: 'foreman',
  firemen: 'fireman',
  salesmen: 'salesman',
  fishermen: 'fisherman',
  chairmen: 'chairman',
  smoothies: 'smoothie',
  rookies: 'rookie',
  skus: 'sku',
  caches: 'cache',
  sandwiches: 'sandwich',
  aches: 'ache',
  shoes: 'shoe',
  canoes: 'canoe',
  toes: 'toe',
  mortgages: 'mortgage',
  taxis: 'taxi',
  skis: 'ski',
  kiwis: 'kiwi',
  bikinis: 'bikini',
  alibis: 'alibi',
  rabbis: 'rabbi',
  safaris: 'safari',
  khakis: 'khaki',
  emojis: 'emoji',
  wikis: 'wiki',
  broccolis: 'broccoli',
};
/** Nouns without another form. */
const SAME = new Set(
  (
    'series species news sheep fish deer aircraft equipment furniture software staff feedback clothes clothing data information ' +
    'inventory stock luggage mail money research homework jewellery jewelry attendance gear progress chess business address class glass ' +
    'access process progress fitness wellness bus status campus bonus lens gas tennis analysis basis crisis diagnosis virus sms gps pos ' +
    'mass dress boss press loss cross grass compass hours premises goods yes this its is was has plus bus always ' +
    'diabetes rabies herpes measles mumps chaos kudos christmas canvas atlas alias bias pancreas physics maths athletics gymnastics ' +
    'asbestos biceps calculus cactus citrus corpus octopus platypus surplus walrus thesaurus exodus ' +
    'politics economics ethics logistics ceramics aerobics perhaps whereas'
  ).split(' '),
);
const PLURALS = new Map(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));
const UNCOUNTED = new Set(
  'series species news sheep fish deer aircraft equipment furniture software staff feedback clothes clothing data information luggage mail money research homework jewellery jewelry attendance gear progress music merchandise machinery livestock stationery crockery cutlery'.split(
    ' ',
  ),
);

/** Names that are used for one, too, and have no other form. */
const ALWAYS_MANY = new Set('hours goods premises scissors glasses trousers headphones'.split(' '));

const lastWord = (phrase: string, change: (word: string) => string) =>
  phrase.replace(/[^\s]+$/u, (word) => change(word.toLowerCase()));

/** "RFIs", "NFTs": no word of English is written so. */
const INITIALS = /^(?!this$|chris$|kris$)[b-df-hj-np-tv-xz]{2,}[io]s$/;

function singularWord(word: string): string {
  const known = lookUp(IRREGULAR, word);
  if (known !== undefined) return known;
  if (INITIALS.test(word)) return word.slice(0, -1);
  if (SAME.has(word) || word.length < 4 || /(?:ss|us|is|[^a-z]s)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  // "Prostheses", "catalyses"
  if (/[a-z](?:theses|yses)$/.test(word)) return `${word.slice(0, -2)}is`;
  if (/(?:tch|[^aeiou]ch|each|oach|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
function pluralWord(word: string): string {
  const known = PLURALS.get(word);
  if (known !== undefined) return known;
  if (UNCOUNTED.has(word) || ALWAYS_MANY.has(word) || !/[a-z]$/.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/[a-z](?:thesis|ysis)$/.test(word)) return `${word.slice(0, -2)}es`;
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

export const singular = (phrase: string): string => lastWord(phrase, singularWord);
export const plural = (phrase: string): string => lastWord(phrase, pluralWord);
export const isPlural = (word: string): boolean => singularWord(word) !== word || UNCOUNTED.has(word);

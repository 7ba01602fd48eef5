import { LIMITS } from '../kinds.ts';

const IRREGULAR: Record<string, string> = {
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
  lives: 'life',
  shelves: 'shelf',
  leaves: 'leaf',
  loaves: 'loaf',
  wolves: 'wolf',
  buses: 'bus',
  quizzes: 'quiz',
  potatoes: 'potato',
  tomatoes: 'tomato',
  heroes: 'hero',
  analyses: 'analysis',
  criteria: 'criterion',
  houses: 'house',
  courses: 'course',
  horses: 'horse',
  nurses: 'nurse',
  expenses: 'expense',
  purchases: 'purchase',
  exercises: 'exercise',
  caches: 'cache',
  licenses: 'license',
  warehouses: 'warehouse',
  shoes: 'shoe',
  uses: 'use',
  series: 'series',
  species: 'species',
  news: 'news',
  sheep: 'sheep',
  fish: 'fish',
  equipment: 'equipment',
  furniture: 'furniture',
  software: 'software',
  staff: 'staff',
  feedback: 'feedback',
};
const PLURALS = new Map(Object.entries(IRREGULAR).map(([many, one]) => [one, many]));

/** Changes the last word of a phrase and leaves the words before it alone. */
const lastWord = (phrase: string, change: (word: string) => string) =>
  phrase.replace(/\S+$/, (word) => {
    const changed = change(word.toLowerCase());
    return /^\p{Lu}/u.test(word) ? capital(changed) : changed;
  });

export const singular = (phrase: string) =>
  lastWord(phrase, (word) => {
    if (Object.hasOwn(IRREGULAR, word)) return IRREGULAR[word] ?? word;
    if (/(?:ss|us|is|[^a-z]s)$/.test(word) || word.length < 4) return word;
    if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
    if (/(?:ch|sh|ss|x|zz)es$/.test(word)) return word.slice(0, -2);
    return /s$/.test(word) ? word.slice(0, -1) : word;
  });

export const plural = (phrase: string) =>
  lastWord(phrase, (word) => {
    const known = PLURALS.get(word);
    if (known) return known;
    if (!/[a-z]$/.test(word)) return word;
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
    return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
  });

export const isPlural = (word: string) =>
  /s$|people|children|men$/i.test(word) && singular(word) !== word.toLowerCase();
export const capital = (phrase: string) => phrase.replace(/^./u, (first) => first.toUpperCase());
/** The beginning of a text in at most `max` characters as the schema counts them, never with half of one at the end. */
export const cut = (text: string, max: number) =>
  text
    .slice(0, max)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
/** What a noun is called as data. A capital can be longer than its small letter: "ß" becomes "SS". */
export const entityName = (noun: string) => cut(capital(noun), LIMITS.entityLabel);
/** Two names with the same key are taken for one by the schema. */
export const nameKey = (name: string) => name.trim().toLowerCase();
export const article = (noun: string) => (/^[aeiou]/i.test(noun) ? 'an' : 'a');

export const hash = (text: string) => {
  let value = 2166136261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619);
  return value >>> 0;
};

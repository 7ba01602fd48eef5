import type { AppLanguage } from '../../kinds.ts';
import { remembered } from '../remembered.ts';

/** Lower case, without accents, Arabic vowels or the Arabic article, so that spellings meet. */
export const plain = remembered((text) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652\u0654\u0655\u0640]/g, '')
    .toLowerCase()
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/(^| )ال(?=\S{2})/g, '$1')
    .replace(/[-_’'\s]+/g, ' ')
    .replaceAll('ß', 'ss')
    .trim(),
);

/** Other forms that an English word may stand in the table by. */
function englishForms(word: string): string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  return /[^s]s$/.test(word) ? [word.slice(0, -1)] : [];
}
const FORMS: Readonly<Record<AppLanguage, (word: string) => readonly string[]>> = {
  en: englishForms,
  es: (word) => [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/as?$/, 'o')],
  fr: (word) => [word.replace(/[sx]$/, ''), word.replace(/es?$/, '')],
  de: (word) => [
    word.replace(/innen$/, 'in'),
    word.replace(/(?:innen|in)$/, ''),
    word.replace(/(?:innen|in)$/, 'e'),
    word.replace(/e$/, ''),
    word.replace(/n$/, ''),
    word.replace(/en$/, ''),
    word.replace(/s$/, ''),
  ],
  zh: (word) => [word.replace(/们$/, '')],
  ar: () => [],
};

/** Words that join the head of a noun to what follows it. */
const LINKS: Partial<Readonly<Record<AppLanguage, RegExp>>> = {
  en: / (?:of|for|from|in|at|with|to|per|on) /,
};
/** Shorter heads of closed compounds are mostly chance: `Bericht` is no kind of `Icht`. */
const SHORTEST_GERMAN_HEAD = 3;

const range = (length: number) => Array.from({ length }, (_, at) => at);

/** The most words and letters that a name has: longer heads name nothing. */
interface Longest {
  words: number;
  letters: number;
}
/** Letters by which a form of a name is longer than it. */
const INFLECTED = 5;

function* endsOf(word: string, { letters }: Longest, shortest = 1): Generator<string> {
  const known = word.slice(-letters - INFLECTED - 1);
  for (const at of range(Math.max(0, known.length - shortest))) yield known.slice(at + 1);
}

/** "Halter" is no kind of "Alter", nor is "Verwalter": what stands before a head has a vowel, and no word ends as "Verw" does. */
export const isCompoundOf = (word: string, head: string): boolean => {
  const lead = word.slice(0, -head.length);
  return word.endsWith(head) && /[aeiouy]/.test(lead) && !/[^aeiouy]w$/.test(lead);
};

/** The noun, then its heads, the longest first. */
function* heads(noun: string, language: AppLanguage, longest: Longest): Generator<string> {
  yield noun;
  const words = noun.split(' ');
  if (language === 'zh') {
    for (const head of endsOf(noun, longest)) yield head;
    return;
  }
  if (language === 'es' || language === 'fr' || language === 'ar') {
    const known = words.slice(0, longest.words + 1);
    for (const at of range(known.length - 1)) yield known.slice(0, known.length - 1 - at).join(' ');
    return;
  }
  const link = LINKS[language];
  const beforeLink = link ? noun.split(link) : [noun];
  const first = beforeLink.length > 1 ? beforeLink[0] : undefined;
  if (first !== undefined) {
    yield* heads(first, language, longest);
    return;
  }
  const known = words.slice(-longest.words - 1);
  for (const at of range(known.length - 1)) yield known.slice(at + 1).join(' ');
  if (language !== 'de') return;
  const last = words.at(-1) ?? '';
  for (const head of endsOf(last, longest, SHORTEST_GERMAN_HEAD)) if (isCompoundOf(last, head)) yield head;
}

/** What a noun names, and the part of the noun that says so: all of it, or the head of a compound. */
export interface Named<T> {
  entry: T;
  head: string;
  /** The form of it that stands in the table. */
  name: string;
  isWhole: boolean;
}

/** Finds what a noun names: by the whole noun, else by the head of a compound. The first entry to claim a name has it. */
export function namesIndex<T>(entries: Iterable<readonly [names: readonly string[], entry: T]>) {
  const byName = new Map<string, T>();
  for (const [names, entry] of entries)
    for (const name of names) {
      const key = plain(name);
      if (!byName.has(key)) byName.set(key, entry);
    }
  const longest = { words: 0, letters: 0 };
  for (const name of byName.keys()) {
    longest.words = Math.max(longest.words, name.split(' ').length);
    longest.letters = Math.max(longest.letters, name.length);
  }
  return (noun: string, language: AppLanguage): Named<T> | undefined => {
    const whole = plain(noun);
    for (const head of heads(whole, language, longest)) {
      const isWhole = head === whole;
      const exact = byName.get(head);
      if (exact !== undefined) return { entry: exact, head, name: head, isWhole };
      for (const form of FORMS[language](head)) {
        const found = form.length > 1 || language === 'zh' ? byName.get(form) : undefined;
        if (found !== undefined) return { entry: found, head, name: form, isWhole };
      }
    }
    return undefined;
  };
}

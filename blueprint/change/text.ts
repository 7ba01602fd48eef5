import { plain } from '../understand/ontology/lookup.ts';
import { singular } from '../understand/read/english/inflect.ts';
import { LIMITS } from '../kinds.ts';

// Words of a request: compared forgivingly, and kept as they were typed where they become labels.

const APOSTROPHES = /[’‘ʼ`´]/g;
const INVISIBLE = /[\0\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** One kind of apostrophe, no characters that can't be stored or seen, and single spaces. */
export const cleaned = (text: string): string =>
  text
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/** Names are compared over and over while a request is read. */
const MOST_REMEMBERED = 5000;
function remembered<T>(known: Map<string, T>, text: string, make: (text: string) => T): T {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const value = make(text);
  known.set(text, value);
  return value;
}
const keys = new Map<string, string>();

/** The form in which names are compared. */
export const keyOf = (text: string): string => remembered(keys, text, toKey);
const toKey = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
const joined = (text: string) => text.replaceAll(' ', '');

/** Damerau–Levenshtein distance, or more than `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** How well a phrase names something that is called `name`, from 0 to 1. */
export function likeness(phrase: string, name: string): number {
  const [a, b] = [keyOf(phrase), keyOf(name)];
  if (a === '' || b === '') return 0;
  if (a === b || joined(a) === joined(b)) return 1;
  const [one, other] = [singular(a), singular(b)];
  if (one === other || joined(one) === joined(other)) return 0.95;
  const length = Math.min(one.length, other.length);
  const most = length >= 8 ? 2 : length >= 4 ? 1 : 0;
  if (most > 0 && one[0] === other[0] && distance(one, other, most) <= most) return 0.8;
  const [words, names] = [one.split(' '), other.split(' ').map((word) => singular(word))];
  const has = (all: readonly string[], some: readonly string[]) =>
    some.every((word) => all.includes(word) || all.includes(singular(word)));
  if (
    words.length < names.length &&
    has(
      names,
      words.map((word) => singular(word)),
    )
  )
    return names.at(-1) === words.at(-1) || names[0] === words[0] ? 0.6 : 0.5;
  if (
    words.length > names.length &&
    has(
      words.map((word) => singular(word)),
      names,
    ) &&
    other.length > 2
  )
    return words.at(-1) === names.at(-1) ? 0.55 : 0.5;
  return 0;
}

const QUOTED = /^["“”„«»'「『‹](.+)["“”«»'」』›]$/u;
const unquoted = (text: string): string => {
  const trimmed = text.trim();
  return QUOTED.exec(trimmed)?.[1]?.trim() ?? trimmed;
};

const DETERMINERS =
  /^(?:(?:an?|the|this|that|these|those|all|any|each|every|some|our|my|your|their|its|his|her|also|just|new|another|other|an? extra|an? additional|extra|additional|separate|own|both|one|simple|single|optional|required|mandatory|current|existing) )+/iu;
/** A phrase without what stands around its noun. */
export const bare = (phrase: string): string =>
  unquoted(
    phrase
      .trim()
      .replace(/[.,;:!?]+$/u, '')
      .replace(DETERMINERS, ''),
  ).trim();

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
/** A phrase as a label: short enough, and with a capital unless it was written otherwise on purpose. */
export const labelOf = (phrase: string, most: number = LIMITS.name): string =>
  Array.from(capital(unquoted(phrase).replace(/\s+/g, ' ').trim()))
    .slice(0, most)
    .join('')
    .trim();

/** “a, b and c” as its parts; what stands in quotes or brackets stays together. */
export function listed(text: string): string[] {
  const { text: masked, restored } = withoutQuotes(text);
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of masked.replace(/ (?:and|or|as well as|plus|und|oder|sowie|y|e|o|et|ou|&) /giu, ' , ')) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth <= 0 && /[,;、，،/|]/u.test(sign)) {
      parts.push(part);
      part = '';
    } else part += sign;
  }
  return [...parts, part]
    .map((one) => restored(one.trim().replace(/^(?:and|or|und|oder|y|et|ou|和|与|و) /iu, '')))
    .filter((one) => one !== '');
}

const QUOTES = /["“„«「]([^"“”„«»「」]{1,200})["”“»」]/gu;
/** A text whose quotes are single words, so that no pattern looks into them, and the way back. */
export function withoutQuotes(text: string): { text: string; restored: (part: string) => string } {
  const quotes: string[] = [];
  const masked = text.replace(QUOTES, (_, inner: string) => `“${quotes.push(inner) - 1}”`);
  return {
    text: masked,
    restored: (part) =>
      part.replace(/“(\d+)”/gu, (whole, at: string) =>
        quotes[Number(at)] === undefined ? whole : `“${quotes[Number(at)]}”`,
      ),
  };
}

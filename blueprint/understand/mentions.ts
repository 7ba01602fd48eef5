import { escaped } from '../escaped.ts';
import { type EntityFact, spansOf } from './facts.ts';

// Where a text speaks of the things that were found in it, whether or not its reader noted the place.

export interface Mention {
  noun: string;
  start: number;
  end: number;
  sentence: number;
}

const isIn = (text: string) => (word: string) => word.length > 2 && text.includes(word);

/** Where sentences end. */
export const endsOf = (text: string): number[] =>
  [...text.matchAll(/[.!?;](?=\s|$)|[。！？；\n\r]/gu)].map(({ index }) => index);

/** The sentence that a place is in. */
export function sentenceAt(ends: readonly number[], at: number): number {
  const found = ends.findIndex((end) => end >= at);
  return found < 0 ? ends.length : found;
}

/** In the order of the text; of two at one place the longer. */
export function mentionsOf(entities: readonly EntityFact[], text: string): Mention[] {
  const lower = text.toLowerCase();
  const ends = endsOf(text);
  const all = entities.flatMap(({ noun, plural, source }): Mention[] => {
    const last = (name: string) => name.split(' ').at(-1) ?? name;
    const isOnly = (word: string) => entities.every((one) => one.noun === noun || last(one.noun) !== word);
    const heads = isOnly(last(noun)) ? [last(noun), last(plural)] : [];
    const words = [...new Set([noun, plural, ...heads].map((word) => word.toLowerCase()))].filter(
      isIn(lower),
    );
    const noted = spansOf({ source });
    const found =
      words.length === 0
        ? []
        : [
            ...lower.matchAll(
              new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu'),
            ),
          ].map(({ 0: word, index }) => ({ start: index, end: index + word.length }));
    return [...noted, ...found].map(({ start, end }) => ({
      noun,
      start,
      end,
      sentence: sentenceAt(ends, start),
    }));
  });
  let taken = 0;
  return all
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < taken) return false;
      taken = end;
      return true;
    });
}

/** Where the sentence begins that a place is in. */
export function sentenceStart(text: string, at: number): number {
  const last = endsOf(text).findLast((end) => end < at);
  return last === undefined ? 0 : last + 1;
}

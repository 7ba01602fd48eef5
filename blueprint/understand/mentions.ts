import { escaped } from '../escaped.ts';
import { groupedBy } from '../grouped.ts';
import { firstAt } from './first-at.ts';
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
export const sentenceAt = (ends: readonly number[], at: number): number =>
  firstAt(ends.length, (index) => (ends[index] ?? 0) >= at);

/** Mentions in the order of the text, none of which overlap. */
export interface Mentions {
  all: readonly Mention[];
  /** How many end before a place. */
  before(at: number): number;
  /** The first that begins at a place or behind it. */
  from(at: number): number;
  /** The first of a sentence, or of those behind it. */
  of(sentence: number): number;
}
export const inOrder = (all: readonly Mention[]): Mentions => ({
  all,
  before: (at) => firstAt(all.length, (index) => (all[index]?.end ?? 0) > at),
  from: (at) => firstAt(all.length, (index) => (all[index]?.start ?? 0) >= at),
  of: (sentence) => firstAt(all.length, (index) => (all[index]?.sentence ?? 0) >= sentence),
});
/** The same of each thing. */
export function byNoun(all: readonly Mention[]): (noun: string) => Mentions {
  const groups = groupedBy(all, ({ noun }) => noun);
  const made = new Map([...groups].map(([noun, some]) => [noun, inOrder(some)]));
  const none = inOrder([]);
  return (noun) => made.get(noun) ?? none;
}

/** In the order of the text; of two at one place the longer. */
export function mentionsOf(entities: readonly EntityFact[], text: string): Mention[] {
  const lower = text.toLowerCase();
  const ends = endsOf(text);
  const last = (name: string) => name.slice(name.lastIndexOf(' ') + 1);
  const byLast = groupedBy(entities, (one) => last(one.noun));
  const all = entities.flatMap(({ noun, plural, source }): Mention[] => {
    const isOnly = (word: string) => byLast.get(word)?.every((one) => one.noun === noun) ?? true;
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

import type { Source, Span } from '../facts.ts';

/** As many places as are marked for one fact. */
const MOST = 20;
const WORDLESS = /[\p{Script=Han}]/u;

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Where words stand in a text as whole words, in any case. */
function placesOf(words: string, text: string): Span[] {
  const pattern = WORDLESS.test(words)
    ? escaped(words)
    : `(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`;
  return [...text.matchAll(new RegExp(pattern, 'giu'))]
    .slice(0, MOST)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

export type FindSource = (...words: readonly (string | undefined)[]) => Source;

/** Finds the words that a fact came from; a fact without any was added by the model. */
export function sourceIn(text: string): FindSource {
  // An answer that is still being written is read many times.
  const places = new Map<string, readonly Span[]>();
  const lowered = text.toLowerCase();
  const find = (words: string): readonly Span[] => {
    const [first = ''] = words.toLowerCase().split(' ');
    const found = places.get(words) ?? (lowered.includes(first) ? placesOf(words, text) : []);
    places.set(words, found);
    return found;
  };
  return (...candidates) => {
    const words = [...new Set(candidates.filter((one) => one !== undefined))];
    const spans = words.flatMap(find).slice(0, MOST);
    return spans.length > 0
      ? { from: 'text', spans: spans.sort((a, b) => a.start - b.start) }
      : { from: 'knowledge', because: 'the model added it' };
  };
}

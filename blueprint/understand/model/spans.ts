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

/** Finds the words that a fact came from; a fact without any was added by the model. */
export function sourceIn(text: string) {
  return (...candidates: readonly (string | undefined)[]): Source => {
    const words = [...new Set(candidates.filter((one) => one !== undefined))];
    const spans = words.flatMap((one) => placesOf(one, text)).slice(0, MOST);
    return spans.length > 0
      ? { from: 'text', spans: spans.sort((a, b) => a.start - b.start) }
      : { from: 'knowledge', because: 'the model added it' };
  };
}

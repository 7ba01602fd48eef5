import type { Span } from './facts.ts';

export interface ListItem extends Span {
  /** In small letters. */
  words: string;
}

/**
 * The items of an English list such as "water, sleep and my mood", each without "my", "our" or "the".
 * @param from where the list begins in its text
 */
export const itemsOf = (list: string, from: number): ListItem[] =>
  [
    ...list.matchAll(
      /(?:^|, (?:and |or )?| and | & | or )(?:(?:my|our|the) )?([a-z][a-z -]*?)(?=, | and | & | or |$)/giu,
    ),
  ].map((match) => {
    const [all, words = ''] = match;
    const start = from + match.index + all.length - words.length;
    return { words: words.toLowerCase(), start, end: start + words.length };
  });

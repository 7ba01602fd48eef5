import type { Span } from '../../../facts.ts';
import type { Sentence } from '../tokens.ts';

// Wishes that are told as stories: "As a trainer, I want to see who is in my class."

const STORY =
  /(?<=^|[\n\r.;:!?•)*-]\s*)(as (?:an? |the )?)([a-z][a-z' -]{1,30}?)(,? i(?:'d)?) (?=(?:also |just )?(?:want|need|can|could|should|must|would|wish|like|will|have to|am able)\b)/gi;

interface Story extends Span {
  /** Who tells it. */
  noun: string;
}

export const storiesIn = (text: string): Story[] =>
  [...text.matchAll(STORY)].map(({ 1: as = '', 2: teller = '', index }) => {
    const start = index + as.length;
    return { noun: teller.toLowerCase(), start, end: start + teller.length };
  });

/** One who speaks of themselves introduces themselves; where several do, each has a part in the app. */
export const areStories = (text: string): boolean =>
  new Set(storiesIn(text).map(({ noun }) => noun)).size > 1;

/** What is asked of the app, and is nobody's deed. */
const SHOWN =
  /^(?:\S+ ){1,4}?(?:see|view|know|get|be|have|find|check|look|receive|filter|search|compare|understand)\b/i;

/** What whoever tells a story wants to do, they do: the words between go, and everything keeps its place. */
export const withoutTelling = (sentence: Sentence): Sentence => ({
  ...sentence,
  text: sentence.text.replace(STORY, (all, as: string, teller: string, i: string, at: number) =>
    SHOWN.test(sentence.text.slice(at + all.length))
      ? all
      : ' '.repeat(as.length) + teller + ' '.repeat(i.length + 1),
  ),
});

import { participleOf, stemsOf } from '../../words/english-stems.ts';
import { DEEDS, VERBS } from '../../words/english-verbs.ts';
import { FORMS } from './verbs.ts';

// Whether a word may be what somebody does, by its form alone.

export const NOUNS: readonly string[] = ['NOUN', 'PROPN', 'X'];
export const BEGINS = /^(?:the|a|an|each|every|our|my)$/;

export const isBase = (lower: string) => VERBS.has(lower) || FORMS.has(lower);
/** "Driven" of "drives". @param deed what one person does, in small letters */
export const doneOf = (deed: string): string =>
  participleOf(stemsOf(deed).find(isBase) ?? deed.replace(/s$/, ''));
/** "Checks", "releases": what one person does. */
export const isDeedOfOne = (lower: string) =>
  /s$/.test(lower) &&
  [lower.slice(0, -1), lower.slice(0, -2)].some(
    (base) => VERBS.has(base) || FORMS.has(base) || DEEDS.has(base),
  );

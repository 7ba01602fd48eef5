import type { Facts } from '../../facts.ts';
import { keyOf, type Lexicon } from '../../lexicon.ts';
import { withLabels } from '../../renamed.ts';

// Labels are read in small letters; what a description writes with capitals of its own (NDA, pH, LinkedIn) keeps them.

/** A word with a capital letter after its first letter. */
const CAPITAL_WITHIN = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]*?\p{Lu}[\p{L}\p{N}]*(?![\p{L}\p{N}])/gu;
/** Longer words in capitals are said loudly. */
const ABBREVIATED = 5;
/** So much of a text in capitals is all of it said loudly. */
const LOUD = 0.4;

/** The words of a text that have capitals of their own, by how they are read. */
function writtenIn(text: string, lexicon: Lexicon): ReadonlyMap<string, string> {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  if (capitals > letters * LOUD) return new Map();
  const words = [...text.matchAll(CAPITAL_WITHIN)].map(([word]) => word);
  const isLoud = (word: string) =>
    !/\p{Ll}/u.test(word) &&
    (word.length > ABBREVIATED || lexicon.isAttribute(word) || lexicon.thing(word) !== undefined);
  // "The IT desk … how long it took": the same letters are another word there.
  const small = new Set(text.match(/[\p{L}\p{N}]+/gu)?.filter((word) => word === word.toLowerCase()));
  const isOwn = (word: string) => !isLoud(word) && !small.has(word.toLowerCase());
  return new Map(words.filter(isOwn).map((word) => [keyOf(word), word]));
}

/** The facts with the name of the app, labels and values written as in the text. */
export function asWritten(facts: Facts, text: string, lexicon: Lexicon): Facts {
  const written = writtenIn(text, lexicon);
  if (written.size === 0) return facts;
  const cased = (label: string) =>
    label.replace(/[\p{L}\p{N}]+/gu, (word) => written.get(keyOf(word)) ?? word);
  const { about } = facts;
  return {
    ...facts,
    ...(about?.title !== undefined && { about: { ...about, title: cased(about.title) } }),
    fields: facts.fields.map((field) => ({
      ...field,
      label: cased(field.label),
      ...(field.options && { options: field.options.map(cased) }),
      ...(field.computed && { computed: withLabels(field.computed, cased) }),
    })),
    states: facts.states.map((states) => ({ ...states, values: states.values.map(cased) })),
  };
}

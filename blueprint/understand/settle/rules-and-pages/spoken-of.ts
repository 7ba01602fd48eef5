import { type Lexicon, keyOf } from '../../lexicon.ts';
import type { EntityFact, FieldFact } from '../../facts.ts';
import { singular } from '../../read/english/inflect.ts';
import { headOf } from '../../read/english/sorts.ts';
import { isAlike, stemsOf } from '../../read/english/asked/stems.ts';

// Which thing and which fields English words speak of, once everything is known.

/** Said of what is drawn, and the name of no field. */
const COUNTING =
  /^(?:number|totals?|average|mean|counts?|sums?|how|much|many|figures?|charts?|graphs?|different|of|the|my|our|in|on|for|to|and|was|is|are|per|by|it|we|no|all|line|as|who|what|which|most|best|top)$/;

/** Where words last name a thing, from 0. */
export function placeIn(words: string, { noun, plural, concept }: EntityFact, lexicon: Lexicon): number {
  const found = words.split(/[^\p{L}\p{N}'-]+/u);
  const forms = [noun, plural, headOf(noun)].map(keyOf);
  return found.findLastIndex((word, at) =>
    [word, `${word} ${found[at + 1] ?? ''}`].some(
      (one) =>
        forms.includes(one) ||
        forms.includes(singular(one)) ||
        (concept !== undefined && lexicon.thing(singular(one))?.id === concept),
    ),
  );
}

/** Whether a field holds what can be added up or compared. */
export const isNumber = ({ type, options }: FieldFact): boolean =>
  /^(?:number|money|duration|computed)$/.test(type) && !options;

/** Words by which a field may be named: short ones as they are, longer ones however they end. */
const wordsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{2,}/g) ?? []).filter((word) => !COUNTING.test(word));
/** What is measured in the same way, whatever it is called. */
export const UNITS: readonly RegExp[] = [
  /^(?:kgs?|kilos?|kilograms?|tonnes?|tons?|grams?|weighs?|weights?)$/,
  /^(?:kms?|kilomet(?:re|er)s?|miles?|mileage|distances?)$/,
  /^(?:hours?|hrs?|durations?)$/,
  /^(?:lit(?:re|er)s?|volumes?)$/,
];
/** How surely words mean the same, from 0 to 1. */
function likeness(one: string, other: string): number {
  if (singular(one) === singular(other)) return 1;
  const isCognate = stemsOf(one).some((stem) => stemsOf(other).some((its) => isAlike(stem, its)));
  return isCognate || UNITS.some((unit) => unit.test(one) && unit.test(other)) ? 0.8 : 0;
}

/** The fields that words name best: several where they name several. */
export function fieldsNamed(words: string, fields: readonly FieldFact[]): FieldFact[] {
  const said = wordsIn(words);
  const valued = fields.map((field) => {
    const all = wordsIn(field.label);
    const others = all.filter((word) => likeness(word, field.owner) === 0);
    const own = others.length > 0 ? others : all;
    const shared = own.map((word) => Math.max(0, ...said.map((one) => likeness(one, word))));
    return { field, value: own.length === 0 ? 0 : shared.reduce((sum, one) => sum + one, 0) / own.length };
  });
  const most = Math.max(...valued.map(({ value }) => value));
  return valued.filter(({ value }) => value > 0 && value === most).map(({ field }) => field);
}

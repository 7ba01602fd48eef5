import type { Sentence, Token } from '../tokens.ts';
import type { Choice, Knows } from './choice.ts';
import { decisionsIn, whenDecided } from './decisions.ts';
import { kindsIn } from './kinds-of.ts';
import { markedIn, onceIn, settingIn } from './marked.ts';
import { pricedIn } from './priced.ts';
import { scaledIn } from './scaled.ts';
import { toldApartIn } from './told-apart.ts';
import { untilIn } from './until.ts';
import { candidateRows, type RowWeights, weighedIn } from './weighed.ts';

/** The values that a sentence lists, and the states that its verbs imply. */
export function choicesOf(
  sentence: Sentence,
  tokens: readonly Token[],
  knows: Knows,
  whole: { text: string; lower: string },
  weights: RowWeights,
): Choice[] {
  const lower = sentence.text.toLowerCase();
  if (lower.length !== sentence.text.length) return [];
  const found: Choice[] = [];
  const take = (choices: readonly Choice[]) => {
    for (const choice of choices)
      if (!found.some((one) => choice.start < one.end && choice.end > one.start)) found.push(choice);
  };
  take(decisionsIn(lower, sentence.start));
  take(settingIn(lower, sentence.start));
  take(kindsIn(lower, sentence.start));
  take(toldApartIn(lower, sentence.start));
  take(pricedIn(lower, sentence.start));
  take(untilIn(lower, sentence.start));
  take(scaledIn(sentence.text, sentence.start));
  const weighed = weighedIn(candidateRows(sentence, tokens, knows, whole), weights, knows, whole);
  take(weighed.map((choice) => whenDecided(choice, lower, sentence.start)));
  take(onceIn(lower, sentence.start, whole.lower));
  take(markedIn(lower, sentence.start));
  return found.sort((one, other) => one.start - other.start);
}

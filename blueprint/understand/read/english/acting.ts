import { ACTORS } from '../../words/english-roles.ts';
import { BEGINS, isDeedOfOne, NOUNS } from './doing.ts';
import { isPlural } from './inflect.ts';
import type { Token } from './tokens.ts';

// Where a sentence needs a verb, whatever word stands there: "who washes up", "when the wind blows", "stick what we bought".

/** What one person does, by its ending alone. */
const OF_ONE = /[^s]s$/;
const SOMEONE = /^(?:who|he|she|someone|somebody|everyone|everybody|anyone|anybody|nobody)$/;
const OPENS = /^(?:when|if|once|whenever|while)$/;
const OBJECT = /^(?:it|them|him|her|us|me)$/;
const SPEAKS = /^(?:i|we|you|they|he|she|it)$/;
const AT_AN_END = /^(?:,|;|\.|:|\)|but|so|then)$/;
const isVerb = (token: Token) => token.pos === 'VERB' || token.pos === 'AUX';
const isObject = (token: Token | undefined) =>
  token !== undefined && (token.pos === 'DET' || OBJECT.test(token.lower));
const isOne = (token: Token | undefined): token is Token =>
  token !== undefined && NOUNS.includes(token.pos) && !isPlural(token.lower);

/** "When the wind blows, …": a clause without another verb has it here. */
function endsOpened(before: readonly Token[], rest: readonly Token[]): boolean {
  const [opener, determiner, subject] = before.slice(-3);
  if (!OPENS.test(opener?.lower ?? '') || !BEGINS.test(determiner?.lower ?? '') || !isOne(subject))
    return false;
  if (isObject(rest[0])) return true;
  const end = rest.findIndex(({ lower }) => AT_AN_END.test(lower));
  return !rest.slice(0, end === -1 ? undefined : end).some(isVerb);
}

/** "A leader watches and signs that they did it", "driver signs, supervisor looks at it". */
function isFirstOfTwo(before: readonly Token[], rest: readonly Token[]): boolean {
  const [first, subject] = [before.at(-2), before.at(-1)];
  if (!isOne(subject) || !ACTORS.has(subject.lower)) return false;
  const [joined, second, third] = rest;
  if (first === undefined && joined?.lower === ',' && isOne(second))
    return third !== undefined && third.pos === 'VERB' && OF_ONE.test(third.lower);
  const isAgain = /^(?:and|or)$/.test(joined?.lower ?? '') && OF_ONE.test(second?.lower ?? '');
  const isTold = isObject(third) || (third?.lower === 'that' && SPEAKS.test(rest[3]?.lower ?? ''));
  return isAgain && isTold && (first === undefined || BEGINS.test(first.lower));
}

/** @param isKnown whether a word is known as a thing or an attribute */
export function needsVerbHere(
  before: readonly Token[],
  { lower }: Token,
  rest: readonly Token[],
  isKnown: (lower: string) => boolean,
): boolean {
  const [second, subject] = [before.at(-2), before.at(-1)];
  if (subject === undefined) return false;
  const [after, next] = rest;
  const isOfOne = OF_ONE.test(lower) && lower.length > 3;
  if (isOfOne && SOMEONE.test(subject.lower)) return true;
  if (isOfOne && subject.lower === 'one' && OPENS.test(second?.lower ?? '')) return true;
  if (isOfOne && (endsOpened(before, rest) || isFirstOfTwo(before, rest))) return true;
  if (lower.endsWith('ing') && subject.lower === 'be' && /^(?:there|here)$/.test(after?.lower ?? ''))
    return true;
  // "The five of us in the flat stick what we bought"
  const isAsked = /^what(?:ever)?$/.test(after?.lower ?? '') && SPEAKS.test(next?.lower ?? '');
  const isNamed = subject.pos === 'DET' || (subject.pos === 'ADJ' && !isKnown(subject.lower));
  return isAsked && !isNamed && !isPlural(lower) && !isDeedOfOne(lower);
}

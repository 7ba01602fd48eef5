import { DEEDS, VERBS } from '../../words/english-verbs.ts';
import { ACTORS } from '../../words/english-roles.ts';
import { isPlural, singular } from './inflect.ts';
import type { Token } from './tokens.ts';
import { FORMS, lemmaOf } from './verbs.ts';

// Whether a word is what somebody does, by who stands before it and what follows.

export const NOUNS: readonly string[] = ['NOUN', 'PROPN', 'X'];
export const POINTS =
  /^(?:a|an|the|each|every|my|our|their|its|his|her|your|this|that|these|those|all|some|any|it|them|us|me|him|whether|if|which|what|who|where|when|how|online|themselves|up|out|in)$/;
export const BEGINS = /^(?:the|a|an|each|every|our|my)$/;

export const isBase = (lower: string) => VERBS.has(lower) || FORMS.has(lower);
/** "Checks", "releases": what one person does. */
export const isDeedOfOne = (lower: string) =>
  /s$/.test(lower) &&
  [lower.slice(0, -1), lower.slice(0, -2)].some(
    (base) => VERBS.has(base) || FORMS.has(base) || DEEDS.has(base),
  );
export const isThird = (lower: string) => !isBase(lower) && lower.endsWith('s') && isBase(lemmaOf(lower));

/** Whether a clause begins with someone who does this: "the clerk checks and grants", "committee members vote". */
export function actsHere(
  before: readonly Token[],
  { lower }: Token,
  after: Token | undefined,
  second: Token | undefined,
): boolean {
  const subject = before.at(-1);
  const isSecondDeed =
    /^(?:either|and|or)$/.test(subject?.lower ?? '') &&
    before.slice(-5).some(({ pos }) => pos === 'VERB') &&
    after?.pos === 'PRON';
  if (isSecondDeed) return isDeedOfOne(lower);
  if (!subject || !NOUNS.includes(subject.pos) || !ACTORS.has(singular(subject.lower))) return false;
  let at = before.length - 1;
  while (at >= 0 && /^(?:NOUN|PROPN|ADJ|DET)$/.test(before[at]?.pos ?? '')) at -= 1;
  const opens =
    at < 0 || /^(?:;|,|if|when|until|once|before|after|so|then|but|and)$/.test(before[at]?.lower ?? '');
  if (!opens) return false;
  const isDetermined = BEGINS.test(before[at + 1]?.lower ?? '');
  const isLater = before.slice(0, Math.max(0, at)).some(({ pos }) => pos === 'VERB');
  if (isPlural(subject.lower))
    return isBase(lower) && (at < 0 ? after !== undefined && after.lower !== ':' : isLater);
  const goesOn =
    after === undefined
      ? isLater
      : after.pos === 'PRON' ||
        POINTS.test(after.lower) ||
        /^(?:up|off|out|in|either)$/.test(after.lower) ||
        (/^(?:and|or|then)$/.test(after.lower) &&
          (second?.lower === 'either' || second?.lower === 'then' || isDeedOfOne(second?.lower ?? '')));
  return isDeedOfOne(lower) && (isDetermined || (at < 0 && after?.pos === 'PRON')) && goesOn;
}

const PARTICLE = /^(?:up|off|out|in|back|down|away|over|on)$/;
const ANYBODY =
  /^(?:nothing|nobody|no-one|everything|everyone|everybody|something|someone|somebody|anything|anyone|anybody)$/;

/** "A client drops off samples", "somebody cancels", "nothing changes": what one does, and no sort of clients. */
export function isToldOfOne(
  before: readonly Token[],
  { lower }: Token,
  after: Token | undefined,
  isBySomeone: boolean,
): boolean {
  const [first, subject] = [before.at(-2), before.at(-1)];
  if (!subject || !isDeedOfOne(lower)) return false;
  const isOver = after === undefined || /^(?:,|\.|and|or|then|but|;)$/.test(after.lower);
  const hasObject =
    after !== undefined && (PARTICLE.test(after.lower) || after.pos === 'PRON' || ANYBODY.test(after.lower));
  if (ANYBODY.test(subject.lower)) return isOver || !NOUNS.includes(after.pos);
  if (/^(?:then|also|always|sometimes|never|usually|and)$/.test(subject.lower) && hasObject) return true;
  const isOne = NOUNS.includes(subject.pos) && !isPlural(subject.lower);
  const opens =
    first === undefined || BEGINS.test(first.lower) || /^(?:when|if|once|until|unless)$/.test(first.lower);
  if (!isOne || !opens || after === undefined) return false;
  return hasObject || (isBySomeone && after.lower === ',' && BEGINS.test(first?.lower ?? ''));
}

/** "Before a lease ends": the end of a clause that says when. */
export function endsClause(before: readonly Token[], { lower }: Token, after: Token | undefined): boolean {
  const [when, determiner, subject] = before.slice(-3);
  return (
    /^(?:before|when|if|until|once|after|unless)$/.test(when?.lower ?? '') &&
    BEGINS.test(determiner?.lower ?? '') &&
    subject !== undefined &&
    NOUNS.includes(subject.pos) &&
    !isPlural(subject.lower) &&
    isDeedOfOne(lower) &&
    (after === undefined || /^(?:,|\.|and|or|then|but|;)$/.test(after.lower))
  );
}

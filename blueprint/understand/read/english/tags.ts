import type { Lexicon } from '../../lexicon.ts';
import { COLLECTIVE, DEEDS } from '../../words/english-verbs.ts';
import { ACTORS } from '../../words/english-roles.ts';
import { sortsOf } from '../../words/sorts-of.ts';
import { needsVerbHere } from './acting.ts';
import { isPlural, singular } from './inflect.ts';
import {
  actsHere,
  BEGINS,
  endsClause,
  isBase,
  isDeedOfOne,
  isThird,
  isToldOfOne,
  NOUNS,
  POINTS,
} from './doing.ts';
import type { Token } from './tokens.ts';

// Taggers learn from newspapers: here what is known about words, and where they stand, decides between noun and verb.

const SEPARATES = /^(?:,|;|and|or|&|\+|\/|\(|\)|:|=|-|–|→|w|with|incl|including|\?|\.|!)$/;
const OPENS =
  /^(?:,|;|and|or|&|\+|\/|\(|:|=|-|–|→|w|with|incl|including|have|has|had|no|per|by|of|plus|also|add|note|log|record|enter|store|keep|track|show|see)$/;
const SPEAKS =
  /^(?:i|we|they|you|who|to|can|could|will|would|may|might|must|should|cannot|ca|let|lets|n't|not|also|then|please|pls)$/;
const MAY = /^(?:may|can|could|must|should|cannot)$/;
/** "Orders move through …": what something does, whatever else the word may mean. */
const PASSES = /^(?:moves?|pass(?:es)?|flows?|runs?|progress(?:es)?)$/;
/** "A rental goes from reserved to out." */
const NEVER_NOUN =
  /^(?:goes|becomes?|gets|belongs?|consists?|contains?|includes?|happens?|occurs?|arrives?|expires?)$/;

/** Words that stand before a noun of their own. */
const LEADS = /^(?:a|an|the|each|every|which|per|their|its|his|her|our|my|your)$/;
/** Adjectives that mean a noun which was named before. */
const RELATIVE =
  /^(?:same|other|others|first|second|third|last|next|new|old|main|best|worst|own|few|many|much|more|most|less|least|right|left|wrong|public|whole|very|certain|such|only|latest|above|below)$/;

/** As many words as are looked at to find the verb of a clause. */
const AHEAD = 12;

/** Words that are nouns without doubt somewhere in a description: several are spoken of. */
export function nounsIn(sentences: readonly (readonly Token[])[]): ReadonlySet<string> {
  return new Set(
    sentences.flatMap((tokens) =>
      tokens.flatMap(({ lower, pos }) => (pos === 'NOUN' && isPlural(lower) ? [singular(lower)] : [])),
    ),
  );
}

/** @param named nouns of the description, which it may use where a tagger expects something else */
export function retagged(
  tokens: readonly Token[],
  lexicon: Lexicon,
  named: ReadonlySet<string> = new Set(),
): Token[] {
  const known = (lower: string) =>
    named.has(lower) ||
    named.has(singular(lower)) ||
    lexicon.thing(lower) !== undefined ||
    lexicon.thing(singular(lower)) !== undefined ||
    lexicon.attribute(lower) !== undefined;
  const isKnownPerson = (lower: string) => lexicon.thing(singular(lower))?.category === 'person';
  const isPerson = (lower: string) =>
    isKnownPerson(lower) ||
    ACTORS.has(singular(lower)) ||
    /(?:er|or|ist|ee|ian|man|ant)s?$/.test(lower) ||
    sortsOf(singular(lower)).includes('person');
  const isThing = (before: Token | undefined, lower: string) =>
    lexicon.thing(`${before?.lower ?? ''} ${singular(lower)}`) !== undefined;
  const out: Token[] = [];
  tokens.forEach((token, at) => {
    const before = out.at(-1);
    const second = out.at(-2);
    const after = tokens[at + 1];
    const { lower } = token;
    const isThePublic = lower === 'public' && before?.lower === 'the' && !NOUNS.includes(after?.pos ?? '');
    const isTheActor =
      token.pos === 'ADJ' && ACTORS.has(lower) && before?.pos === 'DET' && isDeedOfOne(after?.lower ?? '');
    const pos = isThePublic || isTheActor ? 'NOUN' : token.pos;
    const set = (to: Token['pos']) => out.push(token.pos === to ? token : { ...token, pos: to });
    // "Cake y/n" is as good as "cake yes/no".
    if (lower === 'y' && after?.lower === '/' && tokens[at + 2]?.lower === 'n') return set('INTJ');
    if (lower === 'n' && before?.lower === '/' && second?.lower === 'y') return set('DET');
    const isNumbered = before !== undefined && NOUNS.includes(before.pos) && !isPlural(before.lower);
    const isAtEnd = after === undefined || /^(?:,|\)|;|\.|and|&|\+)$/.test(after.lower);
    if (/^(?:no|nr)\.?$/.test(lower) && isNumbered && isAtEnd)
      return void out.push({ ...token, lower: lower.slice(0, 2), pos: 'NOUN' });
    if (!/^\p{L}/u.test(lower) || /^(?:AUX|PRON|DET|ADP|CCONJ|SCONJ|PART|NUM|SYM|PUNCT)$/.test(pos))
      return void out.push(token);
    if (endsClause(out, token, after)) return set('VERB');
    const isNoun = NOUNS.includes(pos);
    if (isNoun && needsVerbHere(out, token, tokens.slice(at + 1, at + AHEAD), known))
      return void out.push({ ...token, pos: 'VERB', acts: true });
    if (pos === 'VERB' && !isBase(lower) && !isThird(lower) && (lower === 'people' || isKnownPerson(lower)))
      return set('NOUN');
    // "Host marks them"
    const isSubject =
      before === undefined && ACTORS.has(lower) && after !== undefined && isDeedOfOne(after.lower);
    if (isSubject || isThePublic || isTheActor) return set('NOUN');
    if (isNoun && (NEVER_NOUN.test(lower) || (PASSES.test(lower) && after?.lower === 'through')))
      return set('VERB');
    // "May open documents", "access to votes"
    const isDone = lower === 'open' && MAY.test(before?.lower ?? '') && after !== undefined;
    if (isDone && (NOUNS.includes(after.pos) || after.pos === 'DET')) return set('VERB');
    if (pos === 'VERB' && before?.lower === 'to' && isThird(lower)) return set('NOUN');
    // "Report monthly cost": an adjective stands before its noun.
    const isOrder = isNoun && before === undefined && isBase(lower) && after?.pos === 'ADJ';
    if (isOrder && NOUNS.includes(tokens[at + 2]?.pos ?? '')) return set('VERB');
    const stands = after === undefined || SEPARATES.test(after.lower);
    const isNounBefore = before !== undefined && NOUNS.includes(before.pos);
    // "With word counts and rates"
    const endsCompound =
      pos === 'VERB' && isThird(lower) && stands && isNounBefore && !isPlural(before.lower);
    if (endsCompound && /^(?:with|has|have|,|and|of|:)$/.test(second?.lower ?? '')) return set('NOUN');
    const isOfActors =
      after !== undefined &&
      isPlural(after.lower) &&
      ACTORS.has(singular(after.lower)) &&
      /^(?:VERB|AUX)$/.test(tokens[at + 2]?.pos ?? '') &&
      (before === undefined || before.lower === 'only');
    if (pos === 'VERB' && isOfActors) return set('NOUN');
    const isCompound =
      after !== undefined && lexicon.thing(`${lower} ${singular(after.lower)}`) !== undefined;
    if (pos === 'VERB' && isCompound && (before === undefined || !SPEAKS.test(before.lower)))
      return set('NOUN');
    if (!isNoun) {
      const next = tokens[at + 2];
      const isLast =
        after === undefined ||
        after.pos === 'AUX' ||
        after.pos === 'ADP' ||
        /^(?:has|have|can|may|must|should|will)$/.test(after.lower) ||
        (SEPARATES.test(after.lower) && next?.pos !== 'ADJ');
      if (
        pos !== 'ADV' &&
        before !== undefined &&
        LEADS.test(before.lower) &&
        isLast &&
        !RELATIVE.test(lower) &&
        !(pos === 'VERB' && before.lower === 'which') &&
        !(pos === 'VERB' && lower.endsWith('ing') && !known(lower))
      )
        return set('NOUN');
      const opensList =
        after?.lower === '(' || (after === undefined && before?.pos === 'ADP') || after?.lower === ':';
      const isOwned = before !== undefined && /^(?:has|have|having|with|of|do|make|get)$/.test(before.lower);
      if (pos === 'VERB' && isPlural(lower) && (opensList || stands) && isOwned) return set('NOUN');
      const acts =
        before === undefined &&
        pos === 'VERB' &&
        after?.pos === 'VERB' &&
        (isPlural(lower) ? !after.lower.endsWith('s') : /[^s]s$/.test(after.lower));
      if (acts) return set('NOUN');
      const isObjectHere =
        pos === 'VERB' && before?.pos === 'VERB' && isBase(before.lower) && known(singular(lower));
      if (isObjectHere && isPlural(lower) && !/(?:ss|us)$/.test(lower)) return set('NOUN');
      const isAttribute =
        after !== undefined &&
        NOUNS.includes(after.pos) &&
        lexicon.attribute(after.lower) !== undefined &&
        (next === undefined || SEPARATES.test(next.lower) || lexicon.isAttribute(lower));
      const opensField = before !== undefined && /^(?:,|\(|with|has|have|:)$/.test(before.lower);
      const isPlainVerb = pos === 'VERB' && isBase(lower) && !lexicon.isAttribute(lower);
      const continues = /^(?:,|and|&)$/.test(before?.lower ?? '') && NOUNS.includes(second?.pos ?? '');
      const isDay = /^(?:date|time|fee)$/.test(after?.lower ?? '');
      if (
        pos === 'VERB' &&
        isAttribute &&
        (isPlainVerb ? continues && isDay : opensField) &&
        !/(?:s|ed|ing)$/.test(lower)
      )
        return set('NOUN');
      const isSaid = (words: RegExp, one: Token | undefined) => words.test(one?.lower ?? '');
      const opensParts = isSaid(/^(?:has|have)$/, before) && after?.lower === ',';
      const isAmongParts =
        before?.lower === ',' &&
        NOUNS.includes(second?.pos ?? '') &&
        isSaid(/^(?:,|and|&)$/, after) &&
        next?.pos !== 'ADJ' &&
        out.some((one) => isSaid(/^(?:has|have)$/, one));
      const isListedAdjective = pos === 'ADJ' && (opensParts || isAmongParts) && !RELATIVE.test(lower);
      if (isListedAdjective) return set('NOUN');
      const isDetermined =
        before !== undefined &&
        (before.pos === 'DET' ||
          before.pos === 'ADJ' ||
          /^(?:their|its|his|her|our|my|your)$/.test(before.lower));
      const isListed = before === undefined || OPENS.test(before.lower);
      const isFinite = pos === 'VERB' && before !== undefined && SPEAKS.test(before.lower);
      if (
        !isFinite &&
        known(lower) &&
        stands &&
        (isListed || isDetermined || isNounBefore) &&
        !(pos === 'VERB' && before === undefined && isBase(lower))
      )
        return set('NOUN');
      if (pos === 'VERB' && isDetermined && isPlural(lower)) return set('NOUN');
      const owns = after !== undefined && /^(?:have|has|with|are|:)$/.test(after.lower);
      if (pos === 'VERB' && before === undefined && owns && isPlural(lower)) return set('NOUN');
      const isPluralBefore = isNounBefore && isPlural(before.lower);
      const isObject =
        after !== undefined && (after.pos === 'DET' || (NOUNS.includes(after.pos) && isPlural(after.lower)));
      if (pos === 'ADJ' && isBase(lower) && isPluralBefore && isObject) return set('VERB');
      return void out.push(token);
    }
    const isFirstPlural =
      out.length === 1 && isNounBefore && isPlural(before.lower) && !COLLECTIVE.test(before.lower);
    const isObjectNext =
      after !== undefined &&
      (after.pos === 'DET' || (NOUNS.includes(after.pos) && isPlural(after.lower))) &&
      lexicon.attribute(after.lower) === undefined;
    if (
      isFirstPlural &&
      isObjectNext &&
      !isPlural(lower) &&
      lexicon.thing(`${lower} ${singular(after.lower)}`) === undefined
    )
      return set('VERB');
    const isBesideAnother =
      lexicon.isAttribute(lower) && after !== undefined && lexicon.isAttribute(after.lower);
    const isDeed =
      DEEDS.has(lower) &&
      !isBesideAnother &&
      isNounBefore &&
      isPlural(before.lower) &&
      after !== undefined &&
      !SEPARATES.test(after.lower);
    if (actsHere(out, token, after, tokens[at + 2])) return set('VERB');
    const isBySomeone = before !== undefined && isPerson(before.lower);
    if (isToldOfOne(out, token, after, isBySomeone) && !isThing(before, lower)) return set('VERB');
    // "Acknowledge reading it": nothing that is kept has an object.
    if (lower.endsWith('ing') && /^(?:it|them|him|her|us)$/.test(after?.lower ?? '')) return set('VERB');
    // "She weighs them and records vaccinations": a compound doesn't begin with two plurals.
    const isNextDeed =
      /^(?:and|or|then)$/.test(before?.lower ?? '') &&
      isThird(lower) &&
      after !== undefined &&
      NOUNS.includes(after.pos) &&
      isPlural(after.lower) &&
      out.some((one) => one.pos === 'VERB' && /[^s]s$/.test(one.lower));
    if (isNextDeed && lexicon.thing(`${lower} ${singular(after.lower)}`) === undefined) return set('VERB');
    if (!isBase(lower) && !isThird(lower) && !isDeed) return void out.push(token);
    const compound = before && lexicon.thing(`${before.lower} ${singular(lower)}`) !== undefined;
    const ahead = after && lexicon.thing(`${lower} ${singular(after.lower)}`) !== undefined;
    // "The clerk notes the weight" has no clerk notes.
    const isDoneByOne =
      isThird(lower) &&
      before !== undefined &&
      isPerson(before.lower) &&
      /^(?:a|an|the)$/.test(second?.lower ?? '') &&
      after !== undefined &&
      (after.pos === 'DET' || lexicon.attribute(after.lower) !== undefined);
    if (
      compound ||
      ahead ||
      (!isDoneByOne &&
        lexicon.attribute(`${before?.lower ?? ''} ${lower}`) !== undefined &&
        isNounBefore &&
        !isPlural(before.lower))
    )
      return void out.push(token);
    const hasObject =
      after !== undefined &&
      (POINTS.test(after.lower) ||
        after.pos === 'DET' ||
        after.pos === 'PRON' ||
        (NOUNS.includes(after.pos) && isPlural(after.lower)) ||
        after.pos === 'NUM');
    if (isBase(lower) || isDeed) {
      const isPluralSubject =
        isNounBefore &&
        isPlural(before.lower) &&
        !(
          second &&
          BEGINS.test(second.lower) &&
          second.lower !== 'our' &&
          second.lower !== 'the' &&
          second.lower !== 'my'
        );
      const continues =
        hasObject ||
        (after !== undefined && (/^(?:ADP|ADV|ADJ|VERB)$/.test(after.pos) || NOUNS.includes(after.pos)));
      // "Neighbours offer and ask"
      const isFirstDeed =
        isPluralSubject &&
        isPerson(before.lower) &&
        /^(?:and|or|&|\+|\/)$/.test(after?.lower ?? '') &&
        tokens[at + 2]?.pos === 'VERB';
      if (isPluralSubject && (continues || isFirstDeed)) return set('VERB');
      if (before && SPEAKS.test(before.lower) && !(before.lower === 'to' && stands && known(lower)))
        return set('VERB');
      const isFirst = before === undefined || /^(?:and|,|then|;|:|or|-)$/.test(before.lower);
      if (
        isFirst &&
        hasObject &&
        !(
          before &&
          before.lower !== 'then' &&
          after &&
          NOUNS.includes(after.pos) &&
          known(lower) &&
          !POINTS.test(after.lower)
        )
      )
        return set('VERB');
      return void out.push(token);
    }
    if (isNounBefore && !isPlural(before.lower)) {
      const isSubject =
        second === undefined ||
        BEGINS.test(second.lower) ||
        /^(?:that|which|who|where|when|if|once|so|and|:)$/.test(second.lower);
      const acts = hasObject && !NOUNS.includes(after.pos);
      if (
        isSubject &&
        (acts || (isPerson(before.lower) && (hasObject || /^(?:CCONJ|VERB|NOUN)$/.test(after?.pos ?? ''))))
      )
        return set('VERB');
    }
    if (
      before &&
      /^(?:and|either|or|also|who|which|that|it|he|she|someone|somebody|everyone|everybody|anyone|nobody)$/.test(
        before.lower,
      ) &&
      hasObject &&
      !NOUNS.includes(after.pos)
    )
      return set('VERB');
    out.push(token);
  });
  return out;
}

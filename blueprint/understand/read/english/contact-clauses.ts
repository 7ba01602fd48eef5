import type { Lexicon } from '../../lexicon.ts';
import { ACTORS } from '../../words/english-roles.ts';
import { isBase, isDeedOfOne } from './doing.ts';
import { singular } from './inflect.ts';

// "Repair requests students can submit": a clause behind what it is told of, with no word between. It is read as one
// with "that", or its subject would be part of the noun: there are no "orders customers" who place by phone.

/** Stands where "that" was left out, in the place of the space: everything behind keeps its own. */
export const LEFT_OUT = '\u{E001}';

const WORD = /[\p{L}][\p{L}'-]*/gu;
const DETERMINER = /^(?:the|an?|our|my|their|his|her|its|your|each|every|some|all|any|these|those|many)$/;
/** Somebody, whoever it is. */
const ANYBODY = /^(?:everyone|everybody|anyone|anybody|someone|somebody|people|others|users|staff)$/;
const ONE_OF_THEM = /^(?:everyone|everybody|anyone|anybody|someone|somebody)$/;
const MAY = /^(?:can|could|may|might|must|should|shall|will|would|cannot|can't|won't)$/;
const HAS_TO = /^(?:ha(?:s|ve)|needs?|wants?|ha(?:s|ve) yet)$/;
const DONE = /(?:ed|en|ught|wn|ld|pt|nt|de|ut)$/;
const PARTICLE = /^(?:in|out|up|down|off|on|back|over|away|together|online)$/;
/** Deeds that are no less often a noun, or seldom told: none but a deed stands there. */
const OTHER_DEEDS = new Set(
  'find suggest hand fill choose select like learn study eat drink breed replace install count ship pack draw paint recommend discuss present ride fly sail diagnose examine refer meet call answer solve design develop produce provide spend invest cover support finish start watch listen sing compose translate bake serve wash iron sew knit elect nominate hunt catch fish shoot miss drop wear carry load unload adopt foster rescue want do'.split(
    ' ',
  ),
);
const isDone = (verb: string) => isBase(verb) || OTHER_DEEDS.has(verb);
/** What is not counted has no plural. */
const UNCOUNTED =
  /^(?:homework|feedback|equipment|food|material|content|work|music|data|stock|clothing|furniture|produce|money|milk|medication)$/;
/** What may follow a clause whose object stands before it. */
const BEHIND =
  /^(?:at|by|for|in|on|to|with|from|per|before|after|during|until|through|via|within|under|about|against|when|if|once|twice|and|or|but|so|us|me|you|online|daily|weekly|monthly|yearly|regularly|often|most|best|today|themselves|ourselves|myself|again|later|first|last|every|each|as|because|while)$/;
/** Words in -s, and others, that are no noun before a clause. */
const NO_NOUN =
  /^(?:is|was|has|does|gets?|needs?|us|this|always|besides|sometimes|as|plus|across|towards|afterwards|lets?|helps?|makes?|allows?|enables?|sees?|shows?|gives?|sends?|tells?|asks?|wants?|reminds?|invites?|lists?|sells?|pays?|bills?|unless|whereas|minus|versus|perhaps|thus|yes|less|days?|weeks?|months?|years?|hours?|minutes?|times?|mornings?|evenings?|afternoons?|nights?|weekends?|seasons?|springs?|summers?|autumns?|winters?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|moment|end|start|beginning|and|or|but|so|then|only|also|not|if|when|where|how|what|who|which|that|because|while|before|after|once|since|until|with|without|for|of|in|on|at|by|to|from|per|like|than|about|all|each|every|any|most|many|few|both|other)$/;
const FRONTED =
  /^(?:for|in|at|on|after|before|with|without|during|by|from|to|of|besides|instead|as|like|than|per)$/;
/** "Which orders customers place": a question, in which nothing was left out. */
const ASKED =
  /^(?:which|what|whose|whichever|whatever|many|much|when|if|because|while|although|since|until|unless|whenever|once|where)$/;
const SUBJECT_OF = /^(?:it|he|she|who|which|that|app|system|software|platform|site|website|also|then)$/;

interface Word {
  text: string;
  start: number;
  end: number;
}

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: said, index }) => ({
    text: said.toLowerCase(),
    start: index,
    end: index + said.length,
  }));
}

/**
 * The text with a sign wherever a clause follows its noun without "that".
 * @returns the text with each of these spaces as a {@link LEFT_OUT}
 */
export function withThat(text: string, lexicon: Lexicon): string {
  const words = wordsOf(text);
  const isNext = (at: number) =>
    at > 0 && text.slice(words[at - 1]?.end, words[at]?.start) === ' ' && words[at] !== undefined;
  const isPerson = (noun: string) =>
    ACTORS.has(noun) || /^(?:person|organisation)$/.test(lexicon.thing(noun)?.category ?? '');
  const isNoun = (word: string) =>
    !NO_NOUN.test(word) &&
    ((/[^s]s$/.test(word) && singular(word) !== word) ||
      lexicon.thing(singular(word)) !== undefined ||
      lexicon.attribute(word) !== undefined);

  /** Where the phrase begins that ends there. */
  function phraseFrom(last: number): number {
    let first = last;
    while (
      isNext(first) &&
      !DETERMINER.test(words[first]?.text ?? '') &&
      !NO_NOUN.test(words[first - 1]?.text ?? '')
    )
      first -= 1;
    return first;
  }

  /** Whether a clause may follow the word there. */
  function isToldOf(last: number): boolean {
    const noun = words[last]?.text ?? '';
    if (!isNoun(noun)) return false;
    const first = phraseFrom(last);
    const before = isNext(first) ? (words[first - 1]?.text ?? '') : '';
    if (ASKED.test(before) || SUBJECT_OF.test(words[last - 1]?.text ?? '')) return false;
    // "For each order customers pay": said before the sentence.
    const isOpening = !isNext(first - 1);
    if (isOpening && FRONTED.test(before)) return false;
    return true;
  }

  /** Whether what is done from there has no object of its own behind it. */
  function isOpenDeed(at: number, isOne: boolean): boolean {
    const word = (place: number) => (place === at || isNext(place) ? (words[place]?.text ?? '') : '');
    let verb = at;
    if (MAY.test(word(at))) {
      verb += 1;
      if (/^(?:not|also|then|always|only)$/.test(word(verb))) verb += 1;
      if (!isDone(word(verb))) return false;
    } else if (HAS_TO.test(word(at)) && word(at + 1) === 'to') {
      verb += 2;
      if (!isDone(word(verb))) return false;
    } else if (/^ha(?:s|ve)$/.test(word(at)) && DONE.test(word(at + 1))) verb += 1;
    else if (isOne ? !isDeedOfOne(word(at)) : !isDone(word(at)) || isOne) return false;
    let next = verb + 1;
    if (PARTICLE.test(word(next))) next += 1;
    return word(next) === '' || BEHIND.test(word(next)) || /ly$/.test(word(next));
  }

  const places = words.flatMap(({ text: word, start }, at) => {
    if (!isNext(at) || !isToldOf(at - 1)) return [];
    if (ANYBODY.test(word))
      return isNext(at + 1) && isOpenDeed(at + 1, ONE_OF_THEM.test(word)) ? [start] : [];
    const isLed = DETERMINER.test(word);
    const who = isLed ? at + 1 : at;
    const noun = words[who]?.text ?? '';
    if ((isLed && !isNext(who)) || !isNext(who + 1)) return [];
    const one = singular(noun);
    const isMany = one !== noun;
    // "Committee members vote": of these, and nothing that they do.
    const told = words[at - 1]?.text ?? '';
    const isCounted = singular(told) === told && !UNCOUNTED.test(told);
    if (!(isLed ? isNoun(noun) : isMany && !isCounted && isPerson(one))) return [];
    return isOpenDeed(who + 1, !isMany) ? [start] : [];
  });
  let said = text;
  for (const place of places) said = said.slice(0, place - 1) + LEFT_OUT + said.slice(place);
  return said;
}

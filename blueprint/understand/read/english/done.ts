import type { Span } from '../../facts.ts';
import { leftBy, leftWith } from '../../words/english-deeds.ts';
import { stemsOf } from '../../words/english-stems.ts';
import { DEEDS, HANDIWORK } from '../../words/english-verbs.ts';
import { isBase } from './doing.ts';
import { isPlural, singular } from './inflect.ts';

// Who does what to what, told by where the words stand, whatever a tagger takes them for: "vets vaccinate dogs", "so that judges can mark them", "how often do gardeners water the beds".

export interface Named extends Span {
  /** In small letters, without determiners: "board games". */
  words: string;
  isMany: boolean;
  /** "Each", "their", or nothing. */
  determiner: string;
}
export interface Done extends Span {
  /** Nobody where that is "we", "people" or "they". */
  who: Named | undefined;
  /** "Vaccinate". */
  verb: string;
  /** "Up" of "sign up". */
  behind: string;
  /** "For" of "pay for". */
  preposition: string;
  /** Only pointed at by "them" or "it". */
  what: Named | 'them';
  /** For whom it is done: "nurses give medicines to patients". */
  whom: Named | undefined;
  /** "I", "we" or whoever else is not named. */
  subject: string;
  /** "Can", "may": they are let do it. */
  isOpen: boolean;
  /** "How often do they": asked of what was kept. */
  isAsked: boolean;
  /** It is surely a verb, and no part of a name: "farmers shear sheep" may be either. */
  isSure: boolean;
  /** "When", "if", "after": only a condition of something else. */
  isCondition: boolean;
}

interface Word extends Span {
  lower: string;
}

const wordsOf = (text: string, start: number): Word[] =>
  [...text.matchAll(/[a-z][a-z'’-]*|\d+|[^\sa-z\d]/giu)].map(({ 0: word, index }) => ({
    lower: word.toLowerCase().replace('’', "'"),
    start: start + index,
    end: start + index + word.length,
  }));

const ADVERB =
  /^(?:also|often|usually|regularly|always|just|then|each|all|sometimes|normally|mostly|both|now|either|simply|directly|easily|quickly)$/;
const OPEN = /^(?:can|could|may|might)$/;
const MUST = /^(?:must|should|shall|will|would)$/;
const SOMEBODY = /^(?:i|we|they|you|people|somebody|someone|everybody|everyone|anybody|anyone|users|others)$/;
const OF_ONE = /^(?:somebody|someone|everybody|everyone|anybody|anyone)$/;
const ONE = /^(?:an?|the|each|every|one|any|our|my)$/;
const DETERMINER =
  /^(?:an?|the|each|every|any|all|some|several|many|few|more|most|other|different|various|our|my|their|his|her|its|your|these|those|this|that|one|two|three|four|five|six|certain|new|\d+)$/;
/** What is neither a part of a phrase nor a verb that something is done by. */
const STOP =
  /^(?:[^a-z].*|[a-z]|an|since|other|others|more|the|each|every|any|some|several|all|our|my|their|his|her|its|your|and|or|but|nor|so|that|which|who|whom|what|when|where|why|how|if|whether|while|because|once|until|unless|before|after|to|of|for|in|on|at|by|with|without|from|into|onto|about|over|under|per|as|than|via|through|during|within|between|against|is|are|was|were|be|been|being|am|has|have|had|do|does|did|can|could|may|might|must|should|shall|will|would|not|no|never|it|them|him|her|us|me|this|these|those|i|we|they|he|she|you|online|there|here|again|now|then|today|last|next|only|also|too|often|regularly|usually|daily|weekly|monthly|together|separately|themselves|etc|don't|can't|cannot|doesn't|let|lets|please|like|such|both|either|just|always|sometimes|never|using|ahead|yet|already|up|out|off|back|down|away)$/;
const THEM = /^(?:it|them|those|these|one)$/;
/** What people do with an app, or what is no deed that is kept. */
const NO_DEED =
  /^(?:be|have|do|get|go|want|need|like|love|see|look|view|browse|search|find|filter|sort|show|list|display|check|tick|know|say|tell|think|add|edit|update|change|remove|delete|create|enter|write|type|note|record|log|track|keep|save|store|manage|organise|organize|upload|download|import|export|print|share|post|publish|send|receive|set|put|make|let|allow|help|use|choose|select|pick|click|tap|open|close|view|read|follow|invite|compare|plan|schedule|assign|mark as|own|belong|live|include|contain|hold|come|stay|work|start|stop|finish|begin|end|try|ask|call|name|run|approve|reject|accept|decline|confirm|cancel|decide|fill|complete|submit|sell|offer|bring|ensure|access|handle|monitor|maintain|document|attach|describe|count|measure|rate|comment|message|chat|contact|notify|remind|report|win|lose|earn|collect|gain|get|meet|join|play|watch|host|prepare|provide|support|cover|lead|build)$/;
/** The words behind a verb that are a part of it. */
const PARTICLE = /^(?:up|out|off|back|down|over|away|in|part)$/;
/** What goes on behind some verbs: "enrol in", "bid on". */
const PREPOSITION: Readonly<Record<string, RegExp>> = {
  bid: /^(?:on|for)$/,
  vote: /^(?:on|for)$/,
  apply: /^(?:for|to)$/,
  enrol: /^(?:in|on|for)$/,
  enroll: /^(?:in|on|for)$/,
  register: /^(?:for|to)$/,
  pay: /^for$/,
  donate: /^(?:to|for)$/,
  subscribe: /^to$/,
  pledge: /^(?:to|for)$/,
  participate: /^in$/,
  compete: /^in$/,
  score: /^in$/,
  'sign up': /^(?:for|to)$/,
  'take part': /^(?:in|at)$/,
  'check in': /^(?:at|to|for)$/,
  'chip in': /^(?:for|to)$/,
  'turn up': /^(?:at|to|for)$/,
  'show up': /^(?:at|to|for)$/,
};
const MOST_WORDS = 3;

const isKnown = (verb: string) =>
  leftBy(verb).length > 0 || isBase(verb) || DEEDS.has(verb) || HANDIWORK.has(verb);

/** The phrase that ends before a place: "our volunteers", "a vet". */
function phraseBefore(
  words: readonly Word[],
  end: number,
): { from: number; named: Named; isOne: boolean } | undefined {
  const last = words[end - 1];
  if (!last || !/^[a-z][a-z-]+$/.test(last.lower) || (STOP.test(last.lower) && !SOMEBODY.test(last.lower)))
    return undefined;
  let from = end - 1;
  if (!SOMEBODY.test(last.lower))
    while (
      from > 0 &&
      end - from < MOST_WORDS &&
      !STOP.test(words[from - 1]?.lower ?? '.') &&
      !DETERMINER.test(words[from - 1]?.lower ?? '') &&
      /^[a-z][a-z-]+$/.test(words[from - 1]?.lower ?? '')
    )
      from -= 1;
  const isOne = ONE.test(words[from - 1]?.lower ?? '') && !isPlural(last.lower);
  const said = words.slice(from, end);
  return {
    from,
    isOne,
    named: {
      words: said.map(({ lower }) => lower).join(' '),
      isMany: isPlural(last.lower),
      determiner: words[from - 1]?.lower ?? '',
      start: said[0]?.start ?? last.start,
      end: last.end,
    },
  };
}

/** The phrase that begins at a place: "several board games", "them". */
function phraseAt(words: readonly Word[], at: number): { named: Named | 'them'; next: number } | undefined {
  const first = words[at]?.lower ?? '';
  const next = words[at + 1]?.lower ?? '.';
  if (THEM.test(first) && (STOP.test(next) || next === '')) return { named: 'them', next: at + 1 };
  let from = at;
  // "Up to three tools"
  if (first === 'up' && next === 'to') from += 2;
  while (DETERMINER.test(words[from]?.lower ?? '') || (from > at && words[from]?.lower === 'of')) from += 1;
  let end = from;
  while (end < words.length && end - from <= MOST_WORDS && !STOP.test(words[end]?.lower ?? '.')) end += 1;
  const said = words.slice(from, end);
  const last = said.at(-1);
  if (!last || !/^[a-z][a-z-]+$/.test(last.lower) || (from === at && !isPlural(last.lower))) return undefined;
  const start = said[0]?.start ?? last.start;
  return {
    named: {
      words: said.map(({ lower }) => lower).join(' '),
      isMany: isPlural(last.lower),
      determiner: from > at ? first : '',
      start,
      end: last.end,
    },
    next: end,
  };
}

/** The verb of which a form is one, if it can be what somebody does. */
function verbOf(form: string, isBare: boolean): string | undefined {
  if (isBare) return form;
  const stems = stemsOf(form).filter((stem) => stem !== form);
  return (
    stems.find((stem) => leftBy(stem).length > 0) ??
    stems.find(isKnown) ??
    form.replace(/ies$/, 'y').replace(/(?<=s|sh|ch|x|z)es$|(?<=[^s])s$/, '')
  );
}

/** Behind "let customers", "for members to": they may do it. */
const LETS =
  /^(?:let|lets|letting|allow|allows|allowing|enable|enables|enabling|for|want|wants|like|need|needs)$/;

/** @returns what is done in a sentence, by whom and to what */
export function doneIn(text: string, start: number): Done[] {
  const words = wordsOf(text, start);
  let told = 0;
  return words.flatMap((word, at): Done[] => {
    if (word.start < told) return [];
    if (STOP.test(word.lower) || !/^[a-z-]{3,}$/.test(word.lower)) return [];
    let end = at;
    let isOpen = false;
    let isModal = false;
    while (end > 0) {
      const before = words[end - 1]?.lower ?? '';
      if (OPEN.test(before) || MUST.test(before)) {
        isModal = true;
        isOpen ||= OPEN.test(before);
      } else if (!ADVERB.test(before)) break;
      end -= 1;
    }
    // "Customers to be able to order"
    const able = ['be', 'able', 'to'].every((one, place) => words[end - 3 + place]?.lower === one);
    if (able) end -= 3;
    isModal ||= able && words[end - 1]?.lower !== 'to';
    isOpen ||= able;
    const isTo = !isModal && words[end - 1]?.lower === 'to';
    const subject = phraseBefore(words, isTo ? end - 1 : end);
    if (!subject) return [];
    const { from, isOne, named } = subject;
    const lead = (isOne || DETERMINER.test(words[from - 1]?.lower ?? '')) && from > 0 ? from - 1 : from;
    const opener = words[lead - 1]?.lower ?? '';
    const isLet = LETS.test(opener);
    if (isTo && !isLet) return [];
    const isAsked = /^(?:do|does|did)$/.test(opener);
    // "A list of customers": what stands behind a preposition does nothing.
    if (
      !isLet &&
      /^(?:of|with|from|by|in|on|at|to|about|per|and|or)$/.test(opener) &&
      !isModal &&
      opener !== 'and'
    )
      return [];
    const isBare =
      isModal ||
      isLet ||
      isAsked ||
      named.isMany ||
      (SOMEBODY.test(named.words) && !OF_ONE.test(named.words));
    const isThird = !isBare && (isOne || OF_ONE.test(named.words));
    if (!isBare && !(isThird && /[a-z]s$/.test(word.lower))) return [];
    const verb = verbOf(word.lower, isBare);
    if (
      verb === undefined ||
      (isBare && /[^s]s$/.test(verb) && !isKnown(verb)) ||
      (/(?:ed|ing)$/.test(verb) && !isKnown(verb))
    )
      return [];
    const second = words[at + 1]?.lower ?? '';
    const behind = PARTICLE.test(second) ? second : '';
    const isPart = behind !== '' && (leftWith(verb, behind) !== undefined || !/^(?:in|part)$/.test(behind));
    let next = at + (isPart ? 2 : 1);
    const key = isPart ? `${verb} ${behind}` : verb;
    const preposition = Object.hasOwn(PREPOSITION, key) ? PREPOSITION[key] : undefined;
    const before = words[next]?.lower ?? '';
    const isJoined = preposition?.test(before) ?? false;
    if (isJoined) next += 1;
    if (NO_DEED.test(verb) && !(isPart && leftWith(verb, behind) !== undefined)) return [];
    const object = phraseAt(words, next);
    // "Mark books as read": what they then are.
    if (object && words[object.next]?.lower === 'as') return [];
    if (!object || (object.named !== 'them' && SOMEBODY.test(object.named.words))) return [];
    const isSure =
      isModal ||
      isLet ||
      isAsked ||
      object.named === 'them' ||
      isKnown(verb) ||
      DETERMINER.test(words[next]?.lower ?? '');
    const to = /^(?:to|for|from)$/.test(words[object.next]?.lower ?? '')
      ? phraseAt(words, object.next + 1)
      : undefined;
    // "A staff member withdraws a part"
    if (!isSure && DETERMINER.test(words[object.next]?.lower ?? '')) return [];
    told = words[object.next - 1]?.end ?? told;
    return [
      {
        who: SOMEBODY.test(named.words) ? undefined : named,
        subject: named.words,
        verb,
        behind: isPart ? behind : '',
        preposition: isJoined ? before : '',
        what: object.named,
        whom: to && to.named !== 'them' ? to.named : undefined,
        isOpen: isOpen || isLet,
        isAsked,
        isSure,
        isCondition: /^(?:when|if|once|after|before|until|unless)$/.test(opener),
        start: named.start,
        end: words[object.next - 1]?.end ?? word.end,
      },
    ];
  });
}

export const nounOf = ({ words }: Named): string => singular(words);

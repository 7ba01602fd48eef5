import type { Span } from '../../facts.ts';
import { ADJECTIVAL } from './choices/choice.ts';
import { IRREGULAR_PARTICIPLES } from '../../words/english-stems.ts';
import { singular } from './inflect.ts';
import { deedIn, ADVERBS } from './told-deeds.ts';

// What a clause says of something that passes through states: what it is, what it becomes, or what somebody does to it.

export interface Clause extends Span {
  text: string;
  /** What stands between it and the clause before: ", and then". */
  opener: string;
  /** Which sentence it stands in. */
  sentence: number;
  /** Whether brackets are around it. */
  isAside: boolean;
}
/** `use` is what people do with an app, which leaves nothing in another state. */
type Kind = 'is' | 'goes' | 'deed' | 'bare' | 'use';
export interface Link {
  kind: Kind;
  value: string;
  span: Span;
  /** A noun that it is said of; nothing where it is a pronoun or left out. */
  subject: Span | undefined;
  isPointed: boolean;
  /** Who does it. */
  who?: string;
  /** It is done to something that is named, and counts only beside other deeds. */
  isLoose?: boolean;
  verb?: string;
  /** Its value where "it" in the next clause is what it was done to. */
  alone?: string | undefined;
  /** It only says that there is something from then on. */
  isArrival?: boolean;
  /** Words that say that something comes before or after something else. */
  isOrdered: boolean;
  clause: Clause;
}

const OPENERS =
  'and then|but then|then|and|but|or|before|until|till|unless|once|when|after(?! (?:that|this)\\b)|as soon as|while';
/** "When it's done I invoice it": the rest says what comes then. */
const THEN_SOMEBODY = String.raw`(?<=\b(?:when|once|after) (?:it|they)(?:'s|'re| is| are| has been| have been)(?: [a-z]+)? [a-z]+(?:ed|en|t|d|ne)) (?=(?:i|we|you) [a-z]+ (?:it|them)\b)`;
const CUT = new RegExp(
  String.raw`${THEN_SOMEBODY}|\s*(?:[.!?;\n]+(?:\s*(?:[-*•]|\d[.)])\s)?|[,()]|:|\s[-–—]+\s)\s*(?:(?:${OPENERS})\b\s*)*|\s+(?:${OPENERS})\s+`,
  'gu',
);

export function clausesOf(lower: string): Clause[] {
  const found: Clause[] = [];
  let at = 0;
  let opener = '';
  let sentence = 0;
  let depth = 0;
  const end = (to: number) => {
    const text = lower.slice(at, to);
    if (text.trim() !== '') found.push({ text, start: at, end: to, opener, sentence, isAside: depth > 0 });
  };
  for (const { 0: mark, index } of lower.matchAll(CUT)) {
    end(index);
    opener = index === at && found.length === 0 ? mark : mark.trim();
    if (/[.!?;\n]/u.test(mark)) sentence += 1;
    depth = Math.max(0, depth + (mark.includes('(') ? 1 : 0) - (mark.includes(')') ? 1 : 0));
    at = index + mark.length;
  }
  end(lower.length);
  return found;
}

/** Something that comes in its turn. */
const ORDER =
  /\b(?:first|then|next|after(?:wards)?|later|finally|initially|eventually|at (?:first|last)|in the end|until|till|once|when|before|unless|as soon as|starts?|begins?|ends? up|goes|moves?)\b/u;
/** "1. The kayak is measured" */
const NUMBERED = /\d[.)]$/u;
const LEADING = new RegExp(`^${ADVERBS}`, 'u');
const NOUN = String.raw`(?:(?:an?|the|each|every|any|all|our|my|their|its|such an?|new) )*(?:[a-z][a-z-]+ ){0,2}?[a-z][a-z-]+`;
const PRONOUN = 'it|she|he|they|this|that|these|those|each one|each|both';
const BE = String.raw`(?:is|are|was|gets?|becomes?|stays?|remains?|(?:starts?|begins?)(?: (?:out|off|life))?(?: as)?|ends? up(?: as)?|(?:has|have) (?:been|to be)|(?:can|must|should|will|may) be)`;
const BETWEEN =
  '(?:(?:being|been|marked(?: as)?|set to|then|now|first|initially|finally|considered|called|still|either|automatically|always) )*';
/** "In the workshop it is stripped" */
const WHERE = String.raw`(?:(?:in|at|on|after|during) (?:(?:the|our|an?) )?[a-z-]+,? )?`;
const IS = new RegExp(
  String.raw`^${ADVERBS}${WHERE}(?:(?<pointed>${PRONOUN})(?:'s|'re| ${BE})|(?<noun>${NOUN}) ${BE}|(?<none>${BE})) ${BETWEEN}(?<state>[a-z][a-z0-9' -]*)$`,
  'u',
);
const GOES = new RegExp(
  String.raw`^${ADVERBS}(?:(?:(?<pointed>${PRONOUN})|(?<noun>${NOUN})) )?(?:goes|go|moves?|passes|comes?|changes?|turns?|(?:is|are|gets?|get) (?:moved|sent|passed|handed)|can be moved) (?:back |on |over |straight )?(?:in)?to (?<state>[a-z][a-z0-9' -]*)$`,
  'u',
);
/** "New requests come in", "a parcel arrives" */
const ARRIVES = new RegExp(
  String.raw`^${ADVERBS}(?<noun>${NOUN}) (?<verb>comes? in|arrives?|lands?)(?: (?:here|first|online|by (?:post|phone|e-?mail|mail)|(?:at|from|via|through|with|on) .*))?$`,
  'u',
);
const COMES_IN = new RegExp(
  String.raw`^${ADVERBS}(comes? in|arrives?)(?: (?:at|from|via|through|with|on|by) .*)?$`,
  'u',
);
/** "Then to typesetting" goes on with what went somewhere. */
const ON_TO = new RegExp(String.raw`^${ADVERBS}(?:in)?to (?<state>[a-z][a-z0-9' -]*)$`, 'u');

const COUNTED = /^(?:\d+|one|two|three|four|five|several|some|all|other|another) /u;

/** How a state goes on with when, where and by whom, which is no part of it. */
const ADJUNCT =
  /(?<=\S) (?:by|once|twice|an?|one|two|three|\d+|at|from|to|as|until|during|within|because|if|so|in|on|for|with|up to|after|before|later|again|together|yet|anyway|somehow|straight ?away|right away|immediately|per) .*$|(?<=\S) (?:again|once|twice|later|after(?: that)?|afterwards|yet|anyway|there|here|too|then|finally|first|automatically|online|by hand)$/u;
const PLACED =
  /^(?:in|on|at|with|under|out|out of|off|up for|waiting(?: for| to)?|ready(?: for| to)?|due(?: for)?|open(?: for)?|on the) /u;
const NO_STATE =
  /\b(?:automatically|e-?mail(?:s|ed)?|i|we|you|he|she|they|it|who|which|what|when|where|how|that|there|not|never|very|so|too|more|less|than|important|easy|hard|able|allowed|possible|about|like|called|based|used|shared|visible|welcome|supposed|going)\b|^(?:us|me|them|him|her)$|^(?:an?|the|our|my|their|its|his|her|my|only|just|all|some|any|no)$/u;
const MOST_WORDS = 4;

/** What no ending tells: "restrung", "read out", "looked into". */
const PARTICIPLE = new RegExp(
  `^(?:(?:re|un|over|pre|type)?(?:${IRREGULAR_PARTICIPLES.join('|')})|[a-z]+ed into)(?: (?:up|out|off|back|away|down|in|on))?$`,
  'u',
);
/** "Logged in by reception": the verb goes on before it is said by whom. */
const GOES_ON = /^(\S+(?:ed|en|t|d)) (in|on|out|off|up|over|back) (?=(?:by|with|at|from|until|as|to)\b)/u;

/** What something is said to be, without the words around it; nothing where that is no state. */
function stateOf(said: string, kind: Kind): string | undefined {
  let state = said
    .trim()
    .replace(/^(?:either|now|then|also|just|finally|being|marked(?: as)?|as|to be) /u, '');
  const [placed = ''] = PLACED.exec(state) ?? [];
  const rest = state.slice(placed.length).replace(/^(?:the|our|an?) /u, placed === '' ? '' : '$&');
  state = (placed + rest.replace(GOES_ON, '$1_$2 ').replace(ADJUNCT, '').replace('_', ' ')).trim();
  if (kind === 'is' && placed === '') state = state.replace(/^(?:an?|the) /u, '');
  if (kind === 'goes') state = state.replace(/^(?:the|an?|our) /u, '');
  const words = state.split(' ');
  // "Left to ripen", "due 12 months later"
  if ((state === 'left' && rest !== 'left') || /\d/u.test(state)) return undefined;
  if (state === '' || words.length > MOST_WORDS || NO_STATE.test(state)) return undefined;
  if (kind === 'goes') return state;
  // "It is a booking" says what it is, and not how far.
  const isNoun = /^(?:an?|the) /u.test(said.trim());
  return ADJECTIVAL.test(state) || PARTICIPLE.test(state) || (placed !== '' && words.length > 1) || isNoun
    ? state
    : undefined;
}

/** What is done to something. */
export const isParticiple = (value: string) => /^\S+(?:ed|en)(?: |$)/u.test(value) || PARTICIPLE.test(value);

const spanIn = (clause: Clause, part: string, from = 0): Span => {
  const at = Math.max(0, clause.text.indexOf(part, from));
  return { start: clause.start + at, end: clause.start + at + part.length };
};

/** Whom a life is never told of. */
export type IsPerson = (noun: string) => boolean;

export function linkOf(clause: Clause, before: Link | undefined, isPerson: IsPerson): Link | undefined {
  const text = clause.text.trim().replace(/ {2,}/gu, ' ');
  const offset = clause.text.length - clause.text.trimStart().length;
  const isOrdered = ORDER.test(`${clause.opener} ${text}`) || NUMBERED.test(clause.opener);
  const link = (kind: Kind, value: string, part: string, subject?: string, isPointed = false): Link => ({
    kind,
    value,
    span: spanIn(clause, part, Math.max(0, clause.text.lastIndexOf(part))),
    subject: subject === undefined ? undefined : spanIn(clause, subject, offset),
    isPointed,
    isOrdered,
    clause,
  });
  // What is told only says when the rest happens.
  // "A quote is a draft until it is sent": sent is what comes next, where "open until it's paid, then closed" says when.
  const isNext =
    /\b(?:until|till)$/u.test(clause.opener) &&
    /^(?:it|they)(?:'s|'re| (?:is|are|gets?)) /u.test(text) &&
    before?.value === 'draft';
  // "Once it's repaired we invoice it" tells of both.
  const isDoneFirst =
    before?.clause.sentence === clause.sentence &&
    /\b(?:once|when|after|as soon as)$/u.test(clause.opener) &&
    isParticiple(/^(?:it|they)(?:'s|'re| is| are| has been| have been) ([a-z]+)$/u.exec(text)?.[1] ?? '');
  if (
    /\b(?:once|when|after|as soon as|until|till|while|if)$/u.test(clause.opener) &&
    !isNext &&
    !isDoneFirst &&
    !EMBEDDED.test(text)
  )
    return undefined;
  const embedded = EMBEDDED.exec(text);
  const said = embedded ? text.slice(embedded.index + embedded[0].length - (embedded[1]?.length ?? 0)) : text;
  const isBeside = before !== undefined && before.clause.sentence === clause.sentence;
  for (const [kind, pattern] of [
    ['is', IS],
    ['goes', GOES],
  ] as const) {
    const groups = pattern.exec(said)?.groups;
    if (!groups) continue;
    const { pointed, noun, state = '' } = groups;
    const gone = stateOf(state, kind);
    if (gone === undefined) continue;
    // "It goes to two reviewers": it is with them.
    const isWithSomebody = kind === 'goes' && isPerson(singular(gone.split(' ').at(-1) ?? ''));
    const value = isWithSomebody ? `with ${gone.replace(COUNTED, '')}` : gone;
    // "It gets new fabric" says what it has.
    if (/\bgets? \S+$/u.test(said.slice(0, said.length - state.length).concat('x')) && !isParticiple(value))
      continue;
    const isHeadless = noun === undefined && pointed === undefined;
    if (isHeadless && (!isBeside || clause.opener.startsWith(')'))) return undefined;
    if (noun !== undefined && isPerson(noun)) return undefined;
    // "Accepted ones get printed", "approved orders are shipped": those of the same that came so far.
    const [, far, rest = ''] =
      /^(?:(?:the|all|any|each|every) )?([a-z]+(?:ed|en)) ([a-z-]+)$/u.exec(noun ?? '') ?? [];
    if (far !== undefined && /^ones?$/u.test(rest)) return link(kind, value, gone, undefined, true);
    return link(kind, value, gone, far === undefined ? noun : rest, pointed !== undefined);
  }
  // "Ideas get assigned, come in and get edited"
  const [, comes = ''] = COMES_IN.exec(said) ?? [];
  if (comes !== '' && isBeside && before.kind === 'is')
    return link('is', comes.startsWith('come') ? 'received' : 'arrived', comes);
  const { noun: arriving, verb: arrives = '' } = ARRIVES.exec(said)?.groups ?? {};
  if (arriving !== undefined && !isPerson(arriving)) {
    const value = /^(?:an? )?new /u.test(arriving)
      ? 'new'
      : arrives.startsWith('come')
        ? 'received'
        : 'arrived';
    return { ...link('is', value, arrives, arriving), isArrival: true };
  }
  const isGoingOn = isBeside && before.kind === 'deed';
  const linkOfDeed = (): Link | undefined => {
    const deed = deedIn(said, isPerson);
    if (!deed) return undefined;
    const { value, verb, isPointed, isUse, isBare, alone, who = before?.who } = deed;
    if (isUse) return link('use', value, verb);
    if (clause.isAside || (isBare && !isGoingOn)) return undefined;
    const isLoose = !isPointed && !isOrdered;
    return {
      ...link('deed', value, verb),
      isPointed,
      isLoose,
      alone,
      verb,
      ...(who !== undefined && { who }),
    };
  };
  if (!isBeside) {
    const deed = linkOfDeed();
    if (deed) return deed;
  }
  const going = before?.kind === 'goes' ? ON_TO.exec(said)?.groups?.['state'] : undefined;
  const gone = going === undefined ? undefined : stateOf(going, 'goes');
  if (gone !== undefined) return link('goes', gone, gone);
  const deed = linkOfDeed();
  if (deed) return deed;
  // "It is received, checked and then repaired"
  const isThen = /\bthen$/u.test(clause.opener) || /^(?:then|finally|next|later) /u.test(said);
  const bare = said.replace(LEADING, '');
  // "Then bath then drying then cut"
  const isStep =
    /\bthen$/u.test(clause.opener) && /^[a-z]{3,}(?: [a-z]{3,})?$/u.test(bare) && !NO_STATE.test(bare);
  const step = isStep ? link('bare', bare, bare) : undefined;
  if (!before || (!isBeside && !isThen)) return step;
  const value = /^(?:the|an?) /u.test(bare) ? undefined : stateOf(bare, 'is');
  const isShort = value !== undefined && value.split(' ').length < 3;
  const isWhole = value === bare || (value !== undefined && isParticiple(value));
  if (value !== undefined && (isThen || (isShort && isWhole && before.kind !== 'deed')))
    return link('bare', value, value);
  return step;
}
/** "When the deposit comes in it is confirmed" */
const EMBEDDED =
  /[a-z] ((?:it|they|she|he|the [a-z-]+(?= (?:is|gets) ))(?:'s|'re| (?:is|are|gets?|becomes?|goes|moves?|can be|must be|will be)) )/u;

import { isWithin, type Span } from '../../facts.ts';
import { participleOf, stemsOf } from '../../words/english-stems.ts';
import { isBase } from './doing.ts';
import { ADJECTIVAL, type Choice } from './choices/choice.ts';
import type { Token } from './tokens.ts';

// A life that is told rather than listed: "A fault is new until a fitter takes it, then it is in progress, and once he has signed it off it's
// closed." Each clause says of the same thing what it is, what it becomes, or what somebody does to it.

export interface Told {
  values: readonly string[];
  /** The words of each value. */
  parts: readonly Span[];
  /** From the first of them to the last. */
  span: Span;
}

interface Clause extends Span {
  text: string;
  /** What stands between it and the clause before: ", and then". */
  opener: string;
  /** Which sentence it stands in. */
  sentence: number;
}
type Kind = 'is' | 'goes' | 'deed' | 'bare';
interface Link {
  kind: Kind;
  value: string;
  span: Span;
  /** A noun that it is said of; nothing where it is a pronoun or left out. */
  subject: Span | undefined;
  isPointed: boolean;
  /** Who does it. */
  who?: string;
  /** Words that say that something comes before or after something else. */
  isOrdered: boolean;
  clause: Clause;
}

const OPENERS = 'and then|but then|then|and|but|or|before|until|till|once|when|after|as soon as|while';
const CUT = new RegExp(
  String.raw`\s*(?:[.!?;\n]+|[,()]|:|\s[-–—]+\s)\s*(?:(?:${OPENERS})\b\s*)*|\s+(?:${OPENERS})\s+`,
  'gu',
);

function clausesOf(lower: string): Clause[] {
  const found: Clause[] = [];
  let at = 0;
  let opener = '';
  let sentence = 0;
  const end = (to: number) => {
    const text = lower.slice(at, to);
    if (text.trim() !== '') found.push({ text, start: at, end: to, opener, sentence });
  };
  for (const { 0: mark, index } of lower.matchAll(CUT)) {
    end(index);
    opener = index === at && found.length === 0 ? mark : mark.trim();
    if (/[.!?;\n]/u.test(mark)) sentence += 1;
    at = index + mark.length;
  }
  end(lower.length);
  return found;
}

/** Something that comes in its turn. */
const ORDER =
  /\b(?:first|then|next|after(?:wards)?|later|finally|initially|eventually|at (?:first|last)|in the end|until|till|once|when|before|as soon as|starts?|begins?|ends? up|goes|moves?)\b/u;
const ADVERBS =
  '(?:(?:first(?: of all)?|at first|initially|to begin with|next|then|after that|afterwards|later(?: on)?|finally|lastly|at last|at the end|in the end|eventually|now|also|so|usually|sometimes|maybe|either|hopefully|there|here),? )*';
const LEADING = new RegExp(`^${ADVERBS}`, 'u');
const NOUN = String.raw`(?:(?:an?|the|each|every|any|all|our|my|their|its|such an?|new) )*(?:[a-z][a-z-]+ ){0,2}?[a-z][a-z-]+`;
const PRONOUN = 'it|they|this|that|these|those|each one|each|both';
const BE = String.raw`(?:is|are|was|gets?|becomes?|stays?|remains?|(?:starts?|begins?)(?: (?:out|off|life))?(?: as)?|ends? up(?: as)?|(?:has|have) (?:been|to be)|(?:can|must|should|will|may) be)`;
const BETWEEN =
  '(?:(?:being|been|marked(?: as)?|set to|then|now|first|initially|finally|considered|called|still|either|automatically|always) )*';
const IS = new RegExp(
  String.raw`^${ADVERBS}(?:(?<pointed>${PRONOUN})(?:'s|'re| ${BE})|(?<noun>${NOUN}) ${BE}|(?<none>${BE})) ${BETWEEN}(?<state>[a-z][a-z' -]*)$`,
  'u',
);
const GOES = new RegExp(
  String.raw`^${ADVERBS}(?:(?:(?<pointed>${PRONOUN})|(?<noun>${NOUN})) )?(?:goes|go|moves?|passes|comes?|changes?|turns?|(?:is|are|gets?|get) (?:moved|sent|passed|handed)|can be moved) (?:back |on |over |straight )?(?:in)?to (?<state>[a-z][a-z' -]*)$`,
  'u',
);
/** "Then to typesetting" goes on with what went somewhere. */
const ON_TO = new RegExp(String.raw`^${ADVERBS}(?:in)?to (?<state>[a-z][a-z' -]*)$`, 'u');
const WHO = String.raw`i|we|you|he|she|they|(?:someone|somebody)|(?:(?:the|an?|our|my|their|one of (?:the|our)) )?(?:[a-z][a-z-]+ )??[a-z][a-z-]+`;
const OBJECT = 'it|them|him|her|this|these|those|each one|each|the thing';
const PARTICLE = 'off|out|up|back|on|in|over|down|away|through';
const DEED = new RegExp(
  String.raw`^${ADVERBS}(?:(?:(?<who>${WHO}) )(?:then |also |either |(?:has|have|need|needs) to |must |can |will |should )?)?(?<verb>[a-z]+)(?: (?<early>${PARTICLE}))?(?<object> (?:${OBJECT}))?(?: (?<late>${PARTICLE}))?(?: (?:in|at|on|for|to|from|by|with) [a-z' -]{2,40})?$`,
  'u',
);

/** How a state goes on with when, where and by whom, which is no part of it. */
const ADJUNCT =
  /(?<=\S) (?:by|an?|one|two|three|\d+|at|from|to|as|until|during|within|because|if|so|in|on|for|with|up to|after|before|later|again|together|yet|anyway|somehow|straight ?away|right away|immediately|per) .*$|(?<=\S) (?:again|later|yet|anyway|there|here|too|then|finally|first|automatically|online|by hand)$/u;
const PLACED =
  /^(?:in|on|at|with|under|out|out of|off|up for|waiting(?: for| to)?|ready(?: for| to)?|due(?: for)?|open(?: for)?|on the) /u;
const NO_STATE =
  /\b(?:automatically|e-?mail(?:s|ed)?|i|we|you|he|she|they|it|who|which|what|when|where|how|that|there|not|never|very|so|too|more|less|than|important|easy|hard|able|allowed|possible|about|like|called|based|used|shared|visible|welcome|supposed|going)\b|^(?:an?|the|our|my|their|its|his|her|my|only|just|all|some|any|no)$/u;
const MOST_WORDS = 4;

/** What something is said to be, without the words around it; nothing where that is no state. */
function stateOf(said: string, kind: Kind): string | undefined {
  let state = said
    .trim()
    .replace(/^(?:either|now|then|also|just|finally|being|marked(?: as)?|as|to be) /u, '');
  const [placed = ''] = PLACED.exec(state) ?? [];
  const rest = state.slice(placed.length).replace(/^(?:the|our|an?) /u, placed === '' ? '' : '$&');
  state = (placed + rest.replace(ADJUNCT, '')).trim();
  if (kind === 'is' && placed === '') state = state.replace(/^(?:an?|the) /u, '');
  if (kind === 'goes') state = state.replace(/^(?:the|an?|our) /u, '');
  const words = state.split(' ');
  if (state === '' || words.length > MOST_WORDS || NO_STATE.test(state)) return undefined;
  if (kind === 'goes') return state;
  // "It is a booking" says what it is, and not how far.
  const isNoun = /^(?:an?|the) /u.test(said.trim());
  return ADJECTIVAL.test(state) || (placed !== '' && words.length > 1) || isNoun ? state : undefined;
}

const spanIn = (clause: Clause, part: string, from = 0): Span => {
  const at = Math.max(0, clause.text.indexOf(part, from));
  return { start: clause.start + at, end: clause.start + at + part.length };
};

/** Whom a life is never told of. */
type IsPerson = (noun: string) => boolean;

function linkOf(clause: Clause, before: Link | undefined, isPerson: IsPerson): Link | undefined {
  const text = clause.text.trim();
  const offset = clause.text.indexOf(text);
  const isOrdered = ORDER.test(`${clause.opener} ${text}`);
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
  if (/\b(?:once|when|after|as soon as|until|till|while|if)$/u.test(clause.opener) && !EMBEDDED.test(text))
    return undefined;
  const embedded = EMBEDDED.exec(text);
  const said = embedded ? text.slice(embedded.index + embedded[0].length - (embedded[1]?.length ?? 0)) : text;
  for (const [kind, pattern] of [
    ['is', IS],
    ['goes', GOES],
  ] as const) {
    const groups = pattern.exec(said)?.groups;
    if (!groups) continue;
    const { pointed, noun, state = '' } = groups;
    const value = stateOf(state, kind);
    if (value === undefined) continue;
    if (noun !== undefined && isPerson(noun)) return undefined;
    if (noun === undefined && pointed === undefined && !before) return undefined;
    return link(kind, value, value, noun, pointed !== undefined);
  }
  if (!before || before.clause.sentence !== clause.sentence) {
    const deed = deedOf(said, link, undefined, isPerson);
    if (deed) return deed;
  }
  const going = before?.kind === 'goes' ? ON_TO.exec(said)?.groups?.['state'] : undefined;
  const gone = going === undefined ? undefined : stateOf(going, 'goes');
  if (gone !== undefined) return link('goes', gone, gone);
  const deed = deedOf(said, link, before, isPerson);
  if (deed) return deed;
  // "It is received, checked and then repaired"
  if (!before || before.clause.sentence !== clause.sentence) return undefined;
  const isThen = /\bthen$/u.test(clause.opener) || /^(?:then|finally|next|later) /u.test(said);
  const bare = said.replace(LEADING, '');
  const value = stateOf(bare, 'is');
  const isShort = value !== undefined && value.split(' ').length < 3;
  return value !== undefined && (isThen || (isShort && value === bare && before.kind !== 'deed'))
    ? link('bare', value, value)
    : undefined;
}
/** "When the deposit comes in it is confirmed" */
const EMBEDDED =
  /[a-z] ((?:it|they)(?:'s|'re| (?:is|are|gets?|becomes?|goes|moves?|can be|must be|will be)) )/u;

function deedOf(
  said: string,
  link: (kind: Kind, value: string, part: string) => Link,
  before: Link | undefined,
  isPerson: IsPerson,
): Link | undefined {
  const groups = DEED.exec(said)?.groups;
  const { verb = '', object, early, late, who } = groups ?? {};
  if (verb === '') return undefined;
  const isPointed = object !== undefined;
  const isGoingOn = before?.kind === 'deed' && before.isPointed;
  const isAlone = who !== undefined && isPerson(who) && said.endsWith(verb);
  if (!isPointed && !isGoingOn && !isAlone) return undefined;
  const stem = stemsOf(verb).find((one) => isBase(one));
  const particle = late ?? early;
  if (stem === undefined || (IDLE.test(stem) && particle === undefined)) return undefined;
  const value = [participleOf(stem), ...(particle === undefined ? [] : [particle])].join(' ');
  const doer = who ?? before?.who;
  return {
    ...link('deed', value, verb),
    isPointed: isPointed || isGoingOn,
    ...(doer !== undefined && { who: doer }),
  };
}
/** Deeds that leave nothing in another state. */
const IDLE =
  /^(?:be|have|do|want|need|like|see|know|say|tell|think|hope|let|make|get|give|show|find|look|use|call|ask|ring|help|keep|hold|try|love|hate|read|watch|wish|mean|put|can|may|go|come|forget|remember|lose|own|live|work|write|enter|type|note|choose|pick|take|bring|set|leave)$/u;

const LEAST = 3;
const MOST = 12;
/** So many clauses may stand between two that tell of the same. */
const GAP = 2;

function lifeOf(links: readonly Link[]): Told | undefined {
  const kept = links.filter((one, at) => links.findIndex(({ value }) => value === one.value) === at);
  const [first] = kept;
  const last = kept.at(-1);
  if (!first || !last || kept.length > MOST) return undefined;
  const ordered = kept.filter(({ isOrdered }) => isOrdered).length;
  const stated = kept.filter(({ kind }) => kind === 'is' || kind === 'goes').length;
  const doers = new Set(kept.flatMap(({ who }) => who ?? [])).size;
  const isHandedOn = stated === 0 && doers > 1 && kept.some(({ isPointed }) => isPointed);
  if (kept.length < LEAST || (!isHandedOn && (ordered < 2 || stated < 1))) return undefined;
  return {
    values: kept.map(({ value }) => value),
    parts: kept.map(({ span }) => span),
    span: { start: first.span.start, end: last.span.end },
  };
}

/** The lives that a text tells in clauses. @param lower in lower case, letter for letter as long as the text */
export function toldLives(lower: string, isPerson: IsPerson): Told[] {
  const found: Told[] = [];
  let chain: Link[] = [];
  let gap = 0;
  const end = () => {
    const life = lifeOf(chain);
    if (life) found.push(life);
    chain = [];
    gap = 0;
  };
  for (const clause of clausesOf(lower)) {
    const before = chain.at(-1);
    const link = linkOf(clause, before, isPerson);
    if (!link) {
      gap += 1;
      if (gap > GAP) end();
      continue;
    }
    const isOther =
      link.subject !== undefined &&
      chain.some(({ subject }) => subject && textAt(lower, subject) !== textAt(lower, link.subject));
    if (isOther) end();
    chain.push(link);
    gap = 0;
  }
  end();
  return found;
}
const textAt = (lower: string, span: Span | undefined): string =>
  span === undefined
    ? ''
    : lower
        .slice(span.start, span.end)
        .replace(/^(?:(?:an?|the|each|every|any|all|our|my|their|its|such an?|new) )+/u, '')
        .replace(/s$/u, '');

/** Whether more of a life is told than a list beside it has. */
export const tellsMore = ({ values, span }: Told, listed: readonly Choice[]): boolean =>
  !listed.some(
    (one) =>
      one.start < span.end &&
      span.start < one.end &&
      (one.values.length >= values.length || !isWithin(one, span)),
  );

/** The lives as choices, each in the place of its first value. */
export const firstsOf = (told: readonly Told[]): Choice[] =>
  told.flatMap(({ values, parts }) => {
    const [first] = parts;
    return first ? [{ label: '', values, isLife: true, ...first, valuesSpan: first }] : [];
  });

/** What is a state of something is no thing beside it: the later values are no nouns. */
export const withoutValues = (tokens: readonly Token[], told: readonly Told[]): Token[] => {
  const parts = told.flatMap((life) => life.parts.slice(1));
  return tokens.map((token) =>
    parts.some((part) => isWithin(token, part)) ? { ...token, pos: 'ADV' } : token,
  );
};
